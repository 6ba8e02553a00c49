import { darker, food, lighter } from './colors.ts';
import type { Random } from './random.ts';
import { at, blob, circle, ellipse, path, polar, stroke, times } from './svg.ts';

export const leaf = (length: number, color: string = food.basil, breadth = 0.42): string => {
  const half = length * breadth;
  const outline = `M0 0C${length * 0.2} ${-half} ${length * 0.75} ${-half * 0.9} ${length} 0C${length * 0.75} ${half * 0.9} ${length * 0.2} ${half} 0 0Z`;
  const lower = `M0 0C${length * 0.2} ${half} ${length * 0.75} ${half * 0.9} ${length} 0Z`;
  return (
    path(outline, color) +
    path(lower, darker(color, 0.2)) +
    stroke(`M${length * 0.06} 0L${length * 0.9} 0`, lighter(color, 0.4), length * 0.025)
  );
};

export const basil = (random: Random, size = 70): string =>
  at(0, 0, leaf(size, food.basil), random.between(-25, 25)) +
  at(0, 0, leaf(size * 0.85, food.leaf), random.between(95, 135)) +
  at(0, 0, leaf(size * 0.8, food.basil), random.between(215, 255));

export const sprig = (random: Random, length = 150, color: string = food.leaf): string => {
  const leaves = times(5, (index) => {
    const along = length * (0.25 + index * 0.17);
    const side = index % 2 === 0 ? -1 : 1;
    return at(
      along,
      side * 4,
      leaf(length * 0.26, index % 2 ? color : darker(color, 0.12), 0.5),
      side * random.between(30, 60),
    );
  });
  return (
    stroke(`M0 0Q${length * 0.5} ${random.between(-14, 14)} ${length} 0`, darker(color), 6) +
    leaves +
    at(length * 0.95, 0, leaf(length * 0.25, color, 0.5))
  );
};

export const citrus = (radius: number, color: string = food.lemon): string =>
  circle(0, 0, radius, darker(color, 0.08)) +
  circle(0, 0, radius * 0.87, lighter(color, 0.75)) +
  times(8, (index) => {
    const [ax, ay] = polar(index * 45 + 4, radius * 0.78);
    const [bx, by] = polar(index * 45 + 41, radius * 0.78);
    const [mx, my] = polar(index * 45 + 22.5, radius * 0.12);
    return path(
      `M${mx} ${my}L${ax} ${ay}A${radius * 0.78} ${radius * 0.78} 0 0 1 ${bx} ${by}Z`,
      lighter(color, 0.12),
      {
        'stroke-linejoin': 'round',
        stroke: lighter(color, 0.12),
        'stroke-width': radius * 0.06,
      },
    );
  });

export const wedge = (radius: number, color: string = food.lime): string =>
  path(`M${-radius} 0A${radius} ${radius * 0.95} 0 0 0 ${radius} 0Z`, darker(color, 0.12)) +
  path(
    `M${-radius * 0.88} 0A${radius * 0.88} ${radius * 0.78} 0 0 0 ${radius * 0.88} 0Z`,
    lighter(color, 0.75),
  ) +
  times(3, (index) => {
    const x = (index - 1) * radius * 0.52;
    return path(
      `M${x - radius * 0.22} ${radius * 0.06}L${x + radius * 0.22} ${radius * 0.06}L${x * 0.75} ${radius * (index === 1 ? 0.68 : 0.52)}Z`,
      lighter(color, 0.1),
      { stroke: lighter(color, 0.1), 'stroke-width': radius * 0.08, 'stroke-linejoin': 'round' },
    );
  });

export const scallion = (radius = 14): string =>
  circle(0, 0, radius, food.leaf) +
  circle(0, 0, radius * 0.68, '#d9e9b0') +
  circle(0, 0, radius * 0.32, food.lettuce);

export const chiliRing = (radius = 16, color: string = food.chili): string =>
  circle(0, 0, radius, color) +
  circle(0, 0, radius * 0.62, lighter(color, 0.55)) +
  circle(radius * 0.2, 0, radius * 0.14, food.lemon) +
  circle(-radius * 0.22, radius * 0.1, radius * 0.14, food.lemon);

export const chili = (length: number, color: string = food.chili): string =>
  path(
    `M0 ${-length * 0.08}C${length * 0.4} ${-length * 0.2} ${length * 0.8} ${-length * 0.05} ${length} ${length * 0.14}C${length * 0.7} ${length * 0.16} ${length * 0.3} ${length * 0.14} 0 ${length * 0.1}Z`,
    color,
  ) +
  stroke(
    `M${length * 0.12} ${-length * 0.06}C${length * 0.4} ${-length * 0.12} ${length * 0.6} ${-length * 0.06} ${length * 0.76} 0`,
    lighter(color, 0.5),
    length * 0.025,
  ) +
  stroke(`M2 0L${-length * 0.14} ${-length * 0.05}`, food.leaf, length * 0.06);

export const cherryTomato = (radius = 34): string =>
  circle(0, 0, radius, food.tomato) +
  path(
    `M${-radius * 0.6} ${radius * 0.75}A${radius} ${radius} 0 0 0 ${radius * 0.97} ${-radius * 0.2}A${radius * 1.3} ${radius * 1.3} 0 0 1 ${-radius * 0.6} ${radius * 0.75}Z`,
    darker(food.tomato, 0.2),
  ) +
  ellipse(-radius * 0.35, -radius * 0.4, radius * 0.24, radius * 0.14, lighter(food.tomato, 0.6), {
    transform: 'rotate(-40)',
  });

export const halfTomato = (radius = 34): string =>
  circle(0, 0, radius, food.tomato) +
  circle(0, 0, radius * 0.82, lighter(food.tomato, 0.2)) +
  times(3, (index) => {
    const [x, y] = polar(index * 120 + 30, radius * 0.42);
    return ellipse(x, y, radius * 0.26, radius * 0.2, lighter(food.orange, 0.3));
  });

export const halfEgg = (size = 60): string =>
  ellipse(3, 6, size * 1.02, size * 0.8, darker(food.cream, 0.35), { opacity: 0.45 }) +
  ellipse(0, 0, size, size * 0.78, food.eggWhite) +
  circle(size * 0.08, 0, size * 0.45, food.yolk) +
  circle(size * 0.08, 0, size * 0.3, darker(food.yolk, 0.12)) +
  ellipse(-size * 0.08, -size * 0.15, size * 0.12, size * 0.07, '#fff', { opacity: 0.65 });

export const friedEgg = (random: Random, size = 110): string =>
  path(blob(random, size, 0.12, 9), darker(food.cream, 0.16), { transform: 'translate(3 7)' }) +
  path(blob(random, size, 0.12, 9), food.eggWhite) +
  circle(size * 0.05, 0, size * 0.38, food.yolk) +
  ellipse(-size * 0.08, -size * 0.14, size * 0.13, size * 0.08, '#fff3c4', { transform: 'rotate(-30)' });

export const sesame = (random: Random): string =>
  ellipse(0, 0, 6, 3.4, lighter(food.cream, 0.3), {
    transform: `rotate(${Math.round(random.between(0, 180))})`,
  });
