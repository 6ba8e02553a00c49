import { formatMerchantSearch, type MerchantPositions, type MerchantSearch } from '@tableside/core';

import type { ApiClient } from '../../client/client.ts';
import { readPositionsAnswer, toPositions } from './merchant-positions.mapper.ts';

/** A search without what orders and pages its list. */
export type PositionsSearch = Omit<MerchantSearch, 'pageNo' | 'pageSize' | 'sortBy'>;

/**
 * GET /api/v2/Merchants/Search/Positions: where the merchants of all pages of a search are, the nearest few
 * hundred (SEA-06). Rejects with status 404 where the server does not have this call.
 */
export async function getMerchantPositions(
  client: ApiClient,
  search: PositionsSearch,
  signal?: AbortSignal,
): Promise<MerchantPositions> {
  const query = formatMerchantSearch(search);
  const answer = await client.call({ path: '/api/v2/Merchants/Search/Positions', query, signal });
  return toPositions(readPositionsAnswer(answer));
}
