import { darker, food, lighter } from '../colors.ts';
import { friedEgg, sesame } from '../garnish.ts';
import { at, blob, clipped, disc, ellipse, path, polar, rect, scatter, times } from '../svg.ts';
import { board, bowl } from '../ware.ts';
import type { Dish } from './dish.ts';

export const bibimbap: Dish = (random, ware) => {
  const parts = [food.carrot, food.leaf, '#f2ead4', food.meat, food.mushroom, '#7ba05a', food.redOnion];
  const wedgeAngle = 360 / parts.length;
  return (
    bowl(330, { base: '#33302f', accent: ware.accent }, food.rice) +
    clipped(
      random,
      disc(272),
      parts
        .map((color, index) => {
          const middle = index * wedgeAngle;
          const [ax, ay] = polar(middle - wedgeAngle / 2, 290);
          const [bx, by] = polar(middle + wedgeAngle / 2, 290);
          return (
            path(`M0 0L${ax} ${ay}A290 290 0 0 1 ${bx} ${by}Z`, darker(color, 0.16)) +
            times(24, () => {
              const [x, y] = polar(
                middle + random.between(-wedgeAngle * 0.42, wedgeAngle * 0.42),
                random.between(90, 262),
              );
              return at(
                x,
                y,
                rect(-34, -6, 68, 12, random.chance(0.5) ? color : lighter(color, 0.25), 6),
                middle + random.between(-35, 35),
              );
            })
          );
        })
        .join(''),
    ) +
    at(0, 0, friedEgg(random, 108)) +
    at(
      0,
      0,
      scatter(random, 20, 120, (x, y) => at(x, y, sesame(random))),
    ) +
    at(150, 150, path(blob(random, 44, 0.2, 8), food.chili))
  );
};

export const banchan: Dish = (random, ware) => {
  const dish = (color: string) =>
    bowl(92, ware) +
    scatter(
      random,
      22,
      62,
      (x, y) =>
        at(
          x,
          y,
          rect(-20, -6, 40, 12, random.pick([color, lighter(color, 0.25), darker(color, 0.15)]), 6),
          random.between(0, 180),
        ),
      12,
    );
  const strips = times(9, (index) =>
    at(
      -96 + index * 24,
      (index % 2) * 12 - 6,
      rect(-22, -112, 46, 224, '#7b3a20', 20) +
        rect(-16, -102, 14, 200, '#b4602f', 7) +
        times(3, (mark) => rect(-20, -70 + mark * 64, 40, 10, '#3f1c10', 5)),
      8,
    ),
  );
  return (
    at(
      0,
      20,
      board(random, 470, 350, '#3a3432') +
        strips +
        scatter(random, 24, 130, (x, y) => ellipse(x, y, 6, 3.4, '#f6e8c8')),
    ) +
    [food.chili, food.leaf, '#f0e6c8', food.carrot, '#c9a15f', '#6f8a4a']
      .map((color, index) => at(-330 + (index % 3) * 330, index < 3 ? -270 : 310, dish(color)))
      .join('')
  );
};
