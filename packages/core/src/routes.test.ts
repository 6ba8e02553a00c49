import { expect, test } from 'vitest';

import { coversPath } from './routes.ts';

test.each([
  ['/surveys', '/surveys', true],
  ['/surveys', '/surveys/success', true],
  ['/surveys/success', '/surveys', false],
  ['/merchants', '/merchants/12/Order', true],
  ['/earn', '/earnings', false],
  ['/earn/', '/earn', true],
  ['/earn', '/earn/', true],
  ['/earn/', '/earn/reservations', true],
  ['/', '/', true],
  ['/', '/earn', false],
])('SUR-09 the listed path %s covers the page %s: %s', (listed, page, isCovered) => {
  expect(coversPath(listed, page)).toBe(isCovered);
});
