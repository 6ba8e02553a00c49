import { formatMerchantSearch, type MerchantPositions, type MerchantSearch } from '@tableside/core';

import type { ApiClient } from '../../client/client.ts';
import { readPositionsResponse, toPositions } from './merchant-positions.mapper.ts';

export type PositionsSearch = Omit<MerchantSearch, 'pageNo' | 'pageSize' | 'sortBy'>;

/**
 * GET /api/v2/Merchants/Search/Positions: returns the positions of the nearest few hundred merchants of a
 * search, over all pages (SEA-06). Rejects with 404 if the server does not provide this call.
 */
export async function getMerchantPositions(
  client: ApiClient,
  search: PositionsSearch,
  signal?: AbortSignal,
): Promise<MerchantPositions> {
  const query = formatMerchantSearch(search);
  const response = await client.call({ path: '/api/v2/Merchants/Search/Positions', query, signal });
  return toPositions(readPositionsResponse(response));
}
