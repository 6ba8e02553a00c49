import { editDistance } from '../edit-distance.ts';
import { gazetteer } from './gazetteer.ts';
import { comparable } from './place-name.ts';
import { predictPlaces } from './predict.ts';

const MOST_NAMES = 3;
/** Longer than any place name; longer input is not compared. */
const LONGEST_NAME = 40;

interface Candidate {
  readonly text: string;
  readonly distance: number;
  readonly size: number;
}

/** Splits "Chicgo, Illinois" into "chicgo" and the state's code. */
function splitState(typed: string): { readonly name: string; readonly stateCode?: string } {
  const parts = comparable(typed).split(' ');
  for (let length = 1; length <= 3 && length < parts.length; length += 1) {
    const state = gazetteer().states.get(parts.slice(-length).join(' '));
    if (state) return { name: parts.slice(0, -length).join(' '), stateCode: state.code };
  }
  return { name: comparable(typed.split(',', 1)[0] ?? '') };
}

/** Cities and states with similar names, by edit distance and then by size. */
function misspelled(typed: string): string[] {
  const { name, stateCode } = splitState(typed);
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

/**
 * Suggestions for an unknown place: names that begin with it, then names within a small edit distance; for an
 * unknown ZIP code, places of the same region. At most three, all of which a search can resolve.
 */
export function nearestNames(typed: string): string[] {
  const zip = /(?:^|[\s,])(\d{5})(?:-\d{4})?\s*$/.exec(typed)?.[1];
  const names =
    zip === undefined
      ? [...predictPlaces(typed, MOST_NAMES).map(({ text }) => text), ...misspelled(typed)]
      : predictPlaces(zip.slice(0, 3), MOST_NAMES).map(({ text }) => text);
  return [...new Set(names)].slice(0, MOST_NAMES);
}
