import type { MerchantSearch } from '@tableside/core';
import { expect, test } from 'vitest';

import { changeSearch } from '../address/search-address.ts';
import { countChosen, flagChoices, mealChoices, priceChoices, withoutFilters } from './filter-choices.ts';

const chosen: readonly Partial<MerchantSearch>[] = [
  { acclaimed: true },
  { isNew: true },
  { isSaved: true },
  { reservations: true },
  { priceRange: [2] },
  { mealsServed: ['dinner'] },
  { features: ['takeout'] },
  { benefitsFor: ['Mon'] },
];

test('CON-38 SEA-07.b each filter counts and can be taken away; words, place and order do not', () => {
  const search: MerchantSearch = { location: 'Boston', restaurantOrCuisine: 'pizza', sortBy: 'newest' };
  expect(countChosen(search)).toBe(0);
  for (const filter of chosen) {
    const filtered = { ...search, ...filter };
    expect([filter, countChosen(filtered)]).toEqual([filter, 1]);
    expect([filter, countChosen(changeSearch(filtered, withoutFilters))]).toEqual([filter, 0]);
  }
});

test('SEA-12.a SEA-12.b SEA-13.b a filter is toggled in its own key, in one order, and the last one taken away drops the key', () => {
  const [one, two] = priceChoices;
  expect(two?.toggle({})).toEqual({ priceRange: [2] });
  expect(one?.toggle({ priceRange: [2] })).toEqual({ priceRange: [1, 2] });
  expect(one?.toggle({ priceRange: [1, 2] })).toEqual({ priceRange: [2] });
  expect(two?.toggle({ priceRange: [2] })).toEqual({ priceRange: undefined });
  expect(flagChoices.isNew.toggle({})).toEqual({ isNew: true });
  expect(flagChoices.isNew.toggle({ isNew: true })).toEqual({ isNew: undefined });
  expect(new Set([...priceChoices, ...mealChoices].map(({ id }) => id)).size).toBe(
    priceChoices.length + mealChoices.length,
  );
});
