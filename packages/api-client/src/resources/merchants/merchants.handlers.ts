import { formatBounds, parseBounds } from '@tableside/core';

import { fake, type FakeResponse } from '../../testing/fake-response.ts';
import {
  buildMerchantBodies,
  buildMerchantDetailBody,
  buildPositionsResponse,
  buildSearchResponse,
} from './merchants.builders.ts';
import {
  merchantDetailBody,
  merchantPositionsResponse,
  merchantSearchResponse,
  type MerchantBody,
  type MerchantDetailBody,
  type MerchantPositionsResponse,
  type MerchantSearchResponse,
} from './merchants.contract.ts';

const isList = (response: FakeResponse<unknown>): response is readonly MerchantBody[] =>
  Array.isArray(response);

function withIds(merchants: readonly MerchantBody[], query: URLSearchParams) {
  const ids = query.get('merchantIds')?.split(',');
  if (!ids) return { requested: merchants };
  const known = new Set(merchants.map(({ id }) => id));
  return {
    requested: merchants.filter(({ id }) => ids.includes(id)),
    left: ids.filter((id) => !known.has(id)),
  };
}

function inBounds(merchants: readonly MerchantBody[], query: URLSearchParams) {
  const bounds = parseBounds(query.get('bounds') ?? '');
  if (!bounds) return { found: merchants };
  const found = merchants.filter(({ location: { coordinates } }) => {
    const { latitude, longitude } = coordinates;
    const isInRange = latitude >= bounds.south && latitude <= bounds.north;
    return isInRange && longitude >= bounds.west && longitude <= bounds.east;
  });
  return { found, bounds };
}

const pagesOf =
  (merchants: readonly MerchantBody[]): FakeResponse<MerchantSearchResponse> =>
  ({ query }) => {
    const { requested, left } = withIds(merchants, query);
    const { found, bounds } = inBounds(requested, query);
    const pageNo = Number(query.get('pageNo') ?? 1);
    const pageSize = Number(query.get('pageSize') ?? 10);
    return {
      ...buildSearchResponse(found, { pageNo, pageSize }),
      ...(bounds && { bounds: formatBounds(bounds) }),
      ...(left && { leftMerchantIds: left }),
    };
  };

export const merchantHandlers = {
  search: (
    response: readonly MerchantBody[] | FakeResponse<MerchantSearchResponse> = buildMerchantBodies(12),
  ) =>
    fake<MerchantSearchResponse>({
      method: 'get',
      path: '/api/v2/Merchants/Search',
      contract: merchantSearchResponse,
      response: isList(response) ? pagesOf(response) : response,
    }),

  positions: (
    response: readonly MerchantBody[] | FakeResponse<MerchantPositionsResponse> = buildMerchantBodies(12),
  ) =>
    fake<MerchantPositionsResponse>({
      method: 'get',
      path: '/api/v2/Merchants/Search/Positions',
      contract: merchantPositionsResponse,
      response: isList(response)
        ? ({ query }) => buildPositionsResponse(inBounds(withIds(response, query).requested, query).found)
        : response,
    }),

  detail: (
    response: FakeResponse<MerchantDetailBody> = ({ params }) =>
      buildMerchantDetailBody({ id: params['merchantId'] }),
  ) =>
    fake<MerchantDetailBody>({
      method: 'get',
      path: '/api/merchants/:merchantId',
      contract: merchantDetailBody,
      response,
    }),
};
