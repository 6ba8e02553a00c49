import { join } from 'node:path';

import { contrastPairs } from '@tableside/partner-config/schema';
import { wcagContrast } from 'culori';
import { expect, test } from 'vitest';

import { contrastFindings, measuredPairs, nearestPassing } from '../src/check/contrast.ts';
import { loadedPartner, partnerIds } from '../src/partners.ts';

const partners = join(import.meta.dirname, '../../../partners');

test.each([
  ['#777777', '#888888', 4.5],
  ['#ffff00', '#ffffff', 3],
  ['#101010', '#000000', 4.5],
])('%s on %s finds a color of at least %s', (color, background, atLeast) => {
  expect(wcagContrast(nearestPassing(color, background, atLeast), background)).toBeGreaterThanOrEqual(
    atLeast,
  );
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
    expect(contrastFindings({ ...partner, brand })).toHaveLength(found.length);
  }
});
