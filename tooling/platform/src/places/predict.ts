import type { Coordinates } from '@tableside/core';

import { BIG_CITY_SIZE, gazetteer } from './gazetteer.ts';
import { nicknames } from './metros.ts';
import { beginningKey, beginningsOf, comparable } from './place-name.ts';

export interface Prediction extends Coordinates {
  readonly text: string;
}

interface Entry {
  readonly key: string;
  readonly prediction: Prediction;
  readonly size: number;
}

const STATE_SIZE = BIG_CITY_SIZE + 10;

function buildEntries(): Entry[] {
  const { cities, citiesByName, parts, states, largestCityOf, zips } = gazetteer();
  const isCityName = (key: string) => (citiesByName.get(key)?.[0]?.size ?? 0) > BIG_CITY_SIZE;
  const entry = (key: string, text: string, { latitude, longitude }: Coordinates, size: number): Entry => ({
    key,
    prediction: { text, latitude, longitude },
    size,
  });
  const placeEntries = [...cities.values(), ...parts].map((place) =>
    entry(beginningKey(place.label), place.label, place, place.size),
  );
  const stateEntries = [...states].flatMap(([key, { code, name }]) => {
    const largest = key.length > 2 && !isCityName(key) ? largestCityOf.get(code) : undefined;
    return largest ? [entry(beginningKey(name), name, largest, STATE_SIZE)] : [];
  });
  const zipEntries = [...zips.values()].map((zip) =>
    entry(zip.zip, `${zip.city}, ${zip.state} ${zip.zip}`, zip, 0),
  );
  return [...placeEntries, ...stateEntries, ...zipEntries].sort((a, b) =>
    a.key < b.key ? -1 : a.key > b.key ? 1 : 0,
  );
}

let entries: Entry[] | undefined;

function firstAtOrAfter(list: readonly Entry[], key: string): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle]?.key ?? '') < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

function startingWith(prefix: string): Entry[] {
  entries ??= buildEntries();
  const found: Entry[] = [];
  for (let at = firstAtOrAfter(entries, prefix); ; at += 1) {
    const next = entries[at];
    if (!next?.key.startsWith(prefix)) return found;
    found.push(next);
  }
}

export function predictPlaces(typed: string, limit = 8): Prediction[] {
  const nickname = nicknames[comparable(typed)];
  const named = nickname === undefined ? [] : startingWith(beginningKey(nickname));
  const begun = beginningsOf(typed).flatMap((beginning) =>
    startingWith(beginning).sort((a, b) => b.size - a.size || (a.key < b.key ? -1 : 1)),
  );
  const found = [...named, ...begun];
  return [...new Map(found.map(({ prediction }) => [prediction.text, prediction])).values()].slice(0, limit);
}
