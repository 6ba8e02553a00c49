import { darker, food, lighter } from '../colors.ts';
import { citrus, leaf } from '../garnish.ts';
import type { Random } from '../random.ts';
import { at, blob, circle, ellipse, path, polar, rect, scatter, shadow, stroke, times } from '../svg.ts';
import { board, bowl, plate } from '../ware.ts';
import type { Dish } from './dish.ts';

export const tart: Dish = (random, ware) => {
  const fruit = random.pick([food.berry, food.blueberry, '#e58a2e', '#d9433f']);
  const berry = () =>
    circle(4, 8, 30, '#1c0f08', { opacity: 0.25 }) +
    circle(0, 0, 30, random.chance(0.75) ? fruit : food.blueberry) +
    ellipse(-9, -11, 9, 6, '#fff', { opacity: 0.5 });
  return (
    plate(random, 335, ware) +
    shadow(circle(8, 14, 238, '#1c0f08'), 0.3, false) +
    times(28, (index) =>
      circle(...polar((index * 360) / 28, 224), 30, index % 2 ? food.crust : darker(food.crust, 0.1)),
    ) +
    circle(0, 0, 226, food.crust) +
    circle(0, 0, 204, '#f6e2a8') +
    times(18, (index) => at(...polar(index * 20, 170), berry())) +
    times(12, (index) => at(...polar(index * 30 + 10, 108), berry())) +
    times(6, (index) => at(...polar(index * 60, 48), berry())) +
    at(0, 0, leaf(60, food.leaf), -40) +
    at(0, 0, leaf(54, food.leaf), 30) +
    scatter(random, 40, 220, (x, y) => circle(x, y, 3.5, '#fffdf4', { opacity: 0.8 }))
  );
};

const croissant = (random: Random) => {
  const tone = random.pick(['#cf8a3c', '#c27a30', '#d9984b']);
  return (
    path(
      'M-170 60C-150 -60 -60 -124 0 -124C60 -124 150 -60 170 60C140 84 110 60 96 30C60 0 -60 0 -96 30C-110 60 -140 84 -170 60Z',
      '#1c0f08',
      { opacity: 0.28, transform: 'translate(7 16)' },
    ) +
    path(
      'M-170 60C-150 -60 -60 -124 0 -124C60 -124 150 -60 170 60C140 84 110 60 96 30C60 0 -60 0 -96 30C-110 60 -140 84 -170 60Z',
      tone,
    ) +
    times(5, (index) => {
      const angle = -160 + index * 35;
      const [x, y] = polar(angle, 148);
      return stroke(
        `M${x * 0.98} ${y * 0.8 + 36}Q${x * 0.72 + 12} ${y * 0.5 + 34} ${x * 0.5} ${y * 0.12 + 30}`,
        darker(tone, 0.28),
        9,
      );
    }) +
    stroke('M-120 -22C-90 -72 -44 -98 -6 -100', lighter(tone, 0.5), 13, { opacity: 0.8 })
  );
};

export const croissants: Dish = (random, ware) =>
  (random.chance(0.5) ? plate(random, 338, ware) : board(random, 740, 500)) +
  at(-90, -60, croissant(random), -24) +
  at(110, 76, croissant(random), 18) +
  at(
    190,
    -150,
    bowl(80, ware, food.berry) + scatter(random, 8, 50, (x, y) => circle(x, y, 8, lighter(food.berry, 0.3))),
  ) +
  at(-190, 150, rect(-56, -40, 112, 80, '#f8e39a', 10) + rect(-50, -36, 70, 22, '#fff4c8', 8), -14);

export const donuts: Dish = (random, ware) => {
  const icing = ['#e58aa4', '#6b3d26', '#f3e2b4', '#8fb7a6', '#d9703f'];
  const donut = (index: number) => {
    const color = icing[index % icing.length] ?? '#e58aa4';
    const ring = (radius: number, width: number, tone: string) =>
      circle(0, 0, radius, 'none', { stroke: tone, 'stroke-width': width });
    return `<g opacity="0.28" transform="translate(6 14)">${ring(66, 76, '#1c0f08')}</g>${ring(66, 76, '#cf9350')}${ring(66, 58, color)}${scatter(random, 26, 96, (x, y) => (Math.hypot(x, y) > 44 ? at(x, y, rect(-9, -3, 18, 6, random.pick(['#fff8e6', '#f2b632', '#d8432b', '#5d9a3c', '#3f5f7a']), 3), random.between(0, 180)) : ''), 14)}`;
  };
  return (
    plate(random, 340, ware) +
    at(0, -122, donut(random.whole(0, 4))) +
    at(-118, 86, donut(random.whole(0, 4))) +
    at(118, 86, donut(random.whole(0, 4)))
  );
};

export const pancakes: Dish = (random, ware) =>
  plate(random, 338, ware) +
  times(4, (index) => {
    const y = 18 - index * 15;
    return (
      path(blob(random, 196, 0.02, 16), index === 0 ? '#1c0f08' : darker('#d99a4a', 0.25), {
        transform: `translate(${index * 3} ${y + 16})`,
        opacity: index === 0 ? 0.25 : 1,
      }) +
      path(blob(random, 194, 0.02, 16), index % 2 ? '#dfa252' : '#d99a4a', {
        transform: `translate(${index * 3} ${y})`,
      })
    );
  }) +
  at(
    9,
    -28,
    path(blob(random, 150, 0.05, 14), '#c07a2c', { opacity: 0.5 }) +
      path(blob(random, 104, 0.24, 11), '#a8561a', { opacity: 0.85 }) +
      path(blob(random, 66, 0.3, 9), '#c8762c', { opacity: 0.8 }) +
      rect(-40, -36, 80, 70, '#f8e08c', 12) +
      rect(-34, -32, 54, 22, '#fff4c0', 8),
  ) +
  times(7, (index) =>
    at(
      ...polar(index * 51 + 20, 188),
      circle(4, 8, 28, '#1c0f08', { opacity: 0.25 }) +
        circle(0, 0, 28, index % 2 ? food.blueberry : food.berry) +
        ellipse(-8, -9, 8, 5, '#fff', { opacity: 0.5 }),
    ),
  ) +
  at(60, -90, leaf(60, food.leaf), -50) +
  at(-180, 140, citrus(44, food.orange), 10);
