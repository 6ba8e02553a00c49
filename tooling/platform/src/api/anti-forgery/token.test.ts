import { expect, test } from 'vitest';

import { issueToken, isTokenOf } from './token.ts';

const secret = 'a secret of the tests';
const owner = { partnerId: 'one', sessionId: 'session-1' };
const token = issueToken(secret, owner);
const [nonce = '', signature = ''] = token.split('.');

test('API-02.a a token is different each time, and valid for its own session', () => {
  expect(token).toMatch(/^[\w-]{16}\.[\w-]{43}$/);
  const another = issueToken(secret, owner);
  expect(another).not.toBe(token);
  expect([token, another].map((each) => isTokenOf(secret, owner, each))).toEqual([true, true]);
});

test('API-02.a it is invalid for another partner, session or secret', () => {
  expect(isTokenOf(secret, { ...owner, partnerId: 'two' }, token)).toBe(false);
  expect(isTokenOf(secret, { ...owner, sessionId: 'session-2' }, token)).toBe(false);
  expect(isTokenOf('another secret', owner, token)).toBe(false);
  // The signed parts are delimited, so moving characters from one part to the next changes the signature.
  expect(isTokenOf(secret, { partnerId: 'onesession-1', sessionId: '' }, token)).toBe(false);
});

test.each([
  ['nothing', undefined],
  ['no text', ''],
  ['two empty parts', '.'],
  ['the first part alone', nonce],
  ['no second part', `${nonce}.`],
  ['no first part', `.${signature}`],
  ['an empty third part', `${token}.`],
  ['a third part', `${token}.x`],
  ['its parts the other way round', `${signature}.${nonce}`],
  ['another first part', `x${token}`],
  ['one letter less', token.slice(0, -1)],
  ['one letter more', `${token}x`],
])('API-02.a %s is invalid', (_what, wrong) => {
  expect(isTokenOf(secret, owner, wrong)).toBe(false);
});
