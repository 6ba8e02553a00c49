import { weekdays, type Bounds, type Coordinates } from '@tableside/core';
import TinyQueue from 'tinyqueue';

import { featureBits, mealBits, weekdayBits, type BitSet } from '../../../database/bit-sets.ts';
import { boxAround, EARTH_RADIUS_MILES, NEW_FOR_DAYS, type SearchPlan } from '../search-plan.ts';
import type { SearchPage } from '../search-statement.ts';
import { attributes, onSphere, type MerchantTable } from './merchant-table.ts';
import type { SlotSet } from './slot-set.ts';

const DAY_MS = 86_400_000;
/** As in the database, to about a tenth of an inch, so that both put the same merchants at the same distance. */
const DISTANCE_STEPS = 1e6;
/** How much two ways of computing a distance may differ. */
const TOLERANCE = 1e-8;

export interface FoundHit {
  readonly id: number;
  readonly slot: number;
  /** Miles from the origin of the search; null if it has none. */
  readonly distance: number | null;
  readonly isNew: boolean;
}

export interface FoundPage {
  readonly hits: readonly FoundHit[];
  /** By group and word, as the statement names them. */
  readonly counts: Readonly<Record<string, number>>;
}

type SortBy = NonNullable<SearchPage['sortBy']>;

const radians = (degrees: number) => degrees * (Math.PI / 180);

function milesBetween(from: Coordinates, latitude: number, longitude: number): number {
  const vertical = Math.sin(radians(latitude - from.latitude) / 2) ** 2;
  const horizontal = Math.sin(radians(longitude - from.longitude) / 2) ** 2;
  const shrink = Math.cos(radians(from.latitude)) * Math.cos(radians(latitude));
  const angle = Math.asin(Math.min(1, Math.sqrt(vertical + shrink * horizontal)));
  return Math.round(2 * EARTH_RADIUS_MILES * angle * DISTANCE_STEPS) / DISTANCE_STEPS;
}

const isInBox = (latitude: number, longitude: number, box: Bounds) =>
  latitude >= box.south && latitude <= box.north && longitude >= box.west && longitude <= box.east;

/** Sums a histogram by bit patterns into counts of single words. */
const countWords = <T extends string>(
  counts: Record<string, number>,
  group: string,
  { words }: BitSet<T>,
  patterns: ArrayLike<number>,
) => {
  for (const [bit, word] of words.entries()) {
    let sum = 0;
    for (let pattern = 0; pattern < patterns.length; pattern += 1)
      if ((pattern >> bit) & 1) sum += patterns[pattern] ?? 0;
    counts[`${group}.${word}`] = sum;
  }
};

/** Searches a table of merchants. Gives what the statements of a search give. */
export function createTableSearch(table: MerchantTable) {
  let lastBox = '';
  let lastSlots: ArrayLike<number> = [];

  /** Slots that the index has in a box; a search asks for the same box several times. */
  function slotsWithin({ west, south, east, north }: Bounds): ArrayLike<number> {
    const box = `${west},${south},${east},${north}`;
    if (box !== lastBox) [lastBox, lastSlots] = [box, table.slotsWithin(west, south, east, north)];
    return lastSlots;
  }

  /** Calls `visit` once for each merchant of the place and the words; ends when it returns false. */
  function visitPlace(
    { place, radiusMiles }: SearchPlan,
    withWords: SlotSet | undefined,
    visit: (slot: number) => boolean,
  ): void {
    const { latitude, longitude, x, y, z, isUnindexed } = table.columns;
    if (!place) {
      withWords?.forEach((slot) => visit(slot));
      return;
    }
    const hasWords = (slot: number) => !withWords || withWords.has(slot);
    if (place.kind === 'state') {
      const slots = table.slotsInState(place.state);
      for (let at = 0; at < slots.length; at += 1) {
        const slot = slots[at] ?? 0;
        if (isUnindexed[slot] === 0 && hasWords(slot) && !visit(slot)) return;
      }
      for (const slot of table.unindexed)
        if (table.isInState(slot, place.state) && hasWords(slot) && !visit(slot)) return;
      return;
    }
    const box = place.kind === 'rectangle' ? place.bounds : boxAround(place.origin, radiusMiles);
    const [ox, oy, oz] = onSphere(place.origin);
    const chord = 2 * Math.sin(radiusMiles / EARTH_RADIUS_MILES / 2);
    const surelyIn = Math.max(0, chord - TOLERANCE) ** 2;
    const surelyOut = (chord + TOLERANCE) ** 2;
    const isInCircle = (slot: number) => {
      const dx = (x[slot] ?? 0) - ox;
      const dy = (y[slot] ?? 0) - oy;
      const dz = (z[slot] ?? 0) - oz;
      const square = dx * dx + dy * dy + dz * dz;
      if (square < surelyIn) return true;
      if (square > surelyOut) return false;
      return milesBetween(place.origin, latitude[slot] ?? 0, longitude[slot] ?? 0) <= radiusMiles;
    };
    const isCircle = place.kind === 'around';
    const slots = slotsWithin(box);
    for (let at = 0; at < slots.length; at += 1) {
      const slot = slots[at] ?? 0;
      if (isUnindexed[slot] === 0 && (!isCircle || isInCircle(slot)) && hasWords(slot) && !visit(slot))
        return;
    }
    for (const slot of table.unindexed) {
      const isInPlace =
        isInBox(latitude[slot] ?? 0, longitude[slot] ?? 0, box) && (!isCircle || isInCircle(slot));
      if (isInPlace && hasWords(slot) && !visit(slot)) return;
    }
  }

  const distanceOf = ({ place }: SearchPlan, slot: number): number | null =>
    place
      ? milesBetween(place.origin, table.columns.latitude[slot] ?? 0, table.columns.longitude[slot] ?? 0)
      : null;

  /** Keeps the first `most` merchants of an order. */
  function createSelection(plan: SearchPlan, sortBy: SortBy, most: number) {
    const { id, rating, ratingCount, joinedDay, x, y, z } = table.columns;
    const { names } = table;
    interface Entry {
      readonly slot: number;
      readonly distance: number;
    }
    const byId = (a: Entry, b: Entry) => (id[a.slot] ?? 0) - (id[b.slot] ?? 0);
    const byRating = (a: Entry, b: Entry) => {
      const [one = Number.NaN, other = Number.NaN] = [rating[a.slot], rating[b.slot]];
      // Those without a rating come last.
      if (one !== other && !(Number.isNaN(one) && Number.isNaN(other)))
        return Number.isNaN(one) ? 1 : Number.isNaN(other) ? -1 : other - one;
      return (ratingCount[b.slot] ?? 0) - (ratingCount[a.slot] ?? 0);
    };
    const byName = (a: Entry, b: Entry) => {
      const [one = '', other = ''] = [names[a.slot], names[b.slot]];
      return one < other ? -1 : one > other ? 1 : 0;
    };
    const orders: Record<SortBy, (a: Entry, b: Entry) => number> = {
      distance: (a, b) => a.distance - b.distance,
      rating: byRating,
      name: byName,
      newest: (a, b) => (joinedDay[b.slot] ?? 0) - (joinedDay[a.slot] ?? 0),
    };
    const order = orders[sortBy === 'distance' && !plan.place ? 'rating' : sortBy];
    const compare = (a: Entry, b: Entry) => order(a, b) || byId(a, b);
    // The last of those kept is on top.
    const kept = new TinyQueue<Entry>([], (a, b) => compare(b, a));
    const isByDistance = sortBy === 'distance' && plan.place !== undefined;
    const [ox, oy, oz] = plan.place ? onSphere(plan.place.origin) : [0, 0, 0];
    let farthest = Infinity;
    return {
      add(slot: number): void {
        if (isByDistance) {
          const dx = (x[slot] ?? 0) - ox;
          const dy = (y[slot] ?? 0) - oy;
          const dz = (z[slot] ?? 0) - oz;
          if (dx * dx + dy * dy + dz * dz > farthest) return;
        }
        const entry = { slot, distance: isByDistance ? (distanceOf(plan, slot) ?? 0) : 0 };
        const last = kept.length === most ? kept.peek() : undefined;
        if (last && compare(entry, last) > 0) return;
        kept.push(entry);
        if (kept.length > most) kept.pop();
        const top = kept.length === most ? kept.peek() : undefined;
        if (isByDistance && top)
          farthest = (2 * Math.sin(top.distance / EARTH_RADIUS_MILES / 2) + TOLERANCE) ** 2;
      },
      /** In order. */
      slots: () => kept.data.toSorted(compare).map(({ slot }) => slot),
    };
  }

  /** The number of a program's merchants in a circle, up to `enough`. */
  function countNear(plan: SearchPlan, enough: number): number {
    const program = table.programOf(plan.partnerId);
    let found = 0;
    if (program)
      visitPlace(plan, undefined, (slot) => {
        if (program[slot] !== 0) found += 1;
        return found < enough;
      });
    return found;
  }

  function search(
    plan: SearchPlan,
    { sortBy = 'distance', pageNo, pageSize }: SearchPage,
    withWords: SlotSet | undefined,
  ): FoundPage {
    const { request } = plan;
    const program = table.programOf(plan.partnerId) ?? new Uint16Array(table.size);
    const wantedDays = weekdayBits.bitsOf(request.benefitsFor ?? []);
    const fitsKind = table.kinds.map(
      (kind) =>
        kind !== undefined &&
        (kind.days & wantedDays) === wantedDays &&
        (request.campaignCode === undefined || kind.campaignCodes.includes(request.campaignCode)),
    );
    const required = attributes.required(
      mealBits.bitsOf(request.mealsServed ?? []),
      featureBits.bitsOf(request.features ?? []),
      request.reservations === 'true',
    );
    const isAcclaimed = [0, 1, 2, 3].map((level) => plan.acclaimedLevels.includes(level));
    const wantsAcclaimed = request.acclaimed === 'true';
    const wantsNew = request.isNew === 'true';
    const prices = new Set((request.priceRange ?? []).map(Number));
    const fitsPrice = [0, 1, 2, 3, 4].map((price) => prices.size === 0 || prices.has(price));
    const today = Date.parse(plan.today) / DAY_MS;
    const { attributes: attributesOf, joinedDay } = table.columns;
    const isNew = (slot: number) => {
      const days = today - (joinedDay[slot] ?? 0);
      return days >= 0 && days <= NEW_FOR_DAYS;
    };

    const selection = createSelection(plan, sortBy, pageNo * pageSize);
    const ofPrice = new Uint32Array(5);
    const ofMeals = new Uint32Array(1 << mealBits.words.length);
    const ofFeatures = new Uint32Array(1 << featureBits.words.length);
    const ofKind = new Uint32Array(table.kinds.length);
    const total = { total: 0, acclaimed: 0, isNew: 0, reservations: 0 };
    const increase = (histogram: Uint32Array, at: number) => {
      histogram[at] = (histogram[at] ?? 0) + 1;
    };
    visitPlace(plan, withWords, (slot) => {
      const kind = program[slot] ?? 0;
      if (fitsKind[kind] !== true) return true;
      const bits = attributesOf[slot] ?? 0;
      if ((bits & required) !== required) return true;
      const acclaimed = isAcclaimed[attributes.acclaimOf(bits)] === true;
      if (wantsAcclaimed && !acclaimed) return true;
      const isFresh = isNew(slot);
      if (wantsNew && !isFresh) return true;
      const price = attributes.priceOf(bits);
      increase(ofPrice, price);
      if (fitsPrice[price] !== true) return true;
      total.total += 1;
      if (acclaimed) total.acclaimed += 1;
      if (isFresh) total.isNew += 1;
      if (attributes.isBookable(bits)) total.reservations += 1;
      increase(ofMeals, attributes.mealsOf(bits));
      increase(ofFeatures, attributes.featuresOf(bits));
      increase(ofKind, kind);
      selection.add(slot);
      return true;
    });

    const counts: Record<string, number> = { ...total };
    countWords(counts, 'mealsServed', mealBits, ofMeals);
    countWords(counts, 'features', featureBits, ofFeatures);
    const ofDays = new Uint32Array(1 << weekdays.length);
    for (const [kind, count] of ofKind.entries()) {
      const days = table.kinds[kind]?.days ?? 0;
      ofDays[days] = (ofDays[days] ?? 0) + count;
    }
    countWords(counts, 'benefitsFor', weekdayBits, ofDays);
    // Prices are alternatives: each says how many there were with it in addition to those chosen.
    const chosen = [...prices].reduce((sum, price) => sum + (ofPrice[price] ?? 0), 0);
    for (const price of [1, 2, 3, 4])
      counts[`priceRange.${price}`] = chosen + (prices.has(price) ? 0 : (ofPrice[price] ?? 0));
    const hits = selection
      .slots()
      .slice((pageNo - 1) * pageSize)
      .map((slot) => ({
        id: table.columns.id[slot] ?? 0,
        slot,
        distance: distanceOf(plan, slot),
        isNew: isNew(slot),
      }));
    return { hits, counts };
  }

  /** To be called after each change of the table's index. */
  const forget = () => {
    lastBox = '';
  };
  return { countNear, search, forget };
}
