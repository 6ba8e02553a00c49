import { queryOptions } from '@tanstack/react-query';

import type { ApiClient } from '../../client/client.ts';
import { getFeatureFlags } from './feature-flags.resource.ts';

/** Asked once a visit; without an answer the partner's settings stand. */
export const featureFlagsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['feature-flags'],
    queryFn: ({ signal }) => getFeatureFlags(client, signal),
    staleTime: Infinity,
  });
