import { darker, food, lighter } from '../colors.ts';
import { chili, chiliRing, leaf, sprig, wedge } from '../garnish.ts';
import type { Random } from '../random.ts';
import { at, blob, circle, curve, ellipse, path, type Point, rect, scatter, stroke, times } from '../svg.ts';
import { board, bowl, plate } from '../ware.ts';
import type { Dish } from './dish.ts';

const taco = (random: Random) => {
  const shell = random.pick(['#e9bd62', '#f0d49a', '#d9a04c']);
  const meat = random.pick([food.meat, '#b5542f', food.shrimp, '#c98d4c']);
  const fill = [
    () => path(blob(random, 24, 0.3, 7), meat),
    () => at(0, 0, leaf(44, food.lettuce, 0.6), random.between(0, 360)),
    () => rect(-12, -12, 24, 24, food.tomato, 6),
    () => rect(-20, -4, 40, 8, food.redOnion, 4),
    () => rect(-16, -4, 32, 8, food.cheese, 4),
  ] as const;
  return (
    ellipse(8, 16, 98, 190, '#1c0f08', { opacity: 0.28 }) +
    ellipse(0, 0, 98, 190, darker(shell, 0.12)) +
    ellipse(-6, -4, 90, 182, shell) +
    times(7, () =>
      circle(random.between(-70, 70), random.between(-130, 130), random.between(7, 14), darker(shell, 0.3), {
        opacity: 0.4,
      }),
    ) +
    ellipse(0, 0, 46, 168, darker(meat, 0.4)) +
    times(30, (index) =>
      at(random.between(-36, 36), -150 + index * 10, random.pick(fill)(), random.between(0, 180)),
    ) +
    stroke(
      curve(
        Array.from({ length: 9 }, (_, index): Point => [index % 2 ? 22 : -22, -130 + index * 33]),
        false,
      ),
      '#fff8e6',
      9,
      { opacity: 0.92 },
    ) +
    times(6, () =>
      at(
        random.between(-24, 24),
        random.between(-130, 130),
        leaf(24, food.leaf, 0.6),
        random.between(0, 360),
      ),
    )
  );
};

export const tacos: Dish = (random, ware) =>
  (random.chance(0.5) ? board(random, 760, 520, '#b07a4c') : plate(random, 345, ware)) +
  times(3, (index) => at(-190 + index * 178, (index % 2) * 24 - 12, taco(random), -8 + index * 8)) +
  at(268, 168, wedge(56, food.lime), 20) +
  at(-276, 176, wedge(50, food.lime), -40) +
  at(250, -190, chili(110, random.pick([food.chili, food.leaf])), 150);

export const nachos: Dish = (random, ware) => {
  const chip = () =>
    path('M0 -58L54 40L-54 40Z', darker('#e9b44c', 0.3), {
      transform: 'translate(3 8)',
      'stroke-linejoin': 'round',
    }) +
    path('M0 -58L54 40L-54 40Z', random.pick(['#f0c05a', '#e6ab43', '#f5cf7c']), {
      stroke: '#e6ab43',
      'stroke-width': 10,
      'stroke-linejoin': 'round',
    });
  return (
    plate(random, 345, ware) +
    scatter(random, 40, 256, (x, y) => at(x, y, chip(), random.between(0, 360)), 46) +
    scatter(
      random,
      12,
      220,
      (x, y) => at(x, y, path(blob(random, random.between(36, 64), 0.3, 9), '#f6b93b', { opacity: 0.92 })),
      70,
    ) +
    scatter(
      random,
      26,
      230,
      (x, y) =>
        at(
          x,
          y,
          random.pick([
            () => rect(-12, -12, 24, 24, food.tomato, 6),
            () => chiliRing(15, food.leaf),
            () => ellipse(0, 0, 14, 10, '#3a241c'),
            () => leaf(30, food.leaf, 0.6),
          ] as const)(),
          random.between(0, 360),
        ),
      40,
    ) +
    at(
      0,
      0,
      bowl(112, { base: '#3a3735', accent: '#d8a657' }, '#9fb858') +
        scatter(random, 12, 76, (x, y) => circle(x, y, 8, random.pick([food.tomato, '#d3dd8c', food.leaf]))),
    )
  );
};

export const enchiladas: Dish = (random, ware) => {
  const sauce = random.pick(['#b23a22', '#7f9a3f', '#6a2f1c']);
  const roll =
    rect(-215, -46, 430, 100, darker('#e2b469', 0.35), 44) +
    rect(-215, -54, 430, 98, '#e9c07c', 44) +
    rect(-196, -46, 392, 20, '#f6dca6', 10, { opacity: 0.8 });
  return (
    plate(random, 345, ware) +
    times(3, (index) => at(0, -116 + index * 108, roll)) +
    at(0, 0, path(blob(random, 150, 0.07, 16), sauce, { opacity: 0.96 }), 0, [0.86, 1.1]) +
    scatter(random, 9, 160, (x, y) =>
      at(x, y, path(blob(random, 40, 0.25, 8), lighter(sauce, 0.12), { opacity: 0.6 })),
    ) +
    scatter(
      random,
      60,
      175,
      (x, y) =>
        at(x, y, rect(-13, -3.5, 26, 7, random.pick(['#fbe6ac', '#f8f2e2']), 3), random.between(0, 180)),
      10,
    ) +
    stroke(
      curve(
        Array.from({ length: 11 }, (_, index): Point => [-170 + index * 34, index % 2 ? 58 : -58]),
        false,
      ),
      '#fff8ea',
      9,
    ) +
    scatter(random, 6, 120, (x, y) =>
      at(x, y, circle(0, 0, 22, 'none', { stroke: food.redOnion, 'stroke-width': 6 })),
    ) +
    at(0, 0, sprig(random, 120), 20)
  );
};
