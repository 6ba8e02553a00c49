import { darker, food, lighter } from '../colors.ts';
import { cherryTomato, halfEgg, halfTomato, leaf, sesame, sprig } from '../garnish.ts';
import {
  at,
  blob,
  circle,
  clipped,
  curve,
  disc,
  ellipse,
  path,
  type Point,
  polar,
  rect,
  scatter,
  stroke,
  times,
} from '../svg.ts';
import { bowl, plate } from '../ware.ts';
import type { Dish } from './dish.ts';

export const cucumber = (radius = 42) =>
  circle(3, 6, radius, '#1c0f08', { opacity: 0.18 }) +
  circle(0, 0, radius, '#4f8a3d') +
  circle(0, 0, radius * 0.86, '#d5e5a8') +
  times(6, (index) => ellipse(...polar(index * 60, radius * 0.42), 5, 3.4, '#f3f6d8'));

const feta = () =>
  rect(-22, -18, 48, 46, '#1c0f08', 6, { opacity: 0.2 }) +
  rect(-26, -24, 48, 46, '#fffdf6', 6) +
  rect(-26, -24, 48, 14, '#ffffff', 6);

export const olive = () =>
  ellipse(3, 6, 26, 21, '#1c0f08', { opacity: 0.25 }) +
  ellipse(0, 0, 26, 21, '#4b3145') +
  ellipse(-8, -8, 7, 4, '#a98aa2');

const avocado = () =>
  path('M-70 0C-60 -46 30 -56 66 -20C84 0 84 10 66 26C30 56 -60 46 -70 0Z', '#3f5a2c') +
  path('M-60 0C-50 -36 28 -46 58 -16C72 0 72 8 58 20C28 44 -50 36 -60 0Z', '#d3dd8c') +
  circle(22, 2, 22, '#7d4f2c') +
  circle(16, -4, 7, '#b98357');

export const salad: Dish = (random, ware) => {
  const extras = [
    () => cherryTomato(34),
    () => cucumber(40),
    feta,
    olive,
    () => stroke('M-30 0C-10 -26 24 -20 34 6', food.redOnion, 8),
    () => halfTomato(36),
  ] as const;
  return (
    bowl(330, ware) +
    clipped(
      random,
      disc(272),
      circle(0, 0, 272, '#4f7f38') +
        scatter(
          random,
          46,
          260,
          (x, y) =>
            at(
              x,
              y,
              leaf(
                random.between(90, 140),
                random.pick([food.lettuce, food.leaf, '#6fa544', '#3f6f35']),
                0.55,
              ),
              random.between(0, 360),
            ),
          34,
        ),
    ) +
    scatter(random, 22, 205, (x, y) => at(x, y, random.pick(extras)(), random.between(0, 360)), 72) +
    scatter(random, 24, 210, (x, y) => at(x, y, sesame(random)))
  );
};

export const grainBowl: Dish = (random, ware) => {
  const heaps: readonly (() => string)[] = [
    () => scatter(random, 16, 78, (x, y) => circle(x, y, 15, random.pick(['#e2b877', '#d6a45f'])), 22),
    () => times(6, (index) => at(-50 + index * 20, (index % 2) * 12 - 6, cucumber(36))),
    () =>
      scatter(
        random,
        26,
        80,
        (x, y) => at(x, y, rect(-32, -5, 64, 10, food.carrot, 5), random.between(-30, 30)),
        12,
      ),
    () => at(0, 0, avocado(), random.between(-40, 40)),
    () => scatter(random, 7, 72, (x, y) => at(x, y, cherryTomato(27)), 50),
    () =>
      scatter(
        random,
        12,
        78,
        (x, y) =>
          at(x, y, rect(-20, -20, 40, 40, random.pick(['#d9772f', '#e58f3c']), 8), random.between(0, 90)),
        34,
      ),
    () => scatter(random, 9, 70, (x, y) => at(x, y, path(blob(random, 30, 0.2, 7), food.beet)), 42),
    () => at(0, 0, halfEgg(72), random.between(0, 360)),
    () =>
      scatter(
        random,
        10,
        80,
        (x, y) => at(x, y, leaf(84, random.pick([food.leaf, '#3f6f35']), 0.6), random.between(0, 360)),
        26,
      ),
  ];
  const start = random.whole(0, heaps.length - 1);
  return (
    bowl(330, ware, '#e8dcc0') +
    clipped(
      random,
      disc(272),
      scatter(random, 220, 268, (x, y) => circle(x, y, 6, random.pick(['#f4ead0', '#d9c396', '#c9ae7a'])), 8),
    ) +
    times(6, (index) =>
      at(...polar(index * 60 + 10, 168), (heaps[(start + index) % heaps.length] ?? heaps[0])?.() ?? ''),
    ) +
    circle(0, 0, 74, lighter('#e9c9a0', 0.2)) +
    stroke(
      curve(
        Array.from({ length: 6 }, (_, index): Point => polar(index * 66, 14 + index * 8)),
        false,
      ),
      '#c99a5f',
      9,
    ) +
    scatter(random, 30, 220, (x, y) => at(x, y, sesame(random)))
  );
};

export const ratatouille: Dish = (random, ware) => {
  const tones = [food.tomato, '#f2c64e', '#7ba04a', '#5a3557'];
  const ring = (count: number, radius: number) =>
    times(count, (index) => {
      const tone = tones[index % tones.length] ?? food.tomato;
      const inside = tone === '#5a3557' ? '#e9dcc4' : tone === '#7ba04a' ? '#e0e8b4' : lighter(tone, 0.3);
      return at(
        ...polar((index * 360) / count, radius),
        circle(4, 7, 50, '#1c0f08', { opacity: 0.25 }) +
          circle(0, 0, 50, tone) +
          circle(0, 0, 42, inside) +
          times(5, (seed) => circle(...polar(seed * 72, 20), 4, darker(inside, 0.2))),
        index * 40,
      );
    });
  return (
    plate(random, 338, { base: '#c9583c', accent: ware.accent }) +
    circle(0, 0, 262, '#a83a24') +
    ring(26, 208) +
    ring(17, 128) +
    ring(8, 52) +
    at(0, 0, sprig(random, 110, '#5f7f45'), random.between(0, 360))
  );
};
