import {
  formatMerchantSearch,
  type MerchantDetail,
  type MerchantSearch,
  type MerchantSearchResult,
} from '@tableside/core';

import type { ApiClient } from '../../client/client.ts';
import type { MerchantDetailBody, MerchantSearchAnswer } from './merchants.contract.ts';

/** What reads the answers comes beside them: no page needs it to paint. */
const loadMapper = () => import('./merchants.mapper.ts');

/** GET /api/v2/Merchants/Search: one page of merchants with totals and filter counts (API-11). */
export async function searchMerchants(
  client: ApiClient,
  search: MerchantSearch,
  signal?: AbortSignal,
): Promise<MerchantSearchResult> {
  const [answer, { toSearchResult }] = await Promise.all([
    client.call({ path: '/api/v2/Merchants/Search', query: formatMerchantSearch(search), signal }),
    loadMapper(),
  ]);
  return toSearchResult(answer as MerchantSearchAnswer);
}

/** GET /api/merchants/{merchantId}: one merchant. Rejects with status 404 for an unknown id (MER-27). */
export async function getMerchant(
  client: ApiClient,
  merchantId: string,
  signal?: AbortSignal,
): Promise<MerchantDetail> {
  const [body, { toMerchantDetail }] = await Promise.all([
    client.call({ path: `/api/merchants/${encodeURIComponent(merchantId)}`, signal }),
    loadMapper(),
  ]);
  return toMerchantDetail(body as MerchantDetailBody);
}
