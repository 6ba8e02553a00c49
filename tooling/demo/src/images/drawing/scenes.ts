import type { Illustration, SceneSlug } from '../illustrations.ts';
import { croissants, pancakes, tart } from './dishes/bakery.ts';
import { noodleBowl } from './dishes/bowls.ts';
import { dumplings } from './dishes/chinese.ts';
import { curryAndBread } from './dishes/curry.ts';
import { drink } from './dishes/drinks.ts';
import { grainBowl, salad } from './dishes/garden.ts';
import { steak } from './dishes/grill.ts';
import { caprese, pizza, spaghetti } from './dishes/italian.ts';
import { ramen, sushi } from './dishes/japanese.ts';
import { tacos } from './dishes/mexican.ts';
import { paella } from './dishes/seafood.ts';
import { mezze, tapas } from './dishes/shared-plates.ts';
import { burger, mound } from './dishes/side.ts';
import { mix } from './colors.ts';
import { document, HEIGHT, light, pot, wall } from './compose.ts';
import type { Dish } from './dishes/dish.ts';
import { createRandom, type Random } from './random.ts';
import { linen, marble, painted, tile, wood, type Surface } from './surfaces.ts';
import { at, rect, times } from './svg.ts';
import { coffee, cutlery, glass, napkin, twig } from './table-things.ts';
import { wares } from './ware.ts';

type Draws = readonly [Dish, ...Dish[]];
type Scene = (random: Random, width: number) => string;

const spread =
  (surfaces: readonly [Surface, ...Surface[]], dishes: Draws, hasCoffee = false): Scene =>
  (random, width) => {
    const ware = random.pick(wares);
    const start = random.whole(0, dishes.length - 1);
    const step = 700;
    const count = Math.ceil(width / step) + 1;
    const first = (width - (count - 1) * step) / 2 + random.between(-60, 60);
    return (
      random.pick(surfaces)(random, width, HEIGHT) +
      times(count, (index) => {
        const x = first + (index + 0.5) * step;
        const isHigh = index % 2 === 0;
        return (
          at(
            x,
            isHigh ? 130 : 880,
            hasCoffee && index % 2 ? coffee(random, ware, 110) : glass(random, 112),
            random.between(-20, 20),
            1.1,
          ) +
          at(
            x + 20,
            isHigh ? 800 : 180,
            index % 3 === 1 ? twig(random) : napkin(random, 220) + cutlery(random),
            random.between(-16, 16),
            0.92,
          )
        );
      }) +
      times(count, (index) => {
        const dish = dishes[(start + index) % dishes.length] ?? dishes[0];
        return at(
          first + index * step,
          HEIGHT / 2 + (index % 2 ? 150 : -110) + random.between(-40, 40),
          dish(random, random.pick(wares)),
          random.between(-14, 14),
          0.94,
        );
      }) +
      light(random, width)
    );
  };

const row =
  (dishes: Draws, drinks: Parameters<typeof drink>[1][], hasOnlyDrinks = false): Scene =>
  (random, width) => {
    const horizon = 560;
    const top = random.pick(['#b98152', '#8b5a3a', '#d9b894', '#5f4230']);
    const step = hasOnlyDrinks ? 310 : 860;
    const count = Math.ceil(width / step) + 1;
    const first = (width - (count - 1) * step) / 2;
    const start = random.whole(0, dishes.length - 1);
    return (
      wall(random, width, horizon) +
      rect(0, horizon, width, HEIGHT - horizon, top) +
      times(6, (index) =>
        rect(0, horizon + 30 + index * index * 13, width, 3, mix(top, '#1a0c06', 0.2), 0, { opacity: 0.5 }),
      ) +
      times(count, (index) =>
        at(
          first + (index - 0.5) * step,
          horizon + 80,
          index % 3 === 2 ? pot(random) : drink(random, drinks[(start + index) % drinks.length] ?? 'wine'),
          0,
          1.15,
        ),
      ) +
      times(count, (index) => {
        const x = first + index * step;
        if (hasOnlyDrinks)
          return at(
            x,
            horizon + 240,
            drink(random, drinks[(start + index + 1) % drinks.length] ?? 'wine'),
            random.between(-4, 4),
            1.5,
          );
        const dish = dishes[(start + index) % dishes.length] ?? dishes[0];
        return at(x, horizon + 210, dish(random, random.pick(wares)), 0, 1.12);
      }) +
      light(random, width)
    );
  };

const scenes: Readonly<Record<SceneSlug, Scene>> = {
  table: spread([wood, linen, marble], [spaghetti, salad, steak, caprese, mezze, tart]),
  dinner: row([mound, noodleBowl, burger], ['wine', 'wine', 'beer']),
  brunch: spread([marble, linen, painted], [pancakes, croissants, grainBowl, tart], true),
  market: spread([tile, painted, wood], [tapas, mezze, salad, paella, caprese]),
  toast: row([mound], ['wine', 'cocktail', 'beer', 'wine', 'cocktail'], true),
  street: spread([painted, wood, tile], [tacos, pizza, dumplings, curryAndBread, ramen, sushi]),
};

export function composeScene({ slug, number }: Illustration & { kind: 'scene' }, ratio: number): string {
  const width = Math.round(HEIGHT * ratio);
  return document(width, scenes[slug](createRandom(`scene-${slug}-${number}`), width));
}
