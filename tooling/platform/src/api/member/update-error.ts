import { fault, lengthFault, type FieldError } from '../../web/fault.ts';
import { fieldOf, type ContractIssue } from '../../web/validate.ts';

const texts: ReadonlySet<string> = new Set(['firstName', 'lastName', 'address1', 'address2', 'city']);
const others: Readonly<Record<string, FieldError>> = {
  state: fault('state', 'invalid'),
  zipCode: fault('zipCode', 'invalidZip'),
  phoneNumber: fault('phoneNumber', 'invalidPhone'),
};

export function updateError({ path = [], message, code, maximum }: ContractIssue): FieldError {
  const field = fieldOf(path.length > 1 ? path.slice(-1) : path);
  if (texts.has(field) && code === 'too_small') return fault(field, 'required');
  if (texts.has(field) && code === 'too_big') return lengthFault(field, 'maxLength', Number(maximum));
  return (code === 'invalid_type' ? undefined : others[field]) ?? fault(field, 'invalid', message);
}
