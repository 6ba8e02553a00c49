import { writeFileSync } from 'node:fs';

import zipcodes from 'zipcodes';

import { chicago } from './cities/chicago.ts';
import { newYork } from './cities/new-york.ts';
import { sanFrancisco } from './cities/san-francisco.ts';

/**
 * Writes the place names that the map shows outside the drawn cities (`pnpm run draw`). The more ZIP codes a
 * place has, the lower the zoom level at which its name appears. The name is in the middle of the ZIP codes.
 */
const RANK_SIZES = [45, 200, 1200];
const boxes = [newYork, chicago, sanFrancisco].map(({ box }) => box);
const contiguous = (state: string) =>
  !['AE', 'AP', 'AA', 'GU', 'AS', 'MP', 'VI', 'FM', 'PW', 'MH'].includes(state);

const places = new Map<
  string,
  { readonly text: string; readonly at: [latitude: number, longitude: number][] }
>();
for (const { city, state, latitude, longitude, country } of Object.values(zipcodes.codes)) {
  if (country !== 'US' || !contiguous(state) || !latitude || !longitude) continue;
  const key = `${city}, ${state}`;
  const known = places.get(key) ?? { text: city, at: [] };
  known.at.push([latitude, longitude]);
  places.set(key, known);
}

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const isDrawn = (latitude: number, longitude: number) =>
  boxes.some(
    ([west, south, east, north]) =>
      longitude > west && longitude < east && latitude > south && latitude < north,
  );
const round = (degrees: number) => Number(degrees.toFixed(3));

const ranked = [...places.values()]
  .sort((a, b) => b.at.length - a.at.length || a.text.localeCompare(b.text, 'en'))
  .map(({ text, at }) => ({
    text,
    at: [median(at.map(([latitude]) => latitude)), median(at.map(([, longitude]) => longitude))] as const,
  }))
  .slice(0, RANK_SIZES[2])
  .map(({ text, at: [latitude, longitude] }, index) => {
    const rank = RANK_SIZES.findIndex((size) => index < size) + 1;
    return [text, round(latitude), round(longitude), rank] as const;
  })
  .filter(([, latitude, longitude]) => !isDrawn(latitude, longitude));

writeFileSync(
  new URL('../src/search/map/basemap/__generated__/places.json', import.meta.url),
  `[\n${ranked.map((place) => JSON.stringify(place)).join(',\n')}\n]\n`,
);
