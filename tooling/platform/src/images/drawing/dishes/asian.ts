import { darker, food, lighter } from '../colors.ts';
import { chiliRing, friedEgg, halfEgg, leaf, scallion, sesame, sprig, wedge } from '../garnish.ts';
import type { Random } from '../random.ts';
import { at, blob, circle, clipped, curve, disc, ellipse, path, polar, rect, scatter, stroke, times, type Point } from '../svg.ts';
import { board, bowl, plate, steamer } from '../ware.ts';
import type { Dish } from './dish.ts';
import { shrimp } from './italian.ts';

const noodles = (random: Random, radius: number, color: string, count = 26): string =>
  times(count, () => {
    const y = random.between(-radius, radius);
    const points = Array.from({ length: 6 }, (_, step): Point => [-radius + step * radius * 0.4, y + Math.sin(step * 1.3 + y) * radius * 0.16]);
    return stroke(curve(points, false), darker(color, 0.22), 15) + stroke(curve(points, false), random.chance(0.4) ? lighter(color, 0.35) : color, 10);
  });

const slicedMeat = (random: Random, size: number, color: string): string =>
  path(blob(random, size, 0.07, 10, 0.8), darker(color, 0.35), { transform: 'translate(4 8)' }) +
  path(blob(random, size, 0.07, 10, 0.8), color) +
  path(blob(random, size * 0.72, 0.14, 9, 0.7), lighter(color, 0.35)) +
  stroke(`M${-size * 0.5} 0C${-size * 0.2} ${-size * 0.3} ${size * 0.2} ${size * 0.3} ${size * 0.5} ${-size * 0.05}`, lighter(color, 0.7), 8);

const swirl = () => circle(0, 0, 40, '#fffaf2') + stroke('M0 4C14 -14 30 6 12 20C-12 34 -34 4 -14 -18', '#e8829a', 7);

/** Noodles in broth with what belongs on them. */
export const ramen: Dish = (random, ware) => {
  const broth = random.pick([food.broth, '#e7c58a', '#b8562c', '#d8a75a']);
  return (
    bowl(330, ware, broth) +
    clipped(random, disc(274), at(0, 26, noodles(random, 220, food.noodle), random.between(-20, 20)) + scatter(random, 20, 262, (x, y) => circle(x, y, random.between(5, 15), lighter(broth, 0.4), { opacity: 0.5 }))) +
    at(-150, -130, rect(-64, -92, 128, 184, '#16241d', 8) + rect(-58, -86, 116, 172, food.nori, 6), -24) +
    times(3, (index) => at(96 + index * 26, -120 + index * 66, slicedMeat(random, 82, '#c98d6c'), index * 12)) +
    at(-128, 78, halfEgg(76), -20) +
    at(-30, 132, halfEgg(76), 24) +
    at(24, -26, random.chance(0.5) ? swirl() : scatter(random, 24, 62, (x, y) => ellipse(x, y, 11, 9, food.corn), 15)) +
    scatter(random, 22, 120, (x, y) => at(x - 40, y - 20, scallion(random.between(10, 16)))) +
    scatter(random, 18, 190, (x, y) => at(x, y, sesame(random)))
  );
};

/** A clear soup with flat noodles, herbs and beef. */
export const pho: Dish = (random, ware) => {
  const broth = '#b9803d';
  return (
    bowl(330, ware, broth) +
    clipped(random, disc(274), at(20, 50, noodles(random, 190, '#f6ead2', 20), 12)) +
    times(4, (index) => at(-90 + index * 52, -90 + (index % 2) * 34, slicedMeat(random, 70, index % 2 ? '#b56a55' : '#8d4a38'), index * 40)) +
    scatter(random, 7, 120, (x, y) => at(x + 60, y + 60, chiliRing(15))) +
    at(-150, 110, sprig(random, 150, food.leaf), -30) +
    at(110, 120, sprig(random, 130, food.basil), -120) +
    scatter(random, 14, 200, (x, y) => at(x, y, scallion(12))) +
    scatter(random, 8, 190, (x, y) => stroke(`M${x} ${y}q24 -22 46 4`, '#fbf4e6', 8)) +
    at(196, -80, wedge(56), 20)
  );
};

/** Fried noodles on a plate. */
export const friedNoodles: Dish = (random, ware) => {
  const tone = random.pick(['#d9a05a', '#c98748', '#e0b168']);
  return (
    plate(random, 335, ware) +
    path(blob(random, 214, 0.05, 14), darker(tone, 0.3)) +
    clipped(random, blob(random, 214, 0.04, 16), noodles(random, 220, tone, 30) + at(0, 0, noodles(random, 220, tone, 18), 74)) +
    scatter(random, 6, 140, (x, y) => at(x, y, shrimp(random, 48), random.between(0, 360)), 96) +
    scatter(random, 14, 190, (x, y) => at(x, y, rect(-22, -7, 44, 14, random.pick([food.leaf, food.carrot, food.tomato]), 6), random.between(0, 180))) +
    scatter(random, 18, 120, (x, y) => at(x + 60, y - 70, ellipse(0, 0, 9, 7, food.peanut))) +
    at(190, 130, wedge(58, food.lime), -20) +
    at(-170, -130, sprig(random, 130), 40)
  );
};

/** Curry with a dome of rice. */
export const curryBowl =
  (color: string): Dish =>
  (random, ware) =>
    bowl(325, ware, color) +
    clipped(
      random,
      disc(270),
      scatter(random, 12, 230, (x, y) => at(x, y, path(blob(random, random.between(30, 56), 0.2, 8), random.pick([lighter(color, 0.18), darker(color, 0.14)]), { opacity: 0.75 }))) +
        stroke(curve(Array.from({ length: 9 }, (_, index): Point => polar(index * 62, 60 + index * 18)), false), food.cream, 9, { opacity: 0.8 }),
    ) +
    scatter(random, 9, 190, (x, y) => at(x, y, path(blob(random, 40, 0.16, 8), random.pick([food.bread, '#d98a4b', food.carrot, food.eggplant, food.leaf])) + circle(-10, -12, 9, '#fff', { opacity: 0.25 })), 88) +
    at(-70, -60, circle(8, 14, 120, '#000', { opacity: 0.2 }) + path(blob(random, 120, 0.04, 14), food.rice) + scatter(random, 70, 110, (x, y) => at(x, y, ellipse(0, 0, 11, 5, random.chance(0.4) ? '#e9dcc0' : '#fffdf6'), random.between(0, 180)), 8)) +
    scatter(random, 6, 150, (x, y) => at(x + 70, y + 50, chiliRing(15))) +
    at(20, 70, sprig(random, 150), random.between(0, 360)) +
    at(-70, -70, leaf(60, food.basil), 30);

const nigiri = (random: Random) => {
  const color = random.pick([food.salmon, food.tuna, food.shrimp, '#f0dfc4']);
  return (
    rect(-50, -88, 116, 196, '#1c0f08', 46, { opacity: 0.25 }) +
    rect(-56, -100, 112, 200, food.rice, 46) +
    rect(-52, -94, 104, 188, color, 44) +
    times(4, (index) => stroke(`M-42 ${-58 + index * 38}C-10 ${-76 + index * 38} 20 ${-44 + index * 38} 42 ${-64 + index * 38}`, lighter(color, 0.5), 7, { opacity: 0.8 })) +
    (random.chance(0.35) ? rect(-58, -16, 116, 30, food.nori, 4) : '')
  );
};
const maki = (random: Random) => {
  const filling = random.pick([food.salmon, food.tuna, food.avocado, food.carrot]);
  return circle(5, 9, 60, '#1c0f08', { opacity: 0.25 }) + circle(0, 0, 60, food.nori) + circle(0, 0, 52, food.rice) + times(12, (index) => circle(...polar(index * 30, 42), 6, '#e9dcc0')) + rect(-20, -20, 40, 40, filling, 10) + rect(-20, -20, 18, 40, food.leaf, 8);
};

export const sushi: Dish = (random) =>
  board(random, 780, 470, random.pick(['#31363a', '#c79a63', '#7d4f35'])) +
  times(4, (index) => at(-260 + index * 130, -92, nigiri(random), -8)) +
  times(5, (index) => at(-270 + index * 124, 118, maki(random), index * 20)) +
  at(296, 116, path(blob(random, 34, 0.2, 8), '#9fc15a') + path(blob(random, 20, 0.3, 8), '#b9d67a')) +
  times(5, (index) => at(290 + (index % 2) * 14, -136 + index * 22, path(blob(random, 36, 0.2, 9, 0.6), index % 2 ? '#f6b9a8' : '#f9cdbd'), 20));

/** Dumplings in a steamer. */
export const dumplings: Dish = (random) => {
  const tone = random.pick(['#fbf1dd', '#f6e4bf', '#f3d9a8']);
  const dumpling =
    circle(6, 12, 80, '#1c0f08', { opacity: 0.25 }) +
    circle(0, 0, 80, tone) +
    times(11, (index) => {
      const [x, y] = polar(index * 32.7, 74);
      const [u, v] = polar(index * 32.7 + 26, 18);
      return stroke(`M${x} ${y}Q${x * 0.6} ${y * 0.6} ${u} ${v}`, darker(tone, 0.2), 6);
    }) +
    circle(0, 0, 19, darker(tone, 0.12)) +
    circle(-3, -4, 11, lighter(tone, 0.5));
  return (
    steamer(330) +
    scatter(random, 6, 240, (x, y) => at(x, y, leaf(130, '#7d9a4a', 0.6), random.between(0, 360))) +
    at(0, 0, dumpling, 10) +
    times(6, (index) => at(...polar(index * 60 + 12, 182), dumpling, index * 47)) +
    scatter(random, 12, 210, (x, y) => at(x, y, scallion(11)))
  );
};

/** Glazed pieces with peppers on rice. */
export const stirFry: Dish = (random, ware) => {
  const glaze = random.pick(['#b4562a', '#9c3f22', '#c27a2f']);
  const piece = () => {
    const size = random.between(40, 54);
    return path(blob(random, size, 0.18, 8), darker(glaze, 0.35), { transform: 'translate(4 9)' }) + path(blob(random, size, 0.18, 8), glaze) + path(blob(random, size * 0.5, 0.3, 7), lighter(glaze, 0.3), { transform: 'translate(-9 -12)' });
  };
  const pepper = () => rect(-30, -18, 60, 36, random.pick([food.tomato, food.leaf, food.lemon]), 12) + rect(-20, -12, 30, 8, '#fff', 4, { opacity: 0.3 });
  const floret = () => stroke('M0 40L0 4', '#9dbd64', 18) + times(6, (index) => circle(...polar(180 + index * 36, 26), 22, index % 2 ? '#4c8a3c' : '#5d9d48')) + circle(0, -10, 24, '#559543');
  return (
    plate(random, 335, ware) +
    path(blob(random, 216, 0.05, 14), darker(glaze, 0.2), { opacity: 0.6 }) +
    scatter(random, 24, 185, (x, y, index) => at(x, y, index % 3 === 0 ? piece() : index % 3 === 1 ? pepper() : random.chance(0.5) ? floret() : piece(), random.between(0, 360)), 62) +
    scatter(random, 16, 190, (x, y) => at(x, y, scallion(12))) +
    scatter(random, 26, 190, (x, y) => at(x, y, sesame(random)))
  );
};

/** Rice under a wheel of vegetables with an egg in the middle. */
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
              const [x, y] = polar(middle + random.between(-wedgeAngle * 0.42, wedgeAngle * 0.42), random.between(90, 262));
              return at(x, y, rect(-34, -6, 68, 12, random.chance(0.5) ? color : lighter(color, 0.25), 6), middle + random.between(-35, 35));
            })
          );
        })
        .join(''),
    ) +
    at(0, 0, friedEgg(random, 108)) +
    at(0, 0, scatter(random, 20, 120, (x, y) => at(x, y, sesame(random)))) +
    at(150, 150, path(blob(random, 44, 0.2, 8), food.chili))
  );
};

/** Rolls of rice paper in which one sees the filling. */
export const summerRolls: Dish = (random, ware) => {
  const roll =
    rect(-160, -44, 330, 108, '#1c0f08', 52, { opacity: 0.22 }) +
    rect(-165, -55, 330, 110, '#eef0dc', 54) +
    times(3, (index) => at(-96 + index * 90, -4, shrimp(random, 30), 40)) +
    times(7, (index) => at(-130 + index * 40, 26, leaf(54, index % 2 ? food.leaf : food.lettuce), random.between(-40, 40))) +
    rect(-165, -55, 330, 110, '#ffffff', 54, { opacity: 0.28 }) +
    stroke('M-130 -32L120 -32', '#ffffff', 10, { opacity: 0.7 });
  return (
    plate(random, 335, ware) +
    times(3, (index) => at(-20 + index * 18, -118 + index * 118, roll, -12)) +
    at(186, 150, bowl(76, ware, '#a4562c') + scatter(random, 6, 40, (x, y) => at(x, y, chiliRing(9)))) +
    at(-200, 140, sprig(random, 140), -40)
  );
};
