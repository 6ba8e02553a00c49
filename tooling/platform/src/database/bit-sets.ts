import {
  mealsServed,
  merchantFeatures,
  weekdays,
  type MealServed,
  type MerchantFeature,
  type Weekday,
} from '@tableside/core';

export interface BitSet<T extends string> {
  readonly words: readonly T[];
  readonly bitsOf: (words: readonly T[]) => number;
  readonly wordsOf: (bits: number) => T[];
}

function bitSet<T extends string>(words: readonly T[]): BitSet<T> {
  const bitOf = (word: T) => 1 << words.indexOf(word);
  return {
    words,
    bitsOf: (chosen) => chosen.reduce((bits, word) => bits | bitOf(word), 0),
    wordsOf: (bits) => words.filter((word) => (bits & bitOf(word)) !== 0),
  };
}

// The order of these lists is part of the stored data: append, never reorder.
export const mealBits: BitSet<MealServed> = bitSet(mealsServed);
export const featureBits: BitSet<MerchantFeature> = bitSet(merchantFeatures);
export const weekdayBits: BitSet<Weekday> = bitSet(weekdays);
