import { darker, food, lighter, mix } from '../colors.ts';
import { basil, cherryTomato, halfTomato, leaf } from '../garnish.ts';
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
  rect,
  scatter,
  shadow,
  stroke,
  times,
} from '../svg.ts';
import { board, bowl, plate } from '../ware.ts';
import type { Dish } from './dish.ts';
import { shrimp } from './seafood.ts';

const pepperoni = (random: Random) =>
  circle(2, 5, 42, darker(food.cheese, 0.35), { opacity: 0.6 }) +
  circle(0, 0, 41, '#b5382a') +
  circle(0, 0, 36, '#c94a36') +
  times(5, () => circle(random.between(-24, 24), random.between(-24, 24), random.between(2, 5), '#e3876b'));

const mushroom = () =>
  path('M-34 6C-36 -30 36 -30 34 6C20 12 14 8 12 26L-12 26C-14 8 -20 12 -34 6Z', food.mushroom) +
  path('M-24 2C-22 -18 22 -18 24 2Z', lighter(food.mushroom, 0.5));

const oliveRing = () => circle(0, 0, 19, '#3c3240') + circle(0, 0, 8, food.cheese);

const peperRing = (color: string) =>
  circle(0, 0, 34, 'none', { stroke: color, 'stroke-width': 11 }) +
  circle(0, 0, 34, 'none', { stroke: lighter(color, 0.4), 'stroke-width': 3 });

export const pizza: Dish = (random) => {
  const radius = 300;
  const isWhite = random.chance(0.2);
  const style = random.whole(0, 3);
  const crust = blob(random, radius, 0.022, 16);
  const topping = (): string => {
    if (style === 0) return pepperoni(random);
    if (style === 1)
      return random.chance(0.5)
        ? basil(random, 62)
        : circle(0, 0, 46, food.cream) + circle(6, 8, 34, lighter(food.cream, 0.4));
    if (style === 2) return random.chance(0.5) ? at(0, 0, mushroom(), random.between(0, 360)) : oliveRing();
    return random.chance(0.5) ? peperRing(random.pick([food.leaf, food.lemon, food.tomato])) : halfTomato(32);
  };
  const pie =
    path(crust, food.crust) +
    times(16, () => {
      const [x, y] = polar(random.between(0, 360), radius * 0.95);
      return circle(x, y, random.between(6, 17), random.chance(0.5) ? food.toast : lighter(food.crust, 0.4), {
        opacity: 0.55,
      });
    }) +
    path(blob(random, radius * 0.86, 0.02, 16), isWhite ? food.cream : food.tomato) +
    path(blob(random, radius * 0.83, 0.045, 18), food.cheese) +
    scatter(random, 13, radius * 0.72, (x, y) =>
      at(
        x,
        y,
        path(
          blob(random, random.between(24, 48), 0.25, 8),
          random.chance(0.5) ? lighter(food.cheese, 0.45) : mix(food.cheese, food.tomato, 0.35),
          { opacity: 0.85 },
        ),
      ),
    ) +
    scatter(
      random,
      style === 1 ? 9 : 14,
      radius * 0.7,
      (x, y) => at(x, y, topping(), random.between(0, 360)),
      84,
    ) +
    scatter(random, 16, radius * 0.74, (x, y) => at(x, y, leaf(18, food.basil), random.between(0, 360)));
  const cuts = times(4, (index) => {
    const [x, y] = polar(index * 45 + 22, radius * 0.99);
    return stroke(`M${-x} ${-y}L${x} ${y}`, darker(food.crust, 0.35), 4, { opacity: 0.65 });
  });
  const round =
    shadow(circle(16, 28, radius * 1.13, '#1c0f08'), 0.36) +
    circle(0, 8, radius * 1.13, '#8b5a34') +
    circle(0, 0, radius * 1.13, '#b98152') +
    times(8, (index) =>
      circle(0, 0, radius * (0.2 + index * 0.115), 'none', {
        stroke: '#a57045',
        'stroke-width': 3,
        opacity: 0.6,
      }),
    );
  const angle = random.between(0, 360);
  const [ax, ay] = polar(22, radius * 1.1);
  const [bx, by] = polar(67, radius * 1.1);
  const slice = `M0 0L${ax} ${ay}A${radius * 1.1} ${radius * 1.1} 0 0 1 ${bx} ${by}Z`;
  const rest = `M0 0L${ax} ${ay}A${radius * 1.1} ${radius * 1.1} 0 1 0 ${bx} ${by}Z`;
  const [dx, dy] = polar(44, 52);
  const pieces =
    shadow(clipped(random, rest, path(crust, '#1c0f08')), 0.3, false) +
    clipped(random, rest, pie + cuts) +
    at(dx, dy, clipped(random, slice, pie + cuts));
  return round + at(0, 0, random.chance(0.6) ? pieces : pie + cuts, angle);
};

export const spaghetti: Dish = (random, ware) => {
  const sauce = random.pick([food.tomato, '#e8dcb4', '#7fa348', '#b5542f']);
  const strand = (index: number) => {
    const spread = 205 * Math.sqrt((index + 1) / 64);
    const start = random.between(0, 360);
    const points = Array.from({ length: 7 }, (_, step): Point =>
      polar(start + step * random.between(24, 44), spread + random.between(-26, 26)),
    );
    return (
      stroke(curve(points, false), darker(food.pasta, 0.25), 17) +
      stroke(curve(points, false), index % 3 ? food.pasta : lighter(food.pasta, 0.3), 12)
    );
  };
  const toppings = [
    () =>
      scatter(
        random,
        4,
        100,
        (x, y) =>
          at(
            x,
            y,
            circle(4, 10, 46, '#000', { opacity: 0.25 }) +
              circle(0, 0, 46, food.meat) +
              path(blob(random, 24, 0.3, 7), lighter(food.meat, 0.25), { transform: 'translate(-12 -14)' }),
          ),
        92,
      ),
    () => scatter(random, 6, 130, (x, y) => at(x, y, cherryTomato(30)), 66),
    () => scatter(random, 5, 120, (x, y) => at(x, y, shrimp(random), random.between(0, 360)), 90),
  ] as const;
  return (
    plate(random, 335, ware) +
    shadow(circle(6, 12, 215, '#1c0f08'), 0.25, false) +
    circle(0, 0, 212, darker(food.pasta, 0.3)) +
    times(64, strand) +
    at(0, 0, path(blob(random, 118, 0.22, 11), sauce)) +
    at(-12, -12, path(blob(random, 74, 0.3, 9), lighter(sauce, 0.2), { opacity: 0.7 })) +
    random.pick(toppings)() +
    scatter(random, 9, 150, (x, y) =>
      at(x, y, rect(-16, -5, 32, 10, lighter(food.cream, 0.4), 4), random.between(0, 180)),
    ) +
    at(random.between(-30, 30), random.between(-30, 30), basil(random, 74), random.between(0, 360))
  );
};

export const ravioli: Dish = (random, ware) => {
  const sauce = random.pick([food.tomato, '#ecd9a2', '#8aa84e', '#e39a5a']);
  const pillow =
    rect(-58, -52, 124, 124, darker(food.pasta, 0.4), 18, { opacity: 0.45 }) +
    rect(-62, -62, 124, 124, food.pasta, 16) +
    times(9, (index) =>
      stroke(
        `M${-56 + index * 14} -62L${-56 + index * 14} -52M${-56 + index * 14} 62L${-56 + index * 14} 52M-62 ${-56 + index * 14}L-52 ${-56 + index * 14}M62 ${-56 + index * 14}L52 ${-56 + index * 14}`,
        darker(food.pasta, 0.18),
        4,
      ),
    ) +
    ellipse(0, 0, 38, 38, lighter(food.pasta, 0.3)) +
    ellipse(-8, -10, 20, 16, lighter(food.pasta, 0.6));
  return (
    plate(random, 335, ware) +
    path(blob(random, 222, 0.07, 14), sauce) +
    path(blob(random, 160, 0.2, 12), lighter(sauce, 0.15), { opacity: 0.6 }) +
    scatter(random, 7, 165, (x, y) => at(x, y, pillow, random.between(0, 90)), 122) +
    scatter(random, 6, 170, (x, y) => at(x, y, leaf(46, food.basil), random.between(0, 360))) +
    scatter(random, 14, 190, (x, y) => circle(x, y, 5, darker(sauce, 0.4)))
  );
};

export const caprese: Dish = (random, ware) => {
  const count = 11;
  return (
    plate(random, 335, ware) +
    times(count, (index) => {
      const [x, y] = polar((index * 360) / count, 158);
      const slice =
        index % 2 === 0
          ? circle(5, 9, 74, '#000', { opacity: 0.18 }) + halfTomato(74)
          : circle(5, 9, 70, '#000', { opacity: 0.18 }) +
            circle(0, 0, 70, '#f3e6cd') +
            circle(-4, -5, 60, '#fffaf0');
      return at(x, y, slice, index * 33);
    }) +
    at(0, 0, basil(random, 110)) +
    times(9, (index) =>
      at(...polar((index * 360) / 9 + 14, 160), leaf(62, food.basil), random.between(0, 360)),
    ) +
    stroke(
      curve(
        Array.from({ length: 15 }, (_, index): Point => polar(index * 27, 120 + (index % 2) * 84)),
        false,
      ),
      '#3a1d18',
      6,
      { opacity: 0.8 },
    )
  );
};

export const risotto: Dish = (random, ware) => {
  const tone = random.pick(['#f0cf77', '#ead9b0', '#b8c477', '#d98a6f']);
  return (
    bowl(325, ware, darker(tone, 0.1)) +
    clipped(
      random,
      disc(270),
      path(blob(random, 262, 0.05, 14), tone) +
        scatter(
          random,
          190,
          255,
          (x, y) =>
            at(
              x,
              y,
              ellipse(0, 0, 13, 7, random.chance(0.5) ? lighter(tone, 0.4) : darker(tone, 0.1)),
              random.between(0, 180),
            ),
          9,
        ),
    ) +
    scatter(
      random,
      8,
      165,
      (x, y) => at(x, y, random.chance(0.6) ? mushroom() : leaf(58, food.leaf), random.between(0, 360)),
      74,
    ) +
    at(0, 0, basil(random, 80))
  );
};

export const bruschetta: Dish = (random) => {
  const toppings = [
    () =>
      scatter(
        random,
        14,
        52,
        (x, y) =>
          rect(x - 12, y - 12, 24, 24, random.chance(0.7) ? food.tomato : lighter(food.tomato, 0.2), 6),
        20,
      ) + leaf(50, food.basil),
    () =>
      path(blob(random, 56, 0.12, 9), food.avocado) +
      scatter(random, 10, 44, (x, y) => circle(x, y, 4, food.chili)),
    () =>
      path(blob(random, 54, 0.12, 9), food.cream) +
      at(-10, 0, leaf(80, food.ham, 0.6)) +
      at(10, 10, leaf(46, food.leaf)),
  ] as const;
  const top = random.pick(toppings);
  const slice = () =>
    path('M-70 -104C-110 -140 110 -140 70 -104L72 104C72 128 -72 128 -72 104Z', '#1c0f08', {
      opacity: 0.25,
      transform: 'translate(8 14)',
    }) +
    path('M-70 -104C-110 -140 110 -140 70 -104L72 104C72 128 -72 128 -72 104Z', food.toast) +
    path('M-58 -98C-84 -122 84 -122 58 -98L60 98C60 112 -60 112 -60 98Z', food.bread) +
    at(0, -42, top()) +
    at(0, 48, top(), 180);
  return (
    board(random, 720, 470) +
    times(4, (index) => at(-255 + index * 165, random.between(-14, 14), slice(), random.between(-9, 9)))
  );
};
