import { cutPassword } from '@tableside/core';

/** What the form holds: the new password, twice. */
export type UpdateValues = { readonly password: string; readonly passwordConfirm: string };

export const updateValues: UpdateValues = { password: '', passwordConfirm: '' };

/** What is sent of both: the part that counts (VAL-01). */
export const toUpdateRequest = ({ password, passwordConfirm }: UpdateValues): UpdateValues => ({
  password: cutPassword(password),
  passwordConfirm: cutPassword(passwordConfirm),
});
