import { darker, food, lighter } from '../colors.ts';
import { citrus, halfTomato, leaf, sprig, wedge } from '../garnish.ts';
import type { Random } from '../random.ts';
import { at, blob, circle, clipped, curve, ellipse, path, polar, rect, scatter, shadow, stroke, times, type Point } from '../svg.ts';
import { board, bowl, paper, plate, skillet } from '../ware.ts';
import type { Dish } from './dish.ts';
import { shrimp } from './italian.ts';

const fries = (random: Random, count: number, spread: number): string =>
  times(count, () => {
    const tone = random.pick(['#f2c25c', '#e9b04a', '#f6d27c']);
    return at(random.between(-spread, spread), random.between(-spread * 0.7, spread * 0.7), rect(-62, -9, 128, 22, darker(tone, 0.3), 7) + rect(-64, -11, 128, 20, tone, 7) + rect(-60, -9, 118, 6, lighter(tone, 0.4), 3), random.between(0, 180));
  });
const asparagus = () =>
  stroke('M-150 0L110 0', '#5f8f3d', 22) + path('M100 -13C150 -20 172 -6 178 0C172 6 150 20 100 13Z', '#4c7a35') + times(4, (index) => at(-100 + index * 56, -6, leaf(22, '#4c7a35', 0.5), -20));

/** A steak with the marks of the grill, sliced or whole. */
export const steak: Dish = (random, ware) => {
  const outline = blob(random, 165, 0.09, 11, 0.72);
  const isSliced = random.chance(0.5);
  const whole =
    path(outline, '#1c0f08', { opacity: 0.3, transform: 'translate(8 16)' }) +
    path(outline, food.seared) +
    clipped(random, outline, path(blob(random, 150, 0.1, 11, 0.66), food.meat, { transform: 'translate(-6 -8)' }) + times(7, (index) => stroke(`M${-220 + index * 62} 140L${-90 + index * 62} -140`, '#3b1a10', 17, { opacity: 0.75 }))) +
    stroke(curve([[-120, -72], [-20, -104], [96, -82], [140, -30]], false), '#eac9a0', 12, { opacity: 0.75 });
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
    stroke(curve([[-120, -84], [-20, -112], [96, -92], [146, -40]], false), '#eac9a0', 11, { opacity: 0.7 });
  const side = random.pick([
    () => times(4, (index) => at(20 + index * 8, 120 + index * 28, asparagus(), random.between(-8, 4))),
    () => at(60, 158, fries(random, 14, 110)),
    () => scatter(random, 7, 100, (x, y) => at(x + 80, y + 140, path(blob(random, 40, 0.14, 9), '#e0b25c') + path(blob(random, 22, 0.2, 8), lighter('#e0b25c', 0.35)), 0), 72) + at(0, 140, sprig(random, 130)),
  ] as const);
  return (
    (random.chance(0.4) ? board(random, 760, 500, '#6f4a35') : plate(random, 340, ware)) +
    side() +
    at(-40, -70, isSliced ? slices : whole, random.between(-14, 8)) +
    at(-40, -80, isSliced ? '' : rect(-34, -30, 68, 58, '#f7dd8a', 10) + rect(-28, -26, 40, 16, '#fff2bf', 6)) +
    at(100, -120, sprig(random, 150, '#5f7f45'), -50) +
    at(-190, 120, halfTomato(52), 30)
  );
};

/** Ribs, corn, slaw and pickles on paper. */
export const barbecueTray: Dish = (random) => {
  const ribs =
    rect(-210, -100, 440, 232, '#1c0f08', 56, { opacity: 0.28 }) +
    path('M-210 -70C-180 -124 180 -120 214 -70C228 -20 224 60 206 96C160 124 -160 124 -208 92C-226 40 -226 -24 -210 -70Z', '#6a2a16') +
    times(7, (index) => {
      const x = -180 + index * 60;
      return rect(x, -96, 44, 196, '#8a3a1e', 22) + rect(x + 6, -82, 14, 160, '#b9592e', 8, { opacity: 0.8 }) + ellipse(x + 22, 108, 15, 17, '#f1e3cb') + ellipse(x + 22, 110, 7, 8, '#d6bfa0');
    });
  const corn =
    rect(-128, -40, 268, 92, '#1c0f08', 46, { opacity: 0.25 }) +
    rect(-132, -46, 264, 92, food.corn, 46) +
    times(48, (index) => ellipse(-112 + Math.floor(index / 4) * 20, -31 + (index % 4) * 21, 8.4, 9, index % 3 ? '#f8d564' : '#e3ab30')) +
    times(3, (index) => rect(-70 + index * 60, -46, 26, 92, '#7b4a1c', 10, { opacity: 0.28 }));
  return (
    shadow(rect(-400, -280, 830, 600, '#1c0f08', 26), 0.36) +
    rect(-410, -300, 820, 600, '#8d969b', 30) +
    rect(-392, -282, 784, 564, '#aab2b5', 22) +
    paper(random, 740, 520, '#ecd9b8') +
    at(-70, -96, ribs, -6) +
    at(-180, 146, corn, 8) +
    at(-150, 226, corn, -4) +
    at(236, 130, bowl(106, { base: '#f6efe2', accent: '#b24c3a' }) + scatter(random, 60, 80, (x, y) => at(x, y, rect(-16, -4, 32, 8, random.pick(['#eef0d2', '#c9dba2', food.carrot, '#e4dfe9']), 4), random.between(0, 180)), 6)) +
    times(5, (index) => at(76 + (index % 3) * 50, 140 + Math.floor(index / 3) * 60, circle(3, 6, 33, '#1c0f08', { opacity: 0.25 }) + circle(0, 0, 33, '#6f8f37') + circle(0, 0, 26, '#a9bf62') + times(5, (seed) => ellipse(...polar(seed * 72, 12), 4, 2.5, '#dfe6ae')))) +
    at(266, -130, bowl(74, { base: '#3a3735', accent: '#7f8b94' }, '#7a2a16'))
  );
};

/** Wings with celery and a dip. */
export const wings: Dish = (random, ware) => {
  const glaze = random.pick(['#c8581f', '#a83a1c', '#b9782d']);
  const wing = () =>
    path('M-66 10C-80 -40 -20 -60 20 -36C56 -20 92 -24 96 4C98 30 60 36 24 34C-10 50 -56 48 -66 10Z', '#1c0f08', { opacity: 0.3, transform: 'translate(5 10)' }) +
    path('M-66 10C-80 -40 -20 -60 20 -36C56 -20 92 -24 96 4C98 30 60 36 24 34C-10 50 -56 48 -66 10Z', glaze) +
    path('M-48 -6C-46 -36 -10 -42 14 -24C-6 -30 -34 -22 -48 -6Z', lighter(glaze, 0.35)) +
    scatter(random, 5, 44, (x, y) => circle(x, y, 4, darker(glaze, 0.4)));
  return (
    plate(random, 338, ware) +
    at(-30, 20, scatter(random, 15, 190, (x, y) => at(x, y, wing(), random.between(0, 360)), 88)) +
    at(146, -132, bowl(88, { base: '#fbf8f1', accent: ware.accent }, '#f3ead2') + scatter(random, 8, 52, (x, y) => circle(x, y, 4, food.leaf))) +
    times(4, (index) => at(170 + index * 20, 96 + index * 30, rect(-90, -13, 180, 30, darker(food.lime, 0.1), 12) + rect(-86, -10, 172, 8, lighter(food.lime, 0.4), 4), -58 + index * 9)) +
    scatter(random, 24, 180, (x, y) => at(x, y, ellipse(0, 0, 6, 3.5, '#f6e8c8'), random.between(0, 180)))
  );
};

/** A whole fish on an oval dish. */
export const wholeFish: Dish = (random, ware) => {
  const tone = random.pick(['#9fb0b6', '#c98a6c', '#b9a27f', '#7f98a6']);
  const body = 'M-270 0C-200 -120 60 -136 190 -30C230 -70 286 -92 300 -78C290 -40 290 40 300 78C286 92 230 70 190 30C60 136 -200 120 -270 0Z';
  return (
    shadow(ellipse(14, 28, 430, 250, '#1c0f08'), 0.34) +
    ellipse(0, 0, 430, 250, ware.base) +
    ellipse(0, 0, 408, 230, 'none', { stroke: ware.accent, 'stroke-width': 9 }) +
    ellipse(0, 4, 352, 186, darker(ware.base, 0.09)) +
    times(6, (index) => at(-250 + index * 100, index % 2 ? 118 : -112, citrus(56, random.pick([food.lemon, food.lemon, food.lime])), index * 31)) +
    at(0, 0, path(body, '#1c0f08', { opacity: 0.28, transform: 'translate(6 14)' }) + path(body, tone) + path('M-270 0C-200 120 60 136 190 30C60 60 -160 70 -270 0Z', lighter(tone, 0.4)) +
      times(26, (index) => stroke(`M${-120 + (index % 9) * 32} ${-58 + Math.floor(index / 9) * 40}q14 16 0 32`, darker(tone, 0.22), 5, { opacity: 0.6 })) +
      stroke('M-172 -62C-142 -30 -142 32 -172 64', darker(tone, 0.3), 8) +
      circle(-212, -20, 17, '#fbf6ea') + circle(-212, -20, 9, '#22282b') +
      times(3, (index) => stroke(`M${-60 + index * 86} -74L${-30 + index * 86} 44`, darker(tone, 0.4), 9, { opacity: 0.7 })), random.between(-9, 9)) +
    at(-40, 6, sprig(random, 190), random.between(-20, 14)) +
    scatter(random, 14, 200, (x, y) => circle(x, y * 0.6, 6, random.chance(0.5) ? food.leaf : food.chili))
  );
};

/** Oysters on ice with lemon. */
export const oysters: Dish = (random, ware) => {
  const shell = () => {
    const outline = blob(random, 76, 0.12, 9, 1.35);
    return path(outline, '#1c0f08', { opacity: 0.28, transform: 'translate(5 10)' }) + path(outline, '#8c8f8d') + path(blob(random, 66, 0.08, 9, 1.3), '#e9e6df') + path(blob(random, 46, 0.14, 9, 1.25), '#cfc7bb') + path(blob(random, 34, 0.2, 8, 1.2), '#b7aca0') + ellipse(-12, -20, 9, 16, '#fff', { opacity: 0.75 });
  };
  return (
    plate(random, 345, { base: random.pick(['#3d4d57', '#dfe5e8', '#c9a15f']), accent: ware.accent }) +
    scatter(random, 60, 270, (x, y) => at(x, y, rect(-24, -24, 48, 48, random.pick(['#e9f3f6', '#d3e5eb', '#f7fcfd']), 12, { opacity: 0.9 }), random.between(0, 90)), 26) +
    times(8, (index) => at(...polar(index * 45, 200), shell(), index * 45 + 90)) +
    at(0, 0, bowl(82, { base: '#fbf8f1', accent: ware.accent }, '#9c3246') + scatter(random, 9, 50, (x, y) => circle(x, y, 6, '#e9b9c6'))) +
    times(4, (index) => at(...polar(index * 90 + 22, 118), wedge(44, food.lemon), index * 90))
  );
};

/** Salmon or another fillet with vegetables. */
export const fillet: Dish = (random, ware) => {
  const tone = random.pick([food.salmon, '#f0e3cd', food.salmon]);
  const fish =
    rect(-170, -62, 350, 156, '#1c0f08', 60, { opacity: 0.26 }) +
    path('M-176 -30C-150 -84 150 -88 182 -34C190 20 170 62 130 70C40 84 -80 86 -146 66C-184 44 -186 6 -176 -30Z', tone) +
    times(6, (index) => stroke(`M${-120 + index * 52} -62C${-96 + index * 52} -20 ${-96 + index * 52} 20 ${-124 + index * 52} 62`, lighter(tone, 0.5), 8, { opacity: 0.8 })) +
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

/** Rice with seafood in its wide pan. */
export const paella: Dish = (random) => {
  const mussel = () => path('M-52 0C-40 -40 30 -44 58 0C30 30 -40 30 -52 0Z', '#22303c') + path('M-36 0C-28 -24 22 -28 42 0C22 18 -28 18 -36 0Z', '#e7944a') + path('M-48 -6C-34 -36 20 -40 48 -10', 'none', { stroke: '#5f7a8a', 'stroke-width': 5 });
  return (
    times(2, (index) => at(0, 0, stroke('M300 -60C390 -60 390 60 300 60', '#c9a15f', 26), index * 180 + 24)) +
    shadow(circle(14, 26, 340, '#1c0f08'), 0.4) +
    circle(0, 0, 340, '#2e2d30') +
    circle(0, 0, 322, '#4a484c') +
    circle(0, 0, 308, '#e2a52f') +
    scatter(random, 260, 300, (x, y) => at(x, y, ellipse(0, 0, 12, 5.5, random.pick(['#f3c556', '#d9952a', '#f8d67e'])), random.between(0, 180)), 8) +
    scatter(random, 12, 260, (x, y) => at(x, y, rect(-40, -11, 80, 22, random.pick([food.tomato, food.leaf]), 9), random.between(0, 180)), 90) +
    scatter(random, 30, 280, (x, y) => circle(x, y, 10, food.leaf), 20) +
    times(6, (index) => at(...polar(index * 60 + 10, 150), shrimp(random, 54), index * 60)) +
    times(6, (index) => at(...polar(index * 60 + 40, 226), mussel(), index * 60 + 130)) +
    times(6, (index) => at(...polar(index * 60 + 10, 270), wedge(48, food.lemon), index * 60 + 280)) +
    at(0, 0, sprig(random, 120), random.between(0, 360))
  );
};

/** Something golden in a pan. */
export const skilletBake: Dish = (random) => {
  const kind = random.whole(0, 1);
  const elbows = () => {
    const bend: Point[] = [[-20, 8], [-10, -14], [14, -14], [22, 8]];
    return stroke(curve(bend, false), darker(food.cheese, 0.25), 19) + stroke(curve(bend, false), random.chance(0.5) ? food.cheese : '#f9d98a', 13);
  };
  return at(
    -70,
    0,
    skillet(320) +
      circle(0, 0, 284, kind === 0 ? '#e9a93a' : '#d9963f') +
      (kind === 0
        ? scatter(random, 90, 262, (x, y) => at(x, y, elbows(), random.between(0, 360)), 30)
        : path(blob(random, 278, 0.015, 18), '#e3b061') + scatter(random, 26, 250, (x, y) => circle(x, y, random.between(8, 26), random.pick(['#c98a3d', '#f0cb84']), { opacity: 0.5 })) + times(4, (index) => at(0, 0, stroke('M-278 0L278 0', '#b37a35', 6), index * 45))) +
      scatter(random, 30, 250, (x, y) => circle(x, y, random.between(5, 10), random.pick(['#a9642a', '#f6e3b0', food.leaf]))) +
      at(20, -10, sprig(random, 170), random.between(0, 360)),
    random.between(-50, -20),
  );
};
export { fries };
