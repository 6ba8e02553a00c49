import { partnerCardsQuery } from '@tableside/api-client/queries';
import type { PartnerCard } from '@tableside/core';
import { usePartner } from '@tableside/kit-partner';
import { useApi } from '@tableside/kit-session';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { useLinkedCards } from '../linked/use-linked-cards.ts';
import { pickableCards } from './card-picks.ts';

export interface CardChoice {
  /** The partner's cards that can be picked; none while they are not known. */
  readonly pickable: readonly PartnerCard[];
  /** How far their list is; "off" where the partner hands over none. */
  readonly status: 'off' | 'pending' | 'error' | 'success';
  /** How many cards can be added now, how many there may be, and how many there are. */
  readonly selectable: number;
  readonly max: number;
  readonly linked: number;
}

const none: readonly PartnerCard[] = [];

/** What a member may choose from (CRD-01, CRD-27). The partner's cards are asked for once (API-15). */
export function useCardChoice(): CardChoice {
  const { hasPartnerLoadedCards } = usePartner();
  const { cards, selectable, max } = useLinkedCards();
  const { data = none, status } = useQuery({
    ...partnerCardsQuery(useApi()),
    enabled: hasPartnerLoadedCards,
  });
  const pickable = useMemo(() => pickableCards(data, cards), [data, cards]);
  return {
    pickable,
    status: hasPartnerLoadedCards ? status : 'off',
    selectable,
    max,
    linked: cards.length,
  };
}
