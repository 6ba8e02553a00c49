import { queryOptions } from '@tanstack/react-query';

import type { ApiClient } from '../../client/client.ts';
import { getFeatureFlags } from './feature-flags.resource.ts';

/** Fetched once per visit. If that fails, the partner's settings apply. */
export const featureFlagsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['feature-flags'],
    queryFn: ({ signal }) => getFeatureFlags(client, signal),
    staleTime: Infinity,
  });
