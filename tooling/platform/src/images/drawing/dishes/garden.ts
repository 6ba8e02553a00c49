import { darker, food, lighter } from '../colors.ts';
import { cherryTomato, citrus, halfEgg, halfTomato, leaf, sesame, sprig, wedge } from '../garnish.ts';
import type { Random } from '../random.ts';
import { at, blob, circle, clipped, curve, disc, ellipse, path, polar, rect, scatter, shadow, stroke, times, type Point } from '../svg.ts';
import { board, bowl, plate } from '../ware.ts';
import type { Dish } from './dish.ts';

const cucumber = (radius = 42) => circle(3, 6, radius, '#1c0f08', { opacity: 0.18 }) + circle(0, 0, radius, '#4f8a3d') + circle(0, 0, radius * 0.86, '#d5e5a8') + times(6, (index) => ellipse(...polar(index * 60, radius * 0.42), 5, 3.4, '#f3f6d8'));
const feta = () => rect(-22, -18, 48, 46, '#1c0f08', 6, { opacity: 0.2 }) + rect(-26, -24, 48, 46, '#fffdf6', 6) + rect(-26, -24, 48, 14, '#ffffff', 6);
const olive = () => ellipse(3, 6, 26, 21, '#1c0f08', { opacity: 0.25 }) + ellipse(0, 0, 26, 21, '#4b3145') + ellipse(-8, -8, 7, 4, '#a98aa2');
const avocado = () => path('M-70 0C-60 -46 30 -56 66 -20C84 0 84 10 66 26C30 56 -60 46 -70 0Z', '#3f5a2c') + path('M-60 0C-50 -36 28 -46 58 -16C72 0 72 8 58 20C28 44 -50 36 -60 0Z', '#d3dd8c') + circle(22, 2, 22, '#7d4f2c') + circle(16, -4, 7, '#b98357');

export const salad: Dish = (random, ware) => {
  const extras = [() => cherryTomato(34), () => cucumber(40), feta, olive, () => stroke('M-30 0C-10 -26 24 -20 34 6', food.redOnion, 8), () => halfTomato(36)] as const;
  return (
    bowl(330, ware) +
    clipped(random, disc(272), circle(0, 0, 272, '#4f7f38') + scatter(random, 46, 260, (x, y) => at(x, y, leaf(random.between(90, 140), random.pick([food.lettuce, food.leaf, '#6fa544', '#3f6f35']), 0.55), random.between(0, 360)), 34)) +
    scatter(random, 22, 205, (x, y) => at(x, y, random.pick(extras)(), random.between(0, 360)), 72) +
    scatter(random, 24, 210, (x, y) => at(x, y, sesame(random)))
  );
};

/** A bowl in sectors: grains, greens and colours around something creamy. */
export const grainBowl: Dish = (random, ware) => {
  const heaps: readonly (() => string)[] = [
    () => scatter(random, 16, 78, (x, y) => circle(x, y, 15, random.pick(['#e2b877', '#d6a45f'])), 22),
    () => times(6, (index) => at(-50 + index * 20, (index % 2) * 12 - 6, cucumber(36))),
    () => scatter(random, 26, 80, (x, y) => at(x, y, rect(-32, -5, 64, 10, food.carrot, 5), random.between(-30, 30)), 12),
    () => at(0, 0, avocado(), random.between(-40, 40)),
    () => scatter(random, 7, 72, (x, y) => at(x, y, cherryTomato(27)), 50),
    () => scatter(random, 12, 78, (x, y) => at(x, y, rect(-20, -20, 40, 40, random.pick(['#d9772f', '#e58f3c']), 8), random.between(0, 90)), 34),
    () => scatter(random, 9, 70, (x, y) => at(x, y, path(blob(random, 30, 0.2, 7), food.beet)), 42),
    () => at(0, 0, halfEgg(72), random.between(0, 360)),
    () => scatter(random, 10, 80, (x, y) => at(x, y, leaf(84, random.pick([food.leaf, '#3f6f35']), 0.6), random.between(0, 360)), 26),
  ];
  const start = random.whole(0, heaps.length - 1);
  return (
    bowl(330, ware, '#e8dcc0') +
    clipped(random, disc(272), scatter(random, 220, 268, (x, y) => circle(x, y, 6, random.pick(['#f4ead0', '#d9c396', '#c9ae7a'])), 8)) +
    times(6, (index) => at(...polar(index * 60 + 10, 168), (heaps[(start + index) % heaps.length] ?? heaps[0])?.() ?? '')) +
    circle(0, 0, 74, lighter('#e9c9a0', 0.2)) +
    stroke(curve(Array.from({ length: 6 }, (_, index): Point => polar(index * 66, 14 + index * 8)), false), '#c99a5f', 9) +
    scatter(random, 30, 220, (x, y) => at(x, y, sesame(random)))
  );
};

/** Hummus and its company. */
export const mezze: Dish = (random, ware) => {
  const falafel = () => circle(4, 9, 48, '#1c0f08', { opacity: 0.25 }) + path(blob(random, 48, 0.06, 12), '#8a5a2b') + scatter(random, 9, 38, (x, y) => circle(x, y, 6, random.pick(['#b07b42', '#6a411d', food.leaf])));
  const pita = () => path('M0 0L150 -60A160 160 0 0 1 150 66Z', '#1c0f08', { opacity: 0.22, transform: 'translate(5 10)' }) + path('M0 0L150 -60A160 160 0 0 1 150 66Z', food.bread, { stroke: food.bread, 'stroke-width': 14, 'stroke-linejoin': 'round' }) + circle(96, -6, 16, food.toast, { opacity: 0.5 }) + circle(132, 26, 12, food.toast, { opacity: 0.5 });
  return (
    shadow(circle(14, 26, 372, '#1c0f08'), 0.34) +
    circle(0, 0, 372, '#c08a55') +
    circle(0, 0, 352, '#d3a06c') +
    at(-110, -70, bowl(190, ware, '#ead2a4') + stroke(curve(Array.from({ length: 9 }, (_, index): Point => polar(index * 74, 22 + index * 14)), false), '#d9b97f', 20) + circle(10, 10, 40, '#d8a02c', { opacity: 0.9 }) + scatter(random, 7, 100, (x, y) => circle(x, y, 13, '#e8c98a')) + scatter(random, 16, 130, (x, y) => circle(x, y, 5, food.chili)) + at(0, 0, sprig(random, 90), 200)) +
    at(160, -180, bowl(108, ware, '#f7f2e4') + times(4, (index) => at(-26 + index * 18, index * 6 - 8, cucumber(22))) + at(20, -20, sprig(random, 60))) +
    at(210, 46, bowl(104, ware, '#7d2f3d') + scatter(random, 14, 66, (x, y) => at(x, y, olive()), 34)) +
    scatter(random, 5, 92, (x, y) => at(x + 40, y + 210, falafel()), 88) +
    times(3, (index) => at(-190 + index * 34, 176 + index * 26, pita(), 150 + index * 22)) +
    at(-250, 110, wedge(50, food.lemon), 60)
  );
};

/** Thin rounds of vegetables, each leaning on the next. */
export const ratatouille: Dish = (random, ware) => {
  const tones = [food.tomato, '#f2c64e', '#7ba04a', '#5a3557'];
  const ring = (count: number, radius: number) =>
    times(count, (index) => {
      const tone = tones[index % tones.length] ?? food.tomato;
      const inside = tone === '#5a3557' ? '#e9dcc4' : tone === '#7ba04a' ? '#e0e8b4' : lighter(tone, 0.3);
      return at(...polar((index * 360) / count, radius), circle(4, 7, 50, '#1c0f08', { opacity: 0.25 }) + circle(0, 0, 50, tone) + circle(0, 0, 42, inside) + times(5, (seed) => circle(...polar(seed * 72, 20), 4, darker(inside, 0.2))), index * 40);
    });
  return plate(random, 338, { base: '#c9583c', accent: ware.accent }) + circle(0, 0, 262, '#a83a24') + ring(26, 208) + ring(17, 128) + ring(8, 52) + at(0, 0, sprig(random, 110, '#5f7f45'), random.between(0, 360));
};

/** A tart with berries. */
export const tart: Dish = (random, ware) => {
  const fruit = random.pick([food.berry, food.blueberry, '#e58a2e', '#d9433f']);
  const berry = () => circle(4, 8, 30, '#1c0f08', { opacity: 0.25 }) + circle(0, 0, 30, random.chance(0.75) ? fruit : food.blueberry) + ellipse(-9, -11, 9, 6, '#fff', { opacity: 0.5 });
  return (
    plate(random, 335, ware) +
    shadow(circle(8, 14, 238, '#1c0f08'), 0.3, false) +
    times(28, (index) => circle(...polar((index * 360) / 28, 224), 30, index % 2 ? food.crust : darker(food.crust, 0.1))) +
    circle(0, 0, 226, food.crust) +
    circle(0, 0, 204, '#f6e2a8') +
    times(18, (index) => at(...polar(index * 20, 170), berry())) +
    times(12, (index) => at(...polar(index * 30 + 10, 108), berry())) +
    times(6, (index) => at(...polar(index * 60, 48), berry())) +
    at(0, 0, leaf(60, food.leaf), -40) + at(0, 0, leaf(54, food.leaf), 30) +
    scatter(random, 40, 220, (x, y) => circle(x, y, 3.5, '#fffdf4', { opacity: 0.8 }))
  );
};

const croissant = (random: Random) => {
  const tone = random.pick(['#cf8a3c', '#c27a30', '#d9984b']);
  return (
    path('M-170 60C-150 -60 -60 -124 0 -124C60 -124 150 -60 170 60C140 84 110 60 96 30C60 0 -60 0 -96 30C-110 60 -140 84 -170 60Z', '#1c0f08', { opacity: 0.28, transform: 'translate(7 16)' }) +
    path('M-170 60C-150 -60 -60 -124 0 -124C60 -124 150 -60 170 60C140 84 110 60 96 30C60 0 -60 0 -96 30C-110 60 -140 84 -170 60Z', tone) +
    times(5, (index) => {
      const angle = -160 + index * 35;
      const [x, y] = polar(angle, 148);
      return stroke(`M${x * 0.98} ${y * 0.8 + 36}Q${x * 0.72 + 12} ${y * 0.5 + 34} ${x * 0.5} ${y * 0.12 + 30}`, darker(tone, 0.28), 9);
    }) +
    stroke('M-120 -22C-90 -72 -44 -98 -6 -100', lighter(tone, 0.5), 13, { opacity: 0.8 })
  );
};

export const croissants: Dish = (random, ware) =>
  (random.chance(0.5) ? plate(random, 338, ware) : board(random, 740, 500)) +
  at(-90, -60, croissant(random), -24) +
  at(110, 76, croissant(random), 18) +
  at(190, -150, bowl(80, ware, food.berry) + scatter(random, 8, 50, (x, y) => circle(x, y, 8, lighter(food.berry, 0.3)))) +
  at(-190, 150, rect(-56, -40, 112, 80, '#f8e39a', 10) + rect(-50, -36, 70, 22, '#fff4c8', 8), -14);

export const donuts: Dish = (random, ware) => {
  const icing = ['#e58aa4', '#6b3d26', '#f3e2b4', '#8fb7a6', '#d9703f'];
  const donut = (index: number) => {
    const color = icing[index % icing.length] ?? '#e58aa4';
    const ring = (radius: number, width: number, tone: string) => circle(0, 0, radius, 'none', { stroke: tone, 'stroke-width': width });
    return `<g opacity="0.28" transform="translate(6 14)">${ring(66, 76, '#1c0f08')}</g>${ring(66, 76, '#cf9350')}${ring(66, 58, color)}${scatter(random, 26, 96, (x, y) => (Math.hypot(x, y) > 44 ? at(x, y, rect(-9, -3, 18, 6, random.pick(['#fff8e6', '#f2b632', '#d8432b', '#5d9a3c', '#3f5f7a']), 3), random.between(0, 180)) : ''), 14)}`;
  };
  return plate(random, 340, ware) + at(0, -122, donut(random.whole(0, 4))) + at(-118, 86, donut(random.whole(0, 4))) + at(118, 86, donut(random.whole(0, 4)));
};

export const pancakes: Dish = (random, ware) =>
  plate(random, 338, ware) +
  times(4, (index) => {
    const y = 18 - index * 15;
    return path(blob(random, 196, 0.02, 16), index === 0 ? '#1c0f08' : darker('#d99a4a', 0.25), { transform: `translate(${index * 3} ${y + 16})`, opacity: index === 0 ? 0.25 : 1 }) + path(blob(random, 194, 0.02, 16), index % 2 ? '#dfa252' : '#d99a4a', { transform: `translate(${index * 3} ${y})` });
  }) +
  at(9, -28, path(blob(random, 150, 0.05, 14), '#c07a2c', { opacity: 0.5 }) + path(blob(random, 104, 0.24, 11), '#a8561a', { opacity: 0.85 }) + path(blob(random, 66, 0.3, 9), '#c8762c', { opacity: 0.8 }) + rect(-40, -36, 80, 70, '#f8e08c', 12) + rect(-34, -32, 54, 22, '#fff4c0', 8)) +
  times(7, (index) => at(...polar(index * 51 + 20, 188), circle(4, 8, 28, '#1c0f08', { opacity: 0.25 }) + circle(0, 0, 28, index % 2 ? food.blueberry : food.berry) + ellipse(-8, -9, 8, 5, '#fff', { opacity: 0.5 }))) +
  at(60, -90, leaf(60, food.leaf), -50) +
  at(-180, 140, citrus(44, food.orange), 10);

/** Small plates for the middle of the table. */
export const tapas: Dish = (random, ware) => {
  const small = (content: string) => plate(random, 176, ware) + content;
  const potatoes = () => scatter(random, 11, 96, (x, y) => at(x, y, rect(-26, -22, 52, 46, '#e9bd62', 9) + rect(-22, -19, 30, 14, '#f7dc98', 5), random.between(0, 90)), 50) + path(blob(random, 56, 0.3, 9), '#d8512f', { opacity: 0.9 });
  const ham = () => times(7, (index) => at(...polar(index * 51, 56), path('M-56 0C-50 -40 40 -44 58 -6C44 24 -30 34 -56 0Z', '#b23a3f') + stroke('M-40 -6C-10 -24 20 -20 44 -8', '#f1c9b8', 8), index * 51 + 60));
  const olives = () => scatter(random, 15, 96, (x, y) => at(x, y, ellipse(0, 0, 24, 19, random.pick(['#7d8f3c', '#5f6f35', '#4b3145'])) + circle(9, 0, 6, food.chili), random.between(0, 360)), 42);
  const tortilla = () => times(4, (index) => at(...polar(index * 90 + 45, 22), path('M0 0L112 -44A120 120 0 0 1 112 44Z', darker('#e6b04a', 0.25), { transform: 'translate(3 9)' }) + path('M0 0L112 -44A120 120 0 0 1 112 44Z', '#edbf5c') + circle(74, -4, 17, '#c98f35', { opacity: 0.5 }) + circle(98, 20, 10, '#c98f35', { opacity: 0.5 }), index * 90 + 45));
  const breads = () => times(3, (index) => at(-62 + index * 62, 0, rect(-27, -84, 54, 168, food.toast, 26) + rect(-21, -78, 42, 156, food.bread, 20) + scatter(random, 8, 24, (x, y) => ellipse(x, y * 2.4, 12, 9, food.tomato)) + leaf(40, food.basil), 8));
  const order = [potatoes, ham, olives, tortilla, breads];
  const first = random.whole(0, 4);
  const place = (index: number) => small((order[(first + index) % 5] ?? potatoes)());
  return at(-190, -160, place(0)) + at(196, -134, place(1)) + at(-170, 196, place(2)) + at(206, 208, place(3));
};
