import type { DishMark } from '@tableside/core';

/**
 * Marks of a dish by letter: v vegetarian, V vegan, g without gluten, d without dairy, h halal, n with nuts, s
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

/** Name, description, dollars at a restaurant of middle price (0: market price) and letters of marks. */
export type DishLine = readonly [name: string, description: string, dollars: number, marks?: string];

export type MenuBook = Readonly<Record<string, readonly DishLine[]>>;
