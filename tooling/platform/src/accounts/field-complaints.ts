import {
  containsMemberNumber,
  normalisePhone,
  passwordError,
  phoneError,
  SHORTEST_PASSWORD,
} from '@tableside/core';

/** What is wrong with one field of a request. */
export interface Complaint {
  readonly field: string;
  readonly message: string;
}

export const REQUIRED = 'This field is required.';

const passwordFaults: Record<NonNullable<ReturnType<typeof passwordError>>, string> = {
  tooShort: `Password must have at least ${SHORTEST_PASSWORD} characters`,
  needsLetterAndDigit: 'Password must have a letter and a digit',
};

/** What is wrong with a new password: its shape, the member's number in it, or another confirmation (OP-007, VAL-11). */
export function complainAboutPassword({
  password,
  passwordConfirm,
  memberNumber,
}: {
  readonly password: string;
  readonly passwordConfirm: string | undefined;
  readonly memberNumber: string | null | undefined;
}): Complaint[] {
  const fault = passwordError(password);
  const complaints: Complaint[] = [];
  if (fault) complaints.push({ field: 'password', message: passwordFaults[fault] });
  else if (containsMemberNumber(password, memberNumber ?? undefined)) {
    complaints.push({ field: 'password', message: 'Password must not contain your member number' });
  }
  // Compared as they were typed: two that differ after the cut are two passwords to whoever typed them.
  if (password !== passwordConfirm) {
    complaints.push({
      field: 'passwordConfirm',
      message: passwordConfirm === undefined ? REQUIRED : 'Passwords do not match',
    });
  }
  return complaints;
}

const phoneFaults: Record<NonNullable<ReturnType<typeof phoneError>>, string> = {
  malformed: 'Invalid phone number, please check the number and try again',
  foreign: 'Invalid US based phone number',
};

/** A typed phone number as ten digits, empty for none, or what is wrong with it, as the site judges it (VAL-14). */
export function readPhone(text: string): { readonly digits: string } | { readonly message: string } {
  if (text.trim() === '') return { digits: '' };
  const fault = phoneError(text);
  return fault ? { message: phoneFaults[fault] } : { digits: normalisePhone(text) ?? '' };
}
