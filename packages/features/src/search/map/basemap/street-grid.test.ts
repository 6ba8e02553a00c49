import { expect, test } from 'vitest';

import { streetGrid } from './street-grid.ts';

const area = { south: 41.9, west: -71.5, north: 42.8, east: -70.6 };
const city = { latitude: 42.3601, longitude: -71.0589, rank: 1 };
const neighbor = { latitude: 42.3601, longitude: -71.2, rank: 3 };
const kinds = ['narrow', 'wide'] as const;

type Lines = readonly (readonly (readonly number[])[])[];

function extentOf(lines: Lines) {
  const latitudes = lines.flat().map(([, latitude = 0]) => latitude);
  return (Math.max(...latitudes) - Math.min(...latitudes)) * 111;
}

const northward = (lines: Lines) => lines.filter(([from, to]) => from?.[0] === to?.[0]);
const eastward = (lines: Lines) => lines.filter(([from, to]) => from?.[1] === to?.[1]);

function kilometersFrom({ latitude, longitude }: typeof city, [x = 0, y = 0]: readonly number[]) {
  const narrowing = Math.cos((latitude * Math.PI) / 180);
  return Math.hypot((x - longitude) * narrowing, y - latitude) * 111.32;
}

test.each(kinds)('SEA-50.a all %s streets of a place end at the same distance from its middle', (kind) => {
  const lines = streetGrid(kind, [city], area).coordinates;
  expect(northward(lines).length).toBeGreaterThan(30);
  expect(eastward(lines).length).toBeGreaterThan(30);
  for (const end of lines.flat()) expect(kilometersFrom(city, end)).toBeCloseTo(16, 6);
});

test('SEA-50.a every third street is a wide one, in both directions', () => {
  const [narrow, wide] = kinds.map((kind) => streetGrid(kind, [city], area).coordinates);
  const orders = (lines: Lines = [], step: number, axis: 0 | 1) =>
    lines.map(([from]) => Math.round((from?.[axis] ?? 0) / step));
  const ofAll = [
    [orders(northward(narrow ?? []), 0.003, 0), orders(northward(wide ?? []), 0.003, 0)],
    [orders(eastward(narrow ?? []), 0.0016, 1), orders(eastward(wide ?? []), 0.0016, 1)],
  ] as const;
  for (const [narrowOrders, wideOrders] of ofAll) {
    expect(wideOrders.every((order) => order % 3 === 0)).toBe(true);
    expect(narrowOrders.every((order) => order % 3 !== 0)).toBe(true);
    const all = [...narrowOrders, ...wideOrders].toSorted((a, b) => a - b);
    expect(all).toEqual(Array.from({ length: all.length }, (_, index) => (all[0] ?? 0) + index));
  }
});

test('SEA-50.a where places overlap or lie apart, a street is drawn once and not between them', () => {
  const apart = { ...city, latitude: city.latitude + 0.35 };
  for (const other of [neighbor, apart]) {
    const lines = northward(streetGrid('narrow', [city, other], area).coordinates);
    for (const longitude of new Set(lines.map(([from]) => from?.[0]))) {
      const ends = lines
        .filter(([from]) => from?.[0] === longitude)
        .map((line) => line.map(([, latitude = 0]) => latitude))
        .toSorted(([a = 0], [b = 0]) => a - b);
      for (const [index, [from = 0, to = 0]] of ends.entries()) {
        expect(to).toBeGreaterThan(from);
        expect(from).toBeGreaterThan(ends[index - 1]?.[1] ?? 0);
      }
    }
    expect(lines.some(([from]) => kilometersFrom(other, from ?? []) < 16.001)).toBe(true);
  }
});

test('SEA-50.a a place out of sight adds nothing', () => {
  for (const [latitude, longitude] of [
    [41.7, -71],
    [43, -71],
    [42.3, -71.8],
    [42.3, -70.3],
  ] as const)
    expect(streetGrid('wide', [{ latitude, longitude, rank: 1 }], area).coordinates).toEqual([]);
});

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
  const longitudes = (lines: Lines) => northward(lines).map(([from]) => from?.[0] ?? 0);
  const whole = longitudes(streetGrid('narrow', [city], area).coordinates);
  const own = longitudes(streetGrid('narrow', [city], part).coordinates);
  expect(own.length).toBeGreaterThan(10);
  expect(own).toEqual(whole.filter((longitude) => longitude >= part.west && longitude <= part.east));
});
