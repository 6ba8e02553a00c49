import { darker, food, lighter } from '../colors.ts';
import { chiliRing, citrus, halfEgg, leaf, sprig } from '../garnish.ts';
import type { Random } from '../random.ts';
import { at, blob, circle, curve, ellipse, path, type Point, rect, shadow, stroke, times } from '../svg.ts';
import type { Dish } from './dish.ts';

const steam = (random: Random): string =>
  `<g opacity="0.32" filter="url(#near)">${times(3, (index) => stroke(`M${-90 + index * 90} 0C${-140 + index * 90} -80 ${-40 + index * 90} -130 ${-90 + index * 90 + random.between(-20, 20)} -230`, '#ffffff', 20))}</g>`;

type Heap = (random: Random) => string;

const noodleHeap: Heap = (random) =>
  times(22, () => {
    const x = random.between(-220, 120);
    const points: Point[] = [
      [x, 0],
      [x + 40, -random.between(30, 90)],
      [x + 110, -random.between(20, 70)],
      [x + 150, 6],
    ];
    return (
      stroke(curve(points, false), darker(food.noodle, 0.2), 17) +
      stroke(curve(points, false), random.chance(0.4) ? lighter(food.noodle, 0.35) : food.noodle, 11)
    );
  }) +
  at(-110, -54, halfEgg(62), -14) +
  at(96, -62, rect(-50, -110, 100, 150, food.nori, 8), 14) +
  times(9, (index) =>
    at(-20 + index * 18, -60 + (index % 3) * 16, circle(0, 0, 14, food.leaf) + circle(0, 0, 8, '#d9e9b0')),
  );

const riceHeap: Heap = (random) =>
  path('M-230 6C-200 -120 -90 -150 0 -152C100 -150 200 -110 232 6Z', food.rice) +
  times(80, () => {
    const x = random.between(-200, 200);
    return at(
      x,
      -random.between(4, 132) * (1 - (x / 240) ** 2),
      ellipse(0, 0, 12, 6, random.chance(0.4) ? '#e9dcc0' : '#fffdf6'),
      random.between(0, 180),
    );
  }) +
  path(
    'M-150 -108C-90 -160 90 -160 150 -104C120 -60 60 -84 20 -56C-30 -40 -90 -60 -150 -108Z',
    random.pick(['#c9652a', '#8a3a1e', '#df9427']),
  ) +
  times(6, (index) =>
    at(
      -96 + index * 40,
      -112 + (index % 2) * 20,
      path(blob(random, 26, 0.2, 8), random.pick(['#e9a45a', food.meat, food.leaf])),
    ),
  ) +
  at(10, -130, sprig(random, 90), -40);

const saladHeap: Heap = (random) =>
  times(26, () =>
    at(
      random.between(-210, 210),
      -random.between(0, 80),
      leaf(random.between(90, 130), random.pick([food.lettuce, food.leaf, '#6fa544']), 0.6),
      -90 + random.between(-60, 60),
    ),
  ) +
  times(6, (index) =>
    at(
      -150 + index * 60,
      -70 + (index % 2) * 24,
      circle(0, 0, 32, food.tomato) + ellipse(-10, -12, 9, 6, '#fff', { opacity: 0.5 }),
    ),
  ) +
  at(0, -104, path(blob(random, 56, 0.1, 10), food.avocado) + path(blob(random, 34, 0.14, 9), '#d3dd8c'));

const heapedBowl =
  (heap: Heap, isWarm: boolean): Dish =>
  (random, ware) => {
    return (
      shadow(ellipse(0, 40, 330, 52, '#1c0f08'), 0.5) +
      (isWarm ? at(0, -430, steam(random)) : '') +
      at(0, -250, ellipse(0, 0, 300, 54, darker(ware.base, 0.35)) + at(0, 6, heap(random))) +
      path(
        'M-306 -256C-300 -70 -170 34 -96 40L96 40C170 34 300 -70 306 -256C200 -204 -200 -204 -306 -256Z',
        ware.base,
      ) +
      path(
        'M60 40L96 40C170 34 300 -70 306 -256C270 -226 230 -216 200 -212C200 -90 130 0 60 40Z',
        darker(ware.base, 0.16),
      ) +
      path('M-300 -214C-200 -166 200 -166 300 -214L296 -190C200 -142 -200 -142 -296 -190Z', ware.accent) +
      path('M-262 -120C-240 -60 -200 -20 -160 4', 'none', {
        stroke: '#fff',
        'stroke-width': 13,
        'stroke-linecap': 'round',
        opacity: 0.4,
      }) +
      rect(-110, 36, 220, 18, darker(ware.base, 0.25), 8) +
      at(320, 6, citrus(44, food.lime), 0, [1, 0.5]) +
      times(3, (index) => at(-330 - index * 26, 18 + (index % 2) * 12, chiliRing(13), 0, [1, 0.55]))
    );
  };

export const noodleBowl = heapedBowl(noodleHeap, true);

export const riceBowl = heapedBowl(riceHeap, true);

export const saladBowl = heapedBowl(saladHeap, false);
