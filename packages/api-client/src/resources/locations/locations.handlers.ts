import { fake, type FakeResponse } from '../../testing/fake-response.ts';
import {
  defaultUserLocationResponse,
  locationPredictionsResponse,
  validateZipResponse,
  type DefaultUserLocationResponse,
  type LocationPredictionsResponse,
  type ValidateZipResponse,
} from './locations.contract.ts';

const chicago: DefaultUserLocationResponse = { latitude: 41.88425, longitude: -87.63245 };

const places: LocationPredictionsResponse['predictions'] = [
  { text: 'Boston, MA', latitude: 42.3584, longitude: -71.0598 },
  { text: 'Boulder, CO', latitude: 40.015, longitude: -105.2705 },
  { text: 'Chicago, IL', latitude: 41.8781, longitude: -87.6298 },
  { text: 'New York, NY', latitude: 40.7128, longitude: -74.006 },
  { text: 'Newark, NJ', latitude: 40.7357, longitude: -74.1724 },
  { text: 'San Diego, CA', latitude: 32.7157, longitude: -117.1611 },
];

const startingWith = (text: string) =>
  places.filter((place) => place.text.toLowerCase().startsWith(text.trim().toLowerCase()));

export const locationHandlers = {
  defaultUserLocation: (response: FakeResponse<DefaultUserLocationResponse> = chicago) =>
    fake({
      method: 'get',
      path: '/api/DefaultUserLocation',
      contract: defaultUserLocationResponse,
      response,
    }),

  predictions: (
    response: FakeResponse<LocationPredictionsResponse> = ({ query }) => ({
      predictions: startingWith(query.get('text') ?? ''),
    }),
  ) =>
    fake({
      method: 'get',
      path: '/api/v2/Locations/Predictions',
      contract: locationPredictionsResponse,
      response,
    }),

  validateZip: (
    response: FakeResponse<ValidateZipResponse> = ({ query }) => ({
      isValid: /^(?!00000)[0-9]{5}$/.test(query.get('zip') ?? ''),
    }),
  ) => fake({ method: 'get', path: '/api/Members/Validate/Zip', contract: validateZipResponse, response }),
};
