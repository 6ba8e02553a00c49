import type { FieldErrorCode } from '@tableside/api-client/contract';
import {
  containsMemberNumber,
  normalizePhone,
  passwordError,
  phoneError,
  plainText,
  SHORTEST_PASSWORD,
} from '@tableside/core';

import { fault, lengthFault, type FieldError } from '../web/fault.ts';

const passwordFaults: Record<NonNullable<ReturnType<typeof passwordError>>, FieldError> = {
  tooShort: lengthFault('password', 'minLength', SHORTEST_PASSWORD),
  needsLetterAndDigit: fault('password', 'passwordNeedsMix'),
};
const phoneFaults = {
  malformed: 'invalidPhone',
  foreign: 'foreignPhone',
  extension: 'phoneExtension',
} as const satisfies Record<NonNullable<ReturnType<typeof phoneError>>, FieldErrorCode>;

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
  // Compares what was typed, before truncation, because to a person a difference beyond the limit is still a
  // mismatch.
  if (password !== passwordConfirm)
    errors.push(fault('passwordConfirm', passwordConfirm === undefined ? 'required' : 'mismatch'));
  return errors;
}

export function readPhone(text: string): { readonly digits: string } | { readonly error: FieldErrorCode } {
  if (plainText(text) === '') return { digits: '' };
  const error = phoneError(text);
  return error ? { error: phoneFaults[error] } : { digits: normalizePhone(text) ?? '' };
}
