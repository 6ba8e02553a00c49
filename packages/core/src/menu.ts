/** What a menu says of a dish by a mark, which words stand for (MER-38); unknown ones are dropped. */
export const dishMarks = [
  'vegetarian',
  'vegan',
  'glutenFree',
  'dairyFree',
  'halal',
  'kosher',
  'containsNuts',
  'spicy',
] as const;
export type DishMark = (typeof dishMarks)[number];

export interface Dish {
  readonly name: string;
  readonly description?: string;
  /** In US cents; undefined if the menu names no price, as for the catch of the day. */
  readonly priceCents?: number;
  /** What belongs to the price or the dish: "market price", "for two". */
  readonly note?: string;
  readonly marks: readonly DishMark[];
}

export interface MenuSection {
  readonly name: string;
  readonly description?: string;
  readonly dishes: readonly Dish[];
}

/** The menu of a restaurant as text (MER-38). */
export interface Menu {
  readonly sections: readonly MenuSection[];
  /** What belongs to all dishes, such as a service charge. */
  readonly note?: string;
}
