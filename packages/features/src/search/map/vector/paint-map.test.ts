import { expect, test } from 'vitest';

import { loadBasemap } from '../basemap/basemap.ts';
import { palette } from '../basemap/palette.ts';
import { createPainter } from './paint-map.ts';

const basemap = await loadBasemap();
const boston = { latitude: 42.36, longitude: -71.06 };
const chicago = { latitude: 41.87, longitude: -87.7 };
const sparse = { latitude: 46.9, longitude: -108.9 };
const size = { width: 390, height: 700 };

function paint(center: typeof boston, zoom: number) {
  const element = document.createElement('div');
  createPainter(element, basemap).paint({ center, zoom }, size);
  const paths = [...element.querySelectorAll<SVGPathElement>('svg > path')];
  const shown = paths.filter((path) => path.style.opacity !== '0' && path.getAttribute('d') !== '');
  const clipped = shown.filter((path) => path.hasAttribute('clip-path'));
  return { element, shown, clipped };
}

test('SEA-50.a SEA-50.b a place that nobody has sketched has narrow and wide streets, as far as its land', () => {
  const { element, clipped } = paint(boston, 14);
  expect(clipped.map(({ style }) => style.stroke)).toEqual([palette.narrow, palette.edge, palette.wide]);
  const [path] = clipped;
  const clip = element.querySelector(path!.getAttribute('clip-path')!.slice(4, -1));
  const land = element.querySelector<SVGPathElement>('svg > path');
  expect(land?.style.fill).toBe(palette.land);
  expect(clip?.querySelector('path')?.getAttribute('d')).toBe(land?.getAttribute('d'));
});

test('SEA-50.a there are none where no place is, and a sketched city has only its own', () => {
  expect(paint(sparse, 14).clipped).toEqual([]);
  expect(paint(chicago, 14).clipped).toEqual([]);
});

test.each([
  ['a sketched city', chicago],
  ['another place', boston],
])('SEA-50.c the wide streets of %s are there before their edges', (_, center) => {
  const { shown } = paint(center, 12);
  // Avenues are wider.
  const wide = shown.filter(
    ({ style: { stroke, strokeWidth } }) => stroke === palette.wide && Number(strokeWidth) < 2,
  );
  expect(wide.length).toBeGreaterThan(0);
});
