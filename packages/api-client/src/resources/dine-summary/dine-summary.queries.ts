import { queryOptions } from '@tanstack/react-query';

import type { ApiClient } from '../../client/client.ts';
import { getDineSummary } from './dine-summary.resource.ts';

export const dineSummaryQuery = (client: ApiClient, publicId: string) =>
  queryOptions({
    queryKey: ['dine-summary', publicId],
    queryFn: ({ signal }) => getDineSummary(client, signal),
  });
