/**
 * The number of significant characters of a password (VAL-01), counted in UTF-16 code units, as in an input
 * field.
 */
export const LONGEST_PASSWORD = 56;
export const SHORTEST_PASSWORD = 8;

const isHighSurrogate = (unit: number) => unit >= 0xd800 && unit <= 0xdbff;

/**
 * Returns the significant part of a password: at most 56 characters, never splitting a surrogate pair. Both
 * client and server must truncate with this function, or a longer password would never match again.
 */
export function cutPassword(password: string): string {
  const end = isHighSurrogate(password.charCodeAt(LONGEST_PASSWORD - 1))
    ? LONGEST_PASSWORD - 1
    : LONGEST_PASSWORD;
  return password.slice(0, end);
}

/**
 * Whether the significant part of a password equals or contains the member number, ignoring case (VAL-11).
 */
export const containsMemberNumber = (password: string, memberNumber: string | undefined): boolean =>
  memberNumber ? cutPassword(password).toLowerCase().includes(memberNumber.toLowerCase()) : false;

export const isLongEnough = (password: string): boolean => cutPassword(password).length >= SHORTEST_PASSWORD;

export function hasLetterAndDigit(password: string): boolean {
  const counted = cutPassword(password);
  return /\p{L}/u.test(counted) && /\d/.test(counted);
}

/**
 * Returns the first unmet requirement of a new password: minimum length, or a letter and a digit. Undefined
 * if it is valid.
 */
export function passwordError(password: string): 'tooShort' | 'needsLetterAndDigit' | undefined {
  if (!isLongEnough(password)) return 'tooShort';
  return hasLetterAndDigit(password) ? undefined : 'needsLetterAndDigit';
}
