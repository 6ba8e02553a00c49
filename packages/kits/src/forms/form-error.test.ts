import { ApiError, type FieldErrorCode } from '@tableside/api-client';
import { expect, test } from 'vitest';

import { errorsCopy, toServerErrors, toSubmitError } from './index.ts';

const rules: Record<FieldErrorCode, true> = {
  required: true,
  maxLength: true,
  minLength: true,
  invalid: true,
  cardNumber: true,
  mismatch: true,
  invalidEmail: true,
  sameEmail: true,
  emailInUse: true,
  passwordNeedsMix: true,
  passwordHasNumber: true,
  wrongPassword: true,
  wrongCode: true,
  invalidMemberNumber: true,
  memberNumberInUse: true,
  invalidZip: true,
  foreignZip: true,
  invalidPhone: true,
  foreignPhone: true,
  phoneExtension: true,
  termsChanged: true,
};

test('API-30.a ERR-01 ERR-10 ERR-21 ERR-22 an error without fields becomes one message about the whole form', () => {
  const submitError = (details: ConstructorParameters<typeof ApiError>[0]) =>
    toSubmitError(new ApiError(details));
  for (const status of [500, 501, 505]) expect(submitError({ status })).toEqual({ key: 'serverError' });
  for (const status of [502, 503, 504]) expect(submitError({ status })).toEqual({ key: 'unavailable' });
  expect(submitError({ status: 0, code: 'network' })).toEqual({ key: 'apiError' });
  expect(submitError({ status: 400, code: 'captcha' })).toEqual({ key: 'captcha' });
  expect(submitError({ status: 0, code: 'csrfUnavailable' })).toEqual({
    key: 'tokenMissing',
    values: { code: 'T-0001' },
  });
  expect(submitError({ status: 403, code: 'csrf' })).toEqual({
    key: 'tokenMissing',
    values: { code: 'T-0002' },
  });
  expect(submitError({ status: 403, code: 'cookieMissing' })).toEqual({ key: 'cookiesBlocked' });
  expect(submitError({ status: 429, code: 'tooManyRequests' })).toEqual({ key: 'tooMany' });
  expect(toSubmitError(new Error('a fault of ours'))).toEqual({ key: 'serverError' });
});

test('VAL-09 VAL-25.b VAL-26 only a response below 500 with fields has field errors, with our own sentence for a known rule', () => {
  const fields = [{ field: 'email', message: 'That address is taken.' }];
  expect(toServerErrors(new ApiError({ status: 400, fields }))).toEqual(fields);
  const coded = ['memberNumberInUse', 'toString'].map((code) => ({ field: 'email', code, message: 'No.' }));
  expect(toServerErrors(new ApiError({ status: 400, fields: coded }))).toEqual([
    { field: 'email', key: 'memberNumberInUse' },
    { field: 'email', message: 'No.' },
  ]);
  const lengths = [
    { field: 'city', code: 'maxLength', limit: 20, message: 'Too long.' },
    { field: 'password', code: 'minLength', limit: 8, message: 'Too short.' },
    { field: 'state', code: 'exactLength', message: 'Not two letters.' },
  ];
  expect(toServerErrors(new ApiError({ status: 400, fields: lengths }))).toEqual([
    { field: 'city', key: 'maxLength', values: { num: 20 } },
    { field: 'password', key: 'minLength', values: { num: 8 } },
    { field: 'state', message: 'Not two letters.' },
  ]);
  expect(toServerErrors(new ApiError({ status: 500, fields }))).toBeUndefined();
  expect(toServerErrors(new ApiError({ status: 400 }))).toBeUndefined();
  expect(toServerErrors(new Error('a fault of ours'))).toBeUndefined();
});

test('VAL-26 every rule of the server has a sentence of its own here', () => {
  const codes = Object.keys(rules);
  const fields = codes.map((code) => ({ field: 'city', code, limit: 5, message: 'The server’s.' }));
  const errors = toServerErrors(new ApiError({ status: 400, fields }));
  expect(errors).toEqual(codes.map((key) => ({ field: 'city', key, values: { num: 5 } })));
  const texts: Readonly<Record<string, string>> = errorsCopy.texts;
  expect(new Set(codes.map((code) => texts[code])).size).toBe(codes.length);
});
