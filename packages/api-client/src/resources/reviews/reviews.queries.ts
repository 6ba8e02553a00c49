import { queryOptions } from '@tanstack/react-query';

import type { ApiClient } from '../../client/client.ts';
import { getReviewed } from './reviews.resource.ts';

/** Which of these transactions are reviewed. If there are no ids, no request is sent. */
export const reviewedQuery = (client: ApiClient, publicId: string, transactionIds: readonly string[]) =>
  queryOptions({
    queryKey: ['reviewed', publicId, transactionIds],
    queryFn: ({ signal }) => getReviewed(client, transactionIds, signal),
    enabled: transactionIds.length > 0,
  });
