/** Marks of writing: spaces, dots, brackets, dashes of any length, and the invisible ones of an address book. */
const marks = /[\s().\p{Pd}\p{Cf}]/gu;
/** A typed number without its marks. */
const plainOf = (typed: string): string => typed.normalize('NFKC').replaceAll(marks, '');

/**
 * A US phone number as ten digits: marks of writing are dropped, one leading 1 too when there are eleven digits.
 * undefined for anything with letters, another count, or the code of another country.
 */
export const normalisePhone = (typed: string): string | undefined =>
  /^(?:\+1|1)?([0-9]{10})$/.exec(plainOf(typed))?.[1];

/** Whether ten digits can be a number of the North American plan: neither area code nor exchange begins with 0 or 1. */
export const isUsPhone = (tenDigits: string): boolean => /^[2-9]\d{2}[2-9]\d{6}$/.test(tenDigits);

/** XXX-XXX-XXXX for ten digits; anything else as it is. */
export const formatPhone = (tenDigits: string): string =>
  tenDigits.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3');

/** A plus sign and the code of another country. */
const abroad = /^\+(?!1)\d{7,15}$/;

/**
 * What is wrong with a phone number: it is no number, or it is one that the United States do not have (VAL-14);
 * undefined when nothing is.
 */
export function phoneError(typed: string): 'malformed' | 'foreign' | undefined {
  const digits = normalisePhone(typed);
  if (digits !== undefined) return isUsPhone(digits) ? undefined : 'foreign';
  return abroad.test(plainOf(typed)) ? 'foreign' : 'malformed';
}
