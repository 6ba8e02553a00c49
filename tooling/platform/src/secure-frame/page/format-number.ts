import { cardTypeOf } from '@tableside/core';

/** A number as it stands in the field, and where the caret is in it. */
export interface TypedNumber {
  readonly text: string;
  readonly caret: number;
}

/** The digits of what was typed or pasted; everything else is only there for the eye. */
export const digitsOf = (text: string): string => text.normalize('NFKC').replaceAll(/\D/g, '');

/** How long the groups are that stand on the cards: four digits each, but for American Express. */
const groupsOf = (digits: string): readonly number[] => (cardTypeOf(digits) === 'Amex' ? [4, 6, 5] : []);

export function formatDigits(digits: string): string {
  const groups: string[] = [];
  const lengths = groupsOf(digits);
  for (let start = 0; start < digits.length; start += groups.at(-1)?.length ?? 4)
    groups.push(digits.slice(start, start + (lengths[groups.length] ?? 4)));
  return groups.join(' ');
}

/** The place right after so many digits of a formatted number. */
function placeAfter(text: string, digits: number): number {
  let seen = 0;
  for (let place = 0; place < text.length; place += 1) {
    if (seen === digits) return place;
    if (text[place] !== ' ') seen += 1;
  }
  return text.length;
}

/** Puts a number into groups; the caret stays after the digit that it was after. */
export function formatNumber({ text, caret }: TypedNumber): TypedNumber {
  const formatted = formatDigits(digitsOf(text));
  return { text: formatted, caret: placeAfter(formatted, digitsOf(text.slice(0, caret)).length) };
}

/**
 * What deleting does beside a gap between groups: it takes the digit beyond, as if there were no gap. Undefined where
 * there is none, and the browser deletes as ever.
 */
export function deleteBesideGap(
  { text, caret }: TypedNumber,
  direction: 'backward' | 'forward',
): TypedNumber | undefined {
  const [gap, digit] = direction === 'backward' ? [caret - 1, caret - 2] : [caret, caret + 1];
  if (text[gap] !== ' ' || text[digit] === undefined) return undefined;
  const left = text.slice(0, digit) + text.slice(digit + 1);
  return formatNumber({ text: left, caret: direction === 'backward' ? digit : caret });
}
