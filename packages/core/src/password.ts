/** The most characters of a password that count (VAL-01). Counted in UTF-16 units, as a field counts them. */
export const LONGEST_PASSWORD = 56;
/** The fewest characters of a new password. */
export const SHORTEST_PASSWORD = 8;

const isHighSurrogate = (unit: number) => unit >= 0xd800 && unit <= 0xdbff;

/**
 * The part of a password that counts: at most 56 characters, never half of a pair. Every path cuts with this, on both
 * sides of the wire, or a longer password would never match again.
 */
export function cutPassword(password: string): string {
  if (password.length <= LONGEST_PASSWORD) return password;
  const end = isHighSurrogate(password.charCodeAt(LONGEST_PASSWORD - 1))
    ? LONGEST_PASSWORD - 1
    : LONGEST_PASSWORD;
  return password.slice(0, end);
}

/** Whether a password is or contains the member number, in whatever case (VAL-11). Judged after the cut. */
export const containsMemberNumber = (password: string, memberNumber: string | undefined): boolean =>
  Boolean(memberNumber) &&
  cutPassword(password)
    .toLowerCase()
    .includes((memberNumber ?? '').toLowerCase());

/** Whether the part that counts is long enough for a new password. */
export const isLongEnough = (password: string): boolean => cutPassword(password).length >= SHORTEST_PASSWORD;

/** Whether the part that counts has what a new password needs: a letter and a digit. */
export function hasLetterAndDigit(password: string): boolean {
  const counted = cutPassword(password);
  return /\p{L}/u.test(counted) && /\d/.test(counted);
}

/** What a new password lacks: long enough, a letter, a digit; undefined when it lacks nothing. */
export function passwordError(password: string): 'tooShort' | 'needsLetterAndDigit' | undefined {
  if (!isLongEnough(password)) return 'tooShort';
  return hasLetterAndDigit(password) ? undefined : 'needsLetterAndDigit';
}
