import { beforeEach, expect, test } from 'vitest';

import {
  isPlausible,
  isSessionExpiry,
  readExpiry,
  removeExpiry,
  sidOf,
  writeExpiry,
} from './stored-expiry.ts';

const DAY_MS = 86_400_000;

beforeEach(() => localStorage.clear());

// Published test vectors of FNV-1a, in base 36.
test.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('the session id of token "%s" is its FNV-1a hash', (token, hash) => {
  expect(sidOf(token)).toBe(hash.toString(36));
});

test('SES-13.a a written expiry is read by all until it is removed', () => {
  writeExpiry({ sid: 's-1', deadline: 7 });
  expect(localStorage.getItem('dr.sessionExpiry')).toBe('{"sid":"s-1","deadline":7}');
  expect(readExpiry()).toEqual({ sid: 's-1', deadline: 7 });
  removeExpiry();
  expect(readExpiry()).toBeUndefined();
});

test.each([undefined, null, 'text', 7, {}, { sid: 's-1' }, { deadline: 7 }, { sid: 7, deadline: 7 }])(
  '%j is not an expiry',
  (value) => {
    expect(isSessionExpiry(value)).toBe(false);
  },
);

test('a deadline is neither a text nor infinite', () => {
  expect(isSessionExpiry({ sid: 's-1', deadline: 7 })).toBe(true);
  for (const deadline of ['7', NaN, Infinity, null])
    expect(isSessionExpiry({ sid: 's-1', deadline })).toBe(false);
});

test('AUT-03.a no session ends later than ninety days ahead, plus one for clock differences', () => {
  const now = 1_000;
  expect(isPlausible({ sid: 's-1', deadline: now + 91 * DAY_MS }, now)).toBe(true);
  expect(isPlausible({ sid: 's-1', deadline: now + 91 * DAY_MS + 1 }, now)).toBe(false);
});
