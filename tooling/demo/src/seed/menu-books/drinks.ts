import type { DishLine } from './dish-line.ts';

export const drinks: readonly DishLine[] = [
  ['Iced tea', '', 4, 'Vg'],
  ['House lemonade', 'Pressed each morning.', 5, 'Vg'],
  ['Sparkling water', '', 4, 'Vg'],
  ['Coffee', '', 4, 'Vg'],
];
export const bar: readonly DishLine[] = [
  ['Draft cider', 'Dry, from orchards up the road.', 8, 'Vg'],
  ['Pale ale', '', 8, 'V'],
  ['Whiskey sour', 'Bourbon, lemon, egg white.', 14, 'vg'],
  ...drinks.slice(0, 2),
];
export const wines: readonly DishLine[] = [
  ['White of the house', 'By the glass.', 11, 'Vg'],
  ['Red of the house', 'By the glass.', 12, 'Vg'],
  ['Sparkling rosé', 'By the glass.', 14, 'Vg'],
  ['Sparkling water', '', 5, 'Vg'],
];
export const teas: readonly DishLine[] = [
  ['Jasmine tea', 'A pot for two.', 5, 'Vg'],
  ['Iced plum soda', '', 5, 'Vg'],
  ['Light lager', '', 7, 'V'],
];
