import { expect, test } from 'vitest';

import { fault, lengthFault } from '../web/fault.ts';
import { passwordErrors, readPhone } from './field-errors.ts';

const errorsOf = (password: string, passwordConfirm?: string, memberNumber?: string | null) =>
  passwordErrors({ password, passwordConfirm, memberNumber });

test('a new password that meets all rules and is confirmed has no errors', () => {
  expect(errorsOf('table4two', 'table4two', 'AB123')).toEqual([]);
  expect(errorsOf('table4two', 'table4two', null)).toEqual([]);
});

test.each([
  ['OP-007', 'tablefortwo', 'passwordNeedsMix', 'Password must have a letter and a digit'],
  ['VAL-11 VAL-25.b', 'table-ab123', 'passwordHasNumber', 'Password must not contain the member number'],
])('%s of "%s": %s, %s', (_row, password, code, message) => {
  expect(errorsOf(password, password, 'AB123')).toEqual([{ field: 'password', code, message }]);
});

test('OP-007 VAL-11 VAL-26 a password has one error at a time, and so does its confirmation', () => {
  expect(errorsOf('ab123', 'ab12', 'AB123')).toEqual([
    lengthFault('password', 'minLength', 8),
    fault('passwordConfirm', 'mismatch'),
  ]);
  expect(errorsOf('tab4two', 'tab4two')).toEqual([lengthFault('password', 'minLength', 8)]);
  expect(errorsOf('table4two')).toEqual([fault('passwordConfirm', 'required')]);
  expect(errorsOf('table4two', '')).toEqual([fault('passwordConfirm', 'mismatch')]);
});

test('VAL-11 the confirmation must match even beyond the 56 characters that count', () => {
  const counted = 'table4two'.padEnd(56, 'x');
  expect(errorsOf(`${counted}a`, `${counted}b`)).toHaveLength(1);
});

test.each([
  ['', { digits: '' }],
  ['  ', { digits: '' }],
  ['(312) 555-0123', { digits: '3125550123' }],
  ['+1 312 555 0123', { digits: '3125550123' }],
  ['312', { error: 'invalidPhone' }],
  ['+49 30 1234567', { error: 'foreignPhone' }],
  ['416 555 0123', { error: 'foreignPhone' }],
  ['312-555-0123 x12', { error: 'phoneExtension' }],
])('VAL-14.a VAL-14.b VAL-14.c phone number "%s": %o', (text, read) => {
  expect(readPhone(text)).toEqual(read);
});
