import type { Coordinates } from '@tableside/core';
import KDBush from 'kdbush';

import { featureBits, mealBits } from '../../../database/bit-sets.ts';
import type { ReadBenefits, ReadMerchant } from './read-merchants.ts';

const RADIANS = Math.PI / 180;

/** Where each attribute is in the bits of a merchant. */
const FEATURES_AT = mealBits.words.length;
const PRICE_AT = FEATURES_AT + featureBits.words.length;
const ACCLAIM_AT = PRICE_AT + 3;
const BOOKABLE_AT = ACCLAIM_AT + 2;

export const attributes = {
  /** The bits that a merchant must have for these filters. */
  required: (meals: number, features: number, isBookable: boolean): number =>
    meals | (features << FEATURES_AT) | (isBookable ? 1 << BOOKABLE_AT : 0),
  mealsOf: (bits: number): number => bits & ((1 << FEATURES_AT) - 1),
  featuresOf: (bits: number): number => (bits >> FEATURES_AT) & ((1 << (PRICE_AT - FEATURES_AT)) - 1),
  priceOf: (bits: number): number => (bits >> PRICE_AT) & 7,
  acclaimOf: (bits: number): number => (bits >> ACCLAIM_AT) & 3,
  isBookable: (bits: number): boolean => ((bits >> BOOKABLE_AT) & 1) === 1,
};

const attributesOf = (merchant: ReadMerchant): number =>
  attributes.required(merchant.meals, merchant.features, merchant.is_bookable) |
  (merchant.price_level << PRICE_AT) |
  (merchant.acclaimed_level << ACCLAIM_AT);

/** JavaScript compares UTF-16 units, the database bytes of UTF-8: this gives the same order to both. */
const inByteOrder = (text: string): string =>
  text.replace(/[\ud800-\uffff]/g, (unit) => {
    const code = unit.charCodeAt(0);
    return String.fromCharCode(code < 0xe000 ? code + 0x2000 : code - 0x800);
  });

/** A point of the unit sphere: chords between points order them as distances do, and are cheaper. */
export function onSphere({ latitude, longitude }: Coordinates): readonly [number, number, number] {
  const shrink = Math.cos(latitude * RADIANS);
  return [
    shrink * Math.cos(longitude * RADIANS),
    shrink * Math.sin(longitude * RADIANS),
    Math.sin(latitude * RADIANS),
  ];
}

interface Columns {
  id: Int32Array;
  latitude: Float64Array;
  longitude: Float64Array;
  x: Float64Array;
  y: Float64Array;
  z: Float64Array;
  /** Not a number for a merchant without ratings. */
  rating: Float32Array;
  ratingCount: Int32Array;
  /** In days since 1970. */
  joinedDay: Int32Array;
  attributes: Int32Array;
  /** The position of the state in `states`. */
  state: Uint16Array;
  /** Whether the index does not know where the merchant is: it is new, or it moved. */
  isUnindexed: Uint8Array;
}

const createColumns = (capacity: number): Columns => ({
  id: new Int32Array(capacity),
  latitude: new Float64Array(capacity),
  longitude: new Float64Array(capacity),
  x: new Float64Array(capacity),
  y: new Float64Array(capacity),
  z: new Float64Array(capacity),
  rating: new Float32Array(capacity),
  ratingCount: new Int32Array(capacity),
  joinedDay: new Int32Array(capacity),
  attributes: new Int32Array(capacity),
  state: new Uint16Array(capacity),
  isUnindexed: new Uint8Array(capacity),
});

/** What benefits of merchants have in common, as far as a search looks at it. */
export interface BenefitKind {
  /** Weekdays as bits. */
  readonly days: number;
  readonly campaignCodes: readonly string[];
}

/** The bytes of an entry of a list of strings: the reference, the header and a usual name. */
const BYTES_A_NAME = 48;

/**
 * The merchants as columns. A merchant has a slot, which is its position in every column and stays the same.
 * Merchants that are gone keep their slot and are in no program.
 */
export class MerchantTable {
  columns: Columns;
  /** Slots in use. */
  size = 0;
  /** Names in lower case, in an order that comparing strings gives. */
  readonly names: string[] = [];
  /** By number; 0 stands for no benefit. */
  readonly kinds: (BenefitKind | undefined)[] = [undefined];
  /** Slots that the index does not know. */
  readonly unindexed: number[] = [];
  #capacity: number;
  #sorted = 0;
  readonly #later = new Map<number, number>();
  readonly #kindNumbers = new Map<string, number>();
  readonly #programs: ReadonlyMap<string, { kinds: Uint16Array }>;
  readonly #states = new Map<string, number>();
  #byState = new Map<string, Int32Array>();
  #index: KDBush | undefined;

  constructor(partnerIds: readonly string[], capacity: number) {
    this.#capacity = Math.max(capacity, 64);
    this.columns = createColumns(this.#capacity);
    this.#programs = new Map(partnerIds.map((id) => [id, { kinds: new Uint16Array(this.#capacity) }]));
  }

  /** The number of each slot's kind of benefit; undefined for a partner that is not served. */
  programOf(partnerId: string): Uint16Array | undefined {
    return this.#programs.get(partnerId)?.kinds;
  }

  slotOf(id: number): number | undefined {
    const { id: ids } = this.columns;
    let low = 0;
    let high = this.#sorted - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const found = ids[middle] ?? 0;
      if (found === id) return middle;
      if (found < id) low = middle + 1;
      else high = middle - 1;
    }
    return this.#later.get(id);
  }

  /** Writes the merchants of these ids as they were read; those that were not found are in no program any more. */
  write(ids: readonly number[], merchants: readonly ReadMerchant[], benefits: readonly ReadBenefits[]): void {
    for (const id of ids) {
      const slot = this.slotOf(id);
      if (slot !== undefined) for (const { kinds } of this.#programs.values()) kinds[slot] = 0;
    }
    for (const merchant of merchants) this.#writeMerchant(merchant);
    for (const { partner_id, days, campaign_codes, ids: offered } of benefits) {
      const program = this.programOf(partner_id);
      const kind = this.#kindOf({ days, campaignCodes: campaign_codes });
      for (const id of offered) {
        const slot = this.slotOf(id);
        if (program && slot !== undefined) program[slot] = kind;
      }
    }
  }

  /** Indexes the positions and states of all merchants, whose ids must have come in ascending order. */
  buildIndex(): void {
    const { latitude, longitude, state } = this.columns;
    const states = [...this.#states.keys()];
    const slotsOf = states.map((): number[] => []);
    this.#index = this.size === 0 ? undefined : new KDBush(this.size);
    for (let slot = 0; slot < this.size; slot += 1) {
      this.#index?.add(longitude[slot] ?? 0, latitude[slot] ?? 0);
      slotsOf[state[slot] ?? 0]?.push(slot);
    }
    this.#index?.finish();
    this.#byState = new Map(states.map((name, number) => [name, Int32Array.from(slotsOf[number] ?? [])]));
    this.#sorted = this.size;
    this.#later.clear();
    this.columns.isUnindexed.fill(0);
    this.unindexed.length = 0;
  }

  /** Slots that the index has in a rectangle; those in `unindexed` may be among them, and must be checked again. */
  slotsWithin(west: number, south: number, east: number, north: number): ArrayLike<number> {
    return this.#index?.range(west, south, east, north) ?? [];
  }

  slotsInState(state: string): ArrayLike<number> {
    return this.#byState.get(state) ?? [];
  }

  isInState(slot: number, state: string): boolean {
    return this.columns.state[slot] === this.#states.get(state);
  }

  /** An estimate of the memory in use. */
  get bytes(): number {
    const columns = Object.values(this.columns as unknown as Record<string, ArrayBufferView>);
    const programs = [...this.#programs.values()].map(({ kinds }) => kinds);
    const states = [...this.#byState.values()];
    const arrays = [...columns, ...programs, ...states].reduce((sum, { byteLength }) => sum + byteLength, 0);
    return arrays + (this.#index?.data.byteLength ?? 0) + this.names.length * BYTES_A_NAME;
  }

  #writeMerchant(merchant: ReadMerchant): void {
    const known = this.slotOf(merchant.id);
    const slot = known ?? this.#addSlot(merchant.id);
    const { columns } = this;
    const { latitude, longitude } = merchant;
    const state = this.#stateOf(merchant.state);
    const hasMoved =
      columns.latitude[slot] !== latitude ||
      columns.longitude[slot] !== longitude ||
      columns.state[slot] !== state;
    if ((known === undefined || hasMoved) && columns.isUnindexed[slot] === 0) {
      columns.isUnindexed[slot] = 1;
      this.unindexed.push(slot);
    }
    const [x, y, z] = onSphere(merchant);
    columns.latitude[slot] = latitude;
    columns.longitude[slot] = longitude;
    columns.x[slot] = x;
    columns.y[slot] = y;
    columns.z[slot] = z;
    columns.rating[slot] = merchant.rating ?? Number.NaN;
    columns.ratingCount[slot] = merchant.rating_count;
    columns.joinedDay[slot] = merchant.joined_day;
    columns.attributes[slot] = attributesOf(merchant);
    columns.state[slot] = state;
    this.names[slot] = inByteOrder(merchant.lower_name);
  }

  #addSlot(id: number): number {
    if (this.size === this.#capacity) this.#grow();
    const slot = this.size;
    this.size += 1;
    this.columns.id[slot] = id;
    const isNext = this.#sorted === slot && (slot === 0 || id > (this.columns.id[slot - 1] ?? 0));
    if (isNext && this.#index === undefined) this.#sorted += 1;
    else this.#later.set(id, slot);
    return slot;
  }

  #grow(): void {
    this.#capacity *= 2;
    const grown = createColumns(this.#capacity);
    for (const [name, values] of Object.entries(this.columns))
      (grown as unknown as Record<string, Float64Array>)[name]?.set(values as Float64Array);
    this.columns = grown;
    for (const program of this.#programs.values()) {
      const kinds = new Uint16Array(this.#capacity);
      kinds.set(program.kinds);
      program.kinds = kinds;
    }
  }

  #stateOf(name: string): number {
    const known = this.#states.get(name);
    if (known !== undefined) return known;
    this.#states.set(name, this.#states.size);
    return this.#states.size - 1;
  }

  #kindOf(kind: BenefitKind): number {
    const key = JSON.stringify([kind.days, kind.campaignCodes]);
    const known = this.#kindNumbers.get(key);
    if (known !== undefined) return known;
    if (this.kinds.length > 0xffff)
      throw new Error('There are too many combinations of days and campaign codes to search from memory.');
    this.#kindNumbers.set(key, this.kinds.length);
    return this.kinds.push(kind) - 1;
  }
}
