import { fault, type FieldError } from '../../accounts/field-errors.ts';
import { fieldOf, type ContractIssue } from '../../web/validate.ts';

const labels: Readonly<Record<string, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  address1: 'Address',
  address2: 'Apartment, suite or floor',
  city: 'City',
};
const others: Readonly<Record<string, FieldError>> = {
  state: { field: 'state', message: 'Invalid state' },
  zipCode: fault('zipCode', 'invalidZip'),
  phoneNumber: fault('phoneNumber', 'invalidPhone'),
};

/** The error of a value that the contract rejects, at the name of the form's field (PRO-18). */
export function updateError({ path = [], message, code, maximum }: ContractIssue): FieldError {
  const field = fieldOf(path.length > 1 ? path.slice(-1) : path);
  const label = labels[field];
  if (label !== undefined && code === 'too_small') return fault(field, 'required');
  if (label !== undefined && code === 'too_big') {
    return { field, message: `${label} can have at most ${String(maximum)} characters` };
  }
  return (code === 'invalid_type' ? undefined : others[field]) ?? { field, message };
}
