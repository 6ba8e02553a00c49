import type { FieldErrorCode, ProblemBody } from '@tableside/api-client/contract';

export type FieldError = NonNullable<ProblemBody['errors']>[number] & { readonly code: FieldErrorCode };

const faults: Record<FieldErrorCode, string> = {
  required: 'This field is required.',
  maxLength: 'Too long',
  minLength: 'Too short',
  invalid: 'Invalid value',
  cardNumber: 'This looks like a card number. Please enter something else.',
  mismatch: 'Does not match the first entry',
  invalidEmail: 'Invalid email address',
  sameEmail: 'Please enter a different email address',
  emailInUse: 'This email address is already in use',
  passwordNeedsMix: 'Password must have a letter and a digit',
  passwordHasNumber: 'Password must not contain the member number',
  wrongPassword: 'This is not your current password',
  wrongCode: 'That is not the code we sent. Please check it and try again.',
  invalidMemberNumber: 'Invalid member number',
  memberNumberInUse: 'This member number is already in use',
  invalidZip: 'Invalid ZIP code',
  foreignZip: 'This ZIP code is not located in the U.S.',
  invalidPhone: 'Invalid phone number, please check the number and try again',
  foreignPhone: 'Invalid US based phone number',
  phoneExtension: 'Enter the phone number without its extension',
  termsChanged: 'The program terms have changed. Please read and accept them again.',
};

export const fault = (field: string, code: FieldErrorCode, message = faults[code]): FieldError => ({
  field,
  code,
  message,
});

export const lengthFault = (field: string, code: 'maxLength' | 'minLength', limit: number): FieldError => ({
  ...fault(field, code, `Must have at ${code === 'maxLength' ? 'most' : 'least'} ${limit} characters`),
  limit,
});
