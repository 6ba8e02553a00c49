import { fake, type FakeResponse } from '../../testing/fake-response.ts';
import { placeResponse, placesResponse, type PlaceResponse, type PlacesResponse } from './places.contract.ts';

const cities = [
  { path: 'chicago-il', name: 'Chicago, IL', state: 'Illinois', count: 1240 },
  { path: 'evanston-il', name: 'Evanston, IL', state: 'Illinois', count: 6 },
  { path: 'austin-tx', name: 'Austin, TX', state: 'Texas', count: 9 },
];
const cuisines = [
  { path: 'chicago-il/italian', name: 'Italian', count: 7 },
  { path: 'chicago-il/thai', name: 'Thai', count: 5 },
];

export const placeHandlers = {
  places: (response: FakeResponse<PlacesResponse> = { places: cities }) =>
    fake({ method: 'get', path: '/api/v2/Places', contract: placesResponse, response }),

  place: (response: FakeResponse<PlaceResponse> = { name: 'Chicago, IL', count: 42, cuisines }) =>
    fake({ method: 'get', path: '/api/v2/Places/:place', contract: placeResponse, response }),

  cuisine: (
    response: FakeResponse<PlaceResponse> = {
      name: 'Chicago, IL',
      cuisine: 'Italian',
      count: 7,
      cuisines: cuisines.slice(1),
    },
  ) => fake({ method: 'get', path: '/api/v2/Places/:place/:cuisine', contract: placeResponse, response }),
};
