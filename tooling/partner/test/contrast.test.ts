import { wcagContrast } from 'culori';
import { expect, test } from 'vitest';

import { nearestPassing } from '../src/check/contrast.ts';

test.each([
  ['#777777', '#888888', 4.5],
  ['#ffff00', '#ffffff', 3],
  ['#101010', '#000000', 4.5],
])('%s on %s finds a color of at least %s', (color, background, atLeast) => {
  expect(wcagContrast(nearestPassing(color, background, atLeast), background)).toBeGreaterThanOrEqual(
    atLeast,
  );
});
