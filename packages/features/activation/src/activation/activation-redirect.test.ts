import { buildKnownMember } from '@tableside/api-client/testing';
import { expect, test } from 'vitest';

import { activationRedirect } from './activation-redirect.ts';

test('ACT-01 without a public id: join', () => {
  expect(activationRedirect({ kind: 'nobody' })).toBe('/join?rfr=0');
});

test('ACT-02 a public id that is not known: join', () => {
  expect(activationRedirect({ kind: 'unknown' })).toBe('/join?rfr=1');
});

const beyond = [0, 2, 3] as const;

test.each([
  ['ACT-03', true, true, '/login?rfr=3'],
  ['ACT-04', false, true, '/login?rfr=4'],
  ['ACT-05', true, false, '/join?rfr=2'],
  ['ACT-05', false, false, '/join?rfr=2'],
] as const)(
  '%s beyond tier 1, active %s, web profile %s: %s (OP-061)',
  (_, active, hasWebProfile, target) => {
    for (const tierLevel of beyond) {
      const member = buildKnownMember({ tierLevel, active, hasWebProfile });
      expect(activationRedirect({ kind: 'known', member })).toBe(target);
    }
  },
);

test('ACT-06 tier 1 stays, whatever else is known', () => {
  for (const active of [true, false]) {
    for (const hasWebProfile of [true, false]) {
      const member = buildKnownMember({ tierLevel: 1, active, hasWebProfile });
      expect(activationRedirect({ kind: 'known', member })).toBeUndefined();
    }
  }
});
