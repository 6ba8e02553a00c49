import type { CopyValues } from '@tableside/kit-content';

import type { FormCopyKey } from './errors.copy.ts';

/**
 * What a schema says of a wrong value: a key and its numbers, never a sentence.
 * `C` is the key of another area's copy where a form has errors of its own.
 */
export interface Complaint<C extends string = FormCopyKey> {
  readonly key: C;
  readonly values?: CopyValues;
  // yup takes any record for a message.
  readonly [extra: PropertyKey]: unknown;
}

/** The complaints that most fields need, ready to hand to yup: `string().max(50, complaints.maxLength)`. */
export const complaints = {
  required: { key: 'required' },
  /** The same where the words stand apart from their field, as in the secure frame. */
  labelRequired: { key: 'labelRequired' },
  invalidEmail: { key: 'invalidEmail' },
  /** The second of two fields that must say the same. */
  mismatch: { key: 'mismatch' },
  passwordNeedsMix: { key: 'passwordNeedsMix' },
  /** A password that is or contains the member number (VAL-11). */
  passwordHasNumber: { key: 'passwordHasNumber' },
  invalidZip: { key: 'invalidZip' },
  foreignZip: { key: 'foreignZip' },
  checkFailed: { key: 'checkFailed' },
  /** A call that failed, at the field that needed it. */
  apiError: { key: 'apiError' },
  invalidPhone: { key: 'invalidPhone' },
  foreignPhone: { key: 'foreignPhone' },
  invalidMemberNumber: { key: 'invalidMemberNumber' },
  maxLength: ({ max }: { readonly max: number }): Complaint => ({ key: 'maxLength', values: { num: max } }),
  minLength: ({ min }: { readonly min: number }): Complaint => ({ key: 'minLength', values: { num: min } }),
  exactLength: ({ length }: { readonly length: number }): Complaint => ({
    key: 'exactLength',
    values: { num: length },
  }),
} satisfies Record<string, Complaint | ((params: never) => Complaint)>;

export const isComplaint = (value: unknown): value is Complaint<string> =>
  typeof value === 'object' && value !== null && 'key' in value && typeof value.key === 'string';
