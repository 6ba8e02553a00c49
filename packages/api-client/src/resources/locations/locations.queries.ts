import { plainText } from '@tableside/core';
import { queryOptions } from '@tanstack/react-query';

import type { ApiClient } from '../../client/client.ts';
import {
  getDefaultUserLocation,
  getLocationPredictions,
  SHORTEST_PREDICTION_TEXT,
  validateZip,
} from './locations.resource.ts';

export const defaultUserLocationQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['locations', 'default'],
    queryFn: ({ signal }) => getDefaultUserLocation(client, signal),
    staleTime: Infinity,
    retry: false,
  });

export const locationPredictionsQuery = (client: ApiClient, typed: string) => {
  const text = plainText(typed);
  return queryOptions({
    queryKey: ['locations', 'predictions', text.toLowerCase()],
    queryFn: ({ signal }) => getLocationPredictions(client, text, signal),
    enabled: text.length >= SHORTEST_PREDICTION_TEXT,
    staleTime: Infinity,
    retry: false,
  });
};

export const validateZipQuery = (client: ApiClient, zip: string) =>
  queryOptions({
    queryKey: ['locations', 'zip', zip],
    queryFn: ({ signal }) => validateZip(client, zip, signal),
    staleTime: Infinity,
    retry: false,
  });
