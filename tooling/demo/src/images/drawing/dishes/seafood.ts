import { darker, food, lighter } from '../colors.ts';
import { citrus, leaf, sprig, wedge } from '../garnish.ts';
import type { Random } from '../random.ts';
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
import { asparagus } from './grill.ts';

export const shrimp = (random: Random, size = 52): string => {
  const body = Array.from({ length: 8 }, (_, index): Point =>
    polar(150 + index * 32, size * (0.85 + index * 0.015)),
  );
  const color = random.chance(0.5) ? food.shrimp : lighter(food.shrimp, 0.15);
  const [tailX, tailY] = body.at(-1) ?? [0, 0];
  return (
    stroke(curve(body, false), darker(color, 0.25), size * 0.62, {
      transform: 'translate(3 6)',
      opacity: 0.5,
    }) +
    stroke(curve(body, false), color, size * 0.58) +
    times(6, (index) => {
      const [ax, ay] = polar(160 + index * 32, size * 0.66);
      const [bx, by] = polar(166 + index * 32, size * 1.12);
      return stroke(`M${ax} ${ay}L${bx} ${by}`, lighter(color, 0.55), 5);
    }) +
    at(tailX, tailY, leaf(size * 0.6, '#d8563a', 0.5) + at(0, 0, leaf(size * 0.55, '#d8563a', 0.5), 46), 70)
  );
};

export const wholeFish: Dish = (random, ware) => {
  const tone = random.pick(['#9fb0b6', '#c98a6c', '#b9a27f', '#7f98a6']);
  const body =
    'M-270 0C-200 -120 60 -136 190 -30C230 -70 286 -92 300 -78C290 -40 290 40 300 78C286 92 230 70 190 30C60 136 -200 120 -270 0Z';
  return (
    shadow(ellipse(14, 28, 430, 250, '#1c0f08'), 0.34) +
    ellipse(0, 0, 430, 250, ware.base) +
    ellipse(0, 0, 408, 230, 'none', { stroke: ware.accent, 'stroke-width': 9 }) +
    ellipse(0, 4, 352, 186, darker(ware.base, 0.09)) +
    times(6, (index) =>
      at(
        -250 + index * 100,
        index % 2 ? 118 : -112,
        citrus(56, random.pick([food.lemon, food.lemon, food.lime])),
        index * 31,
      ),
    ) +
    at(
      0,
      0,
      path(body, '#1c0f08', { opacity: 0.28, transform: 'translate(6 14)' }) +
        path(body, tone) +
        path('M-270 0C-200 120 60 136 190 30C60 60 -160 70 -270 0Z', lighter(tone, 0.4)) +
        times(26, (index) =>
          stroke(
            `M${-120 + (index % 9) * 32} ${-58 + Math.floor(index / 9) * 40}q14 16 0 32`,
            darker(tone, 0.22),
            5,
            { opacity: 0.6 },
          ),
        ) +
        stroke('M-172 -62C-142 -30 -142 32 -172 64', darker(tone, 0.3), 8) +
        circle(-212, -20, 17, '#fbf6ea') +
        circle(-212, -20, 9, '#22282b') +
        times(3, (index) =>
          stroke(`M${-60 + index * 86} -74L${-30 + index * 86} 44`, darker(tone, 0.4), 9, { opacity: 0.7 }),
        ),
      random.between(-9, 9),
    ) +
    at(-40, 6, sprig(random, 190), random.between(-20, 14)) +
    scatter(random, 14, 200, (x, y) => circle(x, y * 0.6, 6, random.chance(0.5) ? food.leaf : food.chili))
  );
};

export const oysters: Dish = (random, ware) => {
  const shell = () => {
    const outline = blob(random, 76, 0.12, 9, 1.35);
    return (
      path(outline, '#1c0f08', { opacity: 0.28, transform: 'translate(5 10)' }) +
      path(outline, '#8c8f8d') +
      path(blob(random, 66, 0.08, 9, 1.3), '#e9e6df') +
      path(blob(random, 46, 0.14, 9, 1.25), '#cfc7bb') +
      path(blob(random, 34, 0.2, 8, 1.2), '#b7aca0') +
      ellipse(-12, -20, 9, 16, '#fff', { opacity: 0.75 })
    );
  };
  return (
    plate(random, 345, { base: random.pick(['#3d4d57', '#dfe5e8', '#c9a15f']), accent: ware.accent }) +
    scatter(
      random,
      60,
      270,
      (x, y) =>
        at(
          x,
          y,
          rect(-24, -24, 48, 48, random.pick(['#e9f3f6', '#d3e5eb', '#f7fcfd']), 12, { opacity: 0.9 }),
          random.between(0, 90),
        ),
      26,
    ) +
    times(8, (index) => at(...polar(index * 45, 200), shell(), index * 45 + 90)) +
    at(
      0,
      0,
      bowl(82, { base: '#fbf8f1', accent: ware.accent }, '#9c3246') +
        scatter(random, 9, 50, (x, y) => circle(x, y, 6, '#e9b9c6')),
    ) +
    times(4, (index) => at(...polar(index * 90 + 22, 118), wedge(44, food.lemon), index * 90))
  );
};

export const fillet: Dish = (random, ware) => {
  const tone = random.pick([food.salmon, '#f0e3cd', food.salmon]);
  const fish =
    rect(-170, -62, 350, 156, '#1c0f08', 60, { opacity: 0.26 }) +
    path(
      'M-176 -30C-150 -84 150 -88 182 -34C190 20 170 62 130 70C40 84 -80 86 -146 66C-184 44 -186 6 -176 -30Z',
      tone,
    ) +
    times(6, (index) =>
      stroke(
        `M${-120 + index * 52} -62C${-96 + index * 52} -20 ${-96 + index * 52} 20 ${-124 + index * 52} 62`,
        lighter(tone, 0.5),
        8,
        { opacity: 0.8 },
      ),
    ) +
    stroke('M-160 52C-60 84 60 84 150 54', darker(tone, 0.3), 14, { opacity: 0.6 });
  const sauce = random.pick(['#e5c66a', '#8fae55', '#e6a07a']);
  return (
    plate(random, 340, ware) +
    path(blob(random, 200, 0.16, 12, 0.8), sauce, { opacity: 0.85 }) +
    times(4, (index) => at(-20 + index * 10, -118 + index * 26, asparagus(), random.between(-14, 2))) +
    at(0, 50, fish, random.between(-10, 6)) +
    at(-40, 40, citrus(50), 20) +
    at(40, 40, citrus(50), 60) +
    at(-150, 130, sprig(random, 190), -10) +
    scatter(random, 12, 230, (x, y) => circle(x, y, 6, darker(sauce, 0.2)))
  );
};

export const paella: Dish = (random) => {
  const mussel = () =>
    path('M-52 0C-40 -40 30 -44 58 0C30 30 -40 30 -52 0Z', '#22303c') +
    path('M-36 0C-28 -24 22 -28 42 0C22 18 -28 18 -36 0Z', '#e7944a') +
    path('M-48 -6C-34 -36 20 -40 48 -10', 'none', { stroke: '#5f7a8a', 'stroke-width': 5 });
  return (
    times(2, (index) => at(0, 0, stroke('M300 -60C390 -60 390 60 300 60', '#c9a15f', 26), index * 180 + 24)) +
    shadow(circle(14, 26, 340, '#1c0f08'), 0.4) +
    circle(0, 0, 340, '#2e2d30') +
    circle(0, 0, 322, '#4a484c') +
    circle(0, 0, 308, '#e2a52f') +
    scatter(
      random,
      260,
      300,
      (x, y) =>
        at(
          x,
          y,
          ellipse(0, 0, 12, 5.5, random.pick(['#f3c556', '#d9952a', '#f8d67e'])),
          random.between(0, 180),
        ),
      8,
    ) +
    scatter(
      random,
      12,
      260,
      (x, y) =>
        at(x, y, rect(-40, -11, 80, 22, random.pick([food.tomato, food.leaf]), 9), random.between(0, 180)),
      90,
    ) +
    scatter(random, 30, 280, (x, y) => circle(x, y, 10, food.leaf), 20) +
    times(6, (index) => at(...polar(index * 60 + 10, 150), shrimp(random, 54), index * 60)) +
    times(6, (index) => at(...polar(index * 60 + 40, 226), mussel(), index * 60 + 130)) +
    times(6, (index) => at(...polar(index * 60 + 10, 270), wedge(48, food.lemon), index * 60 + 280)) +
    at(0, 0, sprig(random, 120), random.between(0, 360))
  );
};
