import { strictEmailPattern } from '@tableside/core';
import { string, type AnyObject, type StringSchema } from 'yup';

import { complaints } from './complaint.ts';

/** An e-mail address that must be given, as the server judges it (VAL-21); `longest` is in characters. */
export const emailAddress = (longest: number): StringSchema<string, AnyObject, '', 'd'> =>
  string()
    .default('')
    .trim()
    .required(complaints.required)
    .max(longest, complaints.maxLength)
    .matches(strictEmailPattern, { message: complaints.invalidEmail, excludeEmptyString: true });
