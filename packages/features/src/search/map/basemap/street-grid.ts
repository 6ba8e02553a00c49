import type { Bounds, Coordinates } from '@tableside/core';
import type { MultiLineString, Position } from 'geojson';

export interface TownPlace extends Coordinates {
  /** 1 for the largest places, 3 for the smallest. */
  readonly rank: number;
}

const METERS_PER_DEGREE = 111_320;
/** How far the streets of a place reach from its middle, by rank. */
const REACH_METERS = [0, 16_000, 9_000, 4_500] as const;
/** In degrees. Blocks are a little longer from west to east. */
const STEP = { latitude: 0.0016, longitude: 0.003 } as const;
const WIDE_EVERY = 3;

type Interval = readonly [from: number, to: number];

function merge(intervals: readonly Interval[]): Interval[] {
  const merged: [number, number][] = [];
  for (const [from, to] of intervals.toSorted(([a], [b]) => a - b)) {
    const last = merged.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
}

interface Circle {
  readonly x: number;
  readonly y: number;
  readonly radiusX: number;
  readonly radiusY: number;
}

/** Where circles cover the line at `x`, between `least` and `most`. */
function covered(circles: readonly Circle[], x: number, least: number, most: number): Interval[] {
  const pieces = circles.flatMap((circle): Interval[] => {
    const aside = (x - circle.x) / circle.radiusX;
    if (Math.abs(aside) >= 1) return [];
    const half = circle.radiusY * Math.sqrt(1 - aside ** 2);
    const [from, to] = [Math.max(least, circle.y - half), Math.min(most, circle.y + half)];
    return from < to ? [[from, to]] : [];
  });
  return merge(pieces);
}

/**
 * Returns plain streets around places that nobody has sketched: one grid for all, so that those of neighbors
 * meet. The same area always has the same streets.
 */
export function streetGrid(
  kind: 'narrow' | 'wide',
  places: readonly TownPlace[],
  { south, west, north, east }: Bounds,
): MultiLineString {
  const circles = places.flatMap(({ latitude: y, longitude: x, rank }): Circle[] => {
    const radiusY = (REACH_METERS[rank] ?? 0) / METERS_PER_DEGREE;
    const radiusX = radiusY / Math.cos((y * Math.PI) / 180);
    const isNear = y + radiusY > south && y - radiusY < north && x + radiusX > west && x - radiusX < east;
    return isNear ? [{ x, y, radiusX, radiusY }] : [];
  });
  const transposed = circles.map(({ x, y, radiusX, radiusY }) => ({
    x: y,
    y: x,
    radiusX: radiusY,
    radiusY: radiusX,
  }));
  const orders = (least: number, most: number, step: number) => {
    const first = Math.ceil(least / step);
    const count = Math.max(0, Math.floor(most / step) - first + 1);
    return Array.from({ length: count }, (_, index) => first + index).filter(
      (order) => (order % WIDE_EVERY === 0) === (kind === 'wide'),
    );
  };
  const northward = orders(west, east, STEP.longitude).flatMap((order): Position[][] => {
    const x = order * STEP.longitude;
    return covered(circles, x, south, north).map(([from, to]) => [
      [x, from],
      [x, to],
    ]);
  });
  const eastward = orders(south, north, STEP.latitude).flatMap((order): Position[][] => {
    const y = order * STEP.latitude;
    return covered(transposed, y, west, east).map(([from, to]) => [
      [from, y],
      [to, y],
    ]);
  });
  return { type: 'MultiLineString', coordinates: [...northward, ...eastward] };
}
