import { darker, food, lighter } from '../colors.ts';
import { leaf, scallion, sesame, sprig, wedge } from '../garnish.ts';
import { at, blob, circle, clipped, ellipse, path, polar, rect, scatter, stroke, times } from '../svg.ts';
import { plate, steamer } from '../ware.ts';
import type { Dish } from './dish.ts';
import { noodles } from './noodles.ts';
import { shrimp } from './seafood.ts';

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

export const stirFry: Dish = (random, ware) => {
  const glaze = random.pick(['#b4562a', '#9c3f22', '#c27a2f']);
  const piece = () => {
    const size = random.between(40, 54);
    return (
      path(blob(random, size, 0.18, 8), darker(glaze, 0.35), { transform: 'translate(4 9)' }) +
      path(blob(random, size, 0.18, 8), glaze) +
      path(blob(random, size * 0.5, 0.3, 7), lighter(glaze, 0.3), { transform: 'translate(-9 -12)' })
    );
  };
  const pepper = () =>
    rect(-30, -18, 60, 36, random.pick([food.tomato, food.leaf, food.lemon]), 12) +
    rect(-20, -12, 30, 8, '#fff', 4, { opacity: 0.3 });
  const floret = () =>
    stroke('M0 40L0 4', '#9dbd64', 18) +
    times(6, (index) => circle(...polar(180 + index * 36, 26), 22, index % 2 ? '#4c8a3c' : '#5d9d48')) +
    circle(0, -10, 24, '#559543');
  return (
    plate(random, 335, ware) +
    path(blob(random, 216, 0.05, 14), darker(glaze, 0.2), { opacity: 0.6 }) +
    scatter(
      random,
      24,
      185,
      (x, y, index) =>
        at(
          x,
          y,
          index % 3 === 0 ? piece() : index % 3 === 1 ? pepper() : random.chance(0.5) ? floret() : piece(),
          random.between(0, 360),
        ),
      62,
    ) +
    scatter(random, 16, 190, (x, y) => at(x, y, scallion(12))) +
    scatter(random, 26, 190, (x, y) => at(x, y, sesame(random)))
  );
};

export const friedNoodles: Dish = (random, ware) => {
  const tone = random.pick(['#d9a05a', '#c98748', '#e0b168']);
  return (
    plate(random, 335, ware) +
    path(blob(random, 214, 0.05, 14), darker(tone, 0.3)) +
    clipped(
      random,
      blob(random, 214, 0.04, 16),
      noodles(random, 220, tone, 30) + at(0, 0, noodles(random, 220, tone, 18), 74),
    ) +
    scatter(random, 6, 140, (x, y) => at(x, y, shrimp(random, 48), random.between(0, 360)), 96) +
    scatter(random, 14, 190, (x, y) =>
      at(
        x,
        y,
        rect(-22, -7, 44, 14, random.pick([food.leaf, food.carrot, food.tomato]), 6),
        random.between(0, 180),
      ),
    ) +
    scatter(random, 18, 120, (x, y) => at(x + 60, y - 70, ellipse(0, 0, 9, 7, food.peanut))) +
    at(190, 130, wedge(58, food.lime), -20) +
    at(-170, -130, sprig(random, 130), 40)
  );
};
