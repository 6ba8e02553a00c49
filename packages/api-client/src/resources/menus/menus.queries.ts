import { queryOptions } from '@tanstack/react-query';

import { ApiError } from '../../client/api-error.ts';
import type { ApiClient } from '../../client/client.ts';
import { getMenu } from './menus.resource.ts';

const FRESH_FOR_MS = 60_000;

export const menuQuery = (client: ApiClient, merchantId: string) =>
  queryOptions({
    queryKey: ['menus', merchantId],
    queryFn: ({ signal }) => getMenu(client, merchantId, signal),
    staleTime: FRESH_FOR_MS,
    retryOnMount: ({ state: { error } }) => !(error instanceof ApiError && error.status === 404),
  });
