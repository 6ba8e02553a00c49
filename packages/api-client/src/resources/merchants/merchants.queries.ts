import type { MerchantSearch } from '@tableside/core';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { ApiError } from '../../client/api-error.ts';
import type { ApiClient } from '../../client/client.ts';
import { getMerchant, searchMerchants } from './merchants.resource.ts';

const FRESH_FOR_MS = 60_000;

export const merchantSearchQuery = (client: ApiClient, search: MerchantSearch) =>
  queryOptions({
    queryKey: ['merchants', 'search', search],
    queryFn: ({ signal }) => searchMerchants(client, search, signal),
    staleTime: FRESH_FOR_MS,
    placeholderData: keepPreviousData,
    // Offline, the service worker may have served outdated results from its cache.
    refetchOnReconnect: 'always',
  });

/**
 * The search of a carousel. It does not retry, because showing the page without it is better than making the
 * page wait (MER-33).
 */
export const merchantCarouselQuery = (client: ApiClient, search: MerchantSearch) =>
  queryOptions({
    queryKey: ['merchants', 'carousel', search],
    queryFn: ({ signal }) => searchMerchants(client, search, signal),
    staleTime: FRESH_FOR_MS,
    retry: false,
  });

export const merchantQuery = (client: ApiClient, merchantId: string) =>
  queryOptions({
    queryKey: ['merchants', 'detail', merchantId],
    queryFn: ({ signal }) => getMerchant(client, merchantId, signal),
    staleTime: FRESH_FOR_MS,
    retryOnMount: ({ state: { error } }) => !(error instanceof ApiError && error.status === 404),
  });
