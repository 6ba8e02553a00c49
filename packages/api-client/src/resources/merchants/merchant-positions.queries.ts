import type { MerchantSearch } from '@tableside/core';
import { queryOptions } from '@tanstack/react-query';

import type { ApiClient } from '../../client/client.ts';
import { getMerchantPositions } from './merchant-positions.resource.ts';

const FRESH_FOR_MS = 60_000;

/** The positions for a map, which works without them if the server does not provide this call (SEA-06). */
export const merchantPositionsQuery = (
  client: ApiClient,
  { pageNo: _pageNo, pageSize: _pageSize, sortBy: _sortBy, ...search }: MerchantSearch,
) =>
  queryOptions({
    queryKey: ['merchants', 'positions', search],
    queryFn: ({ signal }) => getMerchantPositions(client, search, signal),
    staleTime: FRESH_FOR_MS,
    retry: false,
  });
