import fc from 'fast-check';
import { expect, test } from 'vitest';

import { fromWorld, toWorld, viewOf, worldSize } from './map-view.ts';

const points = fc.record({
  latitude: fc.double({ min: 25, max: 49, noNaN: true }),
  longitude: fc.double({ min: -124, max: -67, noNaN: true }),
});

test('SEA-06 the projection goes there and back', () => {
  fc.assert(
    fc.property(points, (point) => {
      const back = fromWorld(toWorld(point));
      expect(back.latitude).toBeCloseTo(point.latitude, 8);
      expect(back.longitude).toBeCloseTo(point.longitude, 8);
    }),
  );
});

test('SEA-06 the view of some points has them all in sight', () => {
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

test('SEA-06 nothing has no view, and one point is not looked at through a magnifying glass', () => {
  expect(viewOf([], { width: 500, height: 500 })).toBeUndefined();
  expect(viewOf([{ latitude: 40.7, longitude: -74 }], { width: 500, height: 500 })?.zoom).toBe(14);
});
