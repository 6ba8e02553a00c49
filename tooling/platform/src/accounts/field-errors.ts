import {
  containsMemberNumber,
  normalisePhone,
  passwordError,
  phoneError,
  plainText,
  SHORTEST_PASSWORD,
} from '@tableside/core';

/** What is wrong with a field, by the key of the sentence that sites have for it, in words for developers. */
const faults = {
  required: 'This field is required.',
  mismatch: 'Does not match the first entry',
  invalidEmail: 'Invalid email address',
  emailInUse: 'This email address is already in use',
  passwordNeedsMix: 'Password must have a letter and a digit',
  passwordHasNumber: 'Password must not contain the member number',
  invalidMemberNumber: 'Invalid member number',
  memberNumberInUse: 'This member number is already in use',
  invalidZip: 'Invalid ZIP code',
  foreignZip: 'This ZIP code is not located in the U.S.',
  invalidPhone: 'Invalid phone number, please check the number and try again',
  foreignPhone: 'Invalid US based phone number',
  phoneExtension: 'Enter the phone number without its extension',
};
export type FaultCode = keyof typeof faults;

/** A validation error of one field of a request. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
  /** The rule, for which sites have their own sentence; without it they show the message. */
  readonly code?: FaultCode | undefined;
}

/** Returns the error of a field. */
export const fault = (field: string, code: FaultCode) => ({ field, code, message: faults[code] });

const passwordFaults: Record<NonNullable<ReturnType<typeof passwordError>>, FieldError> = {
  tooShort: {
    field: 'password',
    message: `Password must have at least ${SHORTEST_PASSWORD} characters`,
  },
  needsLetterAndDigit: fault('password', 'passwordNeedsMix'),
};
const phoneFaults = {
  malformed: 'invalidPhone',
  foreign: 'foreignPhone',
  extension: 'phoneExtension',
} as const satisfies Record<NonNullable<ReturnType<typeof phoneError>>, FaultCode>;

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
  if (error) errors.push(passwordFaults[error]);
  else if (containsMemberNumber(password, memberNumber ?? undefined)) {
    errors.push(fault('password', 'passwordHasNumber'));
  }
  // Compared as typed, before truncation: a difference beyond the limit is still a mismatch to the person.
  if (password !== passwordConfirm)
    errors.push(fault('passwordConfirm', passwordConfirm === undefined ? 'required' : 'mismatch'));
  return errors;
}

/**
 * Parses a typed phone number to ten digits, empty for none, or what is wrong with it; the rules are those of the
 * site (VAL-14).
 */
export function readPhone(text: string): { readonly digits: string } | { readonly error: FaultCode } {
  if (plainText(text) === '') return { digits: '' };
  const error = phoneError(text);
  return error ? { error: phoneFaults[error] } : { digits: normalisePhone(text) ?? '' };
}
