import { isUsPhone, normalisePhone } from '@tableside/core';

/** A plus sign and the code of another country. */
const abroad = /^\+(?!1)\d{7,15}$/;

/**
 * What is wrong with a phone number: it is no number, or it is one that the United States do not have (VAL-14);
 * undefined when nothing is.
 */
export function phoneFault(typed: string): 'malformed' | 'foreign' | undefined {
  const digits = normalisePhone(typed);
  if (digits !== undefined) return isUsPhone(digits) ? undefined : 'foreign';
  return abroad.test(typed.replaceAll(/[\s().-]/g, '')) ? 'foreign' : 'malformed';
}
