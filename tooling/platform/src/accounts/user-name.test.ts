import { expect, test } from 'vitest';

import { hasWebProfile, normalizeUserName, type MemberRow } from './find-member.ts';

test.each([
  [' Mo@Example.COM ', 'mo@example.com'],
  [' ab123 ', 'AB123'],
])('"%s" and "%s" are the same user name', (typed, stored) => {
  expect(normalizeUserName(typed)).toBe(stored);
});

test('members with a password or the partner’s sign-in can sign in', () => {
  const member = (passwordHash: string | null, ssoSubject: string | null) =>
    hasWebProfile({ passwordHash, ssoSubject } as MemberRow);
  expect([member('hash', null), member(null, 'subject'), member(null, null)]).toEqual([true, true, false]);
});
