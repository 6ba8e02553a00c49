import { parseCoordinates, type Bounds, type Coordinates } from '@tableside/core';

import { BIG_CITY_SIZE, gazetteer, type CityPlace } from './gazetteer.ts';
import { nicknames } from './metros.ts';
import { comparable } from './place-name.ts';

/** Where to search: around a point, in a rectangle, or in a state with distances from its largest city. */
export type SearchPlace =
  | { readonly kind: 'around'; readonly origin: Coordinates }
  | { readonly kind: 'rectangle'; readonly bounds: Bounds; readonly origin: Coordinates }
  | { readonly kind: 'state'; readonly state: string; readonly origin: Coordinates };

const around = ({ latitude, longitude }: Coordinates): SearchPlace => ({
  kind: 'around',
  origin: { latitude, longitude },
});

function cityCalled(text: string): CityPlace | undefined {
  const { cities, citiesByName, states } = gazetteer();
  const words = comparable(nicknames[comparable(text)] ?? text);
  const exact = cities.get(words) ?? citiesByName.get(words)?.[0];
  if (exact) return exact;
  // "Portland, Oregon": the state may be its full name, of up to three words.
  const parts = words.split(' ');
  for (let length = 1; length <= 3 && length < parts.length; length += 1) {
    const state = states.get(parts.slice(-length).join(' '));
    const city = state && cities.get(`${parts.slice(0, -length).join(' ')} ${state.code.toLowerCase()}`);
    if (city) return city;
  }
  return undefined;
}

/**
 * Resolves "41.88,-87.63", "60601", "Chicago, IL 60601", "Chicago, IL", "Chicago, Illinois", "Chicago" and
 * "Illinois"; undefined for an unknown place. If a name is ambiguous, a big city takes precedence over a
 * state, and a state over a town.
 */
export function geocode(text: string): SearchPlace | undefined {
  const point = parseCoordinates(text);
  if (point) return around(point);
  const { zips, states, largestCityOf } = gazetteer();
  const withoutCountry = text.replace(/[\s,]+(usa|united states)\s*$/i, '');
  const zipCode = /(?:^|[\s,])(\d{5})(?:-\d{4})?\s*$/.exec(withoutCountry)?.[1];
  if (zipCode !== undefined) {
    const zip = zips.get(zipCode);
    return zip && around(zip);
  }
  const city = cityCalled(withoutCountry);
  const state = states.get(comparable(withoutCountry));
  const largest = state && largestCityOf.get(state.code);
  const isState = state && largest && !(city && city.size > BIG_CITY_SIZE);
  if (isState) return { kind: 'state', state: state.code, origin: coordinatesOf(largest) };
  return city && around(city);
}

const coordinatesOf = ({ latitude, longitude }: Coordinates): Coordinates => ({ latitude, longitude });
