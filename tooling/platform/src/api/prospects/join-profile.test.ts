import { partnerWith } from '@tableside/partner-config/testing';
import type { PartnerFile } from '@tableside/partner-config';
import { expect, test } from 'vitest';

import { TEST_DAY } from '../../testing/test-api.ts';
import { tierAfterJoining } from './join-direct.ts';
import { readProfile } from './join-profile.ts';
import type { JoinBody } from './read-prospect.ts';

const request: JoinBody = {
  zipCode: '60601',
  phoneNumber: '3125550147',
  smsOptIn: true,
  emailOptIn: false,
  terms: true,
  termsVersion: '1',
};
const profileOf = (partner: Partial<PartnerFile>, changes: Partial<JoinBody> = {}) =>
  readProfile(partnerWith(partner), { ...request, ...changes }, { numberOfPartner: null, now: TEST_DAY })
    .profile;
const isTexted = (...given: Parameters<typeof profileOf>) => profileOf(...given).smsOptIn;

test.each([
  [true, 'SAM123456'],
  [false, null],
])('CFG-24.a a number is stored only if the partner’s members have one: %s', (hasPPN, memberNumber) => {
  expect(profileOf({ hasPPN }, { memberNumber: 'sam123456' }).memberNumber).toBe(memberNumber);
});

test('VAL-02.a VAL-02.b VAL-02.c CFG-16.a consent to texts is stored only if the partner shows a consent text, and with a number', () => {
  expect(isTexted({})).toBe(false);
  expect(isTexted({ hasSmsOptIn: true })).toBe(true);
  expect(isTexted({ hasSmsOptInV2: true })).toBe(true);
  expect(isTexted({ hasSmsOptInV2: true }, { smsOptIn: false })).toBe(false);
  expect(isTexted({ hasSmsOptInV2: true }, { phoneNumber: '' })).toBe(false);
});

test('SES-06 who joins is opted in or opted out by their choice about e-mail, and a VIP stays one', () => {
  expect([true, false].map((emailOptIn) => tierAfterJoining(emailOptIn))).toEqual([2, 0]);
  expect([true, false].map((emailOptIn) => tierAfterJoining(emailOptIn, 1))).toEqual([2, 0]);
  expect([true, false].map((emailOptIn) => tierAfterJoining(emailOptIn, 3))).toEqual([3, 3]);
});
