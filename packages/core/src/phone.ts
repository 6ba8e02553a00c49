/**
 * Separators: spaces, dots, parentheses, dashes of any length, and invisible characters from address books.
 */
const marks = /[\s().\p{Pd}\p{Cf}]/gu;
/** Removes the separators from a typed number. */
const plainOf = (typed: string): string => typed.normalize('NFKC').replaceAll(marks, '');

/**
 * Normalizes a U.S. phone number to ten digits: separators are removed, and a leading 1 if there are eleven
 * digits. Undefined for anything with letters, another number of digits, or another country's code.
 */
export const normalisePhone = (typed: string): string | undefined =>
  /^(?:\+1|1)?([0-9]{10})$/.exec(plainOf(typed))?.[1];

/** Whether ten digits can be a North American number: neither area code nor exchange begins with 0 or 1. */
export const isUsPhone = (tenDigits: string): boolean => /^[2-9]\d{2}[2-9]\d{6}$/.test(tenDigits);

/** Formats ten digits as XXX-XXX-XXXX; returns anything else unchanged. */
export const formatPhone = (tenDigits: string): string =>
  tenDigits.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3');

/** A plus sign and another country's code. */
const abroad = /^\+(?!1)\d{7,15}$/;

/**
 * Returns the error of a phone number: it is malformed, or not a U.S. number (VAL-14);
 * undefined if it is valid.
 */
export function phoneError(typed: string): 'malformed' | 'foreign' | undefined {
  const digits = normalisePhone(typed);
  if (digits !== undefined) return isUsPhone(digits) ? undefined : 'foreign';
  return abroad.test(plainOf(typed)) ? 'foreign' : 'malformed';
}
