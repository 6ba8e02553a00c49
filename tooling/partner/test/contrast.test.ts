import { join } from 'node:path';

import { contrastPairs } from '@tableside/partner-config/schema';
import { wcagContrast } from 'culori';
import { expect, test } from 'vitest';

import { contrastFindings, formatContrast, measuredPairs, nearestPassing } from '../src/check/contrast.ts';
import { loadedPartner, partnerIds } from '../src/partners.ts';

const partners = join(import.meta.dirname, '../../../partners');

test.each([
  // Its lightness changes, darker or lighter, and no more than it must; its hue stays.
  ['#777777', '#ffffff', 4.5, '#757575'],
  ['#777777', '#888888', 4.5, '#212121'],
  ['#ffff00', '#ffffff', 3, '#9a9a00'],
  ['#cc3344', '#ffffff', 7, '#b00d2e'],
  ['#101010', '#000000', 4.5, '#757575'],
  // A contrast that just reaches the limit passes, and white is among the candidates.
  ['#ffffff', '#ffffff', 1, '#ffffff'],
])(
  'UIX-10 the color nearest to %s that passes on %s with %s is %s',
  (color, background, atLeast, nearest) => {
    expect(nearestPassing(color, background, atLeast)).toBe(nearest);
    expect(wcagContrast(nearest, background)).toBeGreaterThanOrEqual(atLeast);
  },
);

test('UIX-10 where no color passes, black or white is nearest, and a text that is no color is an error', () => {
  expect(nearestPassing('#777777', '#bbbbbb', 22)).toBe('#000000');
  expect(nearestPassing('#777777', '#333333', 22)).toBe('#ffffff');
  expect(() => nearestPassing('sand', '#ffffff', 3)).toThrow('sand is not a color');
});

test('UIX-10 a contrast is rounded down, so that none seems to pass', () => {
  expect([4.499, 4.5, 12].map(formatContrast)).toEqual(['4.49', '4.50', '12.00']);
});

test('UIX-10 the pairs that Storybook shows of each brand are those of the check, which finds the ones below their limit', () => {
  const ids = partnerIds(partners);
  expect(ids).toHaveLength(10);
  for (const id of ids) {
    const partner = loadedPartner(partners, id);
    const pairs = measuredPairs(partner.brand);
    expect(pairs).toMatchObject(contrastPairs);
    const low = pairs.filter(({ contrast, atLeast }) => contrast < atLeast);
    expect([id, low]).toEqual([id, []]);
    const brand = {
      ...partner.brand,
      colors: { ...partner.brand.colors, actionText: partner.brand.colors.action },
    };
    const found = measuredPairs(brand).filter(({ contrast, atLeast }) => contrast < atLeast);
    expect(found.map(({ background }) => background)).toContain('action');
    const findings = contrastFindings({ ...partner, brand });
    expect(findings).toHaveLength(found.length);
    const { action } = brand.colors;
    expect(findings).toContainEqual({
      partner: id,
      where: 'brand.colors.actionText',
      message: `${action} on action ${action} has a contrast of 1.00 instead of at least 4.5: the nearest color that passes is ${nearestPassing(action, action, 4.5)}`,
    });
  }
});
