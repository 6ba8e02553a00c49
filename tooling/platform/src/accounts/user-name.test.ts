import { expect, test } from 'vitest';

import { hasWebProfile, normaliseUserName, type MemberRow } from './find-member.ts';

test.each([
  [' Mo@Example.COM ', 'mo@example.com'],
  [' ab123 ', 'AB123'],
])('"%s" and "%s" are the same user name', (typed, kept) => {
  expect(normaliseUserName(typed)).toBe(kept);
});

test('members with a password or the partner’s sign-in can sign in', () => {
  const member = (passwordHash: string | null, ssoSubject: string | null) =>
    hasWebProfile({ passwordHash, ssoSubject } as MemberRow);
  expect([member('hash', null), member(null, 'subject'), member(null, null)]).toEqual([true, true, false]);
});
