import fc from 'fast-check';
import { expect, test } from 'vitest';

import { holdsCardNumber, MASK, maskCardNumbers, maskInValue, valueHoldsCardNumber } from './card-numbers.ts';
import { createLog } from './log.ts';

const published = [
  '4111111111111111',
  '4012888888881881',
  '4242424242424242',
  '4222222222222',
  '5555555555554444',
  '5105105105105100',
  '2223003122003222',
  '378282246310005',
  '371449635398431',
  '6011111111111117',
  '6011000990139424',
  '3530111333300000',
  '30569309025904',
  '6304000000000000',
  '6759649826438453',
  '4000000000000000006',
];

const separator = fc.constantFrom('', '', ' ', '-', ' - ', '\u00A0', '\u2013', '\u2011');
const written = fc.constantFrom(...published).chain((number) =>
  fc.oneof(
    fc.constant(number),
    separator.map((between) => (number.match(/\d{1,4}/g) ?? []).join(between)),
    fc
      .array(separator, { minLength: number.length, maxLength: number.length })
      .map((between) =>
        [...number].map((digit, index) => (index === 0 ? '' : between[index]) + digit).join(''),
      ),
    fc.constant([...number].map((digit) => String.fromCodePoint(0xff10 + Number(digit))).join('')),
  ),
);
const before = fc.constantFrom('', 'card ', 'My number is ', 'no.', '(', '12.50 for ', '60601 ', '"', '\n');
const after = fc.constantFrom('', ' exp 12/27', ' 12 27', '. Thanks', ')', 'x', '\n');
const inText = fc.tuple(before, written, after).map((parts) => parts.join(''));

const nested = (inner: fc.Arbitrary<unknown>) =>
  fc.letrec<{ body: unknown }>((tie) => ({
    body: fc.oneof(
      { maxDepth: 4 },
      inner,
      fc
        .tuple(fc.array(fc.constantFrom<unknown>(null, true, 'a', 7)), tie('body'))
        .map(([rest, body]) => [...rest, body]),
      fc.record({ name: fc.constant('Robin'), more: tie('body') }),
    ),
  })).body;

test('API-16.d CRD-02.b a card number is found at any place and in any spelling', () => {
  fc.assert(
    fc.property(nested(inText), (body) => valueHoldsCardNumber(body)),
    { numRuns: 3000 },
  );
  fc.assert(
    fc.property(nested(inText.map((key) => ({ [key]: 1 }))), (body) => valueHoldsCardNumber(body)),
    { numRuns: 500 },
  );
  fc.assert(
    fc.property(
      nested(fc.constantFrom(...published.filter(({ length }) => length <= 16).map(Number))),
      (body) => valueHoldsCardNumber(body),
    ),
    { numRuns: 300 },
  );
});

test('API-16.d it is found next to other digits', () => {
  for (const text of [
    '4111 1111 1111 1111 12 27 123',
    '4111111111111111 1227',
    '10013 4111 1111 1111 1111',
    '41.8781136 4111111111111111',
    '2026-06-15 4111111111111111',
    '4b7d2f3a-9c1e-4f60-8a2b-3c4d5e6f7a8b 4111111111111111',
    'pan=4111111111111111&cvv=123',
    '4111\u200B1111\u200B1111\u200B1111',
  ]) {
    expect([text, holdsCardNumber(text)]).toEqual([text, true]);
  }
});

const digits = (least: number, most = least) => fc.stringMatching(new RegExp(`^[0-9]{${least},${most}}$`));
const base64url = (least: number, most: number) =>
  fc.stringMatching(new RegExp(`^[\\w-]{${least},${most}}$`));
const day = fc
  .date({ min: new Date('1999-01-01'), max: new Date('2069-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString());
const longest = 1_999_999_999_999;

const ordinary: Record<string, fc.Arbitrary<unknown>> = {
  'phone numbers': fc.oneof(
    digits(10),
    fc.tuple(digits(3), digits(3), digits(4)).map(([a, b, c]) => `(${a}) ${b}-${c}`),
    fc.tuple(digits(3), digits(3), digits(4)).map(([a, b, c]) => `+1 ${a} ${b} ${c}`),
    digits(7, 14).map((number) => `+${number}`),
  ),
  'ZIP codes and streets': fc.oneof(
    digits(5),
    fc.tuple(digits(5), digits(4)).map((parts) => parts.join('-')),
    fc.tuple(digits(1, 5), digits(1, 3)).map(([house, flat]) => `${house} State Street, Apt ${flat}`),
  ),
  'moments and days': fc.oneof(
    day,
    fc.tuple(day, day).map(([from, to]) => `${from.slice(0, 10)} - ${to.slice(0, 10)}`),
    fc.tuple(day, day).map(([from, to]) => `${from.slice(0, 10)} ${to.slice(0, 10)}`),
    fc.integer({ min: 0, max: longest }),
    fc.integer({ min: 0, max: longest }).map(String),
  ),
  UUIDs: fc.oneof(
    fc.uuid(),
    fc.uuid().map((id) => id.toUpperCase()),
    fc.uuid().map((id) => id.replaceAll('-', '').replace(/^./, 'a')),
  ),
  'hashes and ids': fc.oneof(
    fc.stringMatching(/^[a-f][\da-f]{31}$/),
    fc.stringMatching(/^[a-f][\da-f]{63}$/),
    base64url(24, 43),
  ),
  'member numbers': fc.oneof(fc.stringMatching(/^[A-Za-z]{3}\d{1,15}$/), digits(1, 12)),
  'ids of advertisements': fc.oneof(
    fc.stringMatching(/^238\d{14,15}$/),
    fc.stringMatching(/^(1[278]|238)\d{15}$/).map((id) => `https://example.com/?utm_id=${id}&utm_source=a`),
  ),
  coordinates: fc.oneof(
    fc.double({ min: -180, max: 180, noNaN: true }),
    fc.double({ min: -180, max: 180, noNaN: true }).map(String),
    fc
      .tuple(fc.double({ min: -90, max: 90, noNaN: true }), fc.double({ min: -180, max: 180, noNaN: true }))
      .map((pair) => pair.join(',')),
  ),
  amounts: fc.integer({ min: -1e12, max: 1e12 }).chain((cents) => fc.constantFrom(cents, cents / 100)),
  'encrypted messages': fc
    .tuple(base64url(60, 90), base64url(342, 342), base64url(16, 16), base64url(100, 160), base64url(22, 22))
    .map(([header, ...rest]) => ['eyJ' + header, ...rest].join('.')),
};

test.each(Object.keys(ordinary))('API-16.d ordinary bodies pass: %s', (kind) => {
  fc.assert(
    fc.property(nested(ordinary[kind] ?? fc.constant('')), (body) => {
      expect(valueHoldsCardNumber(body)).toBe(false);
      expect(holdsCardNumber(JSON.stringify(body))).toBe(false);
      expect(maskInValue(body)).toEqual(body);
    }),
    { numRuns: 3000 },
  );
});

test('API-16.d digits of an encrypted message that look like a card are ignored', () => {
  const message = `eyJ${'a'.repeat(60)}.${'b'.repeat(100)}-4111111111111111-${'b'.repeat(200)}.${'c'.repeat(16)}.${'d'.repeat(120)}.${'e'.repeat(22)}`;
  expect(holdsCardNumber(message)).toBe(false);
  expect(holdsCardNumber(`${message} 4111111111111111`)).toBe(true);
});

test('API-16.d masking keeps the rest of a text, and no digit of the number', () => {
  expect(maskCardNumbers('pay 4111 1111-1111 1111 or 378282246310005, today')).toBe(
    `pay ${MASK} or ${MASK}, today`,
  );
  // The ZIP code and the first half of the number would together form a valid number too.
  expect(maskCardNumbers('60618 4111 1111 1111 1111')).toBe(MASK);
  fc.assert(
    fc.property(inText, (text) => {
      expect(maskCardNumbers(text)).toContain(MASK);
      expect(holdsCardNumber(maskCardNumbers(text))).toBe(false);
    }),
  );
});

test('API-16.d the log contains no card number, in any field', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const child = log.child({ path: '/api/Member/4111111111111111' });
  child.info(
    { body: { list: ['a', { '4111 1111 1111 1111': 5_555_555_555_554_444 }] } },
    'got 4111-1111-1111-1111',
  );
  child.error(
    { err: new Error('no 378282246310005 here', { cause: new Error('6011111111111117') }) },
    'failed',
  );
  log.info('4242424242424242');
  log.info({ number: Number('4000000000000000006') }, 'long');
  log.info({ ms: 12, method: 'GET', path: '/search' }, 'answered');
  expect(lines).toHaveLength(5);
  expect(lines.join('')).not.toMatch(/(\d{4})[ -]?\1|378282|0000/);
  expect(lines.join('')).toContain(MASK);
  expect(JSON.parse(lines[4] ?? '')).toEqual({
    level: 30,
    time: expect.any(Number) as number,
    ms: 12,
    method: 'GET',
    path: '/search',
    msg: 'answered',
  });
});
