import { expect, test } from 'vitest';

import { minimalPartner } from './testing.ts';
import { loadPartner } from './schema/load-partner.ts';
import { themeStyleSheet, themeVariables } from './theme.ts';

const brandOf = (changes: object) => {
  const { partner } = loadPartner({ ...minimalPartner, brand: { ...minimalPartner.brand, ...changes } });
  if (!partner) throw new Error('The brand is wrong.');
  return partner.brand;
};

test('CFG-01.b a brand is applied only by variables on the root', () => {
  const names = Object.keys(minimalPartner.brand.colors);
  const colors = names.map((name, index) => [name, `#${String(index).padStart(6, '0')}`] as const);
  const brand = { radius: 2, font: { title: 'Source Serif 4' }, colors: Object.fromEntries(colors) };
  const sheet = themeStyleSheet(brandOf(brand));
  expect(sheet).toMatch(/^:root \{[^{}]*\}\s*$/);
  for (const [name, color] of colors) {
    const variable = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    expect(sheet).toContain(`--ts-color-${variable}: ${color};`);
  }
  expect(sheet).toContain('--ts-radius: 2px;');
  expect(sheet).toContain(
    '--ts-font-title: "Source Serif 4 Variable", "Source Serif 4", "Source Serif 4 Fallback", Georgia, serif;',
  );
});

test('the header’s lower edge follows the header style', () => {
  const ruleOf = (headerStyle: string) => themeVariables(brandOf({ headerStyle }))['--ts-header-rule'];
  expect([ruleOf('plain'), ruleOf('rule'), ruleOf('solid')]).toEqual(['1px', '3px', '0px']);
});

test.each([
  [{ density: 'compact' }, '--ts-space', '3.5px'],
  [{ density: 'spacious' }, '--ts-space', '4.5px'],
  [{ radius: 6 }, '--ts-button-radius', '6px'],
  [{ radius: 6, buttonShape: 'square' }, '--ts-button-radius', '0px'],
  [{ radius: 6, buttonShape: 'pill' }, '--ts-button-radius', '999px'],
  [{ font: { titleWeight: 400 } }, '--ts-title-weight', '400'],
  [{ cardLayout: 'open' }, '--ts-card-line', 'transparent'],
  [{ cardLayout: 'framed' }, '--ts-card-picture-inset', '10px'],
  [{ picture: { tone: 'warm' } }, '--ts-picture-filter', 'sepia(0.24) saturate(1.12)'],
  [{ radius: 4, picture: { shape: 'leaf' } }, '--ts-picture-radius', '4px max(4px, 40px)'],
  [{ radius: 4, picture: { shape: 'round' } }, '--ts-card-picture-radius', 'max(4px, 24px)'],
  [{ radius: 4 }, '--ts-card-picture-radius', '0px'],
])('a brand of %j sets %s to %s', (changes, name, value) => {
  expect(themeVariables(brandOf(changes))[name]).toBe(value);
});
