import { queryOptions } from '@tanstack/react-query';

import type { ApiClient } from '../../client/client.ts';
import { getFlexOffer } from './flex-offers.resource.ts';

export const flexOfferQuery = (
  client: ApiClient,
  offer: { readonly merchantId: string; readonly publicId: string },
) =>
  queryOptions({
    queryKey: ['flex-offer', offer.publicId, offer.merchantId],
    queryFn: ({ signal }) => getFlexOffer(client, offer, signal),
  });
