export type LatLng = readonly [latitude: number, longitude: number];
export type Shape = readonly LatLng[];

/**
 * The streets of one neighborhood: straight lines in two directions, clipped to the outline. `angle` is the
 * direction of the wide streets, in degrees clockwise from north. `wide` and `narrow` are the distances, in
 * meters, between wide streets and between the narrow ones that cross them.
 */
export interface Grid {
  readonly outline: Shape;
  readonly angle: number;
  readonly wide: number;
  readonly narrow: number;
}

export interface Band {
  readonly line: Shape;
  readonly meters: number;
}

export interface CitySketch {
  readonly name: string;
  readonly box: readonly [west: number, south: number, east: number, north: number];
  /** Shapes over the box, drawn in this order: land, streets, parks, water, islands, ponds, highways. */
  readonly grids: readonly Grid[];
  /** Distances between the streets outside the neighborhoods, in meters, and their direction. */
  readonly elsewhere: { readonly angle: number; readonly wide: number; readonly narrow: number };
  readonly parks: readonly Shape[];
  readonly water: readonly Shape[];
  readonly rivers: readonly Band[];
  readonly islands: readonly Shape[];
  readonly ponds: readonly Shape[];
  readonly avenues: readonly Shape[];
  readonly highways: readonly Shape[];
  readonly labels: readonly { readonly text: string; readonly at: LatLng; readonly rank: 0 | 1 | 2 | 3 }[];
}

export const shape = (text: string): Shape =>
  text
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [latitude = Number.NaN, longitude = Number.NaN] = pair.split(',').map(Number);
      return [latitude, longitude] as const;
    });

/** An ellipse with `sides` corners; radii in degrees of latitude. */
export function blob([latitude, longitude]: LatLng, radius: number, stretch = 1, sides = 12): Shape {
  const narrowing = Math.cos((latitude * Math.PI) / 180);
  return Array.from({ length: sides }, (_, index) => {
    const turn = (index / sides) * 2 * Math.PI;
    return [
      latitude + radius * Math.sin(turn),
      longitude + ((radius * stretch) / narrowing) * Math.cos(turn),
    ] as const;
  });
}

/** Parses "Harlem 40.811,-73.946; Chelsea 40.746,-74.001". */
export const labels = (rank: 0 | 1 | 2 | 3, text: string): CitySketch['labels'] =>
  text.split(';').map((entry) => {
    const [, name = '', place = ''] = /^\s*(.+?)\s+(\S+)\s*$/.exec(entry) ?? [];
    return { text: name, at: shape(place)[0] ?? [0, 0], rank };
  });
