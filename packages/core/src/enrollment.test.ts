import { expect, test } from 'vitest';

import { hasMembers, joinsBySso, joinsDirectly } from './enrollment.ts';

test.each([
  ['none', { isMember: false, isDirect: false, isSso: false }],
  ['direct', { isMember: true, isDirect: true, isSso: false }],
  ['sso', { isMember: true, isDirect: false, isSso: true }],
] as const)('CFG-06.a what the enrollment type %s means for joining', (enrollmentType, expected) => {
  expect({
    isMember: hasMembers({ enrollmentType }),
    isDirect: joinsDirectly({ enrollmentType }),
    isSso: joinsBySso({ enrollmentType }),
  }).toEqual(expected);
});
