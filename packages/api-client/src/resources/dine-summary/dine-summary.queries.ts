import { queryOptions } from '@tanstack/react-query';

import type { ApiClient } from '../../client/client.ts';
import { getDineSummary } from './dine-summary.resource.ts';

/** A member's activity this year, cached separately for each member who signs in. */
export const dineSummaryQuery = (client: ApiClient, publicId: string) =>
  queryOptions({
    queryKey: ['dine-summary', publicId],
    queryFn: ({ signal }) => getDineSummary(client, signal),
  });
