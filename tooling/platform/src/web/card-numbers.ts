import { cardTypeOf, isLuhnValid } from '@tableside/core';

const RUN = /\d(?:[\s\p{Pd}]{0,3}\d){12,}/gu;
const GROUP = /\d+/g;
const SHORTEST = 13;
const LONGEST = 19;

/**
 * Values that contain many digits but are no card numbers: the secure frame's encrypted messages, UUIDs,
 * other long hexadecimal ids, dates and member numbers.
 */
const ORDINARY = [
  /(?<![\w-])eyJ[\w-]{16,}\.[\w-]{40,}\.[\w-]{16}\.[\w-]+\.[\w-]{22}(?![\w-])/g,
  /(?<![\da-z])[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?![\da-z])/gi,
  /(?<![\da-z])(?=\d*[a-f])[\da-f]{24,}(?![\da-z])/gi,
  /(?<!\d)(?:19|20)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?!\d)/g,
  /(?<![\da-z])[a-z]{1,4}\d{13,15}(?![\da-z])/gi,
];

interface Span {
  readonly start: number;
  readonly end: number;
}

const plain = (text: string): string => text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '');

const withoutOrdinary = (text: string): string =>
  ORDINARY.reduce((left, pattern) => left.replaceAll(pattern, (found) => '.'.repeat(found.length)), text);

const isFraction = (text: string, index: number): boolean =>
  /\d\.$/.test(text.slice(Math.max(0, index - 2), index));

const isPhone = (text: string, { index }: RegExpExecArray, groups: readonly RegExpExecArray[]): boolean =>
  text[index - 1] === '+' && groups.join('').length <= 15;

/**
 * Whether digits may be a card number of any network, even one that no program accepts. Of the numbers that
 * begin with 2, only Mastercard's count, because other long ones are ids, such as those of ads in links.
 */
const isCard = (digits: string): boolean =>
  digits.length >= SHORTEST &&
  (!digits.startsWith('2') || (digits.length === 16 && cardTypeOf(digits) === 'Mastercard')) &&
  isLuhnValid(digits);

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

const mayHold = (text: string): boolean => text.length >= SHORTEST && /\p{N}/u.test(text);

/**
 * Whether a text seems to contain a card number: 13 to 19 digits with a valid check digit, the first from 2
 * to 6, and at most spaces or dashes between them.
 */
export const holdsCardNumber = (text: string): boolean =>
  mayHold(text) && spansIn(withoutOrdinary(plain(text))).length > 0;

export const MASK = '[card number]';

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

/** An unsafe integer has already lost its last digits, so it is treated as a card number. */
const isSuspect = (value: number): boolean =>
  (Number.isInteger(value) && !Number.isSafeInteger(value)) || holdsCardNumber(String(value));

export function maskInValue(value: unknown): unknown {
  if (typeof value === 'string') return maskCardNumbers(value);
  if (typeof value === 'number') return isSuspect(value) ? MASK : value;
  if (Array.isArray(value)) return value.map(maskInValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [maskCardNumbers(key), maskInValue(member)]),
  );
}

export function valueHoldsCardNumber(value: unknown): boolean {
  if (typeof value === 'string') return holdsCardNumber(value);
  if (typeof value === 'number') return holdsCardNumber(String(value));
  if (Array.isArray(value)) return value.some(valueHoldsCardNumber);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, member]) => holdsCardNumber(key) || valueHoldsCardNumber(member));
}
