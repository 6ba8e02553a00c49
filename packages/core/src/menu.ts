/** Properties of a dish that a menu marks, shown in words (MER-38). Unknown marks are dropped. */
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
  /** In US cents. Undefined if the menu has no price, as for the catch of the day. */
  readonly priceCents?: number;
  /** A note on the price or the dish, such as "market price" or "for two". */
  readonly note?: string;
  readonly marks: readonly DishMark[];
}

export interface MenuSection {
  readonly name: string;
  readonly description?: string;
  readonly dishes: readonly Dish[];
}

export interface Menu {
  readonly sections: readonly MenuSection[];
  /** A note on all dishes, such as a service charge. */
  readonly note?: string;
}
