import { food } from '../colors.ts';
import { chili, chiliRing, leaf, scallion, sprig, wedge } from '../garnish.ts';
import { at, circle, clipped, disc, rect, scatter, stroke, times } from '../svg.ts';
import { board, bowl, plate } from '../ware.ts';
import type { Dish } from './dish.ts';
import { noodles, slicedMeat } from './noodles.ts';
import { shrimp } from './seafood.ts';

export const pho: Dish = (random, ware) => {
  const broth = '#b9803d';
  return (
    bowl(330, ware, broth) +
    clipped(random, disc(274), at(20, 50, noodles(random, 190, '#f6ead2', 20), 12)) +
    times(4, (index) =>
      at(
        -90 + index * 52,
        -90 + (index % 2) * 34,
        slicedMeat(random, 70, index % 2 ? '#b56a55' : '#8d4a38'),
        index * 40,
      ),
    ) +
    scatter(random, 7, 120, (x, y) => at(x + 60, y + 60, chiliRing(15))) +
    at(-150, 110, sprig(random, 150, food.leaf), -30) +
    at(110, 120, sprig(random, 130, food.basil), -120) +
    scatter(random, 14, 200, (x, y) => at(x, y, scallion(12))) +
    scatter(random, 8, 190, (x, y) => stroke(`M${x} ${y}q24 -22 46 4`, '#fbf4e6', 8)) +
    at(196, -80, wedge(56), 20)
  );
};

export const summerRolls: Dish = (random, ware) => {
  const roll =
    rect(-160, -44, 330, 108, '#1c0f08', 52, { opacity: 0.22 }) +
    rect(-165, -55, 330, 110, '#eef0dc', 54) +
    times(3, (index) => at(-96 + index * 90, -4, shrimp(random, 30), 40)) +
    times(7, (index) =>
      at(-130 + index * 40, 26, leaf(54, index % 2 ? food.leaf : food.lettuce), random.between(-40, 40)),
    ) +
    rect(-165, -55, 330, 110, '#ffffff', 54, { opacity: 0.28 }) +
    stroke('M-130 -32L120 -32', '#ffffff', 10, { opacity: 0.7 });
  return (
    plate(random, 335, ware) +
    times(3, (index) => at(-20 + index * 18, -118 + index * 118, roll, -12)) +
    at(186, 150, bowl(76, ware, '#a4562c') + scatter(random, 6, 40, (x, y) => at(x, y, chiliRing(9)))) +
    at(-200, 140, sprig(random, 140), -40)
  );
};

export const sandwich: Dish = (random) => {
  const half =
    rect(-180, -74, 370, 176, '#1c0f08', 70, { opacity: 0.26 }) +
    rect(-186, -86, 372, 170, '#c98a45', 78) +
    rect(-178, -80, 356, 92, '#dba35c', 46) +
    times(4, (index) => stroke(`M${-120 + index * 76} -66L${-84 + index * 76} -18`, '#f3d6a0', 13)) +
    rect(-180, 6, 360, 66, '#8a4327', 24) +
    times(9, (index) => at(-168 + index * 40, 14, leaf(54, index % 2 ? food.lettuce : food.leaf, 0.6), 60)) +
    times(8, (index) => rect(-166 + index * 44, 34, 36, 14, index % 2 ? food.carrot : '#f6f0e0', 6)) +
    times(5, (index) =>
      circle(-130 + index * 66, 60, 20, '#d5e5a8', { stroke: '#4f8a3d', 'stroke-width': 5 }),
    );
  return (
    board(random, 780, 520, '#c79a63') +
    at(-70, -110, half, -6) +
    at(60, 124, half, -2) +
    at(262, 166, chili(90), 200) +
    at(-290, 150, sprig(random, 120))
  );
};
