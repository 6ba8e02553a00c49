import { memberCardsQuery } from '@tableside/api-client/queries';
import { selectableCards, type LinkedCard } from '@tableside/core';
import { usePartner } from '@tableside/kits/partner';
import { useApi } from '@tableside/kits/session';
import { useQuery } from '@tanstack/react-query';

export interface LinkedCards {
  readonly cards: readonly LinkedCard[];
  readonly status: 'pending' | 'error' | 'success';
  readonly refetch: () => Promise<unknown>;
  /** The partner's maximum of linked cards per member. */
  readonly max: number;
  /** Number of cards that can be added now; the maximum until the cards have loaded. */
  readonly selectable: number;
}

const none: readonly LinkedCard[] = [];

/** The member's linked cards, and how many more can be added. */
export function useLinkedCards(): LinkedCards {
  const { maxLinkedCards: max } = usePartner();
  const { data: cards = none, status, refetch } = useQuery(memberCardsQuery(useApi()));
  return { cards, status, refetch, max, selectable: selectableCards(max, cards.length) };
}
