import { expect, test } from 'vitest';

import { accessTokenOf, isAccessTokenOf } from './access-token.ts';

const secret = 'a secret of the tests';
const token = accessTokenOf(secret, 'session-1');

test('SES-18.b a session has one access token, of 256 bits, which reveals nothing about the session', () => {
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(accessTokenOf(secret, 'session-1')).toBe(token);
  expect(accessTokenOf(secret, 'session-2')).not.toBe(token);
  expect(accessTokenOf('another secret', 'session-1')).not.toBe(token);
});

test.each([`Bearer ${token}`, `bearer ${token}`])('SES-18.b "%s" contains it', (header) => {
  expect(isAccessTokenOf(secret, 'session-1', header)).toBe(true);
  expect(isAccessTokenOf(secret, 'session-2', header)).toBe(false);
});

test.each([
  undefined,
  '',
  'Bearer ',
  'Bearer',
  token,
  `Basic ${token}`,
  `x Bearer ${token}`,
  `Bearer  ${token}`,
  `Bearer ${token} x`,
  `Bearer ${token.slice(1)}`,
  `Bearer ${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
])('SES-18.b "%s" does not', (header) => {
  expect(isAccessTokenOf(secret, 'session-1', header)).toBe(false);
});
