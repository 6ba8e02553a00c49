import { darker, food, lighter } from '../colors.ts';
import { chili, chiliRing, leaf, sprig, wedge } from '../garnish.ts';
import type { Random } from '../random.ts';
import { at, blob, circle, clipped, curve, disc, ellipse, path, polar, rect, scatter, shadow, stroke, times, type Point } from '../svg.ts';
import { board, bowl, plate } from '../ware.ts';
import type { Dish } from './dish.ts';

const taco = (random: Random) => {
  const shell = random.pick(['#e9bd62', '#f0d49a', '#d9a04c']);
  const meat = random.pick([food.meat, '#b5542f', food.shrimp, '#c98d4c']);
  const fill = [
    () => path(blob(random, 24, 0.3, 7), meat),
    () => at(0, 0, leaf(44, food.lettuce, 0.6), random.between(0, 360)),
    () => rect(-12, -12, 24, 24, food.tomato, 6),
    () => rect(-20, -4, 40, 8, food.redOnion, 4),
    () => rect(-16, -4, 32, 8, food.cheese, 4),
  ] as const;
  return (
    ellipse(8, 16, 98, 190, '#1c0f08', { opacity: 0.28 }) +
    ellipse(0, 0, 98, 190, darker(shell, 0.12)) +
    ellipse(-6, -4, 90, 182, shell) +
    times(7, () => circle(random.between(-70, 70), random.between(-130, 130), random.between(7, 14), darker(shell, 0.3), { opacity: 0.4 })) +
    ellipse(0, 0, 46, 168, darker(meat, 0.4)) +
    times(30, (index) => at(random.between(-36, 36), -150 + index * 10, random.pick(fill)(), random.between(0, 180))) +
    stroke(curve(Array.from({ length: 9 }, (_, index): Point => [index % 2 ? 22 : -22, -130 + index * 33]), false), '#fff8e6', 9, { opacity: 0.92 }) +
    times(6, () => at(random.between(-24, 24), random.between(-130, 130), leaf(24, food.leaf, 0.6), random.between(0, 360)))
  );
};

export const tacos: Dish = (random, ware) =>
  (random.chance(0.5) ? board(random, 760, 520, '#b07a4c') : plate(random, 345, ware)) +
  times(3, (index) => at(-190 + index * 178, (index % 2) * 24 - 12, taco(random), -8 + index * 8)) +
  at(268, 168, wedge(56, food.lime), 20) +
  at(-276, 176, wedge(50, food.lime), -40) +
  at(250, -190, chili(110, random.pick([food.chili, food.leaf])), 150);

/** Corn chips around a bowl. */
export const nachos: Dish = (random, ware) => {
  const chip = () => path('M0 -58L54 40L-54 40Z', darker('#e9b44c', 0.3), { transform: 'translate(3 8)', 'stroke-linejoin': 'round' }) + path('M0 -58L54 40L-54 40Z', random.pick(['#f0c05a', '#e6ab43', '#f5cf7c']), { stroke: '#e6ab43', 'stroke-width': 10, 'stroke-linejoin': 'round' });
  return (
    plate(random, 345, ware) +
    scatter(random, 40, 256, (x, y) => at(x, y, chip(), random.between(0, 360)), 46) +
    scatter(random, 12, 220, (x, y) => at(x, y, path(blob(random, random.between(36, 64), 0.3, 9), '#f6b93b', { opacity: 0.92 })), 70) +
    scatter(random, 26, 230, (x, y) => at(x, y, random.pick([() => rect(-12, -12, 24, 24, food.tomato, 6), () => chiliRing(15, food.leaf), () => ellipse(0, 0, 14, 10, '#3a241c'), () => leaf(30, food.leaf, 0.6)] as const)(), random.between(0, 360)), 40) +
    at(0, 0, bowl(112, { base: '#3a3735', accent: '#d8a657' }, '#9fb858') + scatter(random, 12, 76, (x, y) => circle(x, y, 8, random.pick([food.tomato, '#d3dd8c', food.leaf]))))
  );
};

/** Enchiladas under sauce. */
export const enchiladas: Dish = (random, ware) => {
  const sauce = random.pick(['#b23a22', '#7f9a3f', '#6a2f1c']);
  const roll = rect(-215, -46, 430, 100, darker('#e2b469', 0.35), 44) + rect(-215, -54, 430, 98, '#e9c07c', 44) + rect(-196, -46, 392, 20, '#f6dca6', 10, { opacity: 0.8 });
  return (
    plate(random, 345, ware) +
    times(3, (index) => at(0, -116 + index * 108, roll)) +
    at(0, 0, path(blob(random, 150, 0.07, 16), sauce, { opacity: 0.96 }), 0, [0.86, 1.1]) +
    scatter(random, 9, 160, (x, y) => at(x, y, path(blob(random, 40, 0.25, 8), lighter(sauce, 0.12), { opacity: 0.6 }))) +
    scatter(random, 60, 175, (x, y) => at(x, y, rect(-13, -3.5, 26, 7, random.pick(['#fbe6ac', '#f8f2e2']), 3), random.between(0, 180)), 10) +
    stroke(curve(Array.from({ length: 11 }, (_, index): Point => [-170 + index * 34, index % 2 ? 58 : -58]), false), '#fff8ea', 9) +
    scatter(random, 6, 120, (x, y) => at(x, y, circle(0, 0, 22, 'none', { stroke: food.redOnion, 'stroke-width': 6 }))) +
    at(0, 0, sprig(random, 120), 20)
  );
};

/** A steel tray with small bowls around rice and bread. */
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
      return at(...polar(index * 38 + 172, 224), bowl(84, steel, color) + scatter(random, 8, 50, (x, y) => at(x, y, path(blob(random, 14, 0.25, 7), random.pick([lighter(color, 0.35), darker(color, 0.2)])))) + at(-20, 0, sprig(random, 40)));
    }) +
    at(-96, 116, path(blob(random, 108, 0.05, 14), food.rice) + scatter(random, 60, 98, (x, y) => at(x, y, ellipse(0, 0, 11, 5, random.chance(0.3) ? '#f0c65c' : '#fffdf6'), random.between(0, 180)), 8)) +
    at(120, 110, naan(random, 116)) +
    at(0, 250, wedge(44, food.lime))
  );
};

const naan = (random: Random, size: number): string =>
  path(blob(random, size, 0.08, 10, 0.82), '#1c0f08', { opacity: 0.25, transform: 'translate(6 12)' }) +
  path(blob(random, size, 0.06, 10, 0.82), '#ecc98a') +
  scatter(random, 9, size * 0.7, (x, y) => at(x, y * 0.8, path(blob(random, random.between(9, 20), 0.3, 7), '#a9682c', { opacity: 0.6 }))) +
  scatter(random, 8, size * 0.7, (x, y) => at(x, y * 0.8, leaf(20, food.leaf), random.between(0, 360)));

/** Curry in a copper bowl with bread beside it. */
export const curryAndBread: Dish = (random) => {
  const color = random.pick(['#d4752a', '#b9481f', '#6f8a3a', '#e0a63a']);
  return (
    at(150, -110, naan(random, 200), 24) +
    at(210, 90, naan(random, 176), -30) +
    at(
      -80,
      20,
      bowl(262, { base: '#c9803f', accent: '#e9b06a' }, color) +
        clipped(random, disc(216), scatter(random, 11, 190, (x, y) => at(x, y, path(blob(random, 46, 0.16, 8), random.pick(['#e9a45a', '#c9682f', '#f3e2b8']), {}) + circle(-12, -14, 9, '#fff', { opacity: 0.3 })), 82)) +
        stroke(curve(Array.from({ length: 10 }, (_, index): Point => polar(index * 58, 40 + index * 14)), false), '#fff3dc', 10, { opacity: 0.9 }) +
        at(0, 0, sprig(random, 130), random.between(0, 360)) +
        scatter(random, 8, 150, (x, y) => circle(x, y, 6, food.chili)),
    )
  );
};

/** A filled baguette, cut in two. */
export const sandwich: Dish = (random) => {
  const half =
    rect(-180, -74, 370, 176, '#1c0f08', 70, { opacity: 0.26 }) +
    rect(-186, -86, 372, 170, '#c98a45', 78) +
    rect(-178, -80, 356, 92, '#dba35c', 46) +
    times(4, (index) => stroke(`M${-120 + index * 76} -66L${-84 + index * 76} -18`, '#f3d6a0', 13)) +
    rect(-180, 6, 360, 66, '#8a4327', 24) +
    times(9, (index) => at(-168 + index * 40, 14, leaf(54, index % 2 ? food.lettuce : food.leaf, 0.6), 60)) +
    times(8, (index) => rect(-166 + index * 44, 34, 36, 14, index % 2 ? food.carrot : '#f6f0e0', 6)) +
    times(5, (index) => circle(-130 + index * 66, 60, 20, '#d5e5a8', { stroke: '#4f8a3d', 'stroke-width': 5 }));
  return board(random, 780, 520, '#c79a63') + at(-70, -110, half, -6) + at(60, 124, half, -2) + at(262, 166, chili(90), 200) + at(-290, 150, sprig(random, 120));
};

/** Small bowls in rows around something grilled. */
export const banchan: Dish = (random, ware) => {
  const dish = (color: string) => bowl(92, ware) + scatter(random, 22, 62, (x, y) => at(x, y, rect(-20, -6, 40, 12, random.pick([color, lighter(color, 0.25), darker(color, 0.15)]), 6), random.between(0, 180)), 12);
  const strips = times(9, (index) => at(-96 + index * 24, (index % 2) * 12 - 6, rect(-22, -112, 46, 224, '#7b3a20', 20) + rect(-16, -102, 14, 200, '#b4602f', 7) + times(3, (mark) => rect(-20, -70 + mark * 64, 40, 10, '#3f1c10', 5)), 8));
  return (
    at(0, 20, board(random, 470, 350, '#3a3432') + strips + scatter(random, 24, 130, (x, y) => ellipse(x, y, 6, 3.4, '#f6e8c8'))) +
    [food.chili, food.leaf, '#f0e6c8', food.carrot, '#c9a15f', '#6f8a4a'].map((color, index) => at(-330 + (index % 3) * 330, index < 3 ? -270 : 310, dish(color))).join('')
  );
};
