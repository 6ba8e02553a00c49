import { complaints, emailAddress, sameAs } from '@tableside/kit-forms';
import { object, string } from 'yup';

/** The longest address that the API keeps. */
const LONGEST_EMAIL = 254;

/** An address, and the same again (AUT-12, VAL-21). */
export const fixCredentialsSchema = object({
  email: emailAddress(LONGEST_EMAIL),
  emailConfirm: string().default('').trim().required(complaints.required).test(sameAs('email')),
});
