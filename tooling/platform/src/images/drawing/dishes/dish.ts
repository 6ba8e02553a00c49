import type { Random } from '../random.ts';
import type { Ware } from '../ware.ts';

/** Draws a dish on its plate, centered at 0,0, with a radius of about 340. */
export type Dish = (random: Random, ware: Ware) => string;
