import type { Band, CitySketch, Grid, LatLng, Shape } from './cities/sketch.ts';

/**
 * Coordinates of a drawn city are offsets from the southwest corner of its box, in
 * ten-thousandths of a degree.
 */
const STEP = 1e-4;
const METRES_PER_DEGREE = 111_320;

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
}

/** Projects to meters on a plane around the middle of the box, which is accurate enough for one city. */
function plane({ box: [west, south, east, north] }: CitySketch) {
  const narrowing = Math.cos((((south + north) / 2) * Math.PI) / 180) * METRES_PER_DEGREE;
  const toMetres = ([latitude, longitude]: LatLng): Point => [
    (longitude - west) * narrowing,
    (latitude - south) * METRES_PER_DEGREE,
  ];
  const toSteps = ([x, y]: Point): [number, number] => [
    Math.round(x / narrowing / STEP),
    Math.round(y / METRES_PER_DEGREE / STEP),
  ];
  const box: Shape = [
    [south, west],
    [south, east],
    [north, east],
    [north, west],
  ];
  return { toMetres, toSteps, box };
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
    const isKept = isInside(middle, outline) && !others.some((ring) => isInside(middle, ring));
    return isKept && end - start > 1e-9 ? [[at(start), at(end)]] : [];
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

function bandOutline({ line, metres }: Band, toMetres: (at: LatLng) => Point): Point[] {
  const points = line.map(toMetres);
  const side = (sign: 1 | -1) =>
    points.map(([x, y], index): Point => {
      const [px, py] = points[index - 1] ?? [x, y];
      const [nx, ny] = points[index + 1] ?? [x, y];
      const length = Math.hypot(nx - px, ny - py) || 1;
      const half = (sign * metres) / 2;
      return [x + (-(ny - py) / length) * half, y + ((nx - px) / length) * half];
    });
  return [...side(1), ...side(-1).toReversed()];
}

export function drawCity(sketch: CitySketch): DrawnCity {
  const { toMetres, toSteps, box } = plane(sketch);
  const flat = (points: readonly Point[]) => points.flatMap(toSteps);
  const outlineOf = (shape: Shape) => shape.map(toMetres);
  const boxOutline = outlineOf(box);
  const grids: Grid[] = [...sketch.grids, { ...sketch.elsewhere, outline: box }];
  const earlier: (readonly Point[])[] = [];
  const narrow: number[] = [];
  const wide: number[] = [];
  for (const grid of grids) {
    const outline = outlineOf(grid.outline);
    const within = (line: Line) => cut(line, outline, earlier).flatMap((part) => cut(part, boxOutline, []));
    wide.push(
      ...parallels(outline, grid.angle, grid.wide)
        .flatMap(({ line }) => within(line))
        .flatMap(flat),
    );
    // Occasional cross streets are wide, so that blocks are visible at lower zoom levels.
    const every = Math.max(2, Math.round(grid.wide / grid.narrow));
    for (const { line, order } of parallels(outline, grid.angle + 90, grid.narrow)) {
      (order % every === 0 ? wide : narrow).push(...within(line).flatMap(flat));
    }
    earlier.push(outline);
  }
  const shapes = (list: readonly Shape[]) => list.map((item) => flat(outlineOf(item)));
  return {
    name: sketch.name,
    box: sketch.box,
    narrow,
    wide,
    parks: shapes(sketch.parks),
    water: [...shapes(sketch.water), ...sketch.rivers.map((band) => flat(bandOutline(band, toMetres)))],
    islands: shapes(sketch.islands),
    ponds: shapes(sketch.ponds),
    avenues: shapes(sketch.avenues),
    highways: shapes(sketch.highways),
    labels: sketch.labels.map(({ text, at, rank }) => [text, ...toSteps(toMetres(at)), rank] as const),
  };
}
