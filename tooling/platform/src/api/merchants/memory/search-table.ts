import { weekdays, type Bounds } from '@tableside/core';

import { featureBits, mealBits, weekdayBits } from '../../../database/bit-sets.ts';
import { boxAround, NEW_FOR_DAYS, type SearchPlan } from '../search-plan.ts';
import type { SearchPage } from '../search-statement.ts';
import { chordOf, milesBetween, TOLERANCE } from './distances.ts';
import { BLOCKS_A_REGION, type MerchantTable } from './merchant-table.ts';
import { onSphere } from './neighborhoods.ts';
import { createSelection } from './selection.ts';
import { bitCount, SlotSet, slotSet, slotsWith, type Slots } from './slot-set.ts';

const DAY_MS = 86_400_000;

export interface FoundHit {
  readonly id: number;
  readonly slot: number;
  readonly distance: number | null;
  readonly isNew: boolean;
}

export interface FoundPage {
  readonly hits: readonly FoundHit[];
  readonly counts: Readonly<Record<string, number>>;
}

const NOTHING: Slots = { at: () => 0 };

const anyOf = (sets: readonly Slots[]): Slots => ({
  at(block) {
    let bits = 0;
    for (const set of sets) bits |= set.at(block);
    return bits;
  },
});

const bitsOf = (levels: readonly number[]) => levels.reduce((bits, level) => bits | (1 << level), 0);

const sumOf = (sums: Int32Array, isMeant: (at: number) => boolean) =>
  sums.reduce((sum, value, at) => (isMeant(at) ? sum + value : sum), 0);

const names = {
  meals: mealBits.words.map((word) => `mealsServed.${word}`),
  features: featureBits.words.map((word) => `features.${word}`),
  days: weekdays.map((day) => `benefitsFor.${day}`),
};

const isInBox = (latitude: number, longitude: number, box: Bounds) =>
  latitude >= box.south && latitude <= box.north && longitude >= box.west && longitude <= box.east;

/** Must return the same results as the SQL statements of a search. */
export function createTableSearch(table: MerchantTable) {
  /**
   * Calls `visit` for each block that has slots in the place, with the bits of those slots, until it returns
   * false.
   * @param wantedIn - returns the wanted bits of a block, regardless of the place.
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
    const chord = isCircle ? chordOf(radiusMiles) : Infinity;
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
    const isInBounds = (slot: number) => isInBox(latitude[slot] ?? 0, longitude[slot] ?? 0, box);
    function visitBlock(block: number): boolean {
      if (!neighborhoods.meets(block, box)) return true;
      let bits = wantedIn(block);
      if (bits === 0) return true;
      if (isCircle) {
        const distance = neighborhoods.distance(block, ox, oy, oz);
        const radius = neighborhoods.radius(block);
        if (distance - radius > surelyOut) return true;
        if (distance + radius >= surelyIn) bits = slotsWith(block, bits, isInCircle);
      }
      if (!neighborhoods.isWithin(block, box)) bits = slotsWith(block, bits, isInBounds);
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

  function countNear(plan: SearchPlan, enough: number): number {
    const { all } = table.programOf(plan.partnerId);
    let found = 0;
    visitPlace(
      plan,
      (block) => all.at(block),
      (_, bits) => {
        found += bitCount(bits);
        return found < enough;
      },
    );
    return Math.min(found, enough);
  }

  let lastToday = Number.NaN;
  let lastNew = new SlotSet(0);

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
    const { meals, features, prices, acclaimed, bookable } = table;
    const { all, days, campaigns } = table.programOf(plan.partnerId);
    const isNew = newOn(Date.parse(plan.today) / DAY_MS);
    const levels = bitsOf(plan.acclaimedLevels);
    const isAcclaimed = anyOf(acclaimed.chosen(levels));
    const chosenPrices = (request.priceRange ?? []).map(Number);
    const hasChosenPrice = anyOf(prices.chosen(bitsOf(chosenPrices)));
    const named =
      plan.merchantIds &&
      slotSet(
        plan.merchantIds.flatMap((id) => table.slotOf(id) ?? []),
        table.size,
      );
    const required: readonly Slots[] = [
      all,
      ...(named ? [named] : []),
      ...(withWords ? [withWords] : plan.place || named ? [] : [NOTHING]),
      ...days.chosen(weekdayBits.bitsOf(request.benefitsFor ?? [])),
      ...(request.campaignCode === undefined ? [] : [campaigns.get(request.campaignCode) ?? NOTHING]),
      ...meals.chosen(mealBits.bitsOf(request.mealsServed ?? [])),
      ...features.chosen(featureBits.bitsOf(request.features ?? [])),
      ...(request.reservations === 'true' ? [bookable] : []),
      ...(request.isNew === 'true' ? [isNew] : []),
      ...(request.acclaimed === 'true' ? [isAcclaimed] : []),
    ];
    const wantedIn = (block: number) => {
      let bits = -1;
      for (let at = 0; bits !== 0 && at < required.length; at += 1) bits &= required[at]?.at(block) ?? 0;
      return bits;
    };

    const sums = {
      meals: meals.createSums(),
      features: features.createSums(),
      days: days.createSums(),
      acclaimed: acclaimed.createSums(),
      prices: prices.createSums(),
    };
    let total = 0;
    let totalNew = 0;
    let totalBookable = 0;
    const selection = createSelection(table, plan, sortBy, pageNo * pageSize);
    visitPlace(plan, wantedIn, (block, bits) => {
      prices.count(block, bits, sums.prices);
      const fits = chosenPrices.length === 0 ? bits : bits & hasChosenPrice.at(block);
      if (fits === 0) return true;
      total += bitCount(fits);
      totalNew += bitCount(fits & isNew.at(block));
      totalBookable += bitCount(fits & bookable.at(block));
      meals.count(block, fits, sums.meals);
      features.count(block, fits, sums.features);
      days.count(block, fits, sums.days);
      acclaimed.count(block, fits, sums.acclaimed);
      selection.add(block, fits);
      return true;
    });

    // Prices are alternatives, so the count of each includes the merchants of the prices already chosen.
    const withChosen = sumOf(sums.prices, (price) => chosenPrices.includes(price));
    const counts: Record<string, number> = {
      total,
      isNew: totalNew,
      reservations: totalBookable,
      acclaimed: sumOf(sums.acclaimed, (level) => plan.acclaimedLevels.includes(level)),
    };
    for (const [bit, name] of names.meals.entries()) counts[name] = sums.meals[bit] ?? 0;
    for (const [bit, name] of names.features.entries()) counts[name] = sums.features[bit] ?? 0;
    for (const [bit, name] of names.days.entries()) counts[name] = sums.days[bit] ?? 0;
    for (const price of [1, 2, 3, 4])
      counts[`priceRange.${price}`] =
        withChosen + (chosenPrices.includes(price) ? 0 : (sums.prices[price] ?? 0));
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

  /** Must be called after each change of the table. */
  const forget = () => {
    lastToday = Number.NaN;
  };
  return { countNear, search, forget };
}
