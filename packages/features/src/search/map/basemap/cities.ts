import type { Bounds } from '@tableside/core';
import type { Feature, MultiLineString, MultiPolygon, Point, Position } from 'geojson';

/**
 * A city in the format of scripts/draw-cities.ts: offsets from the southwest corner in ten-thousandths of a
 * degree.
 */
interface DrawnCity {
  readonly box: readonly number[];
  readonly narrow: readonly number[];
  readonly wide: readonly number[];
  readonly parks: readonly (readonly number[])[];
  readonly water: readonly (readonly number[])[];
  readonly islands: readonly (readonly number[])[];
  readonly ponds: readonly (readonly number[])[];
  readonly avenues: readonly (readonly number[])[];
  readonly highways: readonly (readonly number[])[];
  readonly labels: readonly (readonly (string | number)[])[];
  readonly names: readonly string[];
  readonly narrowNames: readonly number[];
  readonly wideNames: readonly number[];
  readonly avenueNames: readonly number[];
}

export interface NamedStreet {
  readonly text: string;
  /** 0 for avenues, 1 for wide streets, 2 for narrow ones. */
  readonly rank: 0 | 1 | 2;
  readonly ends: readonly [Position, Position];
}

export interface CityShapes {
  readonly ground: Feature<MultiPolygon>;
  readonly narrow: Feature<MultiLineString>;
  readonly wide: Feature<MultiLineString>;
  readonly parks: Feature<MultiPolygon>;
  readonly water: Feature<MultiPolygon>;
  readonly islands: Feature<MultiPolygon>;
  readonly ponds: Feature<MultiPolygon>;
  readonly avenues: Feature<MultiLineString>;
  readonly highways: Feature<MultiLineString>;
}

const STEP = 1e-4;

type City = CityShapes & {
  readonly boxes: readonly Bounds[];
  readonly streets: readonly NamedStreet[];
  readonly labels: Feature<Point, { readonly text: string; readonly rank: number }>[];
};

const lines = (coordinates: Position[][]): Feature<MultiLineString> => ({
  type: 'Feature',
  properties: {},
  geometry: { type: 'MultiLineString', coordinates },
});
const polygons = (rings: Position[][]): Feature<MultiPolygon> => ({
  type: 'Feature',
  properties: {},
  geometry: { type: 'MultiPolygon', coordinates: rings.map((ring) => [clockwise(ring)]) },
});

/**
 * Makes a ring clockwise. Both the map library and d3-geo take clockwise rings as enclosing the smaller area.
 */
function clockwise(ring: Position[]): Position[] {
  const area = ring.reduce((sum, [x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = ring[(index + 1) % ring.length] ?? [];
    return sum + (nextX - x) * (nextY + y);
  }, 0);
  const turned = area > 0 ? ring : ring.toReversed();
  const [first] = turned;
  return first ? [...turned, first] : turned;
}

function pairs(flat: readonly number[], west: number, south: number): Position[] {
  const points: Position[] = [];
  for (let index = 0; index + 1 < flat.length; index += 2) {
    points.push([west + (flat[index] ?? 0) * STEP, south + (flat[index + 1] ?? 0) * STEP]);
  }
  return points;
}

const inTwos = (points: Position[]): Position[][] =>
  points.flatMap((point, index) => (index % 2 === 1 ? [[points[index - 1] ?? point, point]] : []));

function named(
  rank: NamedStreet['rank'],
  pieces: readonly (readonly Position[])[],
  nameOf: (index: number) => string | undefined,
): NamedStreet[] {
  return pieces.flatMap(([from, to], index) => {
    const text = nameOf(index);
    return from && to && text ? [{ text, rank, ends: [from, to] as const }] : [];
  });
}

function streetsOf(
  { names, narrow, narrowNames, wide, wideNames, avenues, avenueNames }: DrawnCity,
  at: (flat: readonly number[]) => Position[],
): NamedStreet[] {
  const nameIn = (places: readonly number[]) => (index: number) => names[places[index] ?? 0];
  return [
    ...avenues.flatMap((avenue, order) => {
      const points = at(avenue);
      const pieces = points.slice(1).map((point, index) => [points[index] ?? point, point]);
      return named(0, pieces, () => nameIn(avenueNames)(order));
    }),
    ...named(1, inTwos(at(wide)), nameIn(wideNames)),
    ...named(2, inTwos(at(narrow)), nameIn(narrowNames)),
  ];
}

export function decodeCities(cities: readonly DrawnCity[]): City {
  const each = <T>(read: (city: DrawnCity, at: (flat: readonly number[]) => Position[]) => T[]): T[] =>
    cities.flatMap((city) => {
      const [west = 0, south = 0] = city.box;
      return read(city, (flat) => pairs(flat, west, south));
    });
  const boxes = cities.map(({ box: [west = 0, south = 0, east = 0, north = 0] }): Position[] => [
    [west, south],
    [west, north],
    [east, north],
    [east, south],
  ]);
  return {
    boxes: cities.map(({ box: [west = 0, south = 0, east = 0, north = 0] }) => ({
      south,
      west,
      north,
      east,
    })),
    ground: polygons(boxes),
    narrow: lines(each((city, at) => inTwos(at(city.narrow)))),
    wide: lines(each((city, at) => inTwos(at(city.wide)))),
    parks: polygons(each((city, at) => city.parks.map(at))),
    water: polygons(each((city, at) => city.water.map(at))),
    islands: polygons(each((city, at) => city.islands.map(at))),
    ponds: polygons(each((city, at) => city.ponds.map(at))),
    avenues: lines(each((city, at) => city.avenues.map(at))),
    highways: lines(each((city, at) => city.highways.map(at))),
    streets: each(streetsOf),
    labels: each((city, at) =>
      city.labels.map(([text, x, y, rank]) => ({
        type: 'Feature' as const,
        properties: { text: String(text), rank: Number(rank) },
        geometry: { type: 'Point' as const, coordinates: at([Number(x), Number(y)])[0] ?? [0, 0] },
      })),
    ),
  };
}
