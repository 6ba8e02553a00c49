import { darker, food, lighter } from '../colors.ts';
import { chiliRing, leaf, sprig, wedge } from '../garnish.ts';
import type { Random } from '../random.ts';
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
  scatter,
  shadow,
  stroke,
  times,
} from '../svg.ts';
import { bowl } from '../ware.ts';
import type { Dish } from './dish.ts';

export const curryBowl =
  (color: string): Dish =>
  (random, ware) =>
    bowl(325, ware, color) +
    clipped(
      random,
      disc(270),
      scatter(random, 12, 230, (x, y) =>
        at(
          x,
          y,
          path(
            blob(random, random.between(30, 56), 0.2, 8),
            random.pick([lighter(color, 0.18), darker(color, 0.14)]),
            { opacity: 0.75 },
          ),
        ),
      ) +
        stroke(
          curve(
            Array.from({ length: 9 }, (_, index): Point => polar(index * 62, 60 + index * 18)),
            false,
          ),
          food.cream,
          9,
          { opacity: 0.8 },
        ),
    ) +
    scatter(
      random,
      9,
      190,
      (x, y) =>
        at(
          x,
          y,
          path(
            blob(random, 40, 0.16, 8),
            random.pick([food.bread, '#d98a4b', food.carrot, food.eggplant, food.leaf]),
          ) + circle(-10, -12, 9, '#fff', { opacity: 0.25 }),
        ),
      88,
    ) +
    at(
      -70,
      -60,
      circle(8, 14, 120, '#000', { opacity: 0.2 }) +
        path(blob(random, 120, 0.04, 14), food.rice) +
        scatter(
          random,
          70,
          110,
          (x, y) =>
            at(
              x,
              y,
              ellipse(0, 0, 11, 5, random.chance(0.4) ? '#e9dcc0' : '#fffdf6'),
              random.between(0, 180),
            ),
          8,
        ),
    ) +
    scatter(random, 6, 150, (x, y) => at(x + 70, y + 50, chiliRing(15))) +
    at(20, 70, sprig(random, 150), random.between(0, 360)) +
    at(-70, -70, leaf(60, food.basil), 30);

export const thali: Dish = (random) => {
  const steel = { base: '#cdd2d4', accent: '#9aa2a6' };
  const fillings = ['#dd9a2c', '#a53d1f', '#5f7f35', '#f3e7c8', '#c9652a', '#e6c265'];
  return (
    shadow(circle(14, 26, 350, '#1c0f08'), 0.36) +
    circle(0, 0, 350, '#b4babd') +
    circle(0, 0, 336, '#dde1e2') +
    circle(0, 0, 318, '#c4cacc') +
    times(6, (index) => {
      const color = fillings[index] ?? '#dd9a2c';
      return at(
        ...polar(index * 38 + 172, 224),
        bowl(84, steel, color) +
          scatter(random, 8, 50, (x, y) =>
            at(
              x,
              y,
              path(blob(random, 14, 0.25, 7), random.pick([lighter(color, 0.35), darker(color, 0.2)])),
            ),
          ) +
          at(-20, 0, sprig(random, 40)),
      );
    }) +
    at(
      -96,
      116,
      path(blob(random, 108, 0.05, 14), food.rice) +
        scatter(
          random,
          60,
          98,
          (x, y) =>
            at(
              x,
              y,
              ellipse(0, 0, 11, 5, random.chance(0.3) ? '#f0c65c' : '#fffdf6'),
              random.between(0, 180),
            ),
          8,
        ),
    ) +
    at(120, 110, naan(random, 116)) +
    at(0, 250, wedge(44, food.lime))
  );
};

const naan = (random: Random, size: number): string =>
  path(blob(random, size, 0.08, 10, 0.82), '#1c0f08', { opacity: 0.25, transform: 'translate(6 12)' }) +
  path(blob(random, size, 0.06, 10, 0.82), '#ecc98a') +
  scatter(random, 9, size * 0.7, (x, y) =>
    at(x, y * 0.8, path(blob(random, random.between(9, 20), 0.3, 7), '#a9682c', { opacity: 0.6 })),
  ) +
  scatter(random, 8, size * 0.7, (x, y) => at(x, y * 0.8, leaf(20, food.leaf), random.between(0, 360)));

export const curryAndBread: Dish = (random) => {
  const color = random.pick(['#d4752a', '#b9481f', '#6f8a3a', '#e0a63a']);
  return (
    at(150, -110, naan(random, 200), 24) +
    at(210, 90, naan(random, 176), -30) +
    at(
      -80,
      20,
      bowl(262, { base: '#c9803f', accent: '#e9b06a' }, color) +
        clipped(
          random,
          disc(216),
          scatter(
            random,
            11,
            190,
            (x, y) =>
              at(
                x,
                y,
                path(blob(random, 46, 0.16, 8), random.pick(['#e9a45a', '#c9682f', '#f3e2b8']), {}) +
                  circle(-12, -14, 9, '#fff', { opacity: 0.3 }),
              ),
            82,
          ),
        ) +
        stroke(
          curve(
            Array.from({ length: 10 }, (_, index): Point => polar(index * 58, 40 + index * 14)),
            false,
          ),
          '#fff3dc',
          10,
          { opacity: 0.9 },
        ) +
        at(0, 0, sprig(random, 130), random.between(0, 360)) +
        scatter(random, 8, 150, (x, y) => circle(x, y, 6, food.chili)),
    )
  );
};
