import type { Random } from '../random.ts';
import type { Ware } from '../ware.ts';

/** Returns the SVG of a dish on its plate, centered at the origin, with a radius of about 340. */
export type Dish = (random: Random, ware: Ware) => string;
