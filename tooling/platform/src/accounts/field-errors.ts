import {
  containsMemberNumber,
  normalisePhone,
  passwordError,
  phoneError,
  SHORTEST_PASSWORD,
} from '@tableside/core';

/** A validation error of one field of a request. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
}

export const REQUIRED = 'This field is required.';

const passwordMessages: Record<NonNullable<ReturnType<typeof passwordError>>, string> = {
  tooShort: `Password must have at least ${SHORTEST_PASSWORD} characters`,
  needsLetterAndDigit: 'Password must have a letter and a digit',
};

/**
 * Validates a new password: its format, that it does not contain the member number, and its confirmation
 * (VAL-11).
 */
export function passwordErrors({
  password,
  passwordConfirm,
  memberNumber,
}: {
  readonly password: string;
  readonly passwordConfirm: string | undefined;
  readonly memberNumber: string | null | undefined;
}): FieldError[] {
  const error = passwordError(password);
  const errors: FieldError[] = [];
  if (error) errors.push({ field: 'password', message: passwordMessages[error] });
  else if (containsMemberNumber(password, memberNumber ?? undefined)) {
    errors.push({ field: 'password', message: 'Password must not contain your member number' });
  }
  // Compared as typed, before truncation: a difference beyond the limit is still a mismatch to the person.
  if (password !== passwordConfirm) {
    errors.push({
      field: 'passwordConfirm',
      message: passwordConfirm === undefined ? REQUIRED : 'Passwords do not match',
    });
  }
  return errors;
}

const phoneMessages: Record<NonNullable<ReturnType<typeof phoneError>>, string> = {
  malformed: 'Invalid phone number, please check the number and try again',
  foreign: 'Invalid US based phone number',
};

/**
 * Parses a typed phone number to ten digits, empty for none, or an error message; the rules are those of the
 * site (VAL-14).
 */
export function readPhone(text: string): { readonly digits: string } | { readonly message: string } {
  if (text.trim() === '') return { digits: '' };
  const error = phoneError(text);
  return error ? { message: phoneMessages[error] } : { digits: normalisePhone(text) ?? '' };
}
