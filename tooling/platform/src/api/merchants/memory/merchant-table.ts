import { weekdays } from '@tableside/core';
import KDBush from 'kdbush';

import { featureBits, mealBits } from '../../../database/bit-sets.ts';
import { searchable } from '../../../database/searchable.ts';
import { Neighborhoods, onSphere, type Positions } from './neighborhoods.ts';
import { orders, type Ordered, type OrderName } from './orders.ts';
import type { ReadBenefits, ReadMerchant } from './read-merchants.ts';
import { SlotFlags } from './slot-flags.ts';
import { blockOf, SLOTS_A_BLOCK, SlotSet } from './slot-set.ts';

/**
 * Re-encodes text so that JavaScript, which compares UTF-16 units, sorts it like the database, which compares
 * UTF-8 bytes.
 */
const inByteOrder = (text: string): string =>
  text.replace(/[\ud800-\uffff]/g, (unit) => {
    const code = unit.charCodeAt(0);
    return String.fromCharCode(code < 0xe000 ? code + 0x2000 : code - 0x800);
  });

type Columns = Positions & Ordered['columns'];

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
});

export interface Program {
  readonly all: SlotSet;
  readonly days: SlotFlags;
  readonly campaigns: Map<string, SlotSet>;
}

const createProgram = (slots: number): Program => ({
  all: new SlotSet(slots),
  days: new SlotFlags(weekdays.length, slots),
  campaigns: new Map(),
});

const setsOf = ({ all, days, campaigns }: Program) => [all, days, ...campaigns.values()];

export const BLOCKS_A_REGION = 64;
const PRICE_LEVELS = 5;
const ACCLAIMED_LEVELS = 4;
const BYTES_A_NAME = 48;

/**
 * Stores merchants in columns and bit sets. Each merchant has a slot, which is its index in every column and
 * set. Deleted merchants keep their slot but belong to no program. After sorting, merchants in adjacent slots
 * are near each other, so a block of a set covers 32 merchants of one neighborhood.
 */
export class MerchantTable {
  columns: Columns;
  size = 0;
  names: string[] = [];
  readonly meals: SlotFlags;
  readonly features: SlotFlags;
  readonly prices: SlotFlags;
  readonly acclaimed: SlotFlags;
  readonly bookable: SlotSet;
  neighborhoods = new Neighborhoods(SLOTS_A_BLOCK);
  regions = new Neighborhoods(SLOTS_A_BLOCK * BLOCKS_A_REGION);
  unsortedCount = 0;
  readonly #firsts: Readonly<Record<OrderName, number[]>> = { rating: [], name: [], newest: [] };
  #capacity: number;
  /**
   * Slots in the order of their merchants' ids. Undefined before the first sort, when the slots themselves
   * are in that order.
   */
  #slotsById: Int32Array | undefined;
  #ranked = 0;
  readonly #later = new Map<number, number>();
  readonly #programs: ReadonlyMap<string, Program>;
  readonly #states = new Map<string, SlotSet>();

  constructor(partnerIds: readonly string[], capacity: number) {
    this.#capacity = Math.max(capacity, 64);
    this.columns = createColumns(this.#capacity);
    const flags = (count: number) => new SlotFlags(count, this.#capacity);
    this.meals = flags(mealBits.words.length);
    this.features = flags(featureBits.words.length);
    this.prices = flags(PRICE_LEVELS);
    this.acclaimed = flags(ACCLAIMED_LEVELS);
    this.bookable = this.#createSet();
    this.#programs = new Map(partnerIds.map((id) => [id, createProgram(this.#capacity)]));
  }

  programOf(partnerId: string): Program {
    return this.#programs.get(partnerId) ?? createProgram(0);
  }

  inState(state: string): SlotSet | undefined {
    return this.#states.get(state);
  }

  firstOf(order: OrderName, block: number): number {
    return this.#firsts[order][block] ?? 0;
  }

  slotOf(id: number): number | undefined {
    const { id: ids } = this.columns;
    let low = 0;
    let high = this.#ranked - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const slot = this.#slotsById?.[middle] ?? middle;
      const found = ids[slot] ?? 0;
      if (found === id) return slot;
      if (found < id) low = middle + 1;
      else high = middle - 1;
    }
    return this.#later.get(id);
  }

  slotsNamed(start: string): number[] {
    const slots: number[] = [];
    for (let slot = 0; slot < this.size; slot += 1)
      if (` ${searchable(this.names[slot] ?? '')}`.includes(` ${start}`)) slots.push(slot);
    return slots;
  }

  /** Writes the merchants with these ids. Ids without a merchant are removed from every program. */
  write(ids: readonly number[], merchants: readonly ReadMerchant[], benefits: readonly ReadBenefits[]): void {
    for (const id of ids) {
      const slot = this.slotOf(id);
      if (slot === undefined) continue;
      for (const program of this.#programs.values()) for (const set of setsOf(program)) set.delete(slot);
    }
    for (const merchant of merchants) this.#writeMerchant(merchant);
    for (const { partner_id, days, campaign_codes, ids: offered } of benefits) {
      const program = this.#programs.get(partner_id);
      if (!program) continue;
      const sets = [program.all, ...campaign_codes.map((code) => this.#setOf(program.campaigns, code))];
      for (const id of offered) {
        const slot = this.slotOf(id);
        if (slot === undefined) continue;
        program.days.add(slot, days);
        for (const set of sets) set.add(slot);
      }
    }
  }

  /**
   * Sorts the slots so that merchants near each other are adjacent. Requires that ids were added in ascending
   * order.
   */
  sortByPlace(): void {
    const { latitude, longitude } = this.columns;
    const index = new KDBush(this.size, 8, Float32Array);
    for (let slot = 0; slot < this.size; slot += 1) index.add(longitude[slot] ?? 0, latitude[slot] ?? 0);
    this.#move(index.finish().ids);
    this.#later.clear();
    this.unsortedCount = 0;
  }

  get bytes(): number {
    const columns = Object.values(this.columns as unknown as Record<string, ArrayBufferView>);
    const arrays = columns.reduce((sum, { byteLength }) => sum + byteLength, 0);
    const sets = this.#everySet().reduce((sum, { bytes }) => sum + bytes, 0);
    const ranks = this.#slotsById?.byteLength ?? 0;
    return (
      arrays + sets + ranks + this.neighborhoods.bytes + this.regions.bytes + this.names.length * BYTES_A_NAME
    );
  }

  #createSet(): SlotSet {
    return new SlotSet(this.#capacity);
  }

  #setOf(sets: Map<string, SlotSet>, key: string): SlotSet {
    const set = sets.get(key) ?? this.#createSet();
    sets.set(key, set);
    return set;
  }

  #everySet() {
    return [...this.#setsOfMerchants(), ...[...this.#programs.values()].flatMap(setsOf)];
  }

  #setsOfMerchants() {
    const { meals, features, prices, acclaimed, bookable } = this;
    return [meals, features, prices, acclaimed, bookable, ...this.#states.values()];
  }

  #move(order: ArrayLike<number>): void {
    const { names } = this;
    this.names = Array.from({ length: this.size }, (_, slot) => names[order[slot] ?? 0] ?? '');
    const positions = new Int32Array(this.size);
    for (let slot = 0; slot < this.size; slot += 1) positions[order[slot] ?? 0] = slot;
    const moved = new Float64Array(this.size);
    for (const values of Object.values(this.columns as unknown as Record<string, Float64Array>)) {
      for (let slot = 0; slot < this.size; slot += 1) moved[slot] = values[order[slot] ?? 0] ?? 0;
      values.set(moved);
    }
    for (const set of this.#everySet()) set.move(positions);
    this.neighborhoods = new Neighborhoods(SLOTS_A_BLOCK);
    this.regions = new Neighborhoods(SLOTS_A_BLOCK * BLOCKS_A_REGION);
    this.neighborhoods.encloseAll(this.columns, this.size);
    this.regions.encloseAll(this.columns, this.size);
    for (let block = 0; block <= blockOf(this.size - 1); block += 1) this.#findFirsts(block);
    this.#slotsById = positions;
    this.#ranked = this.size;
  }

  #writeMerchant(merchant: ReadMerchant): void {
    const known = this.slotOf(merchant.id);
    const slot = known ?? this.#addSlot(merchant.id);
    const { columns } = this;
    const { latitude, longitude } = merchant;
    if (known === undefined || columns.latitude[slot] !== latitude || columns.longitude[slot] !== longitude) {
      const [x, y, z] = onSphere(merchant);
      columns.latitude[slot] = latitude;
      columns.longitude[slot] = longitude;
      columns.x[slot] = x;
      columns.y[slot] = y;
      columns.z[slot] = z;
      this.unsortedCount += 1;
    }
    columns.rating[slot] = merchant.rating ?? Number.NaN;
    columns.ratingCount[slot] = merchant.rating_count;
    columns.joinedDay[slot] = merchant.joined_day;
    this.names[slot] = inByteOrder(merchant.lower_name);
    if (known !== undefined) for (const set of this.#setsOfMerchants()) set.delete(slot);
    this.meals.add(slot, merchant.meals);
    this.features.add(slot, merchant.features);
    this.prices.add(slot, 1 << merchant.price_level);
    this.acclaimed.add(slot, 1 << merchant.acclaimed_level);
    if (merchant.is_bookable) this.bookable.add(slot);
    this.#setOf(this.#states, merchant.state).add(slot);
    // Before the first sort, a neighborhood would span the whole country.
    if (this.#slotsById) {
      this.#enclose(slot);
      this.#findFirsts(blockOf(slot));
    }
  }

  #findFirsts(block: number): void {
    const end = Math.min((block + 1) * SLOTS_A_BLOCK, this.size);
    for (const [order, compare] of Object.entries(orders)) {
      let first = block * SLOTS_A_BLOCK;
      for (let slot = first + 1; slot < end; slot += 1) if (compare(this, slot, first) < 0) first = slot;
      this.#firsts[order as OrderName][block] = first;
    }
  }

  #enclose(slot: number): void {
    this.neighborhoods.enclose(slot, this.columns);
    this.regions.enclose(slot, this.columns);
  }

  #addSlot(id: number): number {
    if (this.size === this.#capacity) this.#grow();
    const slot = this.size;
    this.size += 1;
    this.columns.id[slot] = id;
    const isNext = this.#ranked === slot && (slot === 0 || id > (this.columns.id[slot - 1] ?? 0));
    if (isNext && this.#slotsById === undefined) this.#ranked += 1;
    else this.#later.set(id, slot);
    return slot;
  }

  #grow(): void {
    this.#capacity *= 2;
    const grown = createColumns(this.#capacity);
    for (const [name, values] of Object.entries(this.columns))
      (grown as unknown as Record<string, Float64Array>)[name]?.set(values as Float64Array);
    this.columns = grown;
  }
}
