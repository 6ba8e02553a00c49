/**
 * The pictures that the image service can draw, at `/images/<illustration>?w=&ar=`. An illustration is named
 * `<cuisine slug>-<number>`, `menu-<cuisine slug>-<number>` or `scene-<scene slug>-<number>`. The number
 * selects the dish, plate, table and light.
 */

export const cuisineSlugs = [
  'american',
  'bakery-cafe',
  'bar-grill',
  'barbecue',
  'burgers',
  'chinese',
  'french',
  'indian',
  'italian',
  'japanese',
  'korean',
  'mediterranean',
  'mexican',
  'pizza',
  'seafood',
  'spanish',
  'steakhouse',
  'thai',
  'vegetarian',
  'vietnamese',
] as const;
export type CuisineSlug = (typeof cuisineSlugs)[number];

export const sceneSlugs = ['table', 'dinner', 'brunch', 'market', 'toast', 'street'] as const;
export type SceneSlug = (typeof sceneSlugs)[number];

export const cuisineSlug = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export type Illustration =
  | { readonly kind: 'dish' | 'menu'; readonly slug: CuisineSlug; readonly number: number }
  | { readonly kind: 'scene'; readonly slug: SceneSlug; readonly number: number };

const oneOf = <T extends string>(allowed: readonly T[], word: string): T | undefined =>
  allowed.find((candidate) => candidate === word);

export function parseIllustration(text: string): Illustration | undefined {
  const match = /^(?:(scene|menu)-)?([a-z-]{2,30})-(0|[1-9]\d{0,5})$/.exec(text);
  const [, prefix, word, digits] = match ?? [];
  if (word === undefined || digits === undefined) return undefined;
  const number = Number(digits);
  if (prefix === 'scene') {
    const slug = oneOf(sceneSlugs, word);
    return slug && { kind: 'scene', slug, number };
  }
  const slug = oneOf(cuisineSlugs, word);
  return slug && { kind: prefix === 'menu' ? 'menu' : 'dish', slug, number };
}
