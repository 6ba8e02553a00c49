import type { prospectsContract } from '@tableside/api-client/contract';

export const buildJoinForm = (
  overrides: Partial<Record<keyof prospectsContract.JoinRequest, unknown>> = {},
): Record<string, unknown> => ({
  firstName: 'Robin',
  lastName: 'Okafor',
  email: 'robin@example.com',
  password: 'table4robin',
  passwordConfirm: 'table4robin',
  zipCode: '60601',
  phoneNumber: '(312) 555-0147',
  smsOptIn: true,
  emailOptIn: true,
  memberNumber: 'abc123456789',
  address1: '1 State Street',
  city: 'Chicago',
  state: 'il',
  terms: true,
  termsVersion: '1',
  ...overrides,
});
