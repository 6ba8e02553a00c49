// Joiners are kept, because Persian, the languages of India and some emoji need them.
const invisible = /(?![\u200C\u200D])\p{Cf}/gu;
const dashes = /[\p{Pd}\u2212\u2043]/gu;
const apostrophes =
  /[`\u00B4\u02B9-\u02BF\u02C8\u02CA\u02CB\u055A\u2018\u2019\u201B\u2032\u2035\uA78C\uFF07]/gu;

/**
 * Normalizes one line of text that was typed, pasted or filled in, for validation, comparison and storage:
 * composed letters, one hyphen for all dashes, one apostrophe for all characters that look like it, single
 * spaces, and no invisible characters except joiners. Keeps line breaks, so that validation rejects them.
 * Forms, addresses and the server all use it, so that none rejects what another accepts.
 */
export const plainText = (typed: string): string =>
  typed
    .replace(invisible, '')
    .normalize('NFC')
    .replace(dashes, '-')
    .replace(apostrophes, "'")
    .replace(/[^\S\n\v\f\r]+/g, ' ')
    .trim();

/**
 * Normalizes an email address or user name as `plainText` does, but keeps backticks, which an address may
 * contain.
 */
export const plainEmail = (typed: string): string => typed.split('`').map(plainText).join('`');
