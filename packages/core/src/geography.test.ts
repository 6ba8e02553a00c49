import fc from 'fast-check';
import { expect, test } from 'vitest';

import { distanceInMiles, formatCoordinates, parseCoordinates, roundCoordinates } from './geography.ts';

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

test('MER-08 distance is in miles along the surface', () => {
  expect(distanceInMiles(newYork, chicago)).toBeCloseTo(711.03, 1);
  expect(distanceInMiles(newYork, newYork)).toBe(0);
  expect(distanceInMiles({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(
    12436.8,
    0,
  );
});

test('MER-08 distance is symmetric and never more than half the circumference of the earth', () => {
  fc.assert(
    fc.property(places, places, (from, to) => {
      const there = distanceInMiles(from, to);
      expect(there).toBeCloseTo(distanceInMiles(to, from), 6);
      expect(there).toBeGreaterThanOrEqual(0);
      expect(there).toBeLessThan(12_440);
    }),
  );
});
