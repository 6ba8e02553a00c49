import type { AnyObject, TestConfig } from 'yup';

import { complaints } from './complaint.ts';

/**
 * The rule of a field that must repeat another: `string().required(…).test(sameAs('email'))`. Nothing typed yet is for
 * `required` to say.
 */
export const sameAs = (field: string): TestConfig<string | undefined, AnyObject> => ({
  name: 'same',
  message: complaints.mismatch,
  test: (value, { parent }) => !value || value === (parent as Readonly<Record<string, unknown>>)[field],
});
