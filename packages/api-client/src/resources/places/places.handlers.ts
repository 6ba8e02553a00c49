import { fake, type Answer } from '../../testing/answer.ts';
import { placeAnswer, placesAnswer, type PlaceAnswer, type PlacesAnswer } from './places.contract.ts';

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
  places: (answer: Answer<PlacesAnswer> = { places: cities }) =>
    fake({ method: 'get', path: '/api/v2/Places', contract: placesAnswer, answer }),

  place: (answer: Answer<PlaceAnswer> = { name: 'Chicago, IL', count: 42, cuisines }) =>
    fake({ method: 'get', path: '/api/v2/Places/:place', contract: placeAnswer, answer }),

  cuisine: (
    answer: Answer<PlaceAnswer> = {
      name: 'Chicago, IL',
      cuisine: 'Italian',
      count: 7,
      cuisines: cuisines.slice(1),
    },
  ) => fake({ method: 'get', path: '/api/v2/Places/:place/:cuisine', contract: placeAnswer, answer }),
};
