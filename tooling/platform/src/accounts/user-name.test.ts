import { expect, test } from 'vitest';

import { hasWebProfile, normaliseUserName, type MemberRow } from './find-member.ts';

test.each([
  [' Mo@Example.COM ', 'mo@example.com'],
  [' ab123 ', 'AB123'],
])('"%s" is who "%s" is', (typed, kept) => {
  expect(normaliseUserName(typed)).toBe(kept);
});

test('who has a password or comes through the partner can sign in', () => {
  const member = (passwordHash: string | null, ssoSubject: string | null) =>
    hasWebProfile({ passwordHash, ssoSubject } as MemberRow);
  expect([member('hash', null), member(null, 'subject'), member(null, null)]).toEqual([true, true, false]);
});
