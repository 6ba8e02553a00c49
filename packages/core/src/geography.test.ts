import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  centerOf,
  distanceInMiles,
  formatBounds,
  formatCoordinates,
  parseBounds,
  parseCoordinates,
  roundCoordinates,
} from './geography.ts';

const chicago = { latitude: 41.87811, longitude: -87.6298 };
const newYork = { latitude: 40.7128, longitude: -74.006 };
const places = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

test('SEA-27 a position leaves the browser with two decimals', () => {
  expect(roundCoordinates(chicago)).toEqual({ latitude: 41.88, longitude: -87.63 });
  expect(formatCoordinates(chicago)).toBe('41.88,-87.63');
  expect(formatCoordinates({ latitude: 40.7, longitude: -74 })).toBe('40.7,-74');
});

test('SEA-27 a formatted position is parsed as the rounded one, wherever it is', () => {
  fc.assert(
    fc.property(places, (place) => {
      const { latitude, longitude } = roundCoordinates(place);
      const read = parseCoordinates(formatCoordinates(place));
      expect(read?.latitude).toBeCloseTo(latitude, 10);
      expect(read?.longitude).toBeCloseTo(longitude, 10);
    }),
  );
});

test.each(['', 'Boston', '91,0', '0,181', '41.88', '41.88,', '1,2,3', '1e1,2', 'NaN,NaN', '10001'])(
  'SEA-27 "%s" is not a position',
  (text) => expect(parseCoordinates(text)).toBeUndefined(),
);

test('SEA-27 spaces around a position are ignored', () => {
  expect(parseCoordinates(' 41.88 , -87.63 ')).toEqual({ latitude: 41.88, longitude: -87.63 });
});

test('MER-08.a distance is in miles along the surface', () => {
  expect(distanceInMiles(newYork, chicago)).toBeCloseTo(711.03, 1);
  expect(distanceInMiles(newYork, newYork)).toBe(0);
  expect(distanceInMiles({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(
    12436.8,
    0,
  );
});

test('MER-08.a distance is symmetric and never more than half the circumference of the earth', () => {
  fc.assert(
    fc.property(places, places, (from, to) => {
      const there = distanceInMiles(from, to);
      expect(there).toBeCloseTo(distanceInMiles(to, from), 6);
      expect(there).toBeGreaterThanOrEqual(0);
      expect(there).toBeLessThan(12_440);
    }),
  );
});

const chelsea = { south: 40.73512, west: -74.01, north: 40.75, east: -73.98 };

test('SEA-06.a a rectangle of the map is written south, west, north, east, and read as it was', () => {
  expect(formatBounds(chelsea)).toBe('40.73512,-74.01,40.75,-73.98');
  expect(parseBounds('40.73512,-74.01,40.75,-73.98')).toEqual(chelsea);
  expect(formatBounds({ ...chelsea, south: 40.7351249, east: -73.9800001 })).toBe(formatBounds(chelsea));
  expect(centerOf({ south: 40, west: -75, north: 41, east: -74 })).toEqual({
    latitude: 40.5,
    longitude: -74.5,
  });
});

test.each([
  '',
  '40.7,-74',
  '40.7,-74,40.8',
  '40.7,-74,40.8,-73.9,1',
  '40.8,-74,40.7,-73.9',
  '40.7,-73.9,40.8,-74',
  '40.7,-74,40.7,-73.9',
  '40.7,-74,40.8,-74',
  '40.7,-74,91,-73.9',
  '40.7,-181,40.8,-73.9',
  'a,b,c,d',
])('SEA-06.a "%s" is no rectangle of the map', (text) => expect(parseBounds(text)).toBeUndefined());
