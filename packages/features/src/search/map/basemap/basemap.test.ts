import { describe, expect, test } from 'vitest';

import { chicago } from '../../../../scripts/cities/chicago.ts';
import { newYork } from '../../../../scripts/cities/new-york.ts';
import { sanFrancisco } from '../../../../scripts/cities/san-francisco.ts';
import { drawCity } from '../../../../scripts/draw-city.ts';
import { loadBasemap } from './basemap.ts';
import drawn from './__generated__/cities.json';

test('the same sketches draw the same cities as the file has', () => {
  expect(JSON.parse(JSON.stringify([newYork, chicago, sanFrancisco].map(drawCity)))).toEqual(drawn);
});

describe('the basemap', () => {
  test('keeps all shapes of a city near its bounding box', async () => {
    const { cities } = await loadBasemap();
    const boxes = [newYork, chicago, sanFrancisco].map(({ box }) => box);
    const isNear = ([x = 0, y = 0]: number[]) =>
      boxes.some(
        ([west, south, east, north]) =>
          x > west - 0.06 && x < east + 0.06 && y > south - 0.06 && y < north + 0.06,
      );
    const lines = [cities.narrow, cities.wide, cities.avenues, cities.highways].flatMap(
      (shape) => shape.geometry.coordinates,
    );
    const rings = [cities.parks, cities.water, cities.islands, cities.ponds].flatMap((shape) =>
      shape.geometry.coordinates.flat(),
    );
    expect([...lines, ...rings].flat().filter((point) => !isNear(point))).toEqual([]);
  });

  test('closes every outline and names places in words', async () => {
    const { cities, labels } = await loadBasemap();
    for (const [ring] of cities.water.geometry.coordinates) expect(ring?.at(0)).toEqual(ring?.at(-1));
    expect(labels.features.length).toBeGreaterThan(1000);
    expect(
      labels.features.every(
        ({ properties }) => properties.text.trim() !== '' && [0, 1, 2, 3].includes(properties.rank),
      ),
    ).toBe(true);
  });
});
