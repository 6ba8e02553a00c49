import type { Coordinates } from '@tableside/core';

import type { MapView } from './map-adapter.ts';

const TILE = 512;
/** Where web maps end: beyond it the projection runs away. */
const LAST_LATITUDE = 85.0511;

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface WorldPoint {
  /** 0 to 1 from west to east and from north to south. */
  readonly x: number;
  readonly y: number;
}

export const worldSize = (zoom: number): number => TILE * 2 ** zoom;

/** The Web Mercator projection onto a square of size 1. */
export function toWorld({ latitude, longitude }: Coordinates): WorldPoint {
  const limited = Math.max(-LAST_LATITUDE, Math.min(LAST_LATITUDE, latitude));
  const angle = (limited * Math.PI) / 180;
  return { x: (longitude + 180) / 360, y: (1 - Math.log(Math.tan(Math.PI / 4 + angle / 2)) / Math.PI) / 2 };
}

export function fromWorld({ x, y }: WorldPoint): Coordinates {
  const latitude = (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;
  return { latitude, longitude: x * 360 - 180 };
}

/** The view from another height, in which what is so many pixels from the middle stays there. */
export function zoomedAt({ center, zoom }: MapView, next: number, { x, y } = { x: 0, y: 0 }): MapView {
  const middle = toWorld(center);
  const shift = 1 / worldSize(zoom) - 1 / worldSize(next);
  return { center: fromWorld({ x: middle.x + x * shift, y: middle.y + y * shift }), zoom: next };
}

/** The contiguous United States. */
export const COUNTRY_VIEW: MapView = { center: { latitude: 39.5, longitude: -96.5 }, zoom: 3.4 };
/** Near enough for the pins of one city block to stand apart. */
const CLOSEST_FIT = 16.5;
/** One point alone says more with streets around it. */
export const LONE_ZOOM = 14;
/** How near one looks at a place without merchants. */
export const PLACE_ZOOM = 12;

/** Pixels of the map that something lies over. */
export interface Covered {
  readonly top: number;
  readonly bottom: number;
}

const nothingCovered: Covered = { top: 0, bottom: 0 };
/** Room at the edges for the pins, which are wider than their points. */
const EDGE = 56;

/** The view that holds all points where nothing lies over the map. */
export function viewOf(
  points: readonly Coordinates[],
  { width, height }: Size,
  { top: above, bottom: below } = nothingCovered,
): MapView | undefined {
  if (points.length === 0) return undefined;
  const world = points.map(toWorld);
  const [left, right] = [Math.min(...world.map(({ x }) => x)), Math.max(...world.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...world.map(({ y }) => y)), Math.max(...world.map(({ y }) => y))];
  const room = (pixels: number) => Math.max(64, pixels - 2 * EDGE) / TILE;
  const isOnePoint = right - left < 1e-9 && bottom - top < 1e-9;
  const fit = Math.min(
    isOnePoint ? LONE_ZOOM : CLOSEST_FIT,
    Math.log2(room(width) / Math.max(right - left, 1e-9)),
    Math.log2(room(height - above - below) / Math.max(bottom - top, 1e-9)),
  );
  const zoom = Math.max(2, fit);
  const middle = (top + bottom) / 2 + (below - above) / 2 / worldSize(zoom);
  return { center: fromWorld({ x: (left + right) / 2, y: middle }), zoom };
}
