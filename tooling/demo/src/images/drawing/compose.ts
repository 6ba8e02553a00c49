import type { Illustration } from '../illustrations.ts';
import { drink } from './dishes/drinks.ts';
import { food, mix } from './colors.ts';
import { chili, cherryTomato, citrus, sprig } from './garnish.ts';
import { menus, servingsOf, type Menu, type Serving } from './menus.ts';
import { createRandom, type Random } from './random.ts';
import { at, ellipse, path, rect, shadow, times } from './svg.ts';
import { windowLight } from './surfaces.ts';
import { chopsticks, coffee, crumbs, cutlery, dip, glass, napkin, twig } from './table-things.ts';
import { wares, type Ware } from './ware.ts';

export const HEIGHT = 1000;

const definitions =
  '<defs><filter id="wide" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="20"/></filter>' +
  '<filter id="near" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="8"/></filter>' +
  '<radialGradient id="sun" cx="0.16" cy="0.08" r="1.1"><stop offset="0" stop-color="#fff2cf" stop-opacity="0.22"/><stop offset="0.5" stop-color="#fff2cf" stop-opacity="0"/></radialGradient>' +
  '<radialGradient id="dusk" cx="0.42" cy="0.42" r="0.85"><stop offset="0.55" stop-color="#1a0c06" stop-opacity="0"/><stop offset="1" stop-color="#1a0c06" stop-opacity="0.2"/></radialGradient></defs>';

export const document = (width: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${HEIGHT}" width="${width}" height="${HEIGHT}">${definitions}${content}</svg>`;

export const light = (random: Random, width: number): string => {
  const tint = random.pick(['#ffd9a0', '#ffe9c9', '#ffb877', '#e9e2ff', '#fff0d0']);
  return (
    (random.chance(0.55) ? windowLight(random, width, HEIGHT) : '') +
    rect(0, 0, width, HEIGHT, tint, 0, { opacity: 0.03 }) +
    rect(0, 0, width, HEIGHT, 'url(#sun)') +
    rect(0, 0, width, HEIGHT, 'url(#dusk)')
  );
};

const loose = (random: Random): string =>
  random.pick([
    () => at(0, 0, cherryTomato(38)) + at(84, 40, cherryTomato(32)),
    () =>
      at(0, 0, citrus(62, random.pick([food.lemon, food.lime])), 20) + at(96, 50, citrus(48, food.lemon), 50),
    () => at(0, 0, sprig(random, 190), random.between(0, 360)),
    () =>
      at(0, 0, chili(150), random.between(0, 360)) +
      at(30, 60, chili(120, food.leaf), random.between(0, 360)),
    () => crumbs(random, random.pick(['#3a241c', '#f3e2b8', '#b5542f']), 14),
  ] as const)();

const corner = (random: Random, ware: Ware, hasCoffee: boolean): string =>
  random.pick([
    () => glass(random, random.between(100, 124)),
    () => dip(random, ware, random.pick(['#c9452b', '#f0d79a', '#7a9a3f', '#8a3a1e', '#f6efe0']), 96),
    () => loose(random),
    () => twig(random),
    () => (hasCoffee ? coffee(random, ware, 96) : glass(random, random.between(92, 112))),
  ] as const)();

function tableFromAbove(random: Random, menu: Menu, draw: Serving['draw'], width: number): string {
  const ware = random.pick(wares);
  const isFlipped = random.chance(0.5);
  const isClose = random.chance(0.3);
  const direction = isFlipped ? -1 : 1;
  const middle = width / 2 - direction * random.between(0, isClose ? 0.1 : 0.06) * width;
  const beside = direction * (width * 0.5 - 110);
  const tools =
    menu.tools === 'cutlery' ? cutlery(random) : menu.tools === 'chopsticks' ? chopsticks(random) : '';
  const hasCoffee = menu.drinks.includes('coffee');
  return (
    random.pick(menu.surfaces)(random, width, HEIGHT) +
    at(
      width / 2 + beside,
      HEIGHT / 2 + random.between(-30, 60),
      (tools === '' || random.chance(0.6) ? napkin(random, 270) : '') + tools,
      random.between(-13, 13),
      1.14,
    ) +
    at(
      width / 2 - beside * 1.08,
      random.between(90, 190),
      corner(random, ware, hasCoffee),
      random.between(-20, 20),
      1.2,
    ) +
    at(
      width / 2 - beside * 1.06,
      random.between(790, 900),
      corner(random, ware, hasCoffee),
      random.between(-20, 20),
      1.1,
    ) +
    (random.chance(0.5)
      ? at(width / 2 + beside * 1.06, random.between(40, 90), loose(random), 0, 0.95)
      : '') +
    at(
      middle,
      HEIGHT / 2 + random.between(-30, 30),
      draw(random, ware),
      random.between(-16, 16),
      isClose ? random.between(1.55, 1.8) : random.between(1.3, 1.46),
    ) +
    light(random, width)
  );
}

export function wall(random: Random, width: number, horizon: number): string {
  const color = random.pick([
    '#e9cfa8',
    '#3f5a5c',
    '#b9613f',
    '#d9b9a0',
    '#2c3f4d',
    '#8fa88f',
    '#c98a5c',
    '#5a2f35',
    '#efe3cc',
  ]);
  const kind = random.whole(0, 2);
  return (
    rect(0, 0, width, horizon, color) +
    (kind === 0
      ? times(9, () =>
          ellipse(
            random.between(0, width),
            random.between(20, horizon * 0.8),
            random.between(36, 90),
            random.between(36, 90),
            random.pick(['#ffd98a', '#ffc069', '#fff0c9']),
            { opacity: random.between(0.14, 0.4), filter: 'url(#near)' },
          ),
        )
      : kind === 1
        ? times(Math.ceil(width / 150), (index) =>
            rect(index * 150, 0, 7, horizon, mix(color, '#1a0c06', 0.16)),
          )
        : times(4, (row) =>
            times(Math.ceil(width / 190) + 1, (column) =>
              rect(
                column * 190 - (row % 2) * 95,
                row * (horizon / 4),
                180,
                horizon / 4 - 10,
                mix(color, row % 2 ? '#ffffff' : '#1a0c06', 0.06),
                10,
              ),
            ),
          ))
  );
}

function tableFromTheSide(random: Random, menu: Menu, draw: Serving['draw'], width: number): string {
  const ware = random.pick(wares);
  const horizon = random.between(520, 620);
  const top = random.pick(['#b98152', '#8b5a3a', '#d9b894', '#5f4230', '#e6ddd0', '#46555c']);
  const side = random.chance(0.5) ? 1 : -1;
  return (
    wall(random, width, horizon) +
    rect(0, horizon, width, HEIGHT - horizon, top) +
    times(6, (index) =>
      rect(0, horizon + 30 + index * index * 13, width, 3, mix(top, '#1a0c06', 0.2), 0, { opacity: 0.5 }),
    ) +
    rect(0, horizon, width, 9, mix(top, '#fff6e2', 0.3)) +
    at(width / 2 + side * width * 0.36, horizon + 76, drink(random, random.pick(menu.drinks)), 0, 1.05) +
    (random.chance(0.5) ? at(width / 2 - side * width * 0.38, horizon + 60, pot(random), 0, 1.05) : '') +
    at(width / 2 - side * width * 0.03, horizon + 190, draw(random, ware), 0, random.between(1.2, 1.34)) +
    light(random, width)
  );
}

export const pot = (random: Random): string => {
  if (random.chance(0.5)) {
    return ['#f6efe2', '#3a3735']
      .map((color, index) =>
        at(
          index * 92 - 46,
          0,
          shadow(ellipse(0, 6, 44, 12, '#1c0f08'), 0.4) +
            path('M-34 0L-26 -110L26 -110L34 0Z', color) +
            rect(-28, -140, 56, 36, '#b9bec0', 12),
        ),
      )
      .join('');
  }
  return (
    shadow(ellipse(0, 6, 90, 18, '#1c0f08'), 0.42) +
    times(9, (index) =>
      at(
        random.between(-30, 30),
        -120,
        sprig(random, 190, random.pick([food.leaf, food.basil])),
        -90 + (index - 4) * 17,
      ),
    ) +
    path('M-76 -130L76 -130L58 0L-58 0Z', random.pick(['#c9714a', '#3f5f6a', '#f0e3cf'])) +
    rect(-84, -142, 168, 30, '#00000022', 8)
  );
};

export function composeDish(
  { slug, number }: Illustration & { kind: 'dish' },
  ratio: number,
  host: string,
): string {
  const servings = servingsOf(slug);
  const serving = servings[number % servings.length] ?? servings[0];
  const random = createRandom(`${slug}-${number}-${host}`);
  const width = Math.round(HEIGHT * ratio);
  const draw = serving.view === 'above' ? tableFromAbove : tableFromTheSide;
  return document(width, draw(random, menus[slug], serving.draw, width));
}
