import { complaints } from '@tableside/kit-forms';
import { describe, expect, test, vi } from 'vitest';

import { phoneNumber } from './phone-number.schema.ts';
import type { ZipVerdict } from './use-zip-check.ts';
import { zipCode } from './zip-code.schema.ts';

/** What a schema complains of; undefined when nothing. */
const complaintOf = async (judged: Promise<unknown>): Promise<unknown> =>
  judged.then(
    () => undefined,
    (error: { readonly message: unknown; readonly errors: readonly unknown[] }) => error.errors[0],
  );

describe('phone numbers', () => {
  test.each(['', '3125550123', '(312) 555-0123', '+1 312.555.0123', ' 1 312 555 0123 '])(
    'PRO-10 VAL-14 takes %j',
    async (typed) => {
      expect(await complaintOf(phoneNumber().validate(typed))).toBeUndefined();
    },
  );

  test.each([
    ['312555012', complaints.invalidPhone],
    ['312-555-CALL', complaints.invalidPhone],
    ['112-555-0123', complaints.foreignPhone],
    ['+44 20 7946 0958', complaints.foreignPhone],
  ])('PRO-10 VAL-14 refuses %j with the sentence that fits', async (typed, complaint) => {
    expect(await complaintOf(phoneNumber().validate(typed))).toEqual(complaint);
  });
});

describe('ZIP codes', () => {
  const judge = async (typed: string, verdict: ZipVerdict = 'ours') => {
    const check = vi.fn(async () => verdict);
    return { complaint: await complaintOf(zipCode(check).validate(typed)), check };
  };

  test('PRO-08 five digits are asked about once, in ASCII and without space around them', async () => {
    const { complaint, check } = await judge(' ６０６０１ ');
    expect(complaint).toBeUndefined();
    expect(check.mock.calls).toEqual([['60601']]);
  });

  test.each([
    ['1234', complaints.exactLength({ length: 5 })],
    ['123456', complaints.exactLength({ length: 5 })],
    ['1234a', complaints.invalidZip],
  ])('PRO-08 %j is refused without a call', async (typed, expected) => {
    const { complaint, check } = await judge(typed);
    expect(complaint).toEqual(expected);
    expect(check).not.toHaveBeenCalled();
  });

  test.each([
    ['foreign', complaints.foreignZip],
    ['failed', complaints.checkFailed],
  ] as const)('PRO-09 the server’s verdict %s has a sentence of its own', async (verdict, expected) => {
    expect((await judge('00000', verdict)).complaint).toEqual(expected);
  });
});
