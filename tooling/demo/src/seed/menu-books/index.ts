import { american } from './american.ts';
import { asian } from './asian.ts';
import type { MenuBook } from './dish-line.ts';
import { latin } from './latin.ts';

export { markLetters, type DishLine } from './dish-line.ts';

export const menuBooks: Readonly<Record<string, MenuBook>> = { ...american, ...asian, ...latin };
