import TinyQueue from 'tinyqueue';

import type { SearchPlan } from '../search-plan.ts';
import type { SearchPage } from '../search-statement.ts';
import { chordOf, milesBetween, TOLERANCE } from './distances.ts';
import type { MerchantTable } from './merchant-table.ts';
import { onSphere } from './neighborhoods.ts';
import { byId, orders, type OrderName } from './orders.ts';
import { eachSlot } from './slot-set.ts';

export interface Selection {
  add(block: number, bits: number): void;
  slots(): number[];
}

function selectFirst(most: number, compare: (a: number, b: number) => number) {
  const queue = new TinyQueue<number>([], (a, b) => compare(b, a));
  let last: number | undefined;
  return {
    last: () => last,
    add: (slot: number): void => {
      if (last !== undefined && compare(slot, last) > 0) return;
      queue.push(slot);
      if (queue.length > most) queue.pop();
      last = queue.length === most ? queue.peek() : undefined;
    },
    slots: () => queue.data.toSorted(compare),
  };
}

/** Skips blocks whose first merchant in the order comes after the page. */
function selectInOrder(table: MerchantTable, order: OrderName, most: number): Selection {
  const compare = (a: number, b: number) => orders[order](table, a, b);
  const selected = selectFirst(most, compare);
  return {
    add(block, bits) {
      const last = selected.last();
      if (last === undefined || compare(table.firstOf(order, block), last) <= 0)
        eachSlot(block, bits, selected.add);
    },
    slots: selected.slots,
  };
}

/** Visits blocks by their minimum distance until no remaining block can contain a merchant for the page. */
function selectNearest(
  table: MerchantTable,
  { origin }: NonNullable<SearchPlan['place']>,
  most: number,
): Selection {
  const { latitude, longitude, x, y, z } = table.columns;
  const [ox, oy, oz] = onSphere(origin);
  const milesOf = new Map<number, number>();
  const miles = (slot: number) => milesOf.get(slot) ?? 0;
  const selected = selectFirst(most, (a, b) => miles(a) - miles(b) || byId(table, a, b));
  let farthest = Infinity;
  function add(slot: number): void {
    const dx = (x[slot] ?? 0) - ox;
    const dy = (y[slot] ?? 0) - oy;
    const dz = (z[slot] ?? 0) - oz;
    if (dx * dx + dy * dy + dz * dz > farthest * farthest) return;
    milesOf.set(slot, milesBetween(origin, latitude[slot] ?? 0, longitude[slot] ?? 0));
    selected.add(slot);
    const last = selected.last();
    if (last !== undefined) farthest = chordOf(miles(last)) + TOLERANCE;
  }
  const found: { readonly block: number; readonly bits: number; readonly atLeast: number }[] = [];
  return {
    add(block, bits) {
      const atLeast = table.neighborhoods.distance(block, ox, oy, oz) - table.neighborhoods.radius(block);
      found.push({ block, bits, atLeast });
    },
    slots() {
      const queue = new TinyQueue(found, (a, b) => a.atLeast - b.atLeast);
      for (let next = queue.pop(); next && next.atLeast <= farthest; next = queue.pop())
        eachSlot(next.block, next.bits, add);
      return selected.slots();
    },
  };
}

export function createSelection(
  table: MerchantTable,
  { place }: SearchPlan,
  sortBy: NonNullable<SearchPage['sortBy']>,
  most: number,
): Selection {
  if (sortBy === 'distance' && place) return selectNearest(table, place, most);
  return selectInOrder(table, sortBy === 'distance' ? 'rating' : sortBy, most);
}
