import { memberCardsQuery } from '@tableside/api-client/queries';
import { selectableCards, type LinkedCard } from '@tableside/core';
import { usePartner } from '@tableside/kits/partner';
import { useApi } from '@tableside/kits/session';
import { useQuery } from '@tanstack/react-query';

export interface LinkedCards {
  readonly cards: readonly LinkedCard[];
  readonly status: 'pending' | 'error' | 'success';
  readonly refetch: () => Promise<unknown>;
  readonly max: number;
  /** How many cards can be added now. Until the cards have loaded, this is the maximum. */
  readonly selectable: number;
}

const none: readonly LinkedCard[] = [];

export function useLinkedCards(): LinkedCards {
  const { maxLinkedCards: max } = usePartner();
  const { data: cards = none, status, refetch } = useQuery(memberCardsQuery(useApi()));
  return { cards, status, refetch, max, selectable: selectableCards(max, cards.length) };
}
