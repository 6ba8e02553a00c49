import type { menusContract } from '@tableside/api-client/contract';
import { formatMoney, omitUndefined, type DishMark } from '@tableside/core';

import type { CuisineSeed } from './cuisines.ts';
import { markLetters, menuBooks, type DishLine } from './menu-books/index.ts';
import { createRandom, type Random } from './random.ts';

type Menu = menusContract.MenuResponse;
type Section = Menu['sections'][number];

/** Factors for the prices in a book by price level; the first is for an unknown level. */
const factors = [1, 0.8, 1, 1.3, 1.7] as const;
/**
 * Offsets the seed, so that a menu does not share the merchant's random numbers. Otherwise the merchant's
 * other data would change with each new dish.
 */
const SEEDS_APART = 50_000_000;

const notes = [
  'Parties of six or more: 20 percent service is added.',
  'Our kitchen uses nuts, wheat and milk. Ask us about any dish.',
  'The menu changes with the season.',
] as const;

const wordsOf = (text: string) => text.toLowerCase().replaceAll(/([a-z]{3,})(?:es|s)\b/g, '$1');

export const isKnownFor = ({ dishes }: Pick<CuisineSeed, 'dishes'>, name: string): boolean =>
  dishes.some((known) => wordsOf(name).includes(wordsOf(known)));

const marksOf = (letters: string): DishMark[] => [...letters].flatMap((letter) => markLetters[letter] ?? []);

function dishOf(
  [name, description, dollars, letters = '']: DishLine,
  factor: number,
): Section['dishes'][number] {
  const marks = marksOf(letters);
  return omitUndefined({
    name,
    description: description === '' ? undefined : description,
    priceCents: dollars === 0 ? undefined : Math.round(dollars * factor * 2) * 50,
    note: dollars === 0 ? 'market price' : undefined,
    marks: marks.length > 0 ? marks : undefined,
  });
}

function writeMenu(cuisine: CuisineSeed, priceLevel: number, random: Random): Menu {
  const factor = (factors[priceLevel] ?? 1) * (0.94 + 0.12 * random.next());
  const sections = Object.entries(menuBooks[cuisine.name] ?? {}).map(([name, lines]): Section => {
    const picked = lines.filter(([dish], at) => at === 0 || isKnownFor(cuisine, dish) || random.chance(0.8));
    return { name, dishes: picked.map((line) => dishOf(line, factor)) };
  });
  return omitUndefined({ sections, note: random.chance(0.6) ? random.pick(notes) : undefined });
}

const describeSection = ({ name, dishes }: Section) =>
  `${name}: ${dishes
    .map(
      (dish) => `${dish.name}, ${dish.priceCents === undefined ? dish.note : formatMoney(dish.priceCents)}`,
    )
    .join('; ')}.`;

const describePictures = ({ sections }: Menu, pictures: number): string[] =>
  Array.from({ length: pictures }, (_, page) => {
    const onPage = sections.filter((_section, index) => index % pictures === page);
    return `Page ${page + 1} of the menu. ${onPage.map(describeSection).join(' ')}`.trim();
  });

export interface InventedMenu {
  readonly menu: Menu | null;
  readonly descriptions: string[];
}

export function inventMenuText({
  merchantId,
  cuisine,
  priceLevel,
  hasUrl,
  pictures,
}: {
  readonly merchantId: number;
  readonly cuisine: CuisineSeed;
  readonly priceLevel: number;
  readonly hasUrl: boolean;
  readonly pictures: number;
}): InventedMenu {
  const random = createRandom(merchantId + SEEDS_APART);
  const kind = random.pickWeighted([
    ['text', 40],
    ['described', 30],
    ['neither', 30],
  ] as const);
  const menu = writeMenu(cuisine, priceLevel, random);
  return {
    menu: kind === 'text' && (hasUrl || pictures > 0) ? menu : null,
    descriptions: kind === 'neither' ? [] : describePictures(menu, pictures),
  };
}
