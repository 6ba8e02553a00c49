import { queryOptions } from '@tanstack/react-query';

import type { ApiClient } from '../../client/client.ts';
import { getReviewed } from './reviews.resource.ts';

export const reviewedQuery = (client: ApiClient, publicId: string, transactionIds: readonly string[]) =>
  queryOptions({
    queryKey: ['reviewed', publicId, transactionIds],
    queryFn: ({ signal }) => getReviewed(client, transactionIds, signal),
    enabled: transactionIds.length > 0,
  });
