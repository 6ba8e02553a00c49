import type { Band, CitySketch, Grid, LatLng, Shape } from './cities/sketch.ts';
import { streetWords } from './cities/street-names.ts';

/**
 * Coordinates of a drawn city are offsets from the southwest corner of its box, in
 * ten-thousandths of a degree.
 */
const STEP = 1e-4;
const METERS_PER_DEGREE = 111_320;
const LEAST_NAMED_METERS = 200;
/** Neighboring streets, and those of neighboring grids, are this many words apart. */
const STREET_STEP = 7;
const GRID_STEP = 23;

type Point = readonly [x: number, y: number];
type Line = readonly [Point, Point];

/** A city in the file's format: every shape is a flat list x, y, x, y … */
export interface DrawnCity {
  readonly name: string;
  readonly box: CitySketch['box'];
  readonly narrow: readonly number[];
  readonly wide: readonly number[];
  readonly parks: readonly (readonly number[])[];
  readonly water: readonly (readonly number[])[];
  readonly islands: readonly (readonly number[])[];
  readonly ponds: readonly (readonly number[])[];
  readonly avenues: readonly (readonly number[])[];
  readonly highways: readonly (readonly number[])[];
  readonly labels: readonly (readonly [text: string, x: number, y: number, rank: number])[];
  /**
   * The names of streets. The first is empty, for pieces without one. For each line of `narrow`, `wide` and
   * `avenues`, the numbers below are the place of its name in this list.
   */
  readonly names: readonly string[];
  readonly narrowNames: readonly number[];
  readonly wideNames: readonly number[];
  readonly avenueNames: readonly number[];
}

function createNames() {
  const names = [''];
  const find = (name: string) => {
    const known = names.indexOf(name);
    return known === -1 ? names.push(name) - 1 : known;
  };
  const wordAt = (grid: number, order: number) => {
    const count = streetWords.length;
    const index = (((order * STREET_STEP + grid * GRID_STEP) % count) + count) % count;
    return streetWords[index] ?? '';
  };
  return {
    names,
    nameOf: (kind: string, grid: number, order: number, [[ax, ay], [bx, by]]: Line) =>
      Math.hypot(bx - ax, by - ay) < LEAST_NAMED_METERS ? 0 : find(`${wordAt(grid, order)} ${kind}`),
    nameOfAvenue: (order: number) => find(`${wordAt(0, -1 - order)} Boulevard`),
  };
}

/** Projects to meters on a plane around the middle of the box, which is accurate enough for one city. */
function plane({ box: [west, south, east, north] }: CitySketch) {
  const narrowing = Math.cos((((south + north) / 2) * Math.PI) / 180) * METERS_PER_DEGREE;
  const toMeters = ([latitude, longitude]: LatLng): Point => [
    (longitude - west) * narrowing,
    (latitude - south) * METERS_PER_DEGREE,
  ];
  const toSteps = ([x, y]: Point): [number, number] => [
    Math.round(x / narrowing / STEP),
    Math.round(y / METERS_PER_DEGREE / STEP),
  ];
  const box: Shape = [
    [south, west],
    [south, east],
    [north, east],
    [north, west],
  ];
  return { toMeters, toSteps, box };
}

function crossings([[ax, ay], [bx, by]]: Line, outline: readonly Point[]): number[] {
  return outline.flatMap(([cx, cy], index) => {
    const [dx, dy] = outline[(index + 1) % outline.length] ?? [cx, cy];
    const denominator = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx);
    if (denominator === 0) return [];
    const along = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / denominator;
    const across = ((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / denominator;
    return across >= 0 && across < 1 && along > 0 && along < 1 ? [along] : [];
  });
}

function isInside([x, y]: Point, outline: readonly Point[]): boolean {
  let inside = false;
  outline.forEach(([ax, ay], index) => {
    const [bx, by] = outline[(index + 1) % outline.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

function cut([a, b]: Line, outline: readonly Point[], others: readonly (readonly Point[])[]): Line[] {
  const at = (t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
  const stops = [
    0,
    ...[outline, ...others].flatMap((ring) => crossings([a, b], ring)).sort((m, n) => m - n),
    1,
  ];
  return stops.slice(1).flatMap((end, index): Line[] => {
    const start = stops[index] ?? 0;
    const middle = at((start + end) / 2);
    const isIncluded = isInside(middle, outline) && !others.some((ring) => isInside(middle, ring));
    return isIncluded && end - start > 1e-9 ? [[at(start), at(end)]] : [];
  });
}

/**
 * Returns parallel lines across a circle around the whole outline; `order` counts them from a fixed point.
 */
function parallels(
  outline: readonly Point[],
  angle: number,
  spacing: number,
): { line: Line; order: number }[] {
  const turn = (angle * Math.PI) / 180;
  const along: Point = [Math.sin(turn), Math.cos(turn)];
  const aside: Point = [Math.cos(turn), -Math.sin(turn)];
  const reach = Math.max(...outline.map(([x, y]) => Math.hypot(x, y)));
  const first = Math.ceil(Math.min(...outline.map(([x, y]) => x * aside[0] + y * aside[1])) / spacing);
  const last = Math.floor(Math.max(...outline.map(([x, y]) => x * aside[0] + y * aside[1])) / spacing);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
    const offset = (first + index) * spacing;
    const [x, y] = [aside[0] * offset, aside[1] * offset];
    const line: Line = [
      [x - along[0] * reach, y - along[1] * reach],
      [x + along[0] * reach, y + along[1] * reach],
    ];
    return { line, order: first + index };
  });
}

function bandOutline({ line, meters }: Band, toMeters: (at: LatLng) => Point): Point[] {
  const points = line.map(toMeters);
  const side = (sign: 1 | -1) =>
    points.map(([x, y], index): Point => {
      const [px, py] = points[index - 1] ?? [x, y];
      const [nx, ny] = points[index + 1] ?? [x, y];
      const length = Math.hypot(nx - px, ny - py) || 1;
      const half = (sign * meters) / 2;
      return [x + (-(ny - py) / length) * half, y + ((nx - px) / length) * half];
    });
  return [...side(1), ...side(-1).toReversed()];
}

export function drawCity(sketch: CitySketch): DrawnCity {
  const { toMeters, toSteps, box } = plane(sketch);
  const flat = (points: readonly Point[]) => points.flatMap(toSteps);
  const outlineOf = (shape: Shape) => shape.map(toMeters);
  const boxOutline = outlineOf(box);
  const grids: Grid[] = [...sketch.grids, { ...sketch.elsewhere, outline: box }];
  const earlier: (readonly Point[])[] = [];
  const narrow: number[] = [];
  const wide: number[] = [];
  const narrowNames: number[] = [];
  const wideNames: number[] = [];
  const { names, nameOf, nameOfAvenue } = createNames();
  grids.forEach((grid, index) => {
    const outline = outlineOf(grid.outline);
    const within = (line: Line) => cut(line, outline, earlier).flatMap((part) => cut(part, boxOutline, []));
    for (const { line, order } of parallels(outline, grid.angle, grid.wide)) {
      for (const piece of within(line)) {
        wide.push(...flat(piece));
        wideNames.push(nameOf('Avenue', index, order, piece));
      }
    }
    // Occasional cross streets are wide, so that blocks are visible at lower zoom levels.
    const every = Math.max(2, Math.round(grid.wide / grid.narrow));
    for (const { line, order } of parallels(outline, grid.angle + 90, grid.narrow)) {
      const isWide = order % every === 0;
      for (const piece of within(line)) {
        (isWide ? wide : narrow).push(...flat(piece));
        (isWide ? wideNames : narrowNames).push(nameOf('Street', index, order, piece));
      }
    }
    earlier.push(outline);
  });
  const shapes = (list: readonly Shape[]) => list.map((item) => flat(outlineOf(item)));
  return {
    name: sketch.name,
    box: sketch.box,
    narrow,
    wide,
    parks: shapes(sketch.parks),
    water: [...shapes(sketch.water), ...sketch.rivers.map((band) => flat(bandOutline(band, toMeters)))],
    islands: shapes(sketch.islands),
    ponds: shapes(sketch.ponds),
    avenues: shapes(sketch.avenues),
    highways: shapes(sketch.highways),
    labels: sketch.labels.map(({ text, at, rank }) => [text, ...toSteps(toMeters(at)), rank] as const),
    names,
    narrowNames,
    wideNames,
    avenueNames: sketch.avenues.map((_, order) => nameOfAvenue(order)),
  };
}
