import { queryOptions } from '@tanstack/react-query';

import { ApiError } from '../../client/api-error.ts';
import type { ApiClient } from '../../client/client.ts';
import { getMenu } from './menus.resource.ts';

const FRESH_FOR_MS = 60_000;

/** A merchant's menu as text. */
export const menuQuery = (client: ApiClient, merchantId: string) =>
  queryOptions({
    queryKey: ['menus', merchantId],
    queryFn: ({ signal }) => getMenu(client, merchantId, signal),
    staleTime: FRESH_FOR_MS,
    // The page of a menu that is known to be missing says so without a request.
    retryOnMount: ({ state: { error } }) => !(error instanceof ApiError && error.status === 404),
  });
