import { cardDigitGroups } from '@tableside/core';

export interface TypedNumber {
  readonly text: string;
  readonly caret: number;
}

export const digitsOf = (text: string): string => text.normalize('NFKC').replaceAll(/\D/g, '');

export function formatDigits(digits: string): string {
  const groups: string[] = [];
  const lengths = cardDigitGroups(digits);
  for (let start = 0; start < digits.length; start += groups.at(-1)?.length ?? 4)
    groups.push(digits.slice(start, start + (lengths[groups.length] ?? 4)));
  return groups.join(' ');
}

function placeAfter(text: string, digits: number): number {
  let seen = 0;
  for (let place = 0; place < text.length; place += 1) {
    if (seen === digits) return place;
    if (text[place] !== ' ') seen += 1;
  }
  return text.length;
}

export function formatNumber({ text, caret }: TypedNumber): TypedNumber {
  const formatted = formatDigits(digitsOf(text));
  return { text: formatted, caret: placeAfter(formatted, digitsOf(text.slice(0, caret)).length) };
}

/**
 * Deletes the digit on the other side of a gap between groups. Returns undefined if there is no gap at the
 * caret, so that the browser deletes as usual.
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
