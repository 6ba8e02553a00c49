import type { Bounds, Coordinates } from '@tableside/core';

import type { MapView } from './map-adapter.ts';

const TILE = 512;
/** The latitude limit of web maps, because the Mercator projection diverges toward the poles. */
const LAST_LATITUDE = 85.0511;

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface WorldPoint {
  /** From 0 to 1, west to east; `y` from north to south. */
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

/**
 * Returns the view at another zoom that keeps the point at the given pixel offset from the center in place.
 */
export function zoomedAt({ center, zoom }: MapView, next: number, { x, y } = { x: 0, y: 0 }): MapView {
  const middle = toWorld(center);
  const shift = 1 / worldSize(zoom) - 1 / worldSize(next);
  return { center: fromWorld({ x: middle.x + x * shift, y: middle.y + y * shift }), zoom: next };
}

export const COUNTRY_VIEW: MapView = { center: { latitude: 39.5, longitude: -96.5 }, zoom: 3.4 };
export const LEAST_ZOOM = 2;
export const MOST_ZOOM = 18;
/** Close enough to separate pins within one city block. */
const CLOSEST_FIT = 16.5;
export const LONE_ZOOM = 14;
export const PLACE_ZOOM = 12;

/** Pixels of the map that overlays cover. */
export interface Covered {
  readonly top: number;
  readonly bottom: number;
}

const nothingCovered: Covered = { top: 0, bottom: 0 };
/** Margin in pixels, because pins are wider than their points. */
const EDGE = 56;

const inWorld = (value: number) => Math.max(0, Math.min(1, value));

export function boundsOf(
  { center, zoom }: MapView,
  { width, height }: Size,
  { top, bottom } = nothingCovered,
): Bounds {
  const { x, y } = toWorld(center);
  const scale = worldSize(zoom);
  const at = (right: number, down: number) =>
    fromWorld({ x: inWorld(x + right / scale), y: inWorld(y + down / scale) });
  const northWest = at(-width / 2, top - height / 2);
  const southEast = at(width / 2, height / 2 - bottom);
  return {
    south: southEast.latitude,
    west: northWest.longitude,
    north: northWest.latitude,
    east: southEast.longitude,
  };
}

/** Extends an area by half its size on each side, because a pan may reveal that much before it ends. */
export function boundsWithMargin({ south, west, north, east }: Bounds): Bounds {
  const [up, right] = [(north - south) / 2, (east - west) / 2];
  return {
    south: Math.max(-LAST_LATITUDE, south - up),
    west: Math.max(-180, west - right),
    north: Math.min(LAST_LATITUDE, north + up),
    east: Math.min(180, east + right),
  };
}

export const isWithin = (
  { south, west, north, east }: Bounds,
  { latitude, longitude }: Coordinates,
): boolean => latitude >= south && latitude <= north && longitude >= west && longitude <= east;

interface Fit {
  readonly covered: Covered;
  readonly edge: number;
  readonly closest: number;
}

function viewHolding(
  points: readonly Coordinates[],
  { width, height }: Size,
  { covered: { top: above, bottom: below }, edge, closest }: Fit,
): MapView {
  const world = points.map(toWorld);
  const [left, right] = [Math.min(...world.map(({ x }) => x)), Math.max(...world.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...world.map(({ y }) => y)), Math.max(...world.map(({ y }) => y))];
  const room = (pixels: number) => Math.max(64, pixels - 2 * edge) / TILE;
  const isOnePoint = right - left < 1e-9 && bottom - top < 1e-9;
  const fit = Math.min(
    isOnePoint ? LONE_ZOOM : closest,
    Math.log2(room(width) / Math.max(right - left, 1e-9)),
    Math.log2(room(height - above - below) / Math.max(bottom - top, 1e-9)),
  );
  const zoom = Math.max(LEAST_ZOOM, fit);
  const middle = (top + bottom) / 2 + (below - above) / 2 / worldSize(zoom);
  return { center: fromWorld({ x: (left + right) / 2, y: middle }), zoom };
}

/**
 * Returns the closest view that shows the whole area. `boundsOf` returns the same area if the aspect ratios
 * match.
 */
export function viewOfBounds(
  { south, west, north, east }: Bounds,
  size: Size,
  covered = nothingCovered,
): MapView {
  const corners = [
    { latitude: south, longitude: west },
    { latitude: north, longitude: east },
  ];
  return viewHolding(corners, size, { covered, edge: 0, closest: MOST_ZOOM });
}

export function viewOf(
  points: readonly Coordinates[],
  size: Size,
  covered = nothingCovered,
): MapView | undefined {
  if (points.length === 0) return undefined;
  return viewHolding(points, size, { covered, edge: EDGE, closest: CLOSEST_FIT });
}
