import { fake, type Answer } from '../../testing/answer.ts';
import { placeAnswer, type PlaceAnswer } from './places.contract.ts';

export const placeHandlers = {
  /** GET /api/v2/Places/{place}: Chicago with 42 restaurants by default. */
  place: (answer: Answer<PlaceAnswer> = { name: 'Chicago, IL', count: 42 }) =>
    fake({ method: 'get', path: '/api/v2/Places/:place', contract: placeAnswer, answer }),

  /** GET /api/v2/Places/{place}/{cuisine}: Italian in Chicago by default. */
  cuisine: (answer: Answer<PlaceAnswer> = { name: 'Chicago, IL', cuisine: 'Italian', count: 7 }) =>
    fake({ method: 'get', path: '/api/v2/Places/:place/:cuisine', contract: placeAnswer, answer }),
};
