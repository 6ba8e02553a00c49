import { memberCardsQuery } from '@tableside/api-client/queries';
import { selectableCards, type LinkedCard } from '@tableside/core';
import { useFailure } from '@tableside/kits/failure';
import { usePartner } from '@tableside/kits/partner';
import { useApi } from '@tableside/kits/session';
import { useQuery } from '@tanstack/react-query';

export interface LinkedCards {
  readonly cards: readonly LinkedCard[];
  /** An error without cards, also while they are fetched again. */
  readonly status: 'pending' | 'error' | 'success';
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
  readonly max: number;
  /** How many cards can be added now. Until the cards have loaded, this is the maximum. */
  readonly selectable: number;
}

const none: readonly LinkedCard[] = [];

export function useLinkedCards(): LinkedCards {
  const { maxLinkedCards: max } = usePartner();
  const query = useQuery(memberCardsQuery(useApi()));
  const { data: cards = none, isFetching, refetch } = query;
  const failure = useFailure(query);
  const status = query.data ? 'success' : failure ? 'error' : 'pending';
  return { cards, status, isFetching, refetch, max, selectable: selectableCards(max, cards.length) };
}
