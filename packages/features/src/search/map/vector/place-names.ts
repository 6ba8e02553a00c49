import type { Position } from 'geojson';

import type { Basemap } from '../basemap/basemap.ts';

export type Pixel = readonly [x: number, y: number];

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface PlacedName {
  readonly text: string;
  readonly at: Pixel;
  /** In degrees, clockwise. */
  readonly angle: number;
  readonly size: number;
  readonly isStrong: boolean;
}

export interface NamesView {
  readonly zoom: number;
  readonly width: number;
  readonly height: number;
  readonly project: (at: [longitude: number, latitude: number]) => [number, number] | null;
  /** Areas that names never cover. */
  readonly pins: readonly Box[];
  /** Areas that street names never cover, and place names only if there is no free space nearby. */
  readonly dots: readonly Box[];
}

/**
 * The zoom levels at which names of each rank are shown. City names disappear when neighborhood names take
 * over.
 */
const RANKS = [
  [2.6, 11.6],
  [2.6, Infinity],
  [6, Infinity],
  [10.5, Infinity],
] as const;
const STREET_RANKS = [13.2, 14, 15] as const;
const STREET_SIZE = 11.5;
const LETTER_WIDTH_EM = 0.56;
const LEAST_REPEAT_PIXELS = 260;
/** Positions of a name along its street, in order of preference. */
const SPOTS = [0.5, 0.3, 0.7, 0.15, 0.85];
/** Vertical offsets of a place name in pixels, in order of preference. */
const SHIFTS = [0, -20, 20, -40, 40];
const GAP = 4;

const boxAround = ([x, y]: Pixel, halfWidth: number, halfHeight: number): Box => ({
  left: x - halfWidth,
  right: x + halfWidth,
  top: y - halfHeight,
  bottom: y + halfHeight,
});
const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const halfWidthOf = (text: string, size: number): number => (text.length * size * LETTER_WIDTH_EM) / 2;

/**
 * Covers a slanted name with small squares along its line, because a single box would take up too much space
 * around it.
 */
function boxesAlong([x, y]: Pixel, half: number, turn: number): readonly Box[] {
  const count = Math.ceil((2 * half) / STREET_SIZE);
  return Array.from({ length: count + 1 }, (_, index) => {
    const along = -half + (2 * half * index) / count;
    return boxAround(
      [x + along * Math.cos(turn), y + along * Math.sin(turn)],
      STREET_SIZE / 2 + GAP,
      STREET_SIZE / 2 + GAP,
    );
  });
}

/** Returns the visible part of a line, as shares from 0 to 1; undefined if none of it is visible. */
function partInSight([ax, ay]: Pixel, [bx, by]: Pixel, { width, height }: NamesView) {
  let [start, end] = [0, 1];
  for (const [from, to, limit] of [
    [ax, bx, width],
    [ay, by, height],
  ] as const) {
    if (from === to) {
      if (from < 0 || from > limit) return undefined;
      continue;
    }
    const [enters, leaves] = [(0 - from) / (to - from), (limit - from) / (to - from)];
    start = Math.max(start, Math.min(enters, leaves));
    end = Math.min(end, Math.max(enters, leaves));
  }
  return start < end ? ([start, end] as const) : undefined;
}

export function placeNames({ labels, streets }: Basemap, view: NamesView): readonly PlacedName[] {
  const { zoom, width, height, project } = view;
  const taken = [...view.pins];
  const isFree = (boxes: readonly Box[], others: readonly Box[]) =>
    !boxes.some((box) => others.some((other) => overlaps(box, other)));
  const pixelOf = ([longitude = 0, latitude = 0]: Position): Pixel =>
    project([longitude, latitude]) ?? [NaN, NaN];
  const placed: PlacedName[] = [];

  const ranked = labels.features.filter(({ properties: { rank } }) => {
    const [from, to] = RANKS[rank] ?? [Infinity, Infinity];
    return zoom >= from && zoom <= to;
  });
  for (const { properties, geometry } of ranked.sort((a, b) => a.properties.rank - b.properties.rank)) {
    const at = pixelOf(geometry.coordinates);
    if (!(at[0] >= 0 && at[1] >= 0 && at[0] <= width && at[1] <= height)) continue;
    const isStrong = properties.rank <= 1;
    const size = isStrong ? 16 : 13;
    const boxOf = (spot: Pixel) => boxAround(spot, halfWidthOf(properties.text, size) + GAP, size / 2 + GAP);
    const free = SHIFTS.map((shift): Pixel => [at[0], at[1] + shift]).filter((spot) =>
      isFree([boxOf(spot)], taken),
    );
    const spot = free.find((one) => isFree([boxOf(one)], view.dots)) ?? free[0];
    if (!spot) continue;
    taken.push(boxOf(spot));
    placed.push({ text: properties.text, at: spot, angle: 0, size, isStrong });
  }

  taken.push(...view.dots);
  const named = new Map<string, Pixel[]>();
  for (const { text, rank, ends } of streets) {
    if (zoom < STREET_RANKS[rank]) continue;
    const [a, b] = [pixelOf(ends[0]), pixelOf(ends[1])];
    const part = partInSight(a, b, view);
    if (!part) continue;
    const half = halfWidthOf(text, STREET_SIZE);
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const turn = Math.atan((b[1] - a[1]) / (b[0] - a[0] || 1e-6));
    const earlier = named.get(text) ?? [];
    for (const spot of SPOTS) {
      const along = part[0] + (part[1] - part[0]) * spot;
      if (Math.min(along, 1 - along) * length < half + GAP) continue;
      const at: Pixel = [a[0] + (b[0] - a[0]) * along, a[1] + (b[1] - a[1]) * along];
      if (earlier.some(([x, y]) => Math.hypot(x - at[0], y - at[1]) < LEAST_REPEAT_PIXELS)) continue;
      const boxes = boxesAlong(at, half, turn);
      if (!isFree(boxes, taken)) continue;
      taken.push(...boxes);
      named.set(text, [...earlier, at]);
      placed.push({ text, at, angle: (turn * 180) / Math.PI, size: STREET_SIZE, isStrong: false });
      break;
    }
  }
  return placed;
}
