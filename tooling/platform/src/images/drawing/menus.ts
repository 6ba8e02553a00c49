import type { CuisineSlug } from '../illustrations.ts';
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
  readonly servings: readonly [Serving, ...Serving[]];
  readonly surfaces: readonly [Surface, ...Surface[]];
  readonly tools: 'cutlery' | 'chopsticks' | 'hands';
  readonly drinks: readonly [Drink, ...Drink[]];
}

const above = (draw: Dish): Serving => ({ view: 'above', draw });
const side = (draw: Dish): Serving => ({ view: 'side', draw });

export const menus: Readonly<Record<CuisineSlug, Menu>> = {
  american: {
    servings: [
      above(skilletBake),
      side(burger),
      above(wings),
      above(steak),
      side(pancakeStack),
      above(salad),
    ],
    surfaces: [wood, linen, painted, marble],
    tools: 'cutlery',
    drinks: ['beer', 'cocktail', 'coffee'],
  },
  'bakery-cafe': {
    servings: [
      above(croissants),
      side(cake),
      above(donuts),
      above(tart),
      side(pancakeStack),
      above(pancakes),
    ],
    surfaces: [marble, linen, wood, painted],
    tools: 'cutlery',
    drinks: ['coffee', 'cocktail'],
  },
  'bar-grill': {
    servings: [above(wings), side(burger), above(nachos), above(steak), above(skilletBake)],
    surfaces: [wood, stone, painted],
    tools: 'cutlery',
    drinks: ['beer', 'cocktail'],
  },
  barbecue: {
    servings: [above(barbecueTray), above(wings), above(skilletBake), above(steak)],
    surfaces: [wood, gingham, stone],
    tools: 'hands',
    drinks: ['beer', 'cocktail'],
  },
  burgers: {
    servings: [side(burger), above(nachos), side(burger), above(wings)],
    surfaces: [painted, gingham, wood, stone],
    tools: 'hands',
    drinks: ['beer', 'cocktail'],
  },
  chinese: {
    servings: [above(dumplings), above(stirFry), side(riceBowl), above(friedNoodles)],
    surfaces: [painted, wood, stone, linen],
    tools: 'chopsticks',
    drinks: ['beer', 'cocktail'],
  },
  french: {
    servings: [above(ratatouille), above(croissants), above(steak), above(tart), above(fillet), side(cake)],
    surfaces: [linen, marble, wood],
    tools: 'cutlery',
    drinks: ['wine', 'coffee'],
  },
  indian: {
    servings: [above(curryAndBread), above(thali), above(curryBowl('#c9571f')), side(riceBowl)],
    surfaces: [painted, linen, tile, wood],
    tools: 'hands',
    drinks: ['cocktail'],
  },
  italian: {
    servings: [
      above(spaghetti),
      above(ravioli),
      above(caprese),
      above(risotto),
      side(mound),
      above(bruschetta),
      above(pizza),
    ],
    surfaces: [linen, wood, marble, painted],
    tools: 'cutlery',
    drinks: ['wine', 'cocktail'],
  },
  japanese: {
    servings: [above(sushi), above(ramen), side(noodleBowl), above(dumplings)],
    surfaces: [stone, wood, painted, marble],
    tools: 'chopsticks',
    drinks: ['beer', 'cocktail'],
  },
  korean: {
    servings: [above(bibimbap), above(banchan), side(noodleBowl), above(stirFry)],
    surfaces: [wood, stone, painted],
    tools: 'chopsticks',
    drinks: ['beer', 'cocktail'],
  },
  mediterranean: {
    servings: [above(mezze), above(wholeFish), above(salad), above(fillet)],
    surfaces: [tile, linen, marble, painted],
    tools: 'cutlery',
    drinks: ['wine', 'cocktail'],
  },
  mexican: {
    servings: [above(tacos), above(enchiladas), above(nachos), above(tacos)],
    surfaces: [tile, painted, wood],
    tools: 'hands',
    drinks: ['cocktail', 'beer'],
  },
  pizza: {
    servings: [above(pizza), above(pizza), above(bruschetta), above(pizza)],
    surfaces: [wood, gingham, marble, stone],
    tools: 'hands',
    drinks: ['beer', 'wine'],
  },
  seafood: {
    servings: [above(wholeFish), above(oysters), above(fillet), above(paella)],
    surfaces: [marble, linen, stone, painted],
    tools: 'cutlery',
    drinks: ['wine', 'cocktail'],
  },
  spanish: {
    servings: [above(paella), above(tapas), above(bruschetta), above(wholeFish)],
    surfaces: [tile, wood, linen, painted],
    tools: 'cutlery',
    drinks: ['wine', 'cocktail'],
  },
  steakhouse: {
    servings: [above(steak), above(steak), above(fillet), above(skilletBake)],
    surfaces: [stone, wood, linen],
    tools: 'cutlery',
    drinks: ['wine', 'beer'],
  },
  thai: {
    servings: [above(friedNoodles), above(curryBowl('#93a446')), above(curryBowl('#d4622a')), side(riceBowl)],
    surfaces: [painted, wood, linen, stone],
    tools: 'chopsticks',
    drinks: ['cocktail', 'beer'],
  },
  vegetarian: {
    servings: [above(grainBowl), above(salad), above(mezze), side(saladBowl), above(ratatouille)],
    surfaces: [linen, marble, painted, wood],
    tools: 'cutlery',
    drinks: ['cocktail', 'wine'],
  },
  vietnamese: {
    servings: [above(pho), above(summerRolls), above(sandwich), side(noodleBowl)],
    surfaces: [painted, wood, linen, marble],
    tools: 'chopsticks',
    drinks: ['coffee', 'beer'],
  },
};
