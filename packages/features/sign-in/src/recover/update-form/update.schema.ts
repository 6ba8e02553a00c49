import { complaints, newPassword, sameAs } from '@tableside/kit-forms';
import { object, string } from 'yup';

/**
 * A new password and the same again (OP-007, VAL-11).
 *
 * @param userName - who was given at the beginning; a member number must not be in the password.
 */
export const updateSchema = (userName: string) =>
  object({
    password: newPassword(userName.includes('@') ? undefined : userName),
    passwordConfirm: string().default('').required(complaints.required).test(sameAs('password')),
  });
