import {
  mealsServed,
  merchantFeatures,
  weekdays,
  type FilterCounts,
  type FilterKey,
  type MerchantSearch,
} from '@tableside/core';

import type { SearchChange } from '../address/search-address.ts';
import type { merchantCopy } from '@tableside/kits/merchants';

import type { searchCopy } from '../copy.ts';

type LaterKey = keyof typeof searchCopy.texts;
export type FilterLabel = LaterKey | keyof typeof merchantCopy.texts;

export interface FilterChoice {
  readonly id: string;
  readonly label: FilterLabel;
  /** The accessible name, for labels that are symbols. */
  readonly words?: FilterLabel;
  readonly isChosen: (search: MerchantSearch) => boolean;
  readonly toggle: (search: MerchantSearch) => SearchChange;
  readonly count: (counts: FilterCounts) => number | undefined;
}

type ListKey = 'benefitsFor' | 'features' | 'mealsServed' | 'priceRange';
type FlagKey = 'acclaimed' | 'isNew' | 'isSaved' | 'reservations';

/** Adds or removes one value. The order of `all` is preserved, so that each selection has only one URL. */
function toggled<T>(all: readonly T[], chosen: readonly T[] = [], value: T): readonly T[] | undefined {
  const next = all.filter((item) => (item === value) !== chosen.includes(item));
  return next.length > 0 ? next : undefined;
}

const flagChoice = (key: FlagKey): FilterChoice => ({
  id: key,
  label: key,
  isChosen: (search) => search[key] === true,
  toggle: (search) => ({ [key]: search[key] ? undefined : true }),
  count: (counts) => counts[key],
});

const listChoices = <T extends string | number>(
  key: ListKey,
  all: readonly T[],
  labelOf: (value: T) => Pick<FilterChoice, 'label' | 'words'>,
): FilterChoice[] =>
  all.map((value) => ({
    id: `${key}-${value}`,
    ...labelOf(value),
    isChosen: (search) => (search[key] as readonly unknown[] | undefined)?.includes(value) ?? false,
    toggle: (search) => ({ [key]: toggled(all, search[key] as readonly T[] | undefined, value) }),
    count: (counts) => (counts[key] as Readonly<Record<T, number>>)[value],
  }));

const prices = [1, 2, 3, 4] as const;

export const flagChoices = {
  acclaimed: flagChoice('acclaimed'),
  isNew: flagChoice('isNew'),
  isSaved: flagChoice('isSaved'),
  reservations: flagChoice('reservations'),
} as const;
export const dayChoices = listChoices('benefitsFor', weekdays, (day) => ({ label: `${day}Long` }));
export const mealChoices = listChoices('mealsServed', mealsServed, (meal) => ({ label: meal }));
export const featureChoices = listChoices('features', merchantFeatures, (feature) => ({ label: feature }));
export const priceChoices = listChoices('priceRange', prices, (price) => ({
  label: `price${price}`,
  words: `price${price}Words`,
}));

export const filterGroups: readonly {
  readonly key: FilterKey;
  readonly title: LaterKey;
  readonly hint?: LaterKey;
  readonly choices: readonly FilterChoice[];
}[] = [
  { key: 'priceRange', title: 'priceRange', choices: priceChoices },
  { key: 'mealsServed', title: 'mealsServed', choices: mealChoices },
  { key: 'features', title: 'features', choices: featureChoices },
  { key: 'benefitsFor', title: 'benefitsFor', hint: 'benefitsForHint', choices: dayChoices },
];

export const singleChoices = [
  flagChoices.isSaved,
  flagChoices.acclaimed,
  flagChoices.isNew,
  flagChoices.reservations,
] as const;

export const withoutFilters: SearchChange = {
  acclaimed: undefined,
  benefitsFor: undefined,
  features: undefined,
  isNew: undefined,
  isSaved: undefined,
  mealsServed: undefined,
  priceRange: undefined,
  reservations: undefined,
};

const allChoices = [...singleChoices, ...filterGroups.flatMap(({ choices }) => choices)];

export const countChosen = (search: MerchantSearch): number =>
  allChoices.filter((choice) => choice.isChosen(search)).length;
