import { queryOptions } from '@tanstack/react-query';

import type { ApiClient } from '../../client/client.ts';
import { getCreditBalance } from './credit-balance.resource.ts';

/** The member's balance in cents. */
export const creditBalanceQuery = (client: ApiClient, publicId: string) =>
  queryOptions({
    queryKey: ['credit-balance', publicId],
    queryFn: ({ signal }) => getCreditBalance(client, signal),
  });
