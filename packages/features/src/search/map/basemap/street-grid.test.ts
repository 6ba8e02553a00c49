import { expect, test } from 'vitest';

import { streetGrid } from './street-grid.ts';

const area = { south: 41.9, west: -71.5, north: 42.8, east: -70.6 };
const city = { latitude: 42.3601, longitude: -71.0589, rank: 1 };
const neighbor = { latitude: 42.3601, longitude: -71.2, rank: 3 };
const kinds = ['narrow', 'wide'] as const;

function extentOf(lines: readonly (readonly (readonly number[])[])[]) {
  const latitudes = lines.flat().map(([, latitude = 0]) => latitude);
  return (Math.max(...latitudes) - Math.min(...latitudes)) * 111;
}

test.each(kinds)('SEA-50.a larger places have more %s streets', (kind) => {
  const extents = [1, 2, 3].map((rank) => extentOf(streetGrid(kind, [{ ...city, rank }], area).coordinates));
  expect(extents.map((extent) => Math.round(extent / 2))).toEqual([16, 9, 4]);
});

test.each(kinds)('SEA-50.a the %s streets of neighbors are one grid', (kind) => {
  const { coordinates } = streetGrid(kind, [city, { ...neighbor, longitude: -71.06 }, neighbor], area);
  const alone = streetGrid(kind, [city, neighbor], area).coordinates;
  expect(coordinates).toEqual(alone);
});

test('SEA-50.a an area has the streets that a larger one has there', () => {
  const part = { south: 42.3, west: -71.1, north: 42.4, east: -71 };
  const northward = (lines: readonly (readonly (readonly number[])[])[]) =>
    lines.filter(([from, to]) => from?.[0] === to?.[0]).map(([from]) => from?.[0] ?? 0);
  const whole = northward(streetGrid('narrow', [city], area).coordinates);
  const own = northward(streetGrid('narrow', [city], part).coordinates);
  expect(own.length).toBeGreaterThan(10);
  expect(own).toEqual(whole.filter((longitude) => longitude >= part.west && longitude <= part.east));
});
