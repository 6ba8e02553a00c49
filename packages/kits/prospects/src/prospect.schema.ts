import { complaints, simpleEmailPattern } from '@tableside/kit-forms';
import { object, string } from 'yup';

/** The longest address that is taken (VAL-03). */
export const LONGEST_EMAIL = 50;

export const prospectSchema = object({
  email: string()
    .default('')
    .trim()
    .required(complaints.required)
    .max(LONGEST_EMAIL, complaints.maxLength)
    .matches(simpleEmailPattern, { message: complaints.invalidEmail, excludeEmptyString: true }),
});
