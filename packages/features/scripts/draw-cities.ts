import { writeFileSync } from 'node:fs';

import { chicago } from './cities/chicago.ts';
import { newYork } from './cities/new-york.ts';
import { sanFrancisco } from './cities/san-francisco.ts';
import { drawCity } from './draw-city.ts';

/** Writes the drawn cities of the map (`pnpm run draw`). The same sketches produce the same file. */
const cities = [newYork, chicago, sanFrancisco].map(drawCity);
writeFileSync(
  new URL('../src/search/map/basemap/__generated__/cities.json', import.meta.url),
  `${JSON.stringify(cities)}\n`,
);
