import { partnersByKind, partnerWith } from '@tableside/partner-config/testing';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { ValidationError } from 'yup';

import { everything, filled } from './join.fixture.ts';
import { joinSchema } from './join.schema.ts';
import {
  initialJoinValues,
  joinRulesOf,
  type JoinField,
  type JoinRules,
  type JoinValues,
} from './join.values.ts';
import type { ZipVerdict } from '@tableside/kits/contact';

const zipIs = (verdict: ZipVerdict) => () => Promise.resolve(verdict);

async function errorsOf(
  changes: Partial<JoinValues>,
  {
    rules = {},
    checkZip = zipIs('ours'),
  }: { rules?: Partial<JoinRules>; checkZip?: () => Promise<ZipVerdict> } = {},
): Promise<Partial<Record<JoinField, string>>> {
  const schema = joinSchema({ ...everything, ...rules }, checkZip);
  try {
    await schema.validate({ ...filled, ...changes }, { abortEarly: false });
    return {};
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    const found: Record<string, string> = {};
    for (const { path = '', errors } of error.inner)
      found[path] ??= (errors as unknown as readonly { key: string }[])[0]?.key ?? '';
    return found;
  }
}

test('a filled-in form is valid', async () => {
  expect(await errorsOf({})).toEqual({});
});

test('VAL-05 every empty required field shows an error, and no other does', async () => {
  const empty = initialJoinValues(undefined, '');
  const all = await errorsOf(empty);
  expect(new Set(Object.values(all))).toEqual(new Set(['required']));
  expect(Object.keys(all).sort()).toEqual(
    'address1 city email firstName lastName memberNumber password passwordConfirm state terms zipCode'.split(
      ' ',
    ),
  );
  const least = { hasPassword: false, hasMemberNumber: false, hasAddress: false };
  expect(Object.keys(await errorsOf(empty, { rules: least })).sort()).toEqual(
    'email firstName lastName terms zipCode'.split(' '),
  );
});

describe('validation rules one by one', () => {
  const long = (count: number) => 'a'.repeat(count);
  test.each<[why: string, changes: Partial<JoinValues>, expected: Partial<Record<JoinField, string>>]>([
    ['VAL-21.a a domain of one letter', { email: 'a@b.c' }, { email: 'invalidEmail' }],
    ['VAL-21.a a domain of two letters', { email: 'a@b.co' }, {}],
    ['VAL-21.a two dots in a row', { email: 'a..b@c.co' }, { email: 'invalidEmail' }],
    ['VAL-03.b spaces around an address', { email: ' a@b.co ' }, {}],
    ['VAL-28 what a keyboard adds to an address', { email: 'o\u2019brien\u200B@b.co' }, {}],
    ['VAL-28 a tab alone', { city: '\t\u200B' }, { city: 'required' }],
    ['VAL-03.a an address of 50', { email: `${long(45)}@b.co` }, {}],
    ['VAL-03.a VAL-03.b an address of 50 between spaces', { email: ` ${long(45)}@b.co ` }, {}],
    ['VAL-03.a an address of 51', { email: `${long(46)}@b.co` }, { email: 'maxLength' }],
    ['VAL-12.a three letters and one digit', { memberNumber: 'abc1' }, {}],
    ['VAL-12.a three letters and fifteen digits', { memberNumber: `ABC${'1'.repeat(15)}` }, {}],
    [
      'VAL-12.a sixteen digits',
      { memberNumber: `ABC${'1'.repeat(16)}` },
      { memberNumber: 'invalidMemberNumber' },
    ],
    ['VAL-12.a four letters', { memberNumber: 'ABCD1' }, { memberNumber: 'invalidMemberNumber' }],
    ['VAL-12.a two letters', { memberNumber: 'AB1' }, { memberNumber: 'invalidMemberNumber' }],
    ['VAL-12.a no digits', { memberNumber: 'ABC' }, { memberNumber: 'invalidMemberNumber' }],
    [
      'a password of seven characters',
      { password: 'table42', passwordConfirm: 'table42' },
      { password: 'minLength' },
    ],
    ['no digit', { password: 'tabletwo', passwordConfirm: 'tabletwo' }, { password: 'passwordNeedsMix' }],
    [
      'VAL-11 the member number inside',
      { password: 'xABC123y', passwordConfirm: 'xABC123y' },
      { password: 'passwordHasNumber' },
    ],
    [
      'VAL-11 the member number in small letters',
      { password: 'yyabc123', passwordConfirm: 'yyabc123' },
      { password: 'passwordHasNumber' },
    ],
    ['another confirmation', { passwordConfirm: 'table4too' }, { passwordConfirm: 'mismatch' }],
    ['no confirmation', { passwordConfirm: '' }, { passwordConfirm: 'required' }],
    [
      'P19 passwords that differ only after the cut',
      { password: `a1${long(60)}`, passwordConfirm: `a1${long(59)}` },
      { passwordConfirm: 'mismatch' },
    ],
    ['VAL-14.a letters in a phone number', { phoneNumber: '212-CALL-NOW' }, { phoneNumber: 'invalidPhone' }],
    ['VAL-14.a nine digits', { phoneNumber: '212-555-014' }, { phoneNumber: 'invalidPhone' }],
    ['VAL-14.b an area code that is none', { phoneNumber: '112-555-0142' }, { phoneNumber: 'foreignPhone' }],
    [
      'VAL-14.b a number of another country',
      { phoneNumber: '+44 20 7946 0958' },
      { phoneNumber: 'foreignPhone' },
    ],
    ['VAL-14.a a country code and nothing', { phoneNumber: '+44' }, { phoneNumber: 'invalidPhone' }],
    ['VAL-14.b a number with its country', { phoneNumber: '+1 (212) 555-0142' }, {}],
    ['four digits of a ZIP code', { zipCode: '1001' }, { zipCode: 'exactLength' }],
    ['letters in a ZIP code', { zipCode: '1001a' }, { zipCode: 'invalidZip' }],
    ['other digits than ASCII', { zipCode: '१००१३' }, { zipCode: 'invalidZip' }],
    ['a name of 51', { firstName: long(51) }, { firstName: 'maxLength' }],
    ['a name of spaces', { lastName: '   ' }, { lastName: 'required' }],
  ])('%s', async (_why, changes, expected) => {
    expect(await errorsOf(changes)).toEqual(expected);
  });
});

test.each<[why: string, changes: Partial<JoinValues>]>([
  ['no names', { firstName: '', lastName: '' }],
  ['names longer than the form takes', { firstName: 'a'.repeat(100), lastName: 'b'.repeat(100) }],
  ['an address longer than the form takes', { email: `${'a'.repeat(60)}@example.com` }],
])(
  'ENR-06.b PRO-04.b %s from the partner, which nobody can edit, does not prevent joining',
  async (_why, changes) => {
    expect(await errorsOf(changes, { rules: { isNameKnown: true, hasPassword: false } })).toEqual({});
  },
);

test('VAL-12.b another pattern of the partner replaces it', async () => {
  const rules = joinRulesOf(partnerWith(partnersByKind.sso));
  expect(await errorsOf({ memberNumber: 'ab1234567' }, { rules })).toEqual({});
  for (const memberNumber of ['AB123456', 'AB12345678', 'ABC123'])
    expect(await errorsOf({ memberNumber }, { rules })).toEqual({ memberNumber: 'invalidMemberNumber' });
});

test.each([
  ['foreign', 'foreignZip'],
  ['failed', 'checkFailed'],
] as const)('a ZIP code whose check returns %s is rejected as %s', async (verdict, expected) => {
  expect(await errorsOf({}, { checkZip: zipIs(verdict) })).toEqual({ zipCode: expected });
});

test('an invalid ZIP code is not validated on the server', async () => {
  const checkZip = vi.fn(zipIs('ours'));
  await errorsOf({ zipCode: '1001' }, { checkZip });
  await errorsOf({ zipCode: '' }, { checkZip });
  expect(checkZip).not.toHaveBeenCalled();
});

test('VAL-11 no password that contains the member number passes, in any case', async () => {
  const letters = fc.stringMatching(/^[A-Za-z]{3}\d{1,9}$/);
  const around = fc.stringMatching(/^[a-z]{0,10}[0-9]?$/);
  await fc.assert(
    fc.asyncProperty(letters, around, around, fc.boolean(), async (memberNumber, before, after, isUpper) => {
      const inside = isUpper ? memberNumber.toUpperCase() : memberNumber.toLowerCase();
      const password = `${before}${inside}${after}a1a1a1a1`;
      const found = await errorsOf({ memberNumber, password, passwordConfirm: password });
      expect(found).toEqual({ password: 'passwordHasNumber' });
    }),
  );
});
