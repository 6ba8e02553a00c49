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
  /** The rule, for which sites have their own sentence: a key of their copy `forms`. */
  readonly code?:
    | 'invalidMemberNumber'
    | 'memberNumberInUse'
    | 'passwordHasNumber'
    | 'passwordNeedsMix'
    | 'invalidPhone'
    | 'foreignPhone'
    | undefined;
}

export const REQUIRED = 'This field is required.';

type Fault = Omit<FieldError, 'field'>;

const passwordFaults: Record<NonNullable<ReturnType<typeof passwordError>>, Fault> = {
  tooShort: { message: `Password must have at least ${SHORTEST_PASSWORD} characters` },
  needsLetterAndDigit: {
    code: 'passwordNeedsMix',
    message: 'Password must have a letter and a digit',
  },
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
  if (error) errors.push({ field: 'password', ...passwordFaults[error] });
  else if (containsMemberNumber(password, memberNumber ?? undefined)) {
    errors.push({
      field: 'password',
      code: 'passwordHasNumber',
      message: 'Password must not contain the member number',
    });
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

const phoneFaults: Record<NonNullable<ReturnType<typeof phoneError>>, Fault> = {
  malformed: {
    code: 'invalidPhone',
    message: 'Invalid phone number, please check the number and try again',
  },
  foreign: { code: 'foreignPhone', message: 'Invalid US based phone number' },
};

/**
 * Parses a typed phone number to ten digits, empty for none, or what is wrong with it; the rules are those of the
 * site (VAL-14).
 */
export function readPhone(text: string): { readonly digits: string } | Fault {
  if (text.trim() === '') return { digits: '' };
  const error = phoneError(text);
  return error ? phoneFaults[error] : { digits: normalisePhone(text) ?? '' };
}
