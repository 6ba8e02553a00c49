import { partnerWith } from '@tableside/partner-config/testing';
import type { PartnerFile } from '@tableside/partner-config';
import { expect, test } from 'vitest';

import type { MemberRow } from '../../accounts/find-member.ts';
import { readProfileChanges } from './profile-changes.ts';

const member = {
  firstName: 'Morgan',
  lastName: 'Reyes',
  address1: '12 Canal Street',
  address2: '',
  city: 'New York',
  state: 'NY',
  zipCode: '10013',
  phoneNumber: '',
  smsOptIn: false,
  emailOptIn: true,
} as MemberRow;
const nothing = { address1: '', city: '', state: '' };

const read = (partner: Partial<PartnerFile>, update: Parameters<typeof readProfileChanges>[2]) => {
  const { changes, errors } = readProfileChanges(partnerWith(partner), member, update);
  return { changes, wrong: errors.map(({ field }) => field) };
};

test('API-05.b PRO-06.a PRO-06.b CFG-23.a the complete address is required by its setting, and never where the currency is Credit', () => {
  const address = { ...nothing };
  for (const currencyType of ['Dollar', 'Mile', 'Point'] as const) {
    const required = read({ fullAddressRequired: true, currencyType }, { address });
    expect(required.wrong).toEqual(['address1', 'city', 'state']);
  }
  for (const partner of [
    { fullAddressRequired: true, currencyType: 'Credit' },
    { fullAddressRequired: false, currencyType: 'Mile' },
  ] as const) {
    const { changes, wrong } = read(partner, { address });
    expect(wrong).toEqual([]);
    expect(changes).toMatchObject(nothing);
  }
});

test('PRO-14.b a hidden choice about e-mail may be repeated or turned on, but not off', () => {
  const hidden = { profile: { hideEmailOptIn: true } };
  expect(read(hidden, { emailOptIn: false }).wrong).toEqual(['emailOptIn']);
  expect(read(hidden, { emailOptIn: true }).wrong).toEqual([]);
  const unread = { ...member, emailOptIn: false };
  expect(readProfileChanges(partnerWith(hidden), unread, { emailOptIn: true })).toMatchObject({
    changes: { emailOptIn: true },
    errors: [],
  });
  expect(read({}, { emailOptIn: false })).toMatchObject({ changes: { emailOptIn: false }, wrong: [] });
});

test('PRO-13.b consent to texts names its number, and applies to no other that was stored meanwhile', () => {
  const stored = { ...member, phoneNumber: '3125550199' };
  const consent = (update: { phoneNumber?: string; smsOptIn: boolean }) =>
    readProfileChanges(partnerWith({ hasSmsOptInV2: true }), stored, update);
  expect(consent({ smsOptIn: true })).toMatchObject({
    changes: {},
    errors: [{ field: 'phoneNumber', code: 'required' }],
  });
  const named = { phoneNumber: '3125550147', smsOptIn: true };
  expect(consent(named)).toEqual({ changes: named, errors: [] });
  expect(consent({ smsOptIn: false })).toMatchObject({ changes: { smsOptIn: false }, errors: [] });
});

test('PRO-11.a PRO-11.b PRO-11.c consent to texts is for its number, and without a number there is none', () => {
  const texted = { ...member, phoneNumber: '3125550147', smsOptIn: true };
  const isTexted = (update: { phoneNumber: string; smsOptIn?: boolean }) =>
    readProfileChanges(partnerWith({ hasSmsOptIn: true }), texted, update).changes.smsOptIn;
  expect(isTexted({ phoneNumber: '(312) 555-0147' })).toBe(true);
  expect(isTexted({ phoneNumber: '3125550199' })).toBe(false);
  expect(isTexted({ phoneNumber: '3125550199', smsOptIn: true })).toBe(true);
  expect([isTexted({ phoneNumber: '' }), isTexted({ phoneNumber: '', smsOptIn: true })]).toEqual([
    false,
    false,
  ]);
});

test('VAL-02.c CFG-16.a no consent to texts is accepted if the partner shows no consent text; an existing one stays', () => {
  const given = { phoneNumber: '3125550147', smsOptIn: true };
  expect(read({}, given)).toEqual({ changes: {}, wrong: ['smsOptIn'] });
  for (const partner of [{ hasSmsOptIn: true }, { hasSmsOptInV2: true }]) {
    expect(read(partner, given)).toEqual({ changes: given, wrong: [] });
  }
  const texted = { ...member, ...given };
  const { changes, errors } = readProfileChanges(partnerWith({}), texted, { smsOptIn: true });
  expect([changes, errors]).toEqual([{}, []]);
});

test('API-05.a PRO-13.c what is not given is not written: a parallel request may have changed it', () => {
  const texted = { ...member, phoneNumber: '3125550147', smsOptIn: true };
  const changesOf = (update: Parameters<typeof readProfileChanges>[2]) =>
    readProfileChanges(partnerWith({ hasSmsOptInV2: true }), texted, update).changes;
  expect(changesOf({ firstName: 'Mo' })).toEqual({ firstName: 'Mo' });
  expect(changesOf({ smsOptIn: true })).toEqual({});
  expect(changesOf({ smsOptIn: false })).toEqual({ smsOptIn: false });
});
