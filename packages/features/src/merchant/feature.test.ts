import { expect, test } from 'vitest';

import { merchant } from './index.ts';

test('ROU-04 ROU-05.a MER-38.a all paths exist for every partner', () => {
  expect(merchant.routes.map(({ path, isAvailable, hasOwnMeta }) => [path, isAvailable, hasOwnMeta])).toEqual(
    [
      ['/merchants/:merchantId', undefined, true],
      ['/merchants/:merchantId/menu', undefined, true],
      ['/merchants/:merchantId/Order', undefined, true],
    ],
  );
});
