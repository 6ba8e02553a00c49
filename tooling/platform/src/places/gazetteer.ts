import { usStates, type Coordinates } from '@tableside/core';

import { metros, nicknames } from './metros.ts';
import { boroughs, neighborhoods } from './neighborhoods.ts';
import { comparable, spellingKey } from './place-name.ts';
import { readZipList } from './zip-list.ts';
import { placedZips, unplacedZips, type ZipPlace } from './zip-supplement.ts';

export type { ZipPlace } from './zip-supplement.ts';

export interface NamedPlace extends Coordinates {
  readonly label: string;
  readonly state: string;
  readonly size: number;
}

export interface CityPlace extends NamedPlace {
  readonly city: string;
  /** Ranks cities: big cities by their rank in metros.ts, all others by their number of ZIP areas. */
  readonly size: number;
  readonly zips: readonly ZipPlace[];
}

export interface Gazetteer {
  readonly zips: ReadonlyMap<string, ZipPlace>;
  /** ZIP codes that have no place: those of the armed forces and of associated states, and new ones. */
  readonly otherZips: ReadonlySet<string>;
  readonly cities: ReadonlyMap<string, CityPlace>;
  readonly citiesByName: ReadonlyMap<string, readonly CityPlace[]>;
  /** Cities by the spelling key of their name and nicknames, largest first, followed by parts of cities. */
  readonly spelled: ReadonlyMap<string, readonly NamedPlace[]>;
  readonly parts: readonly NamedPlace[];
  readonly states: ReadonlyMap<string, { readonly code: string; readonly name: string }>;
  readonly largestCityOf: ReadonlyMap<string, CityPlace>;
}

const medianOf = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

const middleOf = (places: readonly Coordinates[]): Coordinates => ({
  latitude: medianOf(places.map(({ latitude }) => latitude)),
  longitude: medianOf(places.map(({ longitude }) => longitude)),
});

/**
 * The source contains points that are degrees away from their city, but no part of a city is this far out.
 */
const FARTHEST_DEGREES = 0.4;
const withoutStrays = <T extends Coordinates>(places: readonly T[]): T[] => {
  const middle = middleOf(places);
  return places.filter(
    ({ latitude, longitude }) =>
      Math.abs(latitude - middle.latitude) < FARTHEST_DEGREES &&
      Math.abs(longitude - middle.longitude) < FARTHEST_DEGREES,
  );
};

/** ZIP codes of offices and post office boxes share a point. Each point must count only once. */
const apart = (zips: readonly ZipPlace[]): ZipPlace[] => {
  const byPoint = new Map<string, ZipPlace>();
  for (const zip of zips) {
    const point = `${zip.latitude},${zip.longitude}`;
    if (!byPoint.has(point)) byPoint.set(point, zip);
  }
  return [...byPoint.values()];
};

const groupBy = <T>(items: Iterable<T>, keyOf: (item: T) => string): Map<string, T[]> =>
  Map.groupBy(items, keyOf);

interface CityPart extends NamedPlace {
  readonly name: string;
  readonly city: string;
}

function partsOf(cities: ReadonlyMap<string, CityPlace>): CityPart[] {
  const listed = [...Object.entries(boroughs), ...Object.entries(neighborhoods)];
  return listed.flatMap(([label, parts]) => {
    const city = cities.get(comparable(label));
    if (!city) throw new Error(`${label} is not in the list of cities.`);
    return parts.map((part) => ({
      ...part,
      label: `${part.name}, ${city.city}, ${city.state}`,
      city: city.city,
      state: city.state,
      size: 0,
    }));
  });
}

function spell(
  largestFirst: readonly CityPlace[],
  cities: ReadonlyMap<string, CityPlace>,
  parts: readonly CityPart[],
): Map<string, NamedPlace[]> {
  const called = [
    ...Object.entries(nicknames).map(([name, label]) => [name, cities.get(comparable(label))] as const),
    ...largestFirst.map((city) => [city.city, city] as const),
    ...parts.flatMap((part) => {
      const cityNames = Object.entries(nicknames).filter(([, label]) => part.label.endsWith(label));
      return ['', part.city, ...cityNames.map(([name]) => name)].map(
        (city) => [`${part.name} ${city}`, part] as const,
      );
    }),
  ];
  const spelled = new Map<string, NamedPlace[]>();
  for (const [name, place] of called) {
    if (!place) continue;
    const key = spellingKey(name);
    const namesakes = spelled.get(key);
    if (namesakes) namesakes.push(place);
    else spelled.set(key, [place]);
  }
  return spelled;
}

export const BIG_CITY_SIZE = 1000;

function build(): Gazetteer {
  const states = new Map<string, { code: string; name: string }>();
  for (const { value: code, label } of usStates) {
    const state = { code, name: label.replace(/^U\.S\. /, '') };
    states.set(comparable(state.name), state).set(code.toLowerCase(), state);
  }
  const listed = readZipList();
  const hasPlace = ({ state, latitude, longitude }: ZipPlace) =>
    latitude !== 0 && longitude !== 0 && states.has(state.toLowerCase());
  const zipList = [...listed.filter(hasPlace), ...placedZips];

  const rankOf = new Map(metros.map(({ label, rank }) => [label, rank]));
  const sizeOf = (label: string, zipCount: number) => {
    const rank = rankOf.get(label);
    return rank === undefined ? Math.min(zipCount, 900) : BIG_CITY_SIZE + metros.length - rank;
  };
  const cities = new Map<string, CityPlace>();
  for (const [key, all] of groupBy(zipList, (zip) => comparable(`${zip.city} ${zip.state}`))) {
    const first = all[0];
    if (!first) continue;
    const zips = apart(withoutStrays(all));
    const { city, state } = first;
    const label = `${city}, ${state}`;
    cities.set(key, { label, city, state, size: sizeOf(label, zips.length), zips, ...middleOf(zips) });
  }
  const largestFirst = [...cities.values()].toSorted((a, b) => b.size - a.size);
  const largestCityOf = new Map(largestFirst.toReversed().map((city) => [city.state, city]));
  const parts = partsOf(cities);
  return {
    parts,
    spelled: spell(largestFirst, cities, parts),
    zips: new Map(zipList.map((zip) => [zip.zip, zip])),
    otherZips: new Set([...listed.filter((zip) => !hasPlace(zip)).map(({ zip }) => zip), ...unplacedZips]),
    cities,
    citiesByName: groupBy(largestFirst, ({ city }) => comparable(city)),
    states,
    largestCityOf,
  };
}

let built: Gazetteer | undefined;

export const gazetteer = (): Gazetteer => (built ??= build());

export const isZipCode = (text: string): boolean =>
  /^[0-9]{5}$/.test(text) && (gazetteer().zips.has(text) || gazetteer().otherZips.has(text));
