import { darker, food, lighter } from '../colors.ts';
import { leaf } from '../garnish.ts';
import type { Random } from '../random.ts';
import {
  at,
  blob,
  circle,
  clipped,
  curve,
  ellipse,
  path,
  type Point,
  rect,
  scatter,
  shadow,
  stroke,
  times,
} from '../svg.ts';
import type { Ware } from '../ware.ts';
import type { Dish } from './dish.ts';
import { fries } from './grill.ts';

const sidePlate = (ware: Ware, width = 380): string =>
  shadow(ellipse(0, 46, width * 1.02, 58, '#1c0f08'), 0.45) +
  path(
    `M${-width} 0C${-width * 0.86} 50 ${-width * 0.5} 62 0 62C${width * 0.5} 62 ${width * 0.86} 50 ${width} 0Z`,
    darker(ware.base, 0.2),
  ) +
  ellipse(0, 0, width, 62, ware.base) +
  ellipse(0, 0, width * 0.97, 58, 'none', { stroke: ware.accent, 'stroke-width': 7 }) +
  ellipse(0, 4, width * 0.74, 40, darker(ware.base, 0.1));

const wave = (
  random: Random,
  width: number,
  y: number,
  height: number,
  color: string,
  steps = 11,
): string => {
  const top = Array.from({ length: steps }, (_, index): Point => [
    -width + (index * 2 * width) / (steps - 1),
    y + random.between(-6, 6),
  ]);
  const bottom = Array.from({ length: steps }, (_, index): Point => [
    width - (index * 2 * width) / (steps - 1),
    y + height * (index % 2 ? 1.5 : 0.7) + random.between(-5, 5),
  ]);
  return path(curve([...top, ...bottom]), color);
};

export const burger: Dish = (random, ware) => {
  const bun = random.pick(['#d8954a', '#c9813a', '#e0a55c', '#8a5230']);
  const patties = random.whole(1, 2);
  const parts: string[] = [];
  let y = -8;
  const add = (height: number, content: string) => {
    y -= height;
    parts.push(at(0, y, content));
  };
  add(
    58,
    path('M-216 0L216 0C220 44 190 58 150 58L-150 58C-190 58 -220 44 -216 0Z', bun) +
      rect(-206, 0, 412, 14, lighter(bun, 0.35), 7),
  );
  add(30, wave(random, 232, 0, 38, food.lettuce, 13) + wave(random, 226, 0, 22, '#a9cf63', 11));
  times(patties, () => {
    add(
      64,
      rect(-222, 0, 444, 76, darker(food.meat, 0.35), 36) +
        rect(-222, -2, 444, 58, food.meat, 30) +
        scatter(random, 26, 60, (x, py) =>
          ellipse(x * 3.4, 28 + py * 0.36, 9, 6, random.pick([lighter(food.meat, 0.2), food.seared])),
        ),
    );
    add(
      14,
      path(
        `M-228 0L228 0L190 20L150 18L128 ${random.between(44, 74)}L96 20L-20 18L-52 ${random.between(36, 60)}L-84 18L-190 18Z`,
        food.cheese,
        { stroke: food.cheese, 'stroke-width': 8, 'stroke-linejoin': 'round' },
      ),
    );
    return '';
  });
  add(
    30,
    times(
      3,
      (index) =>
        rect(-206 + index * 140, 0, 132, 32, food.tomato, 15) +
        rect(-196 + index * 140, 4, 112, 8, lighter(food.tomato, 0.35), 4),
    ),
  );
  add(
    16,
    times(5, (index) => rect(-190 + index * 78, 0, 70, 17, index % 2 ? '#e9d5e4' : food.redOnion, 8)),
  );
  add(22, wave(random, 224, 0, 30, food.leaf, 12));
  add(
    150,
    path('M-222 156C-236 20 -120 -18 0 -18C120 -18 236 20 222 156Z', bun) +
      path(
        'M-222 156C-226 130 -220 104 -212 84C-160 128 150 130 214 90C222 110 226 130 222 156Z',
        darker(bun, 0.16),
      ) +
      path('M-160 54C-130 12 -60 0 -10 0C-70 14 -124 30 -160 54Z', lighter(bun, 0.55), { opacity: 0.8 }) +
      times(17, (index) =>
        at(
          -150 + index * 19 + random.between(-6, 6),
          66 - Math.sin((index / 16) * Math.PI) * 54 + random.between(-8, 20),
          ellipse(0, 0, 9, 6, '#fbeccb'),
          random.between(-40, 40),
        ),
      ),
  );
  return (
    sidePlate(ware) +
    at(290, -46, fries(random, 16, 62)) +
    parts.join('') +
    at(-300, -18, path(blob(random, 42, 0.14, 9, 0.6), '#6f8f37') + stroke('M-24 -4L20 -10', '#a9bf62', 7))
  );
};

export const cake: Dish = (random, ware) => {
  const [crumb, cream] = random.pick<readonly [string, string]>([
    ['#6b3d26', '#e9c9ae'],
    ['#f0d08a', '#fff3dc'],
    ['#b5433f', '#fdf3e6'],
    ['#e3b061', '#f6d9de'],
  ]);
  return (
    sidePlate(ware, 350) +
    path('M-230 -20L210 -20L210 -250L-230 -250Z', crumb, {
      'stroke-linejoin': 'round',
      stroke: crumb,
      'stroke-width': 14,
    }) +
    times(2, (index) => rect(-238, -190 + index * 78, 456, 26, cream, 12)) +
    scatter(random, 40, 100, (x, y) =>
      ellipse(x * 2.1 - 10, -136 + y, 5, 3.5, darker(crumb, 0.2), { opacity: 0.6 }),
    ) +
    path('M-244 -240L-120 -312L232 -312L224 -240Z', lighter(cream, 0.25), {
      stroke: lighter(cream, 0.25),
      'stroke-width': 18,
      'stroke-linejoin': 'round',
    }) +
    path(
      `M-244 -240L224 -240L222 -206L170 -200L150 ${random.between(-170, -140)}L120 -206L-60 -206L-90 ${random.between(-176, -150)}L-120 -206L-240 -206Z`,
      cream,
      { stroke: cream, 'stroke-width': 10, 'stroke-linejoin': 'round' },
    ) +
    times(3, (index) =>
      at(
        -60 + index * 90,
        -326,
        circle(0, 0, 40, index % 2 ? food.blueberry : food.berry) +
          ellipse(-12, -14, 11, 7, '#fff', { opacity: 0.5 }),
      ),
    ) +
    at(60, -366, leaf(70, food.leaf), -60)
  );
};

export const pancakeStack: Dish = (random, ware) => {
  const layers = random.whole(4, 6);
  const top = -layers * 50;
  return (
    sidePlate(ware) +
    times(
      layers,
      (index) =>
        rect(-214 + random.between(-9, 9), -52 - index * 50, 428, 52, index % 2 ? '#dca152' : '#cf9140', 25) +
        rect(-190, -46 - index * 50, 370, 11, '#f3cf8c', 6),
    ) +
    ellipse(0, top, 208, 36, '#d99a4a') +
    path(
      `M-150 ${top - 8}C-80 ${top - 34} 90 ${top - 34} 160 ${top - 4}C190 ${top + 20} 170 ${top + 90} 150 ${top + 128}C134 ${top + 140} 130 ${top + 50} 100 ${top + 30}C60 ${top + 22} 30 ${top + 30} 14 ${top + 70}C4 ${top + 96} -20 ${top + 90} -24 ${top + 40}C-60 ${top + 18} -130 ${top + 26} -150 ${top - 8}Z`,
      '#a8561a',
      { opacity: 0.9 },
    ) +
    rect(-44, top - 50, 88, 42, '#f8e08c', 10) +
    rect(-44, top - 50, 88, 15, '#fff4c0', 7) +
    times(4, (index) =>
      at(
        -130 + index * 26 + (index > 1 ? 190 : 0),
        top - 16,
        circle(0, 0, 25, index % 2 ? food.blueberry : food.berry) +
          ellipse(-7, -9, 7, 4, '#fff', { opacity: 0.5 }),
      ),
    )
  );
};

export const mound: Dish = (random, ware) => {
  const tone = random.pick([food.pasta, '#d9a05a', '#e7cf9a']);
  return (
    sidePlate(ware) +
    clipped(
      random,
      'M-260 10C-240 -150 -110 -216 0 -216C120 -216 244 -140 262 10Z',
      path('M-260 10C-240 -150 -110 -216 0 -216C120 -216 244 -140 262 10Z', darker(tone, 0.28)) +
        times(64, () => {
          const x = random.between(-280, 180);
          const y = -random.between(-10, 215);
          const points: Point[] = [
            [x, y + 20],
            [x + 50, y - 30],
            [x + 110, y - 14],
            [x + 160, y + 30],
          ];
          return (
            stroke(curve(points, false), darker(tone, 0.22), 17) +
            stroke(curve(points, false), random.chance(0.4) ? lighter(tone, 0.35) : tone, 11)
          );
        }),
    ) +
    path(blob(random, 120, 0.16, 12, 0.5), random.pick([food.tomato, '#7fa348', '#a4472f']), {
      transform: 'translate(0 -190)',
    }) +
    times(3, (index) =>
      at(
        -80 + index * 80,
        -216 - (index % 2) * 34,
        circle(0, 0, 46, food.meat) +
          path(blob(random, 24, 0.3, 7), lighter(food.meat, 0.25), { transform: 'translate(-12 -14)' }),
      ),
    ) +
    at(10, -262, leaf(74, food.basil), -60) +
    at(4, -262, leaf(60, food.leaf), -130)
  );
};
