import type { Random } from '../random.ts';
import type { Ware } from '../ware.ts';

/** A dish on its plate, drawn around 0,0; about 340 from there to the rim. */
export type Dish = (random: Random, ware: Ware) => string;
