import { plainText } from './plain-text.ts';

/**
 * Normalizes a typed ZIP code for validation and requests: trimmed, with ASCII digits, and without the four
 * digits that browsers may append. `isZipCode` validates it.
 */
export const normalizeZip = (typed: string): string =>
  plainText(typed.normalize('NFKC')).replace(/^([0-9]{5})[- ]?[0-9]{4}$/, '$1');

/**
 * Whether a text is five ASCII digits (VAL-08, PRO-08). Only the server knows whether the ZIP code exists.
 */
export const isZipCode = (text: string): boolean => /^[0-9]{5}$/.test(text);
