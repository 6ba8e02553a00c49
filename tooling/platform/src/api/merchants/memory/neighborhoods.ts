import type { Bounds, Coordinates } from '@tableside/core';

const RADIANS = Math.PI / 180;

/** The radius of a neighborhood that encloses nothing. */
const EMPTY = -1;

/** A point of the unit sphere: chords between points order them as distances do, and are cheaper. */
export function onSphere({ latitude, longitude }: Coordinates): readonly [number, number, number] {
  const shrink = Math.cos(latitude * RADIANS);
  return [
    shrink * Math.cos(longitude * RADIANS),
    shrink * Math.sin(longitude * RADIANS),
    Math.sin(latitude * RADIANS),
  ];
}

/** Where merchants are, by slot: on the map, and on the unit sphere. */
export interface Positions {
  latitude: Float64Array;
  longitude: Float64Array;
  x: Float64Array;
  y: Float64Array;
  z: Float64Array;
}

/**
 * Where the merchants of each neighborhood are, which is so many neighboring slots: a box and a ball that enclose all
 * of them. They only grow until all merchants are put in order again, so a merchant that moved away is still inside.
 */
export class Neighborhoods {
  #count = 0;
  #south = new Float64Array(0);
  #north = new Float64Array(0);
  #west = new Float64Array(0);
  #east = new Float64Array(0);
  #x = new Float64Array(0);
  #y = new Float64Array(0);
  #z = new Float64Array(0);
  #radius = new Float64Array(0);
  readonly #slots: number;

  /** @param slots - how many slots share a neighborhood. */
  constructor(slots: number) {
    this.#slots = slots;
  }

  /** How many there are; those after them hold no merchant. */
  get count(): number {
    return this.#count;
  }

  get bytes(): number {
    return 8 * this.#radius.byteLength;
  }

  enclose(slot: number, positions: Positions): void {
    const at = Math.floor(slot / this.#slots);
    if (at >= this.#radius.length) this.#grow(2 * (at + 1));
    const latitude = positions.latitude[slot] ?? 0;
    const longitude = positions.longitude[slot] ?? 0;
    const x = positions.x[slot] ?? 0;
    const y = positions.y[slot] ?? 0;
    const z = positions.z[slot] ?? 0;
    if (this.radius(at) === EMPTY) {
      this.#x[at] = x;
      this.#y[at] = y;
      this.#z[at] = z;
    }
    this.#count = Math.max(this.#count, at + 1);
    this.#south[at] = Math.min(this.#south[at] ?? 0, latitude);
    this.#north[at] = Math.max(this.#north[at] ?? 0, latitude);
    this.#west[at] = Math.min(this.#west[at] ?? 0, longitude);
    this.#east[at] = Math.max(this.#east[at] ?? 0, longitude);
    this.#radius[at] = Math.max(this.radius(at), this.distance(at, x, y, z));
  }

  /** The chord from the center of a neighborhood to a point of the sphere. */
  distance(at: number, x: number, y: number, z: number): number {
    const dx = (this.#x[at] as number) - x;
    const dy = (this.#y[at] as number) - y;
    const dz = (this.#z[at] as number) - z;
    return Math.sqrt(dx * dx + dy * dy + dz * dz);
  }

  /** The chord from the center to the merchant that is farthest from it. */
  radius(at: number): number {
    return this.#radius[at] as number;
  }

  meets(at: number, { south, north, west, east }: Bounds): boolean {
    return (
      (this.#south[at] as number) <= north &&
      (this.#north[at] as number) >= south &&
      (this.#west[at] as number) <= east &&
      (this.#east[at] as number) >= west
    );
  }

  isWithin(at: number, { south, north, west, east }: Bounds): boolean {
    return (
      (this.#south[at] as number) >= south &&
      (this.#north[at] as number) <= north &&
      (this.#west[at] as number) >= west &&
      (this.#east[at] as number) <= east
    );
  }

  #grow(count: number): void {
    // Until it encloses something, a box is inside out.
    const grown = (values: Float64Array<ArrayBuffer>, usual: number) => {
      const longer = new Float64Array(count).fill(usual);
      longer.set(values);
      return longer;
    };
    this.#south = grown(this.#south, Infinity);
    this.#north = grown(this.#north, -Infinity);
    this.#west = grown(this.#west, Infinity);
    this.#east = grown(this.#east, -Infinity);
    this.#x = grown(this.#x, 0);
    this.#y = grown(this.#y, 0);
    this.#z = grown(this.#z, 0);
    this.#radius = grown(this.#radius, EMPTY);
  }
}
