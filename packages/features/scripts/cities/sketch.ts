/** A point as the sketches write it: latitude, longitude. */
export type LatLng = readonly [latitude: number, longitude: number];
export type Shape = readonly LatLng[];

/** Streets of one neighbourhood: straight lines in two directions, cut at the outline. */
export interface Grid {
  readonly outline: Shape;
  /** Degrees clockwise from north in which the wide streets run. */
  readonly angle: number;
  /** Metres between wide streets, and between narrow ones that cross them. */
  readonly wide: number;
  readonly narrow: number;
}

export interface Band {
  readonly line: Shape;
  readonly metres: number;
}

/** What is drawn of a city; every shape is an impression, not a survey. */
export interface CitySketch {
  readonly name: string;
  readonly box: readonly [west: number, south: number, east: number, north: number];
  /** Painted over the box in this order: land of the box, streets, parks, water, islands, ponds, highways. */
  readonly grids: readonly Grid[];
  /** Metres between the streets of everywhere else, and their direction. */
  readonly elsewhere: { readonly angle: number; readonly wide: number; readonly narrow: number };
  readonly parks: readonly Shape[];
  readonly water: readonly Shape[];
  readonly rivers: readonly Band[];
  readonly islands: readonly Shape[];
  readonly ponds: readonly Shape[];
  readonly avenues: readonly Shape[];
  readonly highways: readonly Shape[];
  /** Rank 0 gives way to the parts of the city as one comes near. */
  readonly labels: readonly { readonly text: string; readonly at: LatLng; readonly rank: 0 | 1 | 2 | 3 }[];
}

/** Reads "40.70,-74.01 40.71,-74.00". */
export const shape = (text: string): Shape =>
  text
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [latitude = Number.NaN, longitude = Number.NaN] = pair.split(',').map(Number);
      return [latitude, longitude] as const;
    });

/** An ellipse of `sides` corners; radii in degrees of latitude. */
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

/** "Harlem 40.811,-73.946; Chelsea 40.746,-74.001" */
export const labels = (rank: 0 | 1 | 2 | 3, text: string): CitySketch['labels'] =>
  text.split(';').map((entry) => {
    const [, name = '', place = ''] = /^\s*(.+?)\s+(\S+)\s*$/.exec(entry) ?? [];
    return { text: name, at: shape(place)[0] ?? [0, 0], rank };
  });
