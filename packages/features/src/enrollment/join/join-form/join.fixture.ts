import { initialJoinValues, type JoinRules, type JoinValues } from './join.values.ts';

export const everything: JoinRules = {
  hasPassword: true,
  isNameKnown: false,
  hasMemberNumber: true,
  memberNumberPattern: /^[A-Z]{3}\d{1,15}$/i,
  hasAddress: true,
  texting: 'v2',
};

export const filled: JoinValues = {
  ...initialJoinValues(undefined, 'robin@example.com'),
  firstName: 'Robin',
  lastName: 'Ames',
  memberNumber: 'ABC123',
  password: 'table4two',
  passwordConfirm: 'table4two',
  address1: '12 Canal Street',
  city: 'New York',
  state: 'NY',
  zipCode: '10013',
  terms: true,
};
