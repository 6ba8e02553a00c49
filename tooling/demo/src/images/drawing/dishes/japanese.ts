import { food, lighter } from '../colors.ts';
import { halfEgg, scallion, sesame } from '../garnish.ts';
import type { Random } from '../random.ts';
import {
  at,
  blob,
  circle,
  clipped,
  disc,
  ellipse,
  path,
  polar,
  rect,
  scatter,
  stroke,
  times,
} from '../svg.ts';
import { board, bowl } from '../ware.ts';
import type { Dish } from './dish.ts';
import { noodles, slicedMeat } from './noodles.ts';

const swirl = () =>
  circle(0, 0, 40, '#fffaf2') + stroke('M0 4C14 -14 30 6 12 20C-12 34 -34 4 -14 -18', '#e8829a', 7);

export const ramen: Dish = (random, ware) => {
  const broth = random.pick([food.broth, '#e7c58a', '#b8562c', '#d8a75a']);
  return (
    bowl(330, ware, broth) +
    clipped(
      random,
      disc(274),
      at(0, 26, noodles(random, 220, food.noodle), random.between(-20, 20)) +
        scatter(random, 20, 262, (x, y) =>
          circle(x, y, random.between(5, 15), lighter(broth, 0.4), { opacity: 0.5 }),
        ),
    ) +
    at(-150, -130, rect(-64, -92, 128, 184, '#16241d', 8) + rect(-58, -86, 116, 172, food.nori, 6), -24) +
    times(3, (index) =>
      at(96 + index * 26, -120 + index * 66, slicedMeat(random, 82, '#c98d6c'), index * 12),
    ) +
    at(-128, 78, halfEgg(76), -20) +
    at(-30, 132, halfEgg(76), 24) +
    at(
      24,
      -26,
      random.chance(0.5) ? swirl() : scatter(random, 24, 62, (x, y) => ellipse(x, y, 11, 9, food.corn), 15),
    ) +
    scatter(random, 22, 120, (x, y) => at(x - 40, y - 20, scallion(random.between(10, 16)))) +
    scatter(random, 18, 190, (x, y) => at(x, y, sesame(random)))
  );
};

const nigiri = (random: Random) => {
  const color = random.pick([food.salmon, food.tuna, food.shrimp, '#f0dfc4']);
  return (
    rect(-50, -88, 116, 196, '#1c0f08', 46, { opacity: 0.25 }) +
    rect(-56, -100, 112, 200, food.rice, 46) +
    rect(-52, -94, 104, 188, color, 44) +
    times(4, (index) =>
      stroke(
        `M-42 ${-58 + index * 38}C-10 ${-76 + index * 38} 20 ${-44 + index * 38} 42 ${-64 + index * 38}`,
        lighter(color, 0.5),
        7,
        { opacity: 0.8 },
      ),
    ) +
    (random.chance(0.35) ? rect(-58, -16, 116, 30, food.nori, 4) : '')
  );
};

const maki = (random: Random) => {
  const filling = random.pick([food.salmon, food.tuna, food.avocado, food.carrot]);
  return (
    circle(5, 9, 60, '#1c0f08', { opacity: 0.25 }) +
    circle(0, 0, 60, food.nori) +
    circle(0, 0, 52, food.rice) +
    times(12, (index) => circle(...polar(index * 30, 42), 6, '#e9dcc0')) +
    rect(-20, -20, 40, 40, filling, 10) +
    rect(-20, -20, 18, 40, food.leaf, 8)
  );
};

export const sushi: Dish = (random) =>
  board(random, 780, 470, random.pick(['#31363a', '#c79a63', '#7d4f35'])) +
  times(4, (index) => at(-260 + index * 130, -92, nigiri(random), -8)) +
  times(5, (index) => at(-270 + index * 124, 118, maki(random), index * 20)) +
  at(296, 116, path(blob(random, 34, 0.2, 8), '#9fc15a') + path(blob(random, 20, 0.3, 8), '#b9d67a')) +
  times(5, (index) =>
    at(
      290 + (index % 2) * 14,
      -136 + index * 22,
      path(blob(random, 36, 0.2, 9, 0.6), index % 2 ? '#f6b9a8' : '#f9cdbd'),
      20,
    ),
  );
