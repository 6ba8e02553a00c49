import { plainText } from '@tableside/core';

import { editDistance } from '../settings/edit-distance.ts';
import { gazetteer } from './gazetteer.ts';
import { comparable, withoutCountry, zipAtEnd } from './place-name.ts';
import { predictPlaces } from './predict.ts';
import { splitState } from './state-names.ts';

const MOST_NAMES = 3;
const LONGEST_NAME = 40;

interface Candidate {
  readonly text: string;
  readonly distance: number;
  readonly size: number;
}

function misspelled(typed: string): string[] {
  const [split] = splitState(typed);
  const name = comparable(split?.name ?? typed.split(',', 1)[0] ?? '');
  const stateCode = split?.state;
  if (name.length > LONGEST_NAME) return [];
  const most = Math.min(3, Math.ceil(name.length / 3));
  const { citiesByName, states, largestCityOf } = gazetteer();
  const found: Candidate[] = [];
  const compare = (key: string, text: string, size: number) => {
    const distance = editDistance(name, key, most);
    if (distance <= most) found.push({ text, distance, size });
  };
  for (const [key, namesakes] of citiesByName) {
    const city = stateCode === undefined ? namesakes[0] : namesakes.find(({ state }) => state === stateCode);
    if (city) compare(key, `${city.city}, ${city.state}`, city.size);
  }
  if (stateCode === undefined) {
    for (const [key, state] of states) {
      if (key.length > 2) compare(key, state.name, largestCityOf.get(state.code)?.size ?? 0);
    }
  }
  return found.sort((a, b) => a.distance - b.distance || b.size - a.size).map(({ text }) => text);
}

export function nearestNames(typed: string): string[] {
  const inCountry = withoutCountry(plainText(typed));
  const zip = zipAtEnd(inCountry);
  const names =
    zip === undefined
      ? [...predictPlaces(inCountry, MOST_NAMES).map(({ text }) => text), ...misspelled(inCountry)]
      : predictPlaces(zip.slice(0, 3), MOST_NAMES).map(({ text }) => text);
  return [...new Set(names)].slice(0, MOST_NAMES);
}
