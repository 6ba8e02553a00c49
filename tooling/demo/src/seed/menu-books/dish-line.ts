import type { DishMark } from '@tableside/core';

/**
 * The letters for a dish's marks: v vegetarian, V vegan, g gluten-free, d dairy-free, h halal, n with nuts, s
 * spicy.
 */
export const markLetters: Readonly<Record<string, DishMark>> = {
  v: 'vegetarian',
  V: 'vegan',
  g: 'glutenFree',
  d: 'dairyFree',
  h: 'halal',
  n: 'containsNuts',
  s: 'spicy',
};

/**
 * The price in dollars applies to a restaurant of medium price; 0 means market price. `marks` consists of the
 * letters above.
 */
export type DishLine = readonly [name: string, description: string, dollars: number, marks?: string];

export type MenuBook = Readonly<Record<string, readonly DishLine[]>>;
