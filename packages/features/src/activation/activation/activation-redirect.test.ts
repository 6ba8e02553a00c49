import { buildKnownMember } from '@tableside/api-client/testing';
import { expect, test } from 'vitest';

import { activationRedirect } from './activation-redirect.ts';

test('ACT-01 without a public id: join', () => {
  expect(activationRedirect({ kind: 'nobody' })).toBe('/join?rfr=0');
});

test('ACT-02 an unknown public id: join', () => {
  expect(activationRedirect({ kind: 'unknown' })).toBe('/join?rfr=1');
});

const beyond = [0, 2, 3] as const;

const ledTo = (known: { readonly active: boolean; readonly hasWebProfile: boolean }) => [
  ...new Set(
    beyond.map((tierLevel) =>
      activationRedirect({ kind: 'known', member: buildKnownMember({ tierLevel, ...known }) }),
    ),
  ),
];

test('ACT-03 beyond tier 1, active, with a web profile: sign-in', () => {
  expect(ledTo({ active: true, hasWebProfile: true })).toEqual(['/login?rfr=3']);
});

test('ACT-04 beyond tier 1, inactive, with a web profile: sign-in, which reactivates', () => {
  expect(ledTo({ active: false, hasWebProfile: true })).toEqual(['/login?rfr=4']);
});

test('ACT-05 beyond tier 1 without a web profile: join, active or not', () => {
  for (const active of [true, false])
    expect(ledTo({ active, hasWebProfile: false })).toEqual(['/join?rfr=2']);
});

test('ACT-04 ACT-06.a tier 1 stays, whatever else is known', () => {
  for (const active of [true, false]) {
    for (const hasWebProfile of [true, false]) {
      const member = buildKnownMember({ tierLevel: 1, active, hasWebProfile });
      expect(activationRedirect({ kind: 'known', member })).toBeUndefined();
    }
  }
});
