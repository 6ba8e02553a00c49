import { strictEmailPattern } from '@tableside/core';
import { complaints, sameAs } from '@tableside/kit-forms';
import { object, string } from 'yup';

/** The longest address that the API keeps. */
const LONGEST_EMAIL = 254;

/** An address by the strict pattern, and the same again (AUT-12, VAL-21). */
export const fixCredentialsSchema = object({
  email: string()
    .default('')
    .trim()
    .required(complaints.required)
    .max(LONGEST_EMAIL, complaints.maxLength)
    .matches(strictEmailPattern, { message: complaints.invalidEmail, excludeEmptyString: true }),
  emailConfirm: string().default('').trim().required(complaints.required).test(sameAs('email')),
});
