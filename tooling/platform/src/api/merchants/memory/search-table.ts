import { weekdays, type Bounds, type Coordinates } from '@tableside/core';
import TinyQueue from 'tinyqueue';

import { featureBits, mealBits, weekdayBits } from '../../../database/bit-sets.ts';
import { boxAround, EARTH_RADIUS_MILES, NEW_FOR_DAYS, type SearchPlan } from '../search-plan.ts';
import type { SearchPage } from '../search-statement.ts';
import { BLOCKS_A_REGION, type MerchantTable } from './merchant-table.ts';
import { onSphere } from './neighborhoods.ts';
import { bitCount, bitOf, everySlot, SlotSet } from './slot-set.ts';

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
  /** By group and block, as the statement names them. */
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

/** Searches a table of merchants. Gives what the statements of a search give. */
export function createTableSearch(table: MerchantTable) {
  /**
   * Calls `visit` for each block with slots in the place, with their bits; ends when it returns false.
   *
   * @param wantedIn - the bits of a block that are wanted, wherever they are.
   */
  function visitPlace(
    { place, radiusMiles }: SearchPlan,
    wantedIn: (block: number) => number,
    visit: (block: number, bits: number) => boolean,
  ): void {
    const { neighborhoods, regions, columns } = table;
    const { latitude, longitude, x, y, z } = columns;
    const { count } = neighborhoods;
    if (!place || place.kind === 'state') {
      const state = place && (table.inState(place.state) ?? new SlotSet(0));
      for (let block = 0; block < count; block += 1) {
        const bits = state ? state.at(block) && wantedIn(block) & state.at(block) : wantedIn(block);
        if (bits !== 0 && !visit(block, bits)) return;
      }
      return;
    }
    const isCircle = place.kind === 'around';
    const box = isCircle ? boxAround(place.origin, radiusMiles) : place.bounds;
    const [ox, oy, oz] = onSphere(place.origin);
    const chord = isCircle ? 2 * Math.sin(radiusMiles / EARTH_RADIUS_MILES / 2) : Infinity;
    const surelyIn = Math.max(0, chord - TOLERANCE);
    const surelyOut = chord + TOLERANCE;
    const isInCircle = (slot: number) => {
      const dx = (x[slot] ?? 0) - ox;
      const dy = (y[slot] ?? 0) - oy;
      const dz = (z[slot] ?? 0) - oz;
      const square = dx * dx + dy * dy + dz * dz;
      if (square < surelyIn * surelyIn) return true;
      if (square > surelyOut * surelyOut) return false;
      return milesBetween(place.origin, latitude[slot] ?? 0, longitude[slot] ?? 0) <= radiusMiles;
    };
    const isInPlace = (slot: number) =>
      isInBox(latitude[slot] ?? 0, longitude[slot] ?? 0, box) && (!isCircle || isInCircle(slot));
    function visitBlock(block: number): boolean {
      if (!neighborhoods.meets(block, box)) return true;
      const wanted = wantedIn(block);
      if (wanted === 0) return true;
      const distance = isCircle ? neighborhoods.distance(block, ox, oy, oz) : 0;
      const radius = isCircle ? neighborhoods.radius(block) : 0;
      if (distance - radius > surelyOut) return true;
      let bits = wanted;
      if (distance + radius >= surelyIn || !neighborhoods.isWithin(block, box))
        everySlot(block, wanted, (slot) => {
          if (!isInPlace(slot)) bits &= ~bitOf(slot);
          return true;
        });
      return bits === 0 || visit(block, bits);
    }
    for (let region = 0; region < regions.count; region += 1) {
      if (!regions.meets(region, box)) continue;
      const end = Math.min((region + 1) * BLOCKS_A_REGION, count);
      for (let block = region * BLOCKS_A_REGION; block < end; block += 1) if (!visitBlock(block)) return;
    }
  }

  const distanceOf = ({ place }: SearchPlan, slot: number): number | null =>
    place
      ? milesBetween(place.origin, table.columns.latitude[slot] ?? 0, table.columns.longitude[slot] ?? 0)
      : null;

  /** Keeps the first `most` merchants of an order. */
  function createSelection(plan: SearchPlan, sortBy: SortBy, most: number) {
    const { id, rating, ratingCount, joinedDay, x, y, z } = table.columns;
    const { names, neighborhoods } = table;
    const milesOf = new Map<number, number>();
    const byRating = (a: number, b: number) => {
      const one = rating[a] ?? Number.NaN;
      const other = rating[b] ?? Number.NaN;
      if (one > other) return -1;
      if (one < other) return 1;
      // Those without a rating come last.
      const unrated = Number(Number.isNaN(one)) - Number(Number.isNaN(other));
      return unrated || (ratingCount[b] ?? 0) - (ratingCount[a] ?? 0);
    };
    const byName = (a: number, b: number) => {
      const one = names[a] ?? '';
      const other = names[b] ?? '';
      return one < other ? -1 : one > other ? 1 : 0;
    };
    const orders: Record<SortBy, (a: number, b: number) => number> = {
      distance: (a, b) => (milesOf.get(a) ?? 0) - (milesOf.get(b) ?? 0),
      rating: byRating,
      name: byName,
      newest: (a, b) => (joinedDay[b] ?? 0) - (joinedDay[a] ?? 0),
    };
    const order = orders[sortBy === 'distance' && !plan.place ? 'rating' : sortBy];
    const compare = (a: number, b: number) => order(a, b) || (id[a] ?? 0) - (id[b] ?? 0);
    const kept = new TinyQueue<number>([], (a, b) => compare(b, a));
    const isByDistance = sortBy === 'distance' && plan.place !== undefined;
    const [ox, oy, oz] = plan.place ? onSphere(plan.place.origin) : [0, 0, 0];
    /** The chord beyond which no merchant is among the first. */
    let farthest = Infinity;
    /** The last of those kept, once there are as many as wanted. */
    let last: number | undefined;

    function add(slot: number): boolean {
      if (isByDistance) {
        const dx = (x[slot] ?? 0) - ox;
        const dy = (y[slot] ?? 0) - oy;
        const dz = (z[slot] ?? 0) - oz;
        if (dx * dx + dy * dy + dz * dz > farthest * farthest) return true;
        milesOf.set(slot, distanceOf(plan, slot) ?? 0);
      }
      if (last !== undefined && compare(slot, last) > 0) return true;
      kept.push(slot);
      if (kept.length > most) kept.pop();
      last = kept.length === most ? kept.peek() : undefined;
      if (isByDistance && last !== undefined)
        farthest = 2 * Math.sin((milesOf.get(last) ?? 0) / EARTH_RADIUS_MILES / 2) + TOLERANCE;
      return true;
    }
    /** The blocks of a search by distance, those first whose merchants may be nearest. */
    const nearby: { readonly block: number; readonly bits: number; readonly atLeast: number }[] = [];
    return {
      add(block: number, bits: number): void {
        if (!isByDistance) everySlot(block, bits, add);
        else {
          const atLeast = neighborhoods.distance(block, ox, oy, oz) - neighborhoods.radius(block);
          nearby.push({ block, bits, atLeast });
        }
      },
      /** In order. */
      slots() {
        const queue = new TinyQueue(nearby, (a, b) => a.atLeast - b.atLeast);
        for (let next = queue.pop(); next && next.atLeast <= farthest; next = queue.pop())
          everySlot(next.block, next.bits, add);
        return kept.data.toSorted(compare);
      },
    };
  }

  /** The number of a program's merchants in a circle, up to `enough`. */
  function countNear(plan: SearchPlan, enough: number): number {
    const program = table.programOf(plan.partnerId)?.all ?? new SlotSet(0);
    let found = 0;
    visitPlace(
      plan,
      (block) => program.at(block),
      (_, bits) => {
        found += bitCount(bits);
        return found < enough;
      },
    );
    return Math.min(found, enough);
  }

  let lastToday = Number.NaN;
  let lastNew = new SlotSet(0);

  /** Merchants that are new on a day. */
  function newOn(today: number): SlotSet {
    if (today === lastToday) return lastNew;
    const { joinedDay } = table.columns;
    lastNew = new SlotSet(table.size);
    for (let slot = 0; slot < table.size; slot += 1) {
      const days = today - (joinedDay[slot] ?? 0);
      if (days >= 0 && days <= NEW_FOR_DAYS) lastNew.add(slot);
    }
    lastToday = today;
    return lastNew;
  }

  function search(
    plan: SearchPlan,
    { sortBy = 'distance', pageNo, pageSize }: SearchPage,
    withWords: SlotSet | undefined,
  ): FoundPage {
    const { request } = plan;
    const nothing = new SlotSet(0);
    const program = table.programOf(plan.partnerId) ?? {
      all: nothing,
      days: weekdays.map(() => nothing),
      campaigns: new Map<string, SlotSet>(),
    };
    const chosenOf = (sets: readonly SlotSet[], bits: number) => sets.filter((_, bit) => (bits >> bit) & 1);
    const isNew = newOn(Date.parse(plan.today) / DAY_MS);
    const acclaimed = table.acclaimed.filter((_, level) => plan.acclaimedLevels.includes(level));
    const acclaimedIn = (block: number) => acclaimed.reduce((bits, level) => bits | level.at(block), 0);
    const wantsAcclaimed = request.acclaimed === 'true';
    const required = [
      program.all,
      ...(withWords || !plan.place ? [withWords ?? nothing] : []),
      ...chosenOf(program.days, weekdayBits.bitsOf(request.benefitsFor ?? [])),
      ...(request.campaignCode === undefined ? [] : [program.campaigns.get(request.campaignCode) ?? nothing]),
      ...chosenOf(table.meals, mealBits.bitsOf(request.mealsServed ?? [])),
      ...chosenOf(table.features, featureBits.bitsOf(request.features ?? [])),
      ...(request.reservations === 'true' ? [table.bookable] : []),
      ...(request.isNew === 'true' ? [isNew] : []),
    ];
    const wantedIn = (block: number) => {
      let bits = wantsAcclaimed ? acclaimedIn(block) : -1;
      for (let at = 0; bits !== 0 && at < required.length; at += 1) bits &= required[at]?.at(block) ?? 0;
      return bits;
    };
    const prices = new Set((request.priceRange ?? []).map(Number));
    const chosenPrices = table.prices.filter((_, price) => prices.has(price));

    const named: readonly (readonly [string, SlotSet])[] = [
      ['isNew', isNew],
      ['reservations', table.bookable],
      ...mealBits.words.map((word, bit) => [`mealsServed.${word}`, table.meals[bit] ?? nothing] as const),
      ...featureBits.words.map((word, bit) => [`features.${word}`, table.features[bit] ?? nothing] as const),
      ...weekdays.map((word, bit) => [`benefitsFor.${word}`, program.days[bit] ?? nothing] as const),
    ];
    const counted = named.map(([, set]) => set);
    const sums = new Int32Array(counted.length);
    const ofPrice = new Int32Array(table.prices.length);
    let total = 0;
    let totalAcclaimed = 0;
    const selection = createSelection(plan, sortBy, pageNo * pageSize);
    visitPlace(plan, wantedIn, (block, bits) => {
      for (let price = 0; price < ofPrice.length; price += 1)
        ofPrice[price] = (ofPrice[price] ?? 0) + bitCount(bits & (table.prices[price]?.at(block) ?? 0));
      const fits =
        prices.size === 0 ? bits : bits & chosenPrices.reduce((either, price) => either | price.at(block), 0);
      if (fits === 0) return true;
      total += bitCount(fits);
      totalAcclaimed += bitCount(fits & acclaimedIn(block));
      for (let at = 0; at < sums.length; at += 1)
        sums[at] = (sums[at] ?? 0) + bitCount(fits & (counted[at]?.at(block) ?? 0));
      selection.add(block, fits);
      return true;
    });

    const counts: Record<string, number> = { total, acclaimed: totalAcclaimed };
    for (const [at, [name]] of named.entries()) counts[name] = sums[at] ?? 0;
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
        isNew: isNew.has(slot),
      }));
    return { hits, counts };
  }

  /** To be called after each change of the table. */
  const forget = () => {
    lastToday = Number.NaN;
  };
  return { countNear, search, forget };
}
