import type { SearchPage } from '../search-statement.ts';

export type OrderName = Exclude<NonNullable<SearchPage['sortBy']>, 'distance'>;

export interface Ordered {
  readonly names: readonly string[];
  readonly columns: {
    readonly id: Int32Array;
    /** NaN for a merchant without ratings. */
    readonly rating: Float32Array;
    readonly ratingCount: Int32Array;
    readonly joinedDay: Int32Array;
  };
}

type Compare = (merchants: Ordered, a: number, b: number) => number;

const byRating: Compare = ({ columns: { rating, ratingCount } }, a, b) => {
  const one = rating[a] ?? Number.NaN;
  const other = rating[b] ?? Number.NaN;
  if (one > other) return -1;
  if (one < other) return 1;
  const unrated = Number(Number.isNaN(one)) - Number(Number.isNaN(other));
  return unrated || (ratingCount[b] ?? 0) - (ratingCount[a] ?? 0);
};
const byName: Compare = ({ names }, a, b) => {
  const one = names[a] ?? '';
  const other = names[b] ?? '';
  return one < other ? -1 : one > other ? 1 : 0;
};
const byNewest: Compare = ({ columns: { joinedDay } }, a, b) => (joinedDay[b] ?? 0) - (joinedDay[a] ?? 0);

export const byId: Compare = ({ columns: { id } }, a, b) => (id[a] ?? 0) - (id[b] ?? 0);

export const orders: Readonly<Record<OrderName, Compare>> = {
  rating: (merchants, a, b) => byRating(merchants, a, b) || byId(merchants, a, b),
  name: (merchants, a, b) => byName(merchants, a, b) || byId(merchants, a, b),
  newest: (merchants, a, b) => byNewest(merchants, a, b) || byId(merchants, a, b),
};
