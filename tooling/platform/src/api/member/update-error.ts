import { REQUIRED, type FieldError } from '../../accounts/field-errors.ts';
import { fieldOf, type ContractIssue } from '../../web/validate.ts';

const labels: Readonly<Record<string, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  address1: 'Address',
  address2: 'Apartment, suite or floor',
  city: 'City',
};
const sentences: Readonly<Record<string, string>> = {
  state: 'Invalid state',
  zipCode: 'Enter a ZIP code of 5 digits.',
  phoneNumber: 'Invalid phone number, please check the number and try again',
};

/** The message for a value that the contract rejects, at the name of the form's field (PRO-18). */
export function updateError({ path = [], message, code, maximum }: ContractIssue): FieldError {
  const field = fieldOf(path.length > 1 ? path.slice(-1) : path);
  const label = labels[field];
  if (label !== undefined && code === 'too_small') return { field, message: REQUIRED };
  if (label !== undefined && code === 'too_big') {
    return { field, message: `${label} can have at most ${String(maximum)} characters` };
  }
  return { field, message: code === 'invalid_type' ? message : (sentences[field] ?? message) };
}
