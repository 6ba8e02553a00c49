import { mutationOptions, queryOptions } from '@tanstack/react-query';

import type { ApiClient } from '../../client/client.ts';
import {
  addCards,
  getMemberCards,
  getPartnerCards,
  removeCard,
  type CardSubmission,
} from './cards.resource.ts';

export const memberCardsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['member', 'cards'],
    queryFn: ({ signal }) => getMemberCards(client, signal),
    // The list, form and notice of one page share a request.
    staleTime: 5_000,
  });

/** Fetched only once, whether that succeeds or fails (API-15). */
export const partnerCardsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['member', 'partner-cards'],
    queryFn: ({ signal }) => getPartnerCards(client, signal),
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
    retryOnMount: false,
    refetchOnMount: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });

export const addCardsMutation = (client: ApiClient) =>
  mutationOptions({ mutationFn: (submission: CardSubmission) => addCards(client, submission) });

export const removeCardMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: (card: Parameters<typeof removeCard>[1]) => removeCard(client, card),
  });
