import { ApiError } from '@tableside/api-client';
import { expect, test } from 'vitest';

import { toFormProblem } from './index.ts';

const names = ['email'];

test('ERR-01 an error that names no field becomes one sentence about the whole', () => {
  const failure = (details: ConstructorParameters<typeof ApiError>[0]) =>
    toFormProblem(new ApiError(details), names).failure;
  expect(failure({ status: 500 })).toEqual({ key: 'serverError' });
  expect(failure({ status: 0, code: 'network' })).toEqual({ key: 'apiError' });
  expect(failure({ status: 400, code: 'captcha' })).toEqual({ key: 'captcha' });
  expect(failure({ status: 0, code: 'csrfUnavailable' })).toEqual({
    key: 'tokenMissing',
    values: { code: 'CSRF-1' },
  });
  expect(failure({ status: 403, code: 'csrf' })).toEqual({
    key: 'tokenMissing',
    values: { code: 'CSRF-2' },
  });
  expect(failure({ status: 429, code: 'tooManyRequests' })).toEqual({ key: 'tooMany' });
  expect(toFormProblem(new Error('a fault of ours'), names).failure).toEqual({ key: 'serverError' });
});

test('the first complaint about a field is the one that shows', () => {
  const fields = [
    { field: 'email', message: 'First.' },
    { field: 'email', message: 'Second.' },
    { field: 'other', message: 'Elsewhere.' },
  ];
  expect(toFormProblem(new ApiError({ status: 400, fields }), names)).toEqual({
    fields: { email: 'First.' },
    rest: ['Elsewhere.'],
  });
});
