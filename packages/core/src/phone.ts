import { plainText } from './plain-text.ts';

const marks = /[\s().\-\p{Cf}]/gu;
const plainOf = (typed: string): string =>
  plainText(typed.normalize('NFKC')).replace(/^tel:/i, '').replaceAll(marks, '');

/**
 * Normalizes a U.S. phone number to ten digits: removes separators, and a leading 1 if there are eleven
 * digits. Undefined for anything with letters, another number of digits, or another country's code.
 */
export const normalizePhone = (typed: string): string | undefined =>
  /^(?:\+1|1)?([0-9]{10})$/.exec(plainOf(typed))?.[1];

/**
 * Area codes in Canada, Bermuda and the Caribbean, which share country code 1. A test compares them with a
 * library.
 */
const areaCodesAbroad = new Set(
  (
    '204 226 236 242 246 249 250 257 263 264 268 273 284 289 306 343 345 354 365 367 368 382 403 416 418 428 ' +
    '431 437 438 441 450 468 473 474 506 514 519 548 579 581 584 587 600 604 613 622 633 639 647 649 658 664 ' +
    '672 683 705 709 721 742 753 758 767 778 780 782 784 807 809 819 825 829 849 867 868 869 873 876 879 902 ' +
    '905 942'
  ).split(' '),
);

/**
 * Whether ten digits can be a number in the United States or its territories: neither area code nor exchange
 * begins with 0 or 1, and the area code is not another country's.
 */
export const isUsPhone = (tenDigits: string): boolean =>
  /^[2-9]\d{2}[2-9]\d{6}$/.test(tenDigits) && !areaCodesAbroad.has(tenDigits.slice(0, 3));

/** Formats ten digits as XXX-XXX-XXXX. Returns anything else unchanged. */
export const formatPhone = (tenDigits: string): string =>
  tenDigits.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3');

const abroad = /^\+(?!1)\d{7,15}$/;

const extension = /[,;]?(?:ext(?:ension|n)?[=:]?|x|#)\d{1,7}$/i;

/**
 * Returns the error of a phone number: it is malformed, not a U.S. number, or has an extension (VAL-14).
 * Undefined if it is valid.
 */
export function phoneError(typed: string): 'malformed' | 'foreign' | 'extension' | undefined {
  const digits = normalizePhone(typed);
  if (digits !== undefined) return isUsPhone(digits) ? undefined : 'foreign';
  const number = plainOf(typed).replace(extension, '');
  if (number !== plainOf(typed) && phoneError(number) === undefined) return 'extension';
  return abroad.test(plainOf(typed)) ? 'foreign' : 'malformed';
}
