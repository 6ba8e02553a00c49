import type { Coordinates, LocationPrediction } from '@tableside/core';

import type { ApiClient } from '../../client/client.ts';
import type {
  DefaultUserLocationAnswer,
  LocationPredictionsAnswer,
  ValidateZipAnswer,
} from './locations.contract.ts';

/** Letters that must be typed before places are suggested (SEA-33). */
export const SHORTEST_PREDICTION_TEXT = 3;

/** GET /api/DefaultUserLocation: where the server believes the visitor to be (API-12). */
export const getDefaultUserLocation = async (client: ApiClient, signal?: AbortSignal): Promise<Coordinates> =>
  (await client.call({ path: '/api/DefaultUserLocation', signal })) as DefaultUserLocationAnswer;

/** GET /api/v2/Locations/Predictions: places that typed text may mean, best first (SEA-33). */
export async function getLocationPredictions(
  client: ApiClient,
  text: string,
  signal?: AbortSignal,
): Promise<LocationPrediction[]> {
  const answer = (await client.call({
    path: '/api/v2/Locations/Predictions',
    query: [['text', text]],
    signal,
  })) as LocationPredictionsAnswer;
  return answer.predictions.map(({ text, latitude, longitude }) => ({
    text,
    coordinates: { latitude, longitude },
  }));
}

/** GET /api/Members/Validate/Zip: whether five digits are a ZIP code of the U.S. (API-10). */
export async function validateZip(client: ApiClient, zip: string, signal?: AbortSignal): Promise<boolean> {
  const path = '/api/Members/Validate/Zip';
  const answer = (await client.call({ path, query: [['zip', zip]], signal })) as ValidateZipAnswer;
  return answer.isValid;
}
