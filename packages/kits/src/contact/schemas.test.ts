import { formErrors } from '@tableside/kits/forms';
import { describe, expect, test, vi } from 'vitest';

import { mailedCode } from './mailed-code-field.tsx';
import { phoneNumber, zipCode } from './schemas.ts';
import type { ZipVerdict } from './zip-field.tsx';

const errorOf = async (judged: Promise<unknown>): Promise<unknown> =>
  judged.then(
    () => undefined,
    (error: { readonly message: unknown; readonly errors: readonly unknown[] }) => error.errors[0],
  );

describe('phone numbers', () => {
  test.each([
    '',
    '3125550123',
    '(312) 555-0123',
    '+1 312.555.0123',
    ' 1 312 555 0123 ',
    'tel:+1-312-555-0123',
    '312\u2212555\u22120123',
  ])('PRO-10.b VAL-14.a accepts %j', async (typed) => {
    expect(await errorOf(phoneNumber().validate(typed))).toBeUndefined();
  });

  test.each([
    ['312555012', formErrors.invalidPhone],
    ['312-555-CALL', formErrors.invalidPhone],
    ['112-555-0123', formErrors.foreignPhone],
    ['+44 20 7946 0958', formErrors.foreignPhone],
    ['312-555-0123 ext. 12', formErrors.phoneExtension],
  ])('PRO-10.a VAL-14.a VAL-14.b VAL-14.c rejects %j with the matching message', async (typed, error) => {
    expect(await errorOf(phoneNumber().validate(typed))).toEqual(error);
  });
});

describe('ZIP codes', () => {
  const judge = async (typed: string, verdict: ZipVerdict = 'ours') => {
    const check = vi.fn(async () => verdict);
    return { error: await errorOf(zipCode(check).validate(typed)), check };
  };

  test.each([' ６０６０１ ', '60601-1234'])(
    'PRO-08.b PRO-08.c of %j five ASCII digits are checked once',
    async (typed) => {
      const { error, check } = await judge(typed);
      expect(error).toBeUndefined();
      expect(check.mock.calls).toEqual([['60601']]);
    },
  );

  test.each([
    ['1234', formErrors.exactLength({ length: 5 })],
    ['123456', formErrors.exactLength({ length: 5 })],
    ['1234a', formErrors.invalidZip],
  ])('PRO-08.b %j is rejected without a call', async (typed, expected) => {
    const { error, check } = await judge(typed);
    expect(error).toEqual(expected);
    expect(check).not.toHaveBeenCalled();
  });

  test.each([
    ['foreign', formErrors.foreignZip],
    ['failed', formErrors.checkFailed],
  ] as const)('PRO-09.a PRO-09.b the server’s result %s has its own message', async (verdict, expected) => {
    expect((await judge('00000', verdict)).error).toEqual(expected);
  });
});

test.each(['', ' ', '\u200B - '])('VAL-05 a mailed code of %j is missing, not wrong', async (typed) => {
  expect(await errorOf(mailedCode().validate(typed))).toEqual(formErrors.required);
});
