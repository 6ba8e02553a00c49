import { expect, test } from 'vitest';

import { minimalPartner } from './testing.ts';
import { loadPartner } from './schema/load-partner.ts';
import { themeStyleSheet, themeVariables } from './theme.ts';

const brandOf = (changes: object) => {
  const { partner } = loadPartner({ ...minimalPartner, brand: { ...minimalPartner.brand, ...changes } });
  if (!partner) throw new Error('The brand is wrong.');
  return partner.brand;
};

test('CFG-01 a brand is dressed by variables on the root alone', () => {
  const sheet = themeStyleSheet(brandOf({ radius: 2, font: { title: 'Source Serif 4' } }));
  expect(sheet).toMatch(/^:root \{/);
  expect(sheet).toContain('--ts-color-surface-brand: #202020;');
  expect(sheet).toContain('--ts-radius: 2px;');
  expect(sheet).toContain('--ts-font-title: "Source Serif 4 Variable", "Source Serif 4", Georgia, serif;');
});

test('the foot of the header follows the header style', () => {
  const ruleOf = (headerStyle: string) => themeVariables(brandOf({ headerStyle }))['--ts-header-rule'];
  expect([ruleOf('plain'), ruleOf('rule'), ruleOf('solid')]).toEqual(['1px', '3px', '0px']);
});
