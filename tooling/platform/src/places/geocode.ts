import { isLocationText, parseCoordinates, plainText, type Bounds, type Coordinates } from '@tableside/core';

import { BIG_CITY_SIZE, gazetteer, type NamedPlace } from './gazetteer.ts';
import { nicknames } from './metros.ts';
import { comparable, spellingKey, withoutCountry, zipAtEnd } from './place-name.ts';
import { splitState, stateCalled } from './state-names.ts';

/**
 * The place of a search: a circle around a point, a rectangle, or a state. In a state, distances are measured
 * from its largest city.
 */
export type SearchPlace =
  | { readonly kind: 'around'; readonly origin: Coordinates }
  | { readonly kind: 'rectangle'; readonly bounds: Bounds; readonly origin: Coordinates }
  | { readonly kind: 'state'; readonly state: string; readonly origin: Coordinates };

const around = ({ latitude, longitude }: Coordinates): SearchPlace => ({
  kind: 'around',
  origin: { latitude, longitude },
});

function placeCalled(name: string, inState?: string): NamedPlace | undefined {
  const { cities, citiesByName, spelled } = gazetteer();
  if (inState === undefined)
    return citiesByName.get(comparable(name))?.[0] ?? spelled.get(spellingKey(name))?.[0];
  const listed = cities.get(comparable(`${name} ${inState}`));
  return listed ?? spelled.get(spellingKey(name))?.find(({ state }) => state === inState);
}

function namedPlace(text: string): NamedPlace | undefined {
  const name = nicknames[comparable(text)] ?? text;
  const listed =
    gazetteer().cities.get(comparable(name)) ?? gazetteer().citiesByName.get(comparable(name))?.[0];
  if (listed) return listed;
  for (const split of splitState(name)) {
    const place = placeCalled(split.name, split.state);
    if (place) return place;
  }
  return placeCalled(name);
}

/**
 * Resolves "41.88,-87.63", "60601", "Chicago, IL 60601", "Chicago, IL", "Chicago, Illinois", "Chicago, Ill.",
 * "Chicago", "Loop, Chicago" and "Illinois", with or without the country. Any other text and unknown places
 * resolve to undefined. An ambiguous name means a big city first, then a state, then a town.
 */
export function geocode(typed: string): SearchPlace | undefined {
  const text = plainText(typed);
  if (!isLocationText(text)) return undefined;
  const point = parseCoordinates(text);
  if (point) return around(point);
  const { zips, largestCityOf } = gazetteer();
  const inCountry = withoutCountry(text);
  const zipCode = zipAtEnd(inCountry);
  if (zipCode !== undefined) {
    const zip = zips.get(zipCode);
    return zip && around(zip);
  }
  const place = namedPlace(inCountry);
  const state = stateCalled(inCountry);
  const largest = state === undefined ? undefined : largestCityOf.get(state);
  if (state !== undefined && largest && !(place && place.size > BIG_CITY_SIZE))
    return { kind: 'state', state, origin: coordinatesOf(largest) };
  return place && around(place);
}

const coordinatesOf = ({ latitude, longitude }: Coordinates): Coordinates => ({ latitude, longitude });
