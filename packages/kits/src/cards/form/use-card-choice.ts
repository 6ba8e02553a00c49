import { partnerCardsQuery } from '@tableside/api-client/queries';
import type { PartnerCard } from '@tableside/core';
import { usePartner } from '@tableside/kits/partner';
import { useApi } from '@tableside/kits/session';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { useLinkedCards } from '../linked/use-linked-cards.ts';
import { availableCards } from './card.values.ts';

export interface CardChoice {
  readonly available: readonly PartnerCard[];
  /** The status of the list of partner-loaded cards. `off` means that the partner provides no cards. */
  readonly status: 'off' | 'pending' | 'error' | 'success';
  readonly selectable: number;
  readonly max: number;
  readonly linked: number;
}

const none: readonly PartnerCard[] = [];

export function useCardChoice(): CardChoice {
  const { hasPartnerLoadedCards } = usePartner();
  const { cards, selectable, max } = useLinkedCards();
  const { data = none, status } = useQuery({
    ...partnerCardsQuery(useApi()),
    enabled: hasPartnerLoadedCards,
  });
  const available = useMemo(() => availableCards(data, cards), [data, cards]);
  return {
    available,
    status: hasPartnerLoadedCards ? status : 'off',
    selectable,
    max,
    linked: cards.length,
  };
}
