import type { Coordinates, LocationPrediction } from '@tableside/core';

import type { ApiClient } from '../../client/client.ts';
import { flag, listOf, numberBetween, object, text } from '../../client/reader.ts';
import type {
  DefaultUserLocationResponse,
  LocationPredictionsResponse,
  ValidateZipResponse,
} from './locations.contract.ts';

export const SHORTEST_PREDICTION_TEXT = 3;

const coordinates = { latitude: numberBetween(-90, 90), longitude: numberBetween(-180, 180) };
const readCoordinates = object<DefaultUserLocationResponse>(coordinates);
const readPredictions = object<LocationPredictionsResponse>({
  predictions: listOf(object<LocationPredictionsResponse['predictions'][number]>({ ...coordinates, text })),
});
const readZip = object<ValidateZipResponse>({ isValid: flag });

/**
 * GET /api/DefaultUserLocation: the server's estimate of the visitor's position (API-12). A 401 does not end
 * the session.
 */
export const getDefaultUserLocation = async (client: ApiClient, signal?: AbortSignal): Promise<Coordinates> =>
  readCoordinates(await client.call({ path: '/api/DefaultUserLocation', signal, handlesUnauthorized: true }));

export async function getLocationPredictions(
  client: ApiClient,
  typed: string,
  signal?: AbortSignal,
): Promise<LocationPrediction[]> {
  const response = readPredictions(
    await client.call({ path: '/api/v2/Locations/Predictions', query: [['text', typed]], signal }),
  );
  return response.predictions.map(({ text, latitude, longitude }) => ({
    text,
    coordinates: { latitude, longitude },
  }));
}

export async function validateZip(client: ApiClient, zip: string, signal?: AbortSignal): Promise<boolean> {
  const path = '/api/Members/Validate/Zip';
  return readZip(await client.call({ path, query: [['zip', zip]], signal })).isValid;
}
