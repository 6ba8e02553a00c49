import type { MerchantSearch } from '@tableside/core';
import { expect, test } from 'vitest';

import { changeSearch } from '../address/search-address.ts';
import { countChosen, withoutFilters } from './filter-choices.ts';

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
