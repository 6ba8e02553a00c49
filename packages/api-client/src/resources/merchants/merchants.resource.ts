import {
  formatMerchantSearch,
  type MerchantDetail,
  type MerchantSearch,
  type MerchantSearchResult,
} from '@tableside/core';

import type { ApiClient } from '../../client/client.ts';
import {
  readMerchantDetail,
  readSearchResponse,
  toMerchantDetail,
  toSearchResult,
} from './merchants.mapper.ts';

export async function searchMerchants(
  client: ApiClient,
  search: MerchantSearch,
  signal?: AbortSignal,
): Promise<MerchantSearchResult> {
  const query = formatMerchantSearch(search);
  const response = await client.call({ path: '/api/v2/Merchants/Search', query, signal });
  return toSearchResult(readSearchResponse(response));
}

/** GET /api/merchants/{merchantId}: one merchant. Rejects with 404 for an unknown id (MER-27). */
export async function getMerchant(
  client: ApiClient,
  merchantId: string,
  signal?: AbortSignal,
): Promise<MerchantDetail> {
  const body = await client.call({ path: `/api/merchants/${encodeURIComponent(merchantId)}`, signal });
  return toMerchantDetail(readMerchantDetail(body));
}
