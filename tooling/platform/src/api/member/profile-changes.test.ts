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
  const { changes, complaints } = readProfileChanges(partnerWith(partner), member, update);
  return { changes, wrong: complaints.map(({ field }) => field) };
};

test('PRO-06 the whole address is required by its setting, and never where the currency is Credit', () => {
  const address = { ...nothing };
  const required = read({ fullAddressRequired: true, currencyType: 'Mile' }, { address });
  expect(required.wrong).toEqual(['address1', 'city', 'state']);
  for (const partner of [
    { fullAddressRequired: true, currencyType: 'Credit' },
    { fullAddressRequired: false, currencyType: 'Mile' },
  ] as const) {
    const { changes, wrong } = read(partner, { address });
    expect(wrong).toEqual([]);
    expect(changes).toMatchObject(nothing);
  }
});

test('PRO-14 a choice about mail that is not offered may be repeated, not changed', () => {
  const hidden = { profile: { hideEmailOptIn: true } };
  expect(read(hidden, { emailOptIn: false }).wrong).toEqual(['emailOptIn']);
  expect(read(hidden, { emailOptIn: true }).wrong).toEqual([]);
  expect(read({}, { emailOptIn: false })).toMatchObject({ changes: { emailOptIn: false }, wrong: [] });
});
