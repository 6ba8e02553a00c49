import { queryOptions } from '@tanstack/react-query';

import type { ApiClient } from '../../client/client.ts';
import { getFlexOffer } from './flex-offers.resource.ts';

/** A merchant's offer to the member, cached separately for each member who signs in. */
export const flexOfferQuery = (
  client: ApiClient,
  offer: { readonly merchantId: string; readonly publicId: string },
) =>
  queryOptions({
    queryKey: ['flex-offer', offer.publicId, offer.merchantId],
    queryFn: ({ signal }) => getFlexOffer(client, offer, signal),
  });
