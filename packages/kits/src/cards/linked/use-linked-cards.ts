import { memberCardsQuery } from '@tableside/api-client/queries';
import { selectableCards, type LinkedCard } from '@tableside/core';
import { usePartner } from '@tableside/kits/partner';
import { useApi } from '@tableside/kits/session';
import { useQuery } from '@tanstack/react-query';

export interface LinkedCards {
  /** None while they are not known. */
  readonly cards: readonly LinkedCard[];
  readonly status: 'pending' | 'error' | 'success';
  readonly refetch: () => Promise<unknown>;
  /** How many cards a member of this partner may have. */
  readonly max: number;
  /** How many can be added now; the most there may be while the cards are not known. */
  readonly selectable: number;
}

const none: readonly LinkedCard[] = [];

/** The cards that the member has linked, and how many more there may be. */
export function useLinkedCards(): LinkedCards {
  const { maxLinkedCards: max } = usePartner();
  const { data: cards = none, status, refetch } = useQuery(memberCardsQuery(useApi()));
  return { cards, status, refetch, max, selectable: selectableCards(max, cards.length) };
}
