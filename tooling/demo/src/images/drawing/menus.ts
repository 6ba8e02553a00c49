import { cuisineSlug, cuisineSlugs, type CuisineSlug } from '../illustrations.ts';
import { croissants, donuts, pancakes, tart } from './dishes/bakery.ts';
import { noodleBowl, riceBowl, saladBowl } from './dishes/bowls.ts';
import { dumplings, friedNoodles, stirFry } from './dishes/chinese.ts';
import { curryAndBread, curryBowl, thali } from './dishes/curry.ts';
import { type Drink } from './dishes/drinks.ts';
import { grainBowl, ratatouille, salad } from './dishes/garden.ts';
import { barbecueTray, skilletBake, steak, wings } from './dishes/grill.ts';
import { bruschetta, caprese, pizza, ravioli, risotto, spaghetti } from './dishes/italian.ts';
import { ramen, sushi } from './dishes/japanese.ts';
import { banchan, bibimbap } from './dishes/korean.ts';
import { enchiladas, nachos, tacos } from './dishes/mexican.ts';
import { fillet, oysters, paella, wholeFish } from './dishes/seafood.ts';
import { mezze, tapas } from './dishes/shared-plates.ts';
import { burger, cake, mound, pancakeStack } from './dishes/side.ts';
import { pho, sandwich, summerRolls } from './dishes/vietnamese.ts';
import type { Dish } from './dishes/dish.ts';
import { gingham, linen, marble, painted, stone, tile, wood, type Surface } from './surfaces.ts';

export interface Serving {
  readonly view: 'above' | 'side';
  readonly draw: Dish;
}

export interface Menu {
  readonly mains: readonly [Serving, ...Serving[]];
  /**
   * There must be at least six dishes including the mains, so that the pictures of one restaurant all differ.
   */
  readonly others: readonly Serving[];
  readonly surfaces: readonly [Surface, ...Surface[]];
  readonly tools: 'cutlery' | 'chopsticks' | 'hands';
  readonly drinks: readonly [Drink, ...Drink[]];
}

const above = (draw: Dish): Serving => ({ view: 'above', draw });
const side = (draw: Dish): Serving => ({ view: 'side', draw });

export const menus: Readonly<Record<CuisineSlug, Menu>> = {
  american: {
    mains: [above(skilletBake), above(steak), above(wings)],
    others: [side(burger), side(pancakeStack), above(salad)],
    surfaces: [wood, linen, painted, marble],
    tools: 'cutlery',
    drinks: ['beer', 'cocktail', 'coffee'],
  },
  'bakery-cafe': {
    mains: [above(croissants), side(cake), above(donuts), above(tart)],
    others: [side(pancakeStack), above(pancakes)],
    surfaces: [marble, linen, wood, painted],
    tools: 'cutlery',
    drinks: ['coffee', 'cocktail'],
  },
  'bar-grill': {
    mains: [above(wings), above(steak), above(skilletBake)],
    others: [side(burger), above(nachos), above(salad)],
    surfaces: [wood, stone, painted],
    tools: 'cutlery',
    drinks: ['beer', 'cocktail'],
  },
  barbecue: {
    mains: [above(barbecueTray), above(wings)],
    others: [above(skilletBake), above(steak), side(burger), above(salad)],
    surfaces: [wood, gingham, stone],
    tools: 'hands',
    drinks: ['beer', 'cocktail'],
  },
  burgers: {
    mains: [side(burger)],
    others: [above(nachos), above(wings), above(salad), above(skilletBake), side(cake)],
    surfaces: [painted, gingham, wood, stone],
    tools: 'hands',
    drinks: ['beer', 'cocktail'],
  },
  chinese: {
    mains: [above(dumplings), above(stirFry), above(friedNoodles)],
    others: [side(riceBowl), side(noodleBowl), above(summerRolls)],
    surfaces: [painted, wood, stone, linen],
    tools: 'chopsticks',
    drinks: ['beer', 'cocktail'],
  },
  french: {
    mains: [above(ratatouille), above(steak), above(fillet)],
    others: [above(croissants), above(tart), side(cake)],
    surfaces: [linen, marble, wood],
    tools: 'cutlery',
    drinks: ['wine', 'coffee'],
  },
  indian: {
    mains: [above(curryAndBread), above(thali), above(curryBowl('#c9571f'))],
    others: [above(curryBowl('#7d9440')), side(riceBowl), side(saladBowl)],
    surfaces: [painted, linen, tile, wood],
    tools: 'hands',
    drinks: ['cocktail'],
  },
  italian: {
    mains: [above(spaghetti), above(ravioli), above(risotto), side(mound)],
    others: [above(caprese), above(bruschetta), above(pizza)],
    surfaces: [linen, wood, marble, painted],
    tools: 'cutlery',
    drinks: ['wine', 'cocktail'],
  },
  japanese: {
    mains: [above(sushi), above(ramen)],
    others: [side(noodleBowl), above(dumplings), side(riceBowl), above(stirFry)],
    surfaces: [stone, wood, painted, marble],
    tools: 'chopsticks',
    drinks: ['beer', 'cocktail'],
  },
  korean: {
    mains: [above(bibimbap), above(banchan)],
    others: [side(noodleBowl), above(stirFry), above(dumplings), side(riceBowl)],
    surfaces: [wood, stone, painted],
    tools: 'chopsticks',
    drinks: ['beer', 'cocktail'],
  },
  mediterranean: {
    mains: [above(mezze), above(wholeFish), above(fillet)],
    others: [above(salad), above(grainBowl), above(ratatouille)],
    surfaces: [tile, linen, marble, painted],
    tools: 'cutlery',
    drinks: ['wine', 'cocktail'],
  },
  mexican: {
    mains: [above(tacos), above(enchiladas)],
    others: [above(nachos), side(riceBowl), above(salad), above(wings)],
    surfaces: [tile, painted, wood],
    tools: 'hands',
    drinks: ['cocktail', 'beer'],
  },
  pizza: {
    mains: [above(pizza)],
    others: [above(bruschetta), above(caprese), above(salad), above(spaghetti), above(wings)],
    surfaces: [wood, gingham, marble, stone],
    tools: 'hands',
    drinks: ['beer', 'wine'],
  },
  seafood: {
    mains: [above(wholeFish), above(oysters), above(fillet)],
    others: [above(paella), above(salad), side(riceBowl)],
    surfaces: [marble, linen, stone, painted],
    tools: 'cutlery',
    drinks: ['wine', 'cocktail'],
  },
  spanish: {
    mains: [above(paella), above(tapas)],
    others: [above(bruschetta), above(wholeFish), above(salad), above(tart)],
    surfaces: [tile, wood, linen, painted],
    tools: 'cutlery',
    drinks: ['wine', 'cocktail'],
  },
  steakhouse: {
    mains: [above(steak)],
    others: [above(fillet), above(skilletBake), above(salad), above(oysters), side(cake)],
    surfaces: [stone, wood, linen],
    tools: 'cutlery',
    drinks: ['wine', 'beer'],
  },
  thai: {
    mains: [above(friedNoodles), above(curryBowl('#93a446')), above(curryBowl('#d4622a'))],
    others: [side(riceBowl), above(stirFry), above(summerRolls)],
    surfaces: [painted, wood, linen, stone],
    tools: 'chopsticks',
    drinks: ['cocktail', 'beer'],
  },
  vegetarian: {
    mains: [above(grainBowl), above(mezze), above(ratatouille)],
    others: [above(salad), side(saladBowl), above(risotto)],
    surfaces: [linen, marble, painted, wood],
    tools: 'cutlery',
    drinks: ['cocktail', 'wine'],
  },
  vietnamese: {
    mains: [above(pho), above(summerRolls), above(sandwich)],
    others: [side(noodleBowl), side(riceBowl), above(friedNoodles)],
    surfaces: [painted, wood, linen, marble],
    tools: 'chopsticks',
    drinks: ['coffee', 'beer'],
  },
};

export const servingsOf = (slug: CuisineSlug): readonly [Serving, ...Serving[]] => {
  const { mains, others } = menus[slug];
  return [...mains, ...others];
};

export interface Dishes {
  readonly slug: CuisineSlug;
  readonly mains: number;
  readonly all: number;
}

/** Looks up a cuisine by its name. Illustration `number` shows the dish at index `number % all`. */
export function dishesOf(cuisine: string): Dishes {
  const slug = cuisineSlugs.find((each) => each === cuisineSlug(cuisine));
  if (!slug) throw new Error(`The dishes of ${cuisine} are not drawn.`);
  return { slug, mains: menus[slug].mains.length, all: servingsOf(slug).length };
}
