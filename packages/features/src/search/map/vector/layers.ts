import type { Bounds } from '@tableside/core';
import type { GeoPermissibleObjects } from 'd3-geo';

import type { Basemap } from '../basemap/basemap.ts';
import { palette } from '../basemap/palette.ts';
import { streetGrid } from '../basemap/street-grid.ts';

export interface Layer {
  /** A function if the shape is made for the area that is painted. */
  readonly shape: GeoPermissibleObjects | ((area: Bounds) => GeoPermissibleObjects);
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: (zoom: number) => number;
  readonly opacity?: (zoom: number) => number;
  /**
   * Whether the ground of a city can cover this layer. If it covers the whole view, the layer is skipped,
   * because its outline is by far the longest.
   */
  readonly isUnderCities?: boolean;
  /** Whether the layer ends where the land does. */
  readonly isOnLand?: boolean;
}

/** Below this zoom, the drawn cities are no larger than a dot. */
const CITY_ZOOM = 8.5;
const GROWTH = 1.5;

type Stop = readonly [zoom: number, width: number];

/**
 * Interpolates line widths exponentially between stops, so that streets seem to grow steadily while zooming
 * in.
 */
function growing(...stops: readonly [Stop, ...Stop[]]): (zoom: number) => number {
  return (zoom) => {
    const next = stops.findIndex(([at]) => zoom < at);
    const [to, most] = stops.at(next) ?? stops[0];
    const [from, least] = stops[next - 1] ?? [to, most];
    if (next <= 0 || to === from) return most;
    const part = (GROWTH ** (zoom - from) - 1) / (GROWTH ** (to - from) - 1);
    return least + (most - least) * part;
  };
}

const appearing =
  (from: number, to: number) =>
  (zoom: number): number =>
    Math.max(0, Math.min(1, (zoom - from) / (to - from)));
const inCities = appearing(CITY_ZOOM, CITY_ZOOM + 0.7);
export const coversLand = (zoom: number): boolean => inCities(zoom) === 1;

const streetLayers = (narrow: Layer['shape'], wide: Layer['shape']): readonly Layer[] => [
  {
    shape: narrow,
    stroke: palette.narrow,
    width: growing([11.5, 0.5], [14, 2.4], [17, 12]),
    opacity: appearing(12.3, 13.2),
  },
  {
    shape: wide,
    stroke: palette.edge,
    width: growing([10, 0.4], [14, 5], [17, 20]),
    opacity: appearing(12.6, 13.6),
  },
  {
    shape: wide,
    stroke: palette.wide,
    width: growing([10, 0.5], [14, 4], [17, 18]),
    opacity: appearing(10.4, 11.6),
  },
];

/**
 * Returns the layers in painting order. Each covers the ones before it, so shapes need not fit together
 * exactly.
 */
export function layersOf({ land, borders, cities, towns }: Basemap): readonly Layer[] {
  const inTowns = (kind: 'narrow' | 'wide') => (area: Bounds) => streetGrid(kind, towns, area);
  return [
    { shape: land, fill: palette.land, isUnderCities: true },
    { shape: borders, stroke: palette.border, width: growing([3, 0.6], [10, 1.6]), isUnderCities: true },
    ...streetLayers(inTowns('narrow'), inTowns('wide')).map((layer) => ({
      ...layer,
      isUnderCities: true,
      isOnLand: true,
    })),
    { shape: cities.ground, fill: palette.land, opacity: inCities },
    ...streetLayers(cities.narrow, cities.wide),
    { shape: cities.parks, fill: palette.park, opacity: inCities },
    {
      shape: cities.avenues,
      stroke: palette.edge,
      width: growing([10, 1.2], [14, 7], [17, 24]),
      opacity: appearing(11, 12),
    },
    {
      shape: cities.avenues,
      stroke: palette.wide,
      width: growing([10, 0.8], [14, 5.6], [17, 22]),
      opacity: appearing(9.5, 10.5),
    },
    { shape: cities.water, fill: palette.water, opacity: inCities },
    { shape: cities.islands, fill: palette.land, opacity: inCities },
    { shape: cities.ponds, fill: palette.water, opacity: inCities },
    {
      shape: cities.highways,
      stroke: palette.highwayEdge,
      width: growing([8, 0.9], [12, 3.4], [15, 10]),
      opacity: inCities,
    },
    {
      shape: cities.highways,
      stroke: palette.highway,
      width: growing([8, 0.5], [12, 2.4], [15, 8.4]),
      opacity: inCities,
    },
  ];
}
