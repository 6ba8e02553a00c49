import { darker, food } from '../colors.ts';
import { leaf, sprig, wedge } from '../garnish.ts';
import {
  at,
  blob,
  circle,
  curve,
  ellipse,
  path,
  type Point,
  polar,
  rect,
  scatter,
  shadow,
  stroke,
  times,
} from '../svg.ts';
import { bowl, plate } from '../ware.ts';
import type { Dish } from './dish.ts';
import { cucumber, olive } from './garden.ts';

export const mezze: Dish = (random, ware) => {
  const falafel = () =>
    circle(4, 9, 48, '#1c0f08', { opacity: 0.25 }) +
    path(blob(random, 48, 0.06, 12), '#8a5a2b') +
    scatter(random, 9, 38, (x, y) => circle(x, y, 6, random.pick(['#b07b42', '#6a411d', food.leaf])));
  const pita = () =>
    path('M0 0L150 -60A160 160 0 0 1 150 66Z', '#1c0f08', { opacity: 0.22, transform: 'translate(5 10)' }) +
    path('M0 0L150 -60A160 160 0 0 1 150 66Z', food.bread, {
      stroke: food.bread,
      'stroke-width': 14,
      'stroke-linejoin': 'round',
    }) +
    circle(96, -6, 16, food.toast, { opacity: 0.5 }) +
    circle(132, 26, 12, food.toast, { opacity: 0.5 });
  return (
    shadow(circle(14, 26, 372, '#1c0f08'), 0.34) +
    circle(0, 0, 372, '#c08a55') +
    circle(0, 0, 352, '#d3a06c') +
    at(
      -110,
      -70,
      bowl(190, ware, '#ead2a4') +
        stroke(
          curve(
            Array.from({ length: 9 }, (_, index): Point => polar(index * 74, 22 + index * 14)),
            false,
          ),
          '#d9b97f',
          20,
        ) +
        circle(10, 10, 40, '#d8a02c', { opacity: 0.9 }) +
        scatter(random, 7, 100, (x, y) => circle(x, y, 13, '#e8c98a')) +
        scatter(random, 16, 130, (x, y) => circle(x, y, 5, food.chili)) +
        at(0, 0, sprig(random, 90), 200),
    ) +
    at(
      160,
      -180,
      bowl(108, ware, '#f7f2e4') +
        times(4, (index) => at(-26 + index * 18, index * 6 - 8, cucumber(22))) +
        at(20, -20, sprig(random, 60)),
    ) +
    at(210, 46, bowl(104, ware, '#7d2f3d') + scatter(random, 14, 66, (x, y) => at(x, y, olive()), 34)) +
    scatter(random, 5, 92, (x, y) => at(x + 40, y + 210, falafel()), 88) +
    times(3, (index) => at(-190 + index * 34, 176 + index * 26, pita(), 150 + index * 22)) +
    at(-250, 110, wedge(50, food.lemon), 60)
  );
};

export const tapas: Dish = (random, ware) => {
  const small = (content: string) => plate(random, 176, ware) + content;
  const potatoes = () =>
    scatter(
      random,
      11,
      96,
      (x, y) =>
        at(
          x,
          y,
          rect(-26, -22, 52, 46, '#e9bd62', 9) + rect(-22, -19, 30, 14, '#f7dc98', 5),
          random.between(0, 90),
        ),
      50,
    ) + path(blob(random, 56, 0.3, 9), '#d8512f', { opacity: 0.9 });
  const ham = () =>
    times(7, (index) =>
      at(
        ...polar(index * 51, 56),
        path('M-56 0C-50 -40 40 -44 58 -6C44 24 -30 34 -56 0Z', '#b23a3f') +
          stroke('M-40 -6C-10 -24 20 -20 44 -8', '#f1c9b8', 8),
        index * 51 + 60,
      ),
    );
  const olives = () =>
    scatter(
      random,
      15,
      96,
      (x, y) =>
        at(
          x,
          y,
          ellipse(0, 0, 24, 19, random.pick(['#7d8f3c', '#5f6f35', '#4b3145'])) + circle(9, 0, 6, food.chili),
          random.between(0, 360),
        ),
      42,
    );
  const tortilla = () =>
    times(4, (index) =>
      at(
        ...polar(index * 90 + 45, 22),
        path('M0 0L112 -44A120 120 0 0 1 112 44Z', darker('#e6b04a', 0.25), { transform: 'translate(3 9)' }) +
          path('M0 0L112 -44A120 120 0 0 1 112 44Z', '#edbf5c') +
          circle(74, -4, 17, '#c98f35', { opacity: 0.5 }) +
          circle(98, 20, 10, '#c98f35', { opacity: 0.5 }),
        index * 90 + 45,
      ),
    );
  const breads = () =>
    times(3, (index) =>
      at(
        -62 + index * 62,
        0,
        rect(-27, -84, 54, 168, food.toast, 26) +
          rect(-21, -78, 42, 156, food.bread, 20) +
          scatter(random, 8, 24, (x, y) => ellipse(x, y * 2.4, 12, 9, food.tomato)) +
          leaf(40, food.basil),
        8,
      ),
    );
  const order = [potatoes, ham, olives, tortilla, breads];
  const first = random.whole(0, 4);
  const place = (index: number) => small((order[(first + index) % 5] ?? potatoes)());
  return (
    at(-190, -160, place(0)) + at(196, -134, place(1)) + at(-170, 196, place(2)) + at(206, 208, place(3))
  );
};
