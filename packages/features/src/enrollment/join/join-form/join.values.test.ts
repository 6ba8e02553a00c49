import { LONGEST_PASSWORD } from '@tableside/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { everything, filled } from './join.fixture.ts';
import { initialJoinValues, toJoinRequest } from './join.values.ts';

const terms = { version: '2026-07-01', link: 'https://sample.example/terms' };

describe('text message consent', () => {
  test.each([
    { clause: 'VAL-02.a', texting: 'v2', smsOptIn: true, phoneNumber: '212-555-0142', expected: true },
    { clause: 'VAL-02.a', texting: 'v2', smsOptIn: false, phoneNumber: '212-555-0142', expected: false },
    { clause: 'VAL-02.a', texting: 'v2', smsOptIn: true, phoneNumber: '', expected: false },
    { clause: 'VAL-02.b', texting: 'v1', smsOptIn: false, phoneNumber: '212-555-0142', expected: true },
    { clause: 'VAL-02.b', texting: 'v1', smsOptIn: true, phoneNumber: '', expected: false },
    { clause: 'VAL-02.c', texting: 'none', smsOptIn: false, phoneNumber: '212-555-0142', expected: false },
    { clause: 'VAL-02.c', texting: 'none', smsOptIn: true, phoneNumber: '212-555-0142', expected: false },
    { clause: 'VAL-02.c', texting: 'none', smsOptIn: false, phoneNumber: '', expected: false },
  ] as const)(
    '$clause $texting, ticked $smsOptIn, number "$phoneNumber": $expected',
    ({ texting, smsOptIn, phoneNumber, expected }) => {
      const request = toJoinRequest(
        { ...filled, smsOptIn, phoneNumber },
        { ...everything, texting },
        { referral: {}, terms },
      );
      expect(request.smsOptIn).toBe(expected);
    },
  );
});

test('VAL-01 passwords are truncated to the significant part, whatever was typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (password) => {
      const request = toJoinRequest({ ...filled, password, passwordConfirm: password }, everything, {
        referral: {},
        terms,
      });
      expect(request.passwordConfirm).toBe(request.password);
      expect(password.startsWith(request.password ?? 'none')).toBe(true);
      const { length } = request.password ?? '';
      expect(length).toBeLessThanOrEqual(LONGEST_PASSWORD);
      expect(length).toBeGreaterThanOrEqual(Math.min(password.length, LONGEST_PASSWORD - 1));
    }),
  );
});

test('a phone number is sent as ten digits, in any format', () => {
  const writings = [
    (digits: string) => digits,
    (digits: string) => `1${digits}`,
    (digits: string) => `+1 ${digits}`,
    (digits: string) => `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`,
    (digits: string) => ` ${digits.slice(0, 3)}.${digits.slice(3, 6)}.${digits.slice(6)} `,
  ];
  fc.assert(
    fc.property(
      fc.stringMatching(/^[2-9]\d{2}[2-9]\d{6}$/),
      fc.constantFrom(...writings),
      (digits, write) => {
        const { phoneNumber } = toJoinRequest({ ...filled, phoneNumber: write(digits) }, everything, {
          referral: {},
          terms,
        });
        expect(phoneNumber).toBe(digits);
      },
    ),
  );
});

test('a member number is sent in upper case', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-z]{3}\d{1,15}$/), (memberNumber) => {
      const request = toJoinRequest({ ...filled, memberNumber }, everything, { referral: {}, terms });
      expect(request.memberNumber).toMatch(/^[A-Z]{3}\d{1,15}$/);
      expect(request.memberNumber?.toLowerCase()).toBe(memberNumber.toLowerCase());
    }),
  );
});

test('ENR-05 TRK-02.b the referral values are sent under their seven names', () => {
  const referral = {
    utmTerm: 't',
    utmMedium: 'm',
    utmCampaign: 'c',
    utmSource: 'x',
    utmContent: 'n',
    referrer: 'P1',
    source: 's',
  };
  for (const hasPassword of [true, false])
    expect(toJoinRequest(filled, { ...everything, hasPassword }, { referral, terms })).toMatchObject(
      referral,
    );
});

test('fields that were not asked or left empty are not sent', () => {
  const little = { ...everything, hasPassword: false, hasMemberNumber: false, hasAddress: false };
  expect(toJoinRequest(filled, little, { referral: {}, terms })).toEqual({
    firstName: 'Robin',
    lastName: 'Ames',
    email: 'robin@example.com',
    zipCode: '10013',
    smsOptIn: false,
    emailOptIn: false,
    terms: true,
    termsVersion: '2026-07-01',
  });
});

test('no consent is preselected', () => {
  expect(initialJoinValues(undefined, '')).toMatchObject({
    smsOptIn: false,
    emailOptIn: false,
    terms: false,
  });
});
