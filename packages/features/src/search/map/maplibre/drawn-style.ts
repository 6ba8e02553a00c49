import type { Feature, FeatureCollection, Geometry } from 'geojson';
import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';

import type { Basemap } from '../basemap/basemap.ts';
import type { PaletteName } from '../basemap/palette.ts';

type Paint = Readonly<Record<PaletteName, string>>;

/** Below this zoom the drawn cities are no larger than a dot. */
const CITY_ZOOM = 8.5;

const source = (data: Feature | FeatureCollection | Geometry) => ({
  type: 'geojson' as const,
  data,
  tolerance: 0.2,
});
const growing = (...stops: number[]): ExpressionSpecification => [
  'interpolate',
  ['exponential', 1.5],
  ['zoom'],
  ...stops,
];
const appearing = (from: number, to: number): ExpressionSpecification => [
  'interpolate',
  ['linear'],
  ['zoom'],
  from,
  0,
  to,
  1,
];

const fill = (id: string, color: string): LayerSpecification => ({
  id,
  type: 'fill',
  source: id,
  minzoom: CITY_ZOOM,
  paint: {
    'fill-color': color,
    'fill-opacity': appearing(CITY_ZOOM, CITY_ZOOM + 0.7),
    'fill-antialias': true,
  },
});

function line(
  id: string,
  from: string,
  color: string,
  width: ExpressionSpecification,
  seen: [number, number],
): LayerSpecification {
  return {
    id,
    type: 'line',
    source: from,
    minzoom: seen[0],
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': color, 'line-width': width, 'line-opacity': appearing(...seen) },
  };
}

function names(
  rank: number,
  paint: Paint,
  font: string,
  [from, to]: [number, number],
  size: ExpressionSpecification,
): LayerSpecification {
  const isStrong = rank <= 1;
  return {
    id: `names-${rank}`,
    type: 'symbol',
    source: 'labels',
    filter: ['==', ['get', 'rank'], rank],
    minzoom: from,
    maxzoom: to,
    layout: {
      'text-field': ['get', 'text'],
      'text-font': [font],
      'text-size': size,
      'text-max-width': 8,
      'text-padding': 6,
      'text-letter-spacing': rank === 3 ? 0.02 : 0,
    },
    paint: {
      'text-color': isStrong ? paint.strongText : paint.text,
      'text-halo-color': paint.halo,
      'text-halo-width': 1.4,
    },
  };
}

/** The basemap as a MapLibre style in the partner's colors and font. It makes no network requests. */
export function drawnStyle(
  { land, borders, cities, labels }: Basemap,
  paint: Paint,
  font: string,
): StyleSpecification {
  return {
    version: 8,
    sources: {
      land: source(land),
      borders: source(borders),
      labels: source(labels),
      ...Object.fromEntries(Object.entries(cities).map(([name, shapes]) => [name, source(shapes)])),
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': paint.water } },
      { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': paint.land } },
      line('borders', 'borders', paint.border, growing(3, 0.6, 10, 1.6), [1, 2]),
      fill('ground', paint.land),
      line('narrow', 'narrow', paint.narrow, growing(11.5, 0.5, 14, 2.4, 17, 12), [12.3, 13.2]),
      line('wide-edge', 'wide', paint.edge, growing(10, 0.4, 14, 5, 17, 20), [12.6, 13.6]),
      line('wide', 'wide', paint.wide, growing(10, 0.5, 14, 4, 17, 18), [10.4, 11.6]),
      fill('parks', paint.park),
      line('avenues-edge', 'avenues', paint.edge, growing(10, 1.2, 14, 7, 17, 24), [11, 12]),
      line('avenues', 'avenues', paint.wide, growing(10, 0.8, 14, 5.6, 17, 22), [9.5, 10.5]),
      fill('water', paint.water),
      fill('islands', paint.land),
      fill('ponds', paint.water),
      line('highways-edge', 'highways', paint.highwayEdge, growing(8, 0.9, 12, 3.4, 15, 10), [8.5, 9.5]),
      line('highways', 'highways', paint.highway, growing(8, 0.5, 12, 2.4, 15, 8.4), [8.5, 9.5]),
      names(3, paint, font, [9.4, 24], growing(9, 11, 14, 13, 17, 15)),
      names(2, paint, font, [6, 24], growing(6, 11, 10, 13, 14, 16)),
      names(1, paint, font, [2.6, 24], growing(3, 11, 8, 15, 14, 18)),
      names(0, paint, font, [2.6, 11.6], growing(3, 11, 8, 15, 11, 18)),
    ],
  };
}
