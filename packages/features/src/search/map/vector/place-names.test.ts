import { describe, expect, test, vi } from 'vitest';

import { loadBasemap } from '../basemap/basemap.ts';
import type { NamedStreet } from '../basemap/cities.ts';
import { fromWorld, worldSize, toWorld } from '../map-view.ts';
import { createPainter } from './paint-map.ts';
import { placeNames, type Box, type PlacedName } from './place-names.ts';

const size = { width: 390, height: 844 };
/** Midtown in the drawn New York. */
const center = { latitude: 40.7549, longitude: -73.984 };
const basemap = await loadBasemap();

function namesAt(zoom: number, pins: readonly Box[] = [], dots: readonly Box[] = []) {
  const middle = toWorld(center);
  return placeNames(basemap, {
    ...size,
    zoom,
    pins,
    dots,
    project: ([longitude, latitude]) => {
      const { x, y } = toWorld({ latitude, longitude });
      return [
        (x - middle.x) * worldSize(zoom) + size.width / 2,
        (y - middle.y) * worldSize(zoom) + size.height / 2,
      ];
    },
  });
}
const streetNames = new Set(basemap.streets.map(({ text }) => text));
const streetsIn = (names: readonly PlacedName[]) => names.filter(({ text }) => streetNames.has(text));
const pointsOf = ({ at: [x, y], angle, text, size: letters }: PlacedName) => {
  const turn = (angle * Math.PI) / 180;
  const half = (text.length * letters * 0.5) / 2;
  return Array.from({ length: 21 }, (_, step) => {
    const along = -half + (step * half) / 10;
    return [x + along * Math.cos(turn), y + along * Math.sin(turn)] as const;
  });
};

describe('names of streets', () => {
  test.each([14, 15, 16, 17])('SEA-42.a at zoom %i there are some, readable from left to right', (zoom) => {
    const streets = streetsIn(namesAt(zoom));
    expect(streets.length).toBeGreaterThan(zoom > 16 ? 2 : 4);
    for (const { angle } of streets) expect(Math.abs(angle)).toBeLessThanOrEqual(90);
  });

  test('SEA-42.a farther away there are none', () => {
    expect(streetsIn(namesAt(12.5))).toEqual([]);
  });

  test.each([
    [13, []],
    [13.2, ['Avenue']],
    [14, ['Avenue', 'Wide street']],
    [15, ['Avenue', 'Wide street', 'Narrow street']],
  ])('SEA-42.a at zoom %f the streets with names are %j', (zoom, expected) => {
    const streets = ['Avenue', 'Wide street', 'Narrow street'].map((text, rank): NamedStreet => {
      const y = 40 * (rank + 1);
      return {
        text,
        rank: rank as NamedStreet['rank'],
        ends: [
          [20, y],
          [380, y],
        ],
      };
    });
    const names = placeNames(
      { ...basemap, streets, labels: { type: 'FeatureCollection', features: [] } },
      { zoom, width: 400, height: 200, pins: [], dots: [], project: (at) => at },
    );
    expect(names.map(({ text }) => text)).toEqual(expected);
  });

  test.each([14, 15, 16, 17])('SEA-42.b at zoom %i the same name is not near itself', (zoom) => {
    const streets = streetsIn(namesAt(zoom));
    const near = streets.flatMap((one) =>
      streets.filter(
        (other) =>
          other !== one &&
          other.text === one.text &&
          Math.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1]) < 240,
      ),
    );
    expect(near).toEqual([]);
  });

  test('SEA-42.b of the pieces of one street, only some have its name', () => {
    const piece = (from: number, to: number): NamedStreet => ({
      text: 'Fennel Street',
      rank: 1,
      ends: [
        [from, 100],
        [to, 100],
      ],
    });
    const streets = [piece(20, 220), piece(220, 420), piece(500, 700)];
    const names = placeNames(
      { ...basemap, streets, labels: { type: 'FeatureCollection', features: [] } },
      { zoom: 15, width: 800, height: 200, pins: [], dots: [], project: (at) => at },
    );
    expect(names.map(({ at }) => at)).toEqual([
      [120, 100],
      [600, 100],
    ]);
  });

  test.each([14, 15, 16, 17])('SEA-42.c at zoom %i no name is across another', (zoom) => {
    const names = namesAt(zoom);
    const points = names.map(pointsOf);
    for (const [index, own] of points.entries())
      for (const other of points.slice(index + 1))
        expect(own.some(([x, y]) => other.some(([left, top]) => Math.hypot(x - left, y - top) < 9))).toBe(
          false,
        );
  });

  test('SEA-42.c none is under a dot, where names of places stay', () => {
    const everywhere = { left: 0, top: 0, right: size.width, bottom: size.height };
    const names = namesAt(15, [], [everywhere]);
    expect(streetsIn(names)).toEqual([]);
    expect(names.length).toBeGreaterThan(0);
  });

  test('SEA-42.c none is under a pin, and one that would be moves along its street', () => {
    const before = streetsIn(namesAt(16));
    const pins = before.map(({ at: [x, y] }) => ({
      left: x - 34,
      right: x + 34,
      top: y - 40,
      bottom: y + 22,
    }));
    const after = namesAt(16, pins);
    for (const [x, y] of after.flatMap(pointsOf))
      expect(
        pins.some(({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom),
      ).toBe(false);
    const known = new Set(before.map(({ text }) => text));
    expect(streetsIn(after).filter(({ text }) => known.has(text)).length).toBeGreaterThan(0);
  });

  test('SEA-42.c names that were drawn before the pins make way for them', () => {
    vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => {
      draw(0);
      return 0;
    });
    const element = document.createElement('div');
    const painter = createPainter(element, basemap);
    const zoom = 16;
    painter.paint({ center, zoom }, size);
    const svg = element.querySelector('svg')!;
    const [width, height] = ['width', 'height'].map((side) => Number(svg.getAttribute(side)));
    const streetsDrawn = () =>
      [...element.querySelectorAll('text')]
        .filter(({ textContent }) => streetNames.has(textContent))
        .map((label) => {
          const [, x, y] = /^translate\((\S+) (\S+)\)/.exec(label.getAttribute('transform')!)!;
          return { x: Number(x), y: Number(y) };
        });
    const before = streetsDrawn();
    expect(before.length).toBeGreaterThan(4);
    const middle = toWorld(center);
    const pins = before.map(({ x, y }) =>
      fromWorld({
        x: middle.x + (x - width! / 2) / worldSize(zoom),
        y: middle.y + (y - height! / 2) / worldSize(zoom),
      }),
    );
    painter.keepClear(pins, []);
    const after = streetsDrawn();
    expect(after.length).toBeGreaterThan(0);
    for (const { x, y } of after)
      expect(before.some((pin) => x > pin.x - 34 && x < pin.x + 34 && y > pin.y - 40 && y < pin.y + 22)).toBe(
        false,
      );
  });
});
