import { queryOptions } from '@tanstack/react-query';

import type { ApiClient } from '../../client/client.ts';
import { getSecureFrameUrl } from './secure-frame.resource.ts';

export const secureFrameUrlQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['secure-frame'],
    queryFn: ({ signal }) => getSecureFrameUrl(client, signal),
    staleTime: Infinity,
  });
