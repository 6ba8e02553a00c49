import { citrus } from './garnish.ts';
import { darker, food, lighter, mix } from './colors.ts';
import type { Random } from './random.ts';
import { at, blob, circle, clipped, disc, path, rect, scatter, shadow, stroke, times } from './svg.ts';
import { bowl, type Ware } from './ware.ts';

const metals = ['#d7d9db', '#c9ab62', '#8d9298'] as const;

export const fork = (metal: string): string =>
  shadow(rect(-4, -150, 26, 420, '#1c0f08', 13), 0.3, false) +
  rect(-9, -20, 18, 300, metal, 9) +
  path(
    'M-36 -170C-40 -90 -28 -40 0 -20C28 -40 40 -90 36 -170L24 -170L22 -84L16 -84L14 -170L3 -170L3 -84L-3 -84L-3 -170L-14 -170L-16 -84L-22 -84L-24 -170Z',
    metal,
  ) +
  rect(-4, 40, 5, 220, lighter(metal, 0.5), 3, { opacity: 0.7 });

export const knife = (metal: string): string =>
  shadow(rect(-6, -170, 30, 440, '#1c0f08', 13), 0.3, false) +
  path('M-14 60L-14 -150C-14 -180 8 -190 18 -150C26 -100 22 0 14 60Z', lighter(metal, 0.2)) +
  rect(-12, 55, 26, 225, metal, 12) +
  rect(-6, 70, 5, 190, lighter(metal, 0.5), 3, { opacity: 0.7 });

export const cutlery = (random: Random): string => {
  const metal = random.pick(metals);
  return at(-30, 0, fork(metal)) + at(48, 0, knife(metal));
};

export const chopsticks = (random: Random): string => {
  const color = random.pick(['#3a2118', '#a4472f', '#c99a5c', '#20262a']);
  const stick =
    path('M-9 -300L9 -300L6 300L-6 300Z', color) +
    path('M-9 -300L9 -300L8.4 -210L-8.4 -210Z', mix(color, '#e2b34f', 0.75));
  return (
    shadow(rect(-20, -300, 18, 600, '#1c0f08', 6, { transform: 'translate(20 14)' }), 0.35, false) +
    at(-16, 0, stick, 1.5) +
    at(18, 6, stick, -2.5)
  );
};

const napkinColors = [
  '#b5533c',
  '#3f5f7a',
  '#dcc79a',
  '#f4eee2',
  '#4d6b52',
  '#c58f2f',
  '#7d4a63',
  '#2f3f46',
] as const;

export const napkin = (random: Random, size = 300): string => {
  const color = random.pick(napkinColors);
  const line = mix(color, '#fffaf0', 0.55);
  return (
    shadow(rect(-size / 2 + 10, -size * 0.75 + 16, size, size * 1.5, '#1c0f08', 8), 0.26) +
    rect(-size / 2, -size * 0.75, size, size * 1.5, color, 8) +
    rect(-size / 2, -size * 0.75, size * 0.5, size * 1.5, darker(color, 0.1), 8) +
    rect(-size / 2 + 24, -size * 0.75, 8, size * 1.5, line) +
    rect(-size / 2 + 42, -size * 0.75, 4, size * 1.5, line) +
    rect(size / 2 - 32, -size * 0.75, 8, size * 1.5, line)
  );
};

export const glass = (random: Random, radius = 100): string => {
  const drink = random.pick(['#e9b54a', '#b4402f', '#f0d98a', '#e7f0ee', '#6b2438', '#d98b3a', '#c9d98a']);
  const extras = random.whole(0, 2);
  return (
    shadow(circle(radius * 0.16, radius * 0.3, radius * 1.05, '#1c0f08'), 0.34) +
    circle(0, 0, radius, lighter('#cfdcdc', 0.2), { opacity: 0.8 }) +
    circle(0, 0, radius * 0.88, darker(drink, 0.2)) +
    circle(0, radius * 0.03, radius * 0.84, drink) +
    (extras === 0
      ? scatter(random, 3, radius * 0.42, (x, y) =>
          at(
            x,
            y,
            rect(-26, -26, 52, 52, '#ffffff', 10, { opacity: 0.5 }) +
              rect(-18, -18, 20, 12, '#fff', 5, { opacity: 0.7 }),
            random.between(0, 80),
          ),
        )
      : '') +
    (extras === 1
      ? at(
          radius * 0.2,
          -radius * 0.12,
          citrus(radius * 0.46, random.pick([food.lemon, food.lime, food.orange])),
          random.between(0, 40),
        )
      : '') +
    path(
      `M${-radius * 0.8} ${-radius * 0.3}A${radius * 0.86} ${radius * 0.86} 0 0 1 ${-radius * 0.3} ${-radius * 0.8}`,
      'none',
      {
        stroke: '#fff',
        'stroke-width': radius * 0.07,
        'stroke-linecap': 'round',
        opacity: 0.75,
      },
    )
  );
};

export const coffee = (random: Random, ware: Ware, radius = 105): string =>
  shadow(circle(radius * 0.14, radius * 0.24, radius * 1.5, '#1c0f08'), 0.3) +
  circle(0, 0, radius * 1.5, ware.base) +
  circle(0, 0, radius * 1.46, 'none', { stroke: ware.accent, 'stroke-width': 6 }) +
  circle(0, 0, radius * 1.15, darker(ware.base, 0.1)) +
  rect(radius * 0.8, -radius * 0.14, radius * 0.55, radius * 0.28, ware.base, radius * 0.12) +
  circle(0, 0, radius, ware.base) +
  circle(0, 0, radius * 0.88, food.coffee) +
  at(
    0,
    radius * 0.06,
    times(4, (index) =>
      path(
        `M0 ${radius * (0.5 - index * 0.26)}C${-radius * (0.5 - index * 0.07)} ${radius * (0.2 - index * 0.26)} ${-radius * 0.36} ${-radius * (0.1 + index * 0.2)} 0 ${-radius * (0.02 + index * 0.16)}C${radius * 0.36} ${-radius * (0.1 + index * 0.2)} ${radius * (0.5 - index * 0.07)} ${radius * (0.2 - index * 0.26)} 0 ${radius * (0.5 - index * 0.26)}Z`,
        index % 2 ? food.coffee : '#f1ddbf',
      ),
    ),
    random.between(-50, 50),
  );

export const dip = (random: Random, ware: Ware, color: string, radius = 84): string =>
  bowl(radius, ware, color) +
  clipped(
    random,
    disc(radius * 0.8),
    path(
      `M${-radius * 0.5} ${radius * 0.1}C${-radius * 0.3} ${-radius * 0.5} ${radius * 0.4} ${-radius * 0.4} ${radius * 0.35} 0C${radius * 0.3} ${radius * 0.3} ${-radius * 0.1} ${radius * 0.25} ${-radius * 0.05} 0`,
      'none',
      {
        stroke: lighter(color, 0.35),
        'stroke-width': radius * 0.12,
        'stroke-linecap': 'round',
      },
    ),
  );

export const crumbs = (random: Random, color: string, count = 9, spread = 150): string =>
  scatter(
    random,
    count,
    spread,
    (x, y) =>
      at(
        x,
        y,
        path(blob(random, random.between(4, 9), 0.3, 6), random.chance(0.5) ? color : darker(color)),
        0,
      ),
    20,
  );

export const twig = (random: Random, length = 260): string =>
  shadow(stroke(`M0 10L${length} 18`, '#1c0f08', 14), 0.25, false) +
  stroke(`M0 0C${length * 0.3} -14 ${length * 0.7} 14 ${length} 0`, '#5d6a3c', 7) +
  times(13, (index) => {
    const along = length * (0.12 + index * 0.068);
    const side = index % 2 ? 1 : -1;
    return at(
      along,
      0,
      path('M0 0C14 -9 40 -8 52 0C40 8 14 9 0 0Z', index % 3 ? '#6f8754' : '#586f46'),
      side * random.between(38, 62),
    );
  });
