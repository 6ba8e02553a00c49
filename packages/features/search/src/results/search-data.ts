import { merchantSearchQuery } from '@tableside/api-client/queries';
import type { FeatureRoute } from '@tableside/kit-feature';

import { formatAddress, readAddress } from '../address/search-address.ts';
import { isCurrentLocation, namedPlace } from '../place/place.ts';
import { toRequest } from './use-results.ts';

/** The first list of a search whose address names the place. Any other place only the visitor's browser knows. */
export const findSearchData: NonNullable<FeatureRoute['findData']> = async ({ query }, { campaignCode }) => {
  const address = readAddress(query);
  const { location } = address.search;
  // A map that is open needs a browser.
  if (location === undefined || isCurrentLocation(location) || address.isMapOpen) return undefined;
  const place = namedPlace(location);
  if (place.status !== 'ready') return undefined;
  const request = toRequest(address.search, place.location, campaignCode);
  return {
    address: formatAddress(address),
    load: (client, queryClient) => queryClient.fetchQuery(merchantSearchQuery(client, request)),
  };
};
