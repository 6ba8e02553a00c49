import { queryOptions } from '@tanstack/react-query';

import { ApiError } from '../../client/api-error.ts';
import type { ApiClient } from '../../client/client.ts';
import { getPlace, getPlaces } from './places.resource.ts';

const FRESH_FOR_MS = 60_000;

export const placeQuery = (client: ApiClient, path: string) =>
  queryOptions({
    queryKey: ['places', path],
    queryFn: ({ signal }) => getPlace(client, path, signal),
    staleTime: FRESH_FOR_MS,
    retryOnMount: ({ state: { error } }) => !(error instanceof ApiError && error.status === 404),
  });

export const placesQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['places'],
    queryFn: ({ signal }) => getPlaces(client, signal),
    staleTime: FRESH_FOR_MS,
  });
