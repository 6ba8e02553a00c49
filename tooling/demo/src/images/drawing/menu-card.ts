import type { Illustration } from '../illustrations.ts';
import { darker } from './colors.ts';
import { document, HEIGHT, light } from './compose.ts';
import { leaf } from './garnish.ts';
import { menus, servingsOf } from './menus.ts';
import { createRandom, type Random } from './random.ts';
import { at, curve, rect, shadow, stroke, times, type Point } from './svg.ts';
import { wares } from './ware.ts';

const INK = '#4a352a';

/** Draws digits as strokes in a box of 20 by 34, so that the server needs no font. */
const digits = [
  'M10 2C2 2 2 32 10 32C18 32 18 2 10 2Z',
  'M5 8L11 2L11 32',
  'M3 9C4 -1 18 0 16 11C15 18 5 24 3 32L17 32',
  'M4 3L16 3L9 14C20 14 19 32 9 32C6 32 4 31 3 28',
  'M13 32L13 2L2 23L18 23',
  'M16 3L6 3L4 15C18 11 20 32 9 32C6 32 4 31 3 28',
  'M14 3C4 8 2 22 4 27C7 34 17 33 17 24C17 15 7 14 4 22',
  'M3 3L17 3L8 32',
  'M10 16C2 14 3 2 10 2C17 2 18 14 10 16C1 18 1 32 10 32C19 32 19 18 10 16Z',
  'M16 12C14 19 4 19 4 10C4 1 15 0 16 8C17 18 13 29 6 32',
] as const;
const dollar = 'M15 8C14 2 4 3 5 10C6 17 15 15 16 23C16 31 5 32 4 26M10 -2L10 36';

const price = (amount: number): string =>
  stroke(dollar, INK, 4) +
  [...String(amount)]
    .map((digit, index) => at(26 + index * 25, 0, stroke(digits[Number(digit)] ?? digits[0], INK, 4)))
    .join('');

function scribble(random: Random, width: number): string {
  const letters = Math.round(width / 11);
  const points = Array.from({ length: letters }, (_, index): Point => [
    index * 11,
    index % 2 === 0 ? random.between(2, 8) : -random.between(6, random.chance(0.25) ? 30 : 16),
  ]);
  return stroke(curve(points, false), INK, 4.5);
}

export function composeMenu({ slug, number }: Illustration & { kind: 'menu' }, ratio: number): string {
  const random = createRandom(`menu-${slug}-${number}`);
  const width = Math.round(HEIGHT * ratio);
  const servings = servingsOf(slug);
  const dishes = servings.filter(({ view }) => view === 'above');
  const sheet = random.pick(['#faf3e3', '#f4ead6', '#eef0e4', '#f7e8dc']);
  const accent = random.pick(['#b5533c', '#3f6b5a', '#b98a2f', '#3f5f7a']);
  const left = width * 0.07;
  const column = (width - 2 * left) / 3;
  return document(
    width,
    random.pick(menus[slug].surfaces)(random, width, HEIGHT) +
      shadow(rect(left - 46 + 12, 36 + 20, width - 2 * left + 92, HEIGHT - 72, '#1c0f08', 14), 0.4) +
      rect(left - 46, 36, width - 2 * left + 92, HEIGHT - 72, sheet, 14) +
      rect(left - 22, 60, width - 2 * left + 44, HEIGHT - 120, 'none', 8, {
        stroke: accent,
        'stroke-width': 4,
      }) +
      at(
        width / 2,
        62,
        rect(-84, -16, 168, 32, sheet) + at(0, 0, leaf(70, accent)) + at(0, 0, leaf(70, darker(accent)), 180),
      ) +
      times(6, (index) => {
        const x = left + column * ((index % 3) + 0.5);
        const y = index < 3 ? 262 : 692;
        const dish = dishes[(number + index) % dishes.length] ?? servings[0];
        const nameWidth = random.between(120, 190);
        return (
          at(x, y, dish.draw(random, random.pick(wares)), random.between(-14, 14), 0.41) +
          at(x - column * 0.4, y + 206, scribble(random, nameWidth)) +
          at(x + column * 0.4 - 78, y + 182, price(random.whole(9, 34)))
        );
      }) +
      light(random, width),
  );
}
