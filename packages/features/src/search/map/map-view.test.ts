import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  boundsOf,
  fromWorld,
  isWithin,
  boundsWithMargin,
  toWorld,
  viewOf,
  viewOfBounds,
  worldSize,
  zoomedAt,
} from './map-view.ts';

const points = fc.record({
  latitude: fc.double({ min: 25, max: 49, noNaN: true }),
  longitude: fc.double({ min: -124, max: -67, noNaN: true }),
});

test('SEA-06.a the projection goes there and back', () => {
  fc.assert(
    fc.property(points, (point) => {
      const back = fromWorld(toWorld(point));
      expect(back.latitude).toBeCloseTo(point.latitude, 8);
      expect(back.longitude).toBeCloseTo(point.longitude, 8);
    }),
  );
});

test('SEA-06.a the view of some points has them all in sight', () => {
  const size = { width: 500, height: 700 };
  fc.assert(
    fc.property(fc.array(points, { minLength: 1, maxLength: 10 }), (list) => {
      const view = viewOf(list, size);
      if (!view) throw new Error('Points have a view.');
      const center = toWorld(view.center);
      for (const point of list.map(toWorld)) {
        expect(Math.abs(point.x - center.x) * worldSize(view.zoom)).toBeLessThanOrEqual(size.width / 2);
        expect(Math.abs(point.y - center.y) * worldSize(view.zoom)).toBeLessThanOrEqual(size.height / 2);
      }
    }),
  );
});

test('no point hides under what lies over the map', () => {
  const size = { width: 390, height: 780 };
  const covered = { top: 60, bottom: 160 };
  fc.assert(
    fc.property(fc.array(points, { minLength: 1, maxLength: 10 }), (list) => {
      const view = viewOf(list, size, covered);
      if (!view) throw new Error('Points have a view.');
      const center = toWorld(view.center);
      for (const point of list.map(toWorld)) {
        const down = size.height / 2 + (point.y - center.y) * worldSize(view.zoom);
        expect(down).toBeGreaterThanOrEqual(covered.top);
        expect(down).toBeLessThanOrEqual(size.height - covered.bottom);
      }
    }),
  );
});

const sizes = fc.record({
  width: fc.integer({ min: 300, max: 1200 }),
  height: fc.integer({ min: 400, max: 1200 }),
});
const views = fc.record({ center: points, zoom: fc.double({ min: 4, max: 17, noNaN: true }) });

test('SEA-06.a the view of what is in sight is the same view, with or without something over the map', () => {
  fc.assert(
    fc.property(views, sizes, fc.boolean(), (view, size, isCovered) => {
      const covered = isCovered ? { top: 56, bottom: 150 } : { top: 0, bottom: 0 };
      const again = viewOfBounds(boundsOf(view, size, covered), size, covered);
      expect(again.zoom).toBeCloseTo(view.zoom, 6);
      expect(again.center.latitude).toBeCloseTo(view.center.latitude, 6);
      expect(again.center.longitude).toBeCloseTo(view.center.longitude, 6);
    }),
  );
});

test('SEA-06.a in sight is what lies within the map’s edges', () => {
  fc.assert(
    fc.property(views, sizes, points, (view, size, point) => {
      const [at, center] = [toWorld(point), toWorld(view.center)];
      const right = Math.abs(at.x - center.x) * worldSize(view.zoom);
      const down = Math.abs(at.y - center.y) * worldSize(view.zoom);
      const isInSight = right <= size.width / 2 && down <= size.height / 2;
      expect(isWithin(boundsOf(view, size), point)).toBe(isInSight);
    }),
  );
});

test('SEA-06.a on a map of another shape a rectangle is wholly in sight', () => {
  fc.assert(
    fc.property(views, sizes, sizes, (view, size, other) => {
      const bounds = boundsOf(view, size);
      const seen = boundsOf(viewOfBounds(bounds, other), other);
      expect(seen.south).toBeLessThanOrEqual(bounds.south + 1e-6);
      expect(seen.north).toBeGreaterThanOrEqual(bounds.north - 1e-6);
      expect(seen.west).toBeLessThanOrEqual(bounds.west + 1e-6);
      expect(seen.east).toBeGreaterThanOrEqual(bounds.east - 1e-6);
    }),
  );
});

test('SEA-06.a from far away the whole world is in sight and no more', () => {
  const whole = boundsOf({ center: { latitude: 0, longitude: 0 }, zoom: 0 }, { width: 900, height: 900 });
  expect(whole.south).toBeCloseTo(-85.0511, 3);
  expect(whole).toMatchObject({ west: -180, east: 180 });
  expect(boundsWithMargin(whole)).toMatchObject({ west: -180, east: 180 });
});

test('nothing has no view, and one point is not looked at through a magnifying glass', () => {
  expect(viewOf([], { width: 500, height: 500 })).toBeUndefined();
  expect(viewOf([{ latitude: 40.7, longitude: -74 }], { width: 500, height: 500 })?.zoom).toBe(14);
});

test('merchants of one block are shown at a zoom where their pins are apart', () => {
  const size = { width: 500, height: 700 };
  const block = [
    { latitude: 40.7543, longitude: -73.9789 },
    { latitude: 40.7547, longitude: -73.9796 },
    { latitude: 40.7551, longitude: -73.9801 },
  ];
  const zoom = viewOf(block, size)?.zoom ?? 0;
  const [one, two] = block.map(toWorld);
  if (!one || !two) throw new Error('There are three places.');
  expect(Math.hypot(one.x - two.x, one.y - two.y) * worldSize(zoom)).toBeGreaterThan(44);
});

test('SEA-06.a what is under the fingers stays under them at every height', () => {
  const zooms = fc.double({ min: 2, max: 18, noNaN: true });
  const offsets = fc.record({
    x: fc.double({ min: -400, max: 400, noNaN: true }),
    y: fc.double({ min: -400, max: 400, noNaN: true }),
  });
  fc.assert(
    fc.property(points, zooms, zooms, offsets, (center, before, after, at) => {
      const next = zoomedAt({ center, zoom: before }, after, at);
      expect(next.zoom).toBe(after);
      const [from, to] = [toWorld(center), toWorld(next.center)];
      expect(to.x + at.x / worldSize(after)).toBeCloseTo(from.x + at.x / worldSize(before), 8);
      expect(to.y + at.y / worldSize(after)).toBeCloseTo(from.y + at.y / worldSize(before), 8);
    }),
  );
  const still = zoomedAt({ center: { latitude: 40, longitude: -74 }, zoom: 12 }, 14);
  expect(still.center.latitude).toBeCloseTo(40, 8);
  expect(still.center.longitude).toBeCloseTo(-74, 8);
});
