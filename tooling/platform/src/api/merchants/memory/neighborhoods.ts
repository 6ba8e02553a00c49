import type { Bounds, Coordinates } from '@tableside/core';

const RADIANS = Math.PI / 180;

const EMPTY = -1;
/** An empty box is inverted, so that any point enlarges it. */
const NOWHERE = [Infinity, -Infinity, Infinity, -Infinity, 0, 0, 0, EMPTY];
const WIDTH = NOWHERE.length;
const [SOUTH, NORTH, WEST, EAST, CENTER, RADIUS] = [0, 1, 2, 3, 4, 7];

/**
 * Converts coordinates to a point on the unit sphere. Chords between such points sort like distances, and are
 * cheaper to compute.
 */
export function onSphere({ latitude, longitude }: Coordinates): readonly [number, number, number] {
  const shrink = Math.cos(latitude * RADIANS);
  return [
    shrink * Math.cos(longitude * RADIANS),
    shrink * Math.sin(longitude * RADIANS),
    Math.sin(latitude * RADIANS),
  ];
}

export interface Positions {
  latitude: Float64Array;
  longitude: Float64Array;
  x: Float64Array;
  y: Float64Array;
  z: Float64Array;
}

/**
 * Stores a bounding box and a bounding sphere for each neighborhood, which is a fixed number of adjacent
 * slots. Both only grow until the next sort, so they still include the former position of a merchant that
 * moved.
 */
export class Neighborhoods {
  #count = 0;
  /** Eight numbers per neighborhood: the box (4), the center of the sphere (3) and its radius. */
  #values = new Float64Array(0);
  readonly #slots: number;

  constructor(slots: number) {
    this.#slots = slots;
  }

  get count(): number {
    return this.#count;
  }

  get bytes(): number {
    return this.#values.byteLength;
  }

  encloseAll(positions: Positions, size: number): void {
    for (let from = 0; from < size; from += this.#slots) {
      const to = Math.min(from + this.#slots, size);
      const middle = (values: Float64Array) =>
        values.subarray(from, to).reduce((sum, value) => sum + value, 0) / (to - from);
      this.#center(from, middle(positions.x), middle(positions.y), middle(positions.z));
      for (let slot = from; slot < to; slot += 1) this.enclose(slot, positions);
    }
  }

  enclose(slot: number, positions: Positions): void {
    const at = Math.floor(slot / this.#slots);
    const first = at * WIDTH;
    const latitude = positions.latitude[slot] ?? 0;
    const longitude = positions.longitude[slot] ?? 0;
    const x = positions.x[slot] ?? 0;
    const y = positions.y[slot] ?? 0;
    const z = positions.z[slot] ?? 0;
    if (at >= this.#count || this.radius(at) === EMPTY) this.#center(slot, x, y, z);
    const values = this.#values;
    const of = (value: number) => values[first + value] as number;
    values[first + SOUTH] = Math.min(of(SOUTH), latitude);
    values[first + NORTH] = Math.max(of(NORTH), latitude);
    values[first + WEST] = Math.min(of(WEST), longitude);
    values[first + EAST] = Math.max(of(EAST), longitude);
    values[first + RADIUS] = Math.max(of(RADIUS), this.distance(at, x, y, z));
  }

  #center(slot: number, x: number, y: number, z: number): void {
    const at = Math.floor(slot / this.#slots);
    if (at * WIDTH >= this.#values.length) this.#grow(2 * (at + 1));
    this.#count = Math.max(this.#count, at + 1);
    this.#values.set([x, y, z, 0], at * WIDTH + CENTER);
  }

  distance(at: number, x: number, y: number, z: number): number {
    const center = at * WIDTH + CENTER;
    const dx = (this.#values[center] as number) - x;
    const dy = (this.#values[center + 1] as number) - y;
    const dz = (this.#values[center + 2] as number) - z;
    return Math.sqrt(dx * dx + dy * dy + dz * dz);
  }

  radius(at: number): number {
    return this.#values[at * WIDTH + RADIUS] as number;
  }

  meets(at: number, { south, north, west, east }: Bounds): boolean {
    const first = at * WIDTH;
    const values = this.#values;
    return (
      (values[first + SOUTH] as number) <= north &&
      (values[first + NORTH] as number) >= south &&
      (values[first + WEST] as number) <= east &&
      (values[first + EAST] as number) >= west
    );
  }

  isWithin(at: number, { south, north, west, east }: Bounds): boolean {
    const first = at * WIDTH;
    const values = this.#values;
    return (
      (values[first + SOUTH] as number) >= south &&
      (values[first + NORTH] as number) <= north &&
      (values[first + WEST] as number) >= west &&
      (values[first + EAST] as number) <= east
    );
  }

  #grow(count: number): void {
    const grown = new Float64Array(count * WIDTH);
    for (let first = this.#values.length; first < grown.length; first += WIDTH) grown.set(NOWHERE, first);
    grown.set(this.#values);
    this.#values = grown;
  }
}
