import { expect, test } from 'vitest';

import { readPublicIdCookie } from './public-id-cookie.ts';

test.each([
  ['RN_PUBLIC_ID=abc-1', 'abc-1'],
  ['a=1; RN_PUBLIC_ID=a%2Fb; c=2', 'a/b'],
  ['RN_PUBLIC_ID=%zz', '%zz'],
  ['RN_PUBLIC_ID=', undefined],
  ['NOT_RN_PUBLIC_ID=abc', undefined],
  ['', undefined],
])('TRK-07 the public id of %j is %j', (cookies, expected) => {
  expect(readPublicIdCookie(cookies)).toBe(expected);
});
