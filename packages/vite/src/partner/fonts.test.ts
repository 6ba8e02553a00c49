import { existsSync } from 'node:fs';

import { fallbackFontName } from '@tableside/partner-config';
import { expect, test } from 'vitest';

import { brandFonts, fallbackFaces, fontFaces, latinFontFile } from './fonts.ts';

const percent = (rule: string, descriptor: string) =>
  Number(new RegExp(`${descriptor}: ([\\d.]+)%`).exec(rule)?.[1]);

test.each([
  [
    'DM Sans',
    [
      "local('Arial'), local('ArialMT'), local('Liberation Sans')",
      "local('Roboto Regular'), local('Roboto-Regular')",
    ],
  ],
  ['Source Serif 4', ["local('Georgia')"]],
] as const)('%s falls back to scaled fonts of devices: %o', async (name, sources) => {
  const rules = (await fallbackFaces(name)).split(/(?=@font-face)/);
  expect(rules).toHaveLength(sources.length);
  for (const [index, rule] of rules.entries()) {
    expect(rule).toMatch(/^@font-face \{\n[^}]+\}\n?$/);
    expect(rule).toContain(`font-family: "${fallbackFontName(name)}";`);
    expect(rule).toContain(`src: ${sources[index]};`);
    expect(percent(rule, 'size-adjust')).toBeGreaterThan(103);
    expect(percent(rule, 'size-adjust')).toBeLessThan(108);
    expect(percent(rule, 'ascent-override')).toBeGreaterThan(80);
    expect(percent(rule, 'descent-override')).toBeGreaterThan(20);
  }
});

test('a font has a rule for Central European and one for Western letters, with files that are there', () => {
  const rules = fontFaces('DM Sans').split(/\n(?=@font-face)/);
  expect(rules).toHaveLength(2);
  const files = rules.map((rule) => {
    expect(rule.trim()).toMatch(/^@font-face \{\n[^}]+\}$/);
    expect(rule).toContain("font-family: 'DM Sans Variable'");
    return /url\(([^)]+)\)/.exec(rule)?.[1] ?? '';
  });
  expect(files.map((file) => file.replace(/^.*\//, ''))).toEqual([
    'dm-sans-latin-ext-wght-normal.woff2',
    'dm-sans-latin-wght-normal.woff2',
  ]);
  expect(files[1]).toBe(latinFontFile('DM Sans'));
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test('the fonts of a brand are those of its text and its titles, each once', () => {
  const fontsOf = (body: string, title: string) =>
    brandFonts({ brand: { font: { body, title } } } as Parameters<typeof brandFonts>[0]);
  expect(fontsOf('DM Sans', 'Outfit')).toEqual(['DM Sans', 'Outfit']);
  expect(fontsOf('DM Sans', 'DM Sans')).toEqual(['DM Sans']);
});
