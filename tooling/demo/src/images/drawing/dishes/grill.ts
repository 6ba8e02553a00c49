import { darker, food, lighter } from '../colors.ts';
import { halfTomato, leaf, sprig } from '../garnish.ts';
import type { Random } from '../random.ts';
import {
  at,
  blob,
  circle,
  clipped,
  curve,
  ellipse,
  path,
  polar,
  type Point,
  rect,
  scatter,
  shadow,
  stroke,
  times,
} from '../svg.ts';
import { board, bowl, paper, plate, skillet } from '../ware.ts';
import type { Dish } from './dish.ts';

export const fries = (random: Random, count: number, spread: number): string =>
  times(count, () => {
    const tone = random.pick(['#f2c25c', '#e9b04a', '#f6d27c']);
    return at(
      random.between(-spread, spread),
      random.between(-spread * 0.7, spread * 0.7),
      rect(-62, -9, 128, 22, darker(tone, 0.3), 7) +
        rect(-64, -11, 128, 20, tone, 7) +
        rect(-60, -9, 118, 6, lighter(tone, 0.4), 3),
      random.between(0, 180),
    );
  });

export const asparagus = () =>
  stroke('M-150 0L110 0', '#5f8f3d', 22) +
  path('M100 -13C150 -20 172 -6 178 0C172 6 150 20 100 13Z', '#4c7a35') +
  times(4, (index) => at(-100 + index * 56, -6, leaf(22, '#4c7a35', 0.5), -20));

export const steak: Dish = (random, ware) => {
  const outline = blob(random, 165, 0.09, 11, 0.72);
  const isSliced = random.chance(0.5);
  const whole =
    path(outline, '#1c0f08', { opacity: 0.3, transform: 'translate(8 16)' }) +
    path(outline, food.seared) +
    clipped(
      random,
      outline,
      path(blob(random, 150, 0.1, 11, 0.66), food.meat, { transform: 'translate(-6 -8)' }) +
        times(7, (index) =>
          stroke(`M${-220 + index * 62} 140L${-90 + index * 62} -140`, '#3b1a10', 17, { opacity: 0.75 }),
        ),
    ) +
    stroke(
      curve(
        [
          [-120, -72],
          [-20, -104],
          [96, -82],
          [140, -30],
        ],
        false,
      ),
      '#eac9a0',
      12,
      { opacity: 0.75 },
    );
  const slices =
    path(outline, '#1c0f08', { opacity: 0.3, transform: 'translate(8 16)' }) +
    path(outline, food.seared) +
    clipped(
      random,
      outline,
      times(6, (index) => {
        const x = -150 + index * 54;
        return rect(x, -150, 40, 300, food.meat, 6) + rect(x + 9, -100, 22, 200, food.rare, 11);
      }),
    ) +
    stroke(
      curve(
        [
          [-120, -84],
          [-20, -112],
          [96, -92],
          [146, -40],
        ],
        false,
      ),
      '#eac9a0',
      11,
      { opacity: 0.7 },
    );
  const side = random.pick([
    () => times(4, (index) => at(20 + index * 8, 120 + index * 28, asparagus(), random.between(-8, 4))),
    () => at(60, 158, fries(random, 14, 110)),
    () =>
      scatter(
        random,
        7,
        100,
        (x, y) =>
          at(
            x + 80,
            y + 140,
            path(blob(random, 40, 0.14, 9), '#e0b25c') +
              path(blob(random, 22, 0.2, 8), lighter('#e0b25c', 0.35)),
            0,
          ),
        72,
      ) + at(0, 140, sprig(random, 130)),
  ] as const);
  return (
    (random.chance(0.4) ? board(random, 760, 500, '#6f4a35') : plate(random, 340, ware)) +
    side() +
    at(-40, -70, isSliced ? slices : whole, random.between(-14, 8)) +
    at(
      -40,
      -80,
      isSliced ? '' : rect(-34, -30, 68, 58, '#f7dd8a', 10) + rect(-28, -26, 40, 16, '#fff2bf', 6),
    ) +
    at(100, -120, sprig(random, 150, '#5f7f45'), -50) +
    at(-190, 120, halfTomato(52), 30)
  );
};

export const barbecueTray: Dish = (random) => {
  const ribs =
    rect(-210, -100, 440, 232, '#1c0f08', 56, { opacity: 0.28 }) +
    path(
      'M-210 -70C-180 -124 180 -120 214 -70C228 -20 224 60 206 96C160 124 -160 124 -208 92C-226 40 -226 -24 -210 -70Z',
      '#6a2a16',
    ) +
    times(7, (index) => {
      const x = -180 + index * 60;
      return (
        rect(x, -96, 44, 196, '#8a3a1e', 22) +
        rect(x + 6, -82, 14, 160, '#b9592e', 8, { opacity: 0.8 }) +
        ellipse(x + 22, 108, 15, 17, '#f1e3cb') +
        ellipse(x + 22, 110, 7, 8, '#d6bfa0')
      );
    });
  const corn =
    rect(-128, -40, 268, 92, '#1c0f08', 46, { opacity: 0.25 }) +
    rect(-132, -46, 264, 92, food.corn, 46) +
    times(48, (index) =>
      ellipse(
        -112 + Math.floor(index / 4) * 20,
        -31 + (index % 4) * 21,
        8.4,
        9,
        index % 3 ? '#f8d564' : '#e3ab30',
      ),
    ) +
    times(3, (index) => rect(-70 + index * 60, -46, 26, 92, '#7b4a1c', 10, { opacity: 0.28 }));
  return (
    shadow(rect(-400, -280, 830, 600, '#1c0f08', 26), 0.36) +
    rect(-410, -300, 820, 600, '#8d969b', 30) +
    rect(-392, -282, 784, 564, '#aab2b5', 22) +
    paper(random, 740, 520, '#ecd9b8') +
    at(-70, -96, ribs, -6) +
    at(-180, 146, corn, 8) +
    at(-150, 226, corn, -4) +
    at(
      236,
      130,
      bowl(106, { base: '#f6efe2', accent: '#b24c3a' }) +
        scatter(
          random,
          60,
          80,
          (x, y) =>
            at(
              x,
              y,
              rect(-16, -4, 32, 8, random.pick(['#eef0d2', '#c9dba2', food.carrot, '#e4dfe9']), 4),
              random.between(0, 180),
            ),
          6,
        ),
    ) +
    times(5, (index) =>
      at(
        76 + (index % 3) * 50,
        140 + Math.floor(index / 3) * 60,
        circle(3, 6, 33, '#1c0f08', { opacity: 0.25 }) +
          circle(0, 0, 33, '#6f8f37') +
          circle(0, 0, 26, '#a9bf62') +
          times(5, (seed) => ellipse(...polar(seed * 72, 12), 4, 2.5, '#dfe6ae')),
      ),
    ) +
    at(266, -130, bowl(74, { base: '#3a3735', accent: '#7f8b94' }, '#7a2a16'))
  );
};

export const wings: Dish = (random, ware) => {
  const glaze = random.pick(['#c8581f', '#a83a1c', '#b9782d']);
  const wing = () =>
    path(
      'M-66 10C-80 -40 -20 -60 20 -36C56 -20 92 -24 96 4C98 30 60 36 24 34C-10 50 -56 48 -66 10Z',
      '#1c0f08',
      { opacity: 0.3, transform: 'translate(5 10)' },
    ) +
    path('M-66 10C-80 -40 -20 -60 20 -36C56 -20 92 -24 96 4C98 30 60 36 24 34C-10 50 -56 48 -66 10Z', glaze) +
    path('M-48 -6C-46 -36 -10 -42 14 -24C-6 -30 -34 -22 -48 -6Z', lighter(glaze, 0.35)) +
    scatter(random, 5, 44, (x, y) => circle(x, y, 4, darker(glaze, 0.4)));
  return (
    plate(random, 338, ware) +
    at(
      -30,
      20,
      scatter(random, 15, 190, (x, y) => at(x, y, wing(), random.between(0, 360)), 88),
    ) +
    at(
      146,
      -132,
      bowl(88, { base: '#fbf8f1', accent: ware.accent }, '#f3ead2') +
        scatter(random, 8, 52, (x, y) => circle(x, y, 4, food.leaf)),
    ) +
    times(4, (index) =>
      at(
        170 + index * 20,
        96 + index * 30,
        rect(-90, -13, 180, 30, darker(food.lime, 0.1), 12) +
          rect(-86, -10, 172, 8, lighter(food.lime, 0.4), 4),
        -58 + index * 9,
      ),
    ) +
    scatter(random, 24, 180, (x, y) => at(x, y, ellipse(0, 0, 6, 3.5, '#f6e8c8'), random.between(0, 180)))
  );
};

export const skilletBake: Dish = (random) => {
  const kind = random.whole(0, 1);
  const elbows = () => {
    const bend: Point[] = [
      [-20, 8],
      [-10, -14],
      [14, -14],
      [22, 8],
    ];
    return (
      stroke(curve(bend, false), darker(food.cheese, 0.25), 19) +
      stroke(curve(bend, false), random.chance(0.5) ? food.cheese : '#f9d98a', 13)
    );
  };
  return at(
    -70,
    0,
    skillet(320) +
      circle(0, 0, 284, kind === 0 ? '#e9a93a' : '#d9963f') +
      (kind === 0
        ? scatter(random, 90, 262, (x, y) => at(x, y, elbows(), random.between(0, 360)), 30)
        : path(blob(random, 278, 0.015, 18), '#e3b061') +
          scatter(random, 26, 250, (x, y) =>
            circle(x, y, random.between(8, 26), random.pick(['#c98a3d', '#f0cb84']), { opacity: 0.5 }),
          ) +
          times(4, (index) => at(0, 0, stroke('M-278 0L278 0', '#b37a35', 6), index * 45))) +
      scatter(random, 30, 250, (x, y) =>
        circle(x, y, random.between(5, 10), random.pick(['#a9642a', '#f6e3b0', food.leaf])),
      ) +
      at(20, -10, sprig(random, 170), random.between(0, 360)),
    random.between(-50, -20),
  );
};
