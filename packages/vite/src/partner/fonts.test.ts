import { fallbackFontName } from '@tableside/partner-config';
import { expect, test } from 'vitest';

import { fallbackFaces } from './fonts.ts';

const percent = (rule: string, descriptor: string) =>
  Number(new RegExp(`${descriptor}: ([\\d.]+)%`).exec(rule)?.[1]);

test.each([
  ['DM Sans', ['Arial', 'Roboto Regular']],
  ['Source Serif 4', ['Georgia']],
] as const)('%s falls back to scaled fonts of devices: %o', async (name, deviceFonts) => {
  const rules = (await fallbackFaces(name)).split(/(?=@font-face)/);
  expect(rules).toHaveLength(deviceFonts.length);
  for (const [index, rule] of rules.entries()) {
    expect(rule).toContain(`font-family: "${fallbackFontName(name)}"`);
    expect(rule).toContain(`local('${deviceFonts[index]}')`);
    // Both fonts are wider than device fonts.
    expect(percent(rule, 'size-adjust')).toBeGreaterThan(103);
    expect(percent(rule, 'size-adjust')).toBeLessThan(108);
    expect(percent(rule, 'ascent-override')).toBeGreaterThan(80);
    expect(percent(rule, 'descent-override')).toBeGreaterThan(20);
  }
});
