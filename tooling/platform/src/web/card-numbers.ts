import { cardTypeOf, isLuhnValid } from '@tableside/core';

/** Digits, each perhaps after a few spaces or dashes: the least that a number of a card has, or more. */
const RUN = /\d(?:[\s\p{Pd}]{0,3}\d){12,}/gu;
const GROUP = /\d+/g;
const SHORTEST = 13;
const LONGEST = 19;

/**
 * What has many digits by its nature and would look like a card now and then: encrypted messages of the secure frame,
 * UUIDs, other long hexadecimal ids, days, and member numbers.
 */
const ORDINARY = [
  /(?<![\w-])eyJ[\w-]{16,}\.[\w-]{40,}\.[\w-]{16}\.[\w-]+\.[\w-]{22}(?![\w-])/g,
  /(?<![\da-z])[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?![\da-z])/gi,
  /(?<![\da-z])(?=\d*[a-f])[\da-f]{24,}(?![\da-z])/gi,
  /(?<!\d)(?:19|20)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?!\d)/g,
  /(?<![\da-z])[a-z]{1,4}\d{13,15}(?![\da-z])/gi,
];

/** Where a number of a card begins and ends in a text. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/** Digits as anybody writes them, and nothing invisible between them. */
const plain = (text: string): string => text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '');

const withoutOrdinary = (text: string): string =>
  ORDINARY.reduce((left, pattern) => left.replaceAll(pattern, (found) => '.'.repeat(found.length)), text);

/** Whether a run begins behind a decimal point: its first digits are the rest of another number. */
const isFraction = (text: string, index: number): boolean =>
  /\d\.$/.test(text.slice(Math.max(0, index - 2), index));

/** Behind a plus there are telephone numbers, of up to fifteen digits. */
const isPhone = (text: string, { index }: RegExpExecArray, groups: readonly RegExpExecArray[]): boolean =>
  text[index - 1] === '+' && groups.join('').length <= 15;

/**
 * Whether digits may be the number of some network's card, also of one that no program here takes. With a 2 only
 * Mastercard's begin: other long numbers with a 2 in front are ids, such as those of advertisements in links.
 */
const isCard = (digits: string): boolean =>
  digits.length >= SHORTEST &&
  (!digits.startsWith('2') || (digits.length === 16 && cardTypeOf(digits) === 'Mastercard')) &&
  isLuhnValid(digits);

/** The longest number of a card that begins with this group of digits and ends with one. */
function spanFrom(groups: readonly RegExpExecArray[], first: number): Span | undefined {
  const start = groups[first]?.index ?? 0;
  let digits = '';
  let found: Span | undefined;
  for (const group of groups.slice(first, first + LONGEST)) {
    digits += group[0];
    if (digits.length > LONGEST || !/^[2-6]/.test(digits)) break;
    if (isCard(digits)) found = { start, end: group.index + group[0].length };
  }
  return found;
}

/** In their order; they may overlap where digits stand beside a number. */
function spansIn(text: string): Span[] {
  const spans: Span[] = [];
  for (const run of text.matchAll(RUN)) {
    const groups = [...run[0].matchAll(GROUP)];
    if (isPhone(text, run, groups)) continue;
    for (let first = isFraction(text, run.index) ? 1 : 0; first < groups.length; first += 1) {
      const span = spanFrom(groups, first);
      if (span) spans.push({ start: run.index + span.start, end: run.index + span.end });
    }
  }
  return spans;
}

/** Cheap, for the many texts without. */
const mayHold = (text: string): boolean => text.length >= SHORTEST && /\p{N}/u.test(text);

/**
 * Whether a text holds what looks like the number of a card: 13 to 19 digits from 2 to 6 on with the right check digit,
 * written together or with spaces or dashes.
 */
export const holdsCardNumber = (text: string): boolean =>
  mayHold(text) && spansIn(withoutOrdinary(plain(text))).length > 0;

export const MASK = '[card number]';

/** The text with every number of a card in it masked. */
export function maskCardNumbers(text: string): string {
  if (!mayHold(text)) return text;
  const readable = plain(text);
  const spans = spansIn(withoutOrdinary(readable));
  if (spans.length === 0) return text;
  let masked = '';
  let at = 0;
  for (const { start, end } of spans) {
    if (start >= at) masked += readable.slice(at, start) + MASK;
    at = Math.max(at, end);
  }
  return masked + readable.slice(at);
}

/** Whole numbers that are not exact hide their last digits. */
const isSuspect = (value: number): boolean =>
  (Number.isInteger(value) && !Number.isSafeInteger(value)) || holdsCardNumber(String(value));

/** A JSON value with every number of a card masked: in texts, in keys, and where it is a number. */
export function maskInValue(value: unknown): unknown {
  if (typeof value === 'string') return maskCardNumbers(value);
  if (typeof value === 'number') return isSuspect(value) ? MASK : value;
  if (Array.isArray(value)) return value.map(maskInValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [maskCardNumbers(key), maskInValue(member)]),
  );
}

/** Whether a JSON value holds the number of a card, in a text, a key, or as a number. */
export function valueHoldsCardNumber(value: unknown): boolean {
  if (typeof value === 'string') return holdsCardNumber(value);
  if (typeof value === 'number') return holdsCardNumber(String(value));
  if (Array.isArray(value)) return value.some(valueHoldsCardNumber);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, member]) => holdsCardNumber(key) || valueHoldsCardNumber(member));
}
