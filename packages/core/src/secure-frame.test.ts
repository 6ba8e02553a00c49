import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { cardTypes } from './payment-card.ts';
import {
  readFrameInit,
  readFrameLoaded,
  readFrameMessage,
  readPageMessage,
  type FrameInit,
  type FrameLoaded,
  type FrameMessage,
  type PageMessage,
} from './secure-frame.ts';

const nonce = fc.stringMatching(/^[0-9a-f]{32}$/);
const color = fc.stringMatching(/^#[0-9a-fA-F]{6}$/);
const word = fc.string({ maxLength: 300 }).filter((text) => text.length <= 300);
const id = fc.maxSafeNat();
const fault = fc.constantFrom(
  'empty' as const,
  'incomplete' as const,
  'notACardNumber' as const,
  'notAccepted' as const,
);
const cardType = fc.constantFrom(...cardTypes);
const lastFour = fc.stringMatching(/^[0-9]{4}$/);
const encryptedCardNumber = fc
  .array(fc.stringMatching(/^[\w-]{1,40}$/), { minLength: 5, maxLength: 5 })
  .map((parts) => parts.join('.'));

const init: fc.Arbitrary<FrameInit> = fc.record({
  type: fc.constant('init' as const),
  nonce,
  style: fc.record({
    text: color,
    textMuted: color,
    surface: color,
    border: color,
    focus: color,
    danger: color,
    radius: fc.double({ min: 0, max: 32, noNaN: true }),
    font: fc.string({ maxLength: 60 }).filter((text) => text.length <= 60),
  }),
  words: fc.record({
    label: word,
    required: word,
    hint: word,
    empty: word,
    incomplete: word,
    notACardNumber: word,
    notAccepted: word,
  }),
});
const loaded: fc.Arbitrary<FrameLoaded> = fc.record({ type: fc.constant('loaded' as const), nonce });
const frameMessage: fc.Arbitrary<FrameMessage> = fc.oneof(
  fc.record(
    {
      type: fc.constant('changed' as const),
      status: fc.constantFrom('empty' as const, 'partial' as const, 'complete' as const),
      fault,
      cardType,
      lastFour,
    },
    { requiredKeys: ['type', 'status'] },
  ),
  fc.constantFrom({ type: 'left' as const }, { type: 'entered' as const }),
  fc.record({ type: fc.constant('resized' as const), height: fc.double({ min: 0, max: 600, noNaN: true }) }),
  fc.record({
    type: fc.constant('result' as const),
    id,
    card: fc.record({ encryptedCardNumber, lastFour, cardType }),
  }),
  fc.record({
    type: fc.constant('result' as const),
    id,
    fault: fc.oneof(fault, fc.constant('unavailable' as const)),
  }),
);
const pageMessage: fc.Arbitrary<PageMessage> = fc.oneof(
  fc.record({ type: fc.constant('encrypt' as const), id }),
  fc.constantFrom({ type: 'clear' as const }, { type: 'focus' as const }),
  fc.record({ type: fc.constant('validate' as const), isRequired: fc.boolean() }),
  fc.record({ type: fc.constant('disable' as const), isDisabled: fc.boolean() }),
);

type Reader = (data: unknown) => object | undefined;
const protocol: readonly (readonly [string, Reader, fc.Arbitrary<object>])[] = [
  ['init', readFrameInit, init],
  ['loaded', readFrameLoaded, loaded],
  ['what the frame says', readFrameMessage, frameMessage],
  ['what the page says', readPageMessage, pageMessage],
];

const noise = fc.anything().filter((value) => !JSON.stringify(value ?? null)?.includes('"type"'));
const plain = (value: object) => JSON.parse(JSON.stringify(value)) as Record<string, unknown>;

const paths = (value: unknown): string[][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => paths(inner).map((rest) => [key, ...rest]))
    : [[]];

function withAt(value: unknown, [key, ...rest]: readonly string[], to: unknown): unknown {
  if (key === undefined) return to;
  const record = value as Record<string, unknown>;
  return { ...record, [key]: withAt(record[key], rest, to) };
}

describe.each(protocol)('%s', (_, read, legitimate) => {
  test('is parsed as it was sent', () => {
    fc.assert(
      fc.property(legitimate, (message) => {
        expect(read({ ...message })).toEqual(message);
      }),
    );
  });

  test('is never parsed from anything else', () => {
    fc.assert(fc.property(noise, (value) => read(value) === undefined));
    fc.assert(
      fc.property(fc.array(noise), fc.dictionary(fc.string(), noise), (list, record) => {
        expect(read(list)).toBeUndefined();
        expect(read({ ...record, type: 'unknown' })).toBeUndefined();
      }),
    );
  });

  test('has no properties outside the protocol', () => {
    fc.assert(
      fc.property(legitimate, fc.string({ minLength: 9, maxLength: 20 }), noise, (message, name, value) => {
        fc.pre(!['notAccepted', 'isRequired', 'isDisabled', 'incomplete', 'notACardNumber'].includes(name));
        expect(read({ ...message, [name]: value })).toEqual(message);
      }),
    );
  });

  test('is rejected if one of its parts has another type', () => {
    const wrong = fc.constantFrom<unknown>(null, Number.NaN, Infinity, [], {}, () => 1, Symbol('x'), 1n);
    fc.assert(
      fc.property(legitimate, fc.nat(), wrong, (message, anywhere, value) => {
        const all = paths(plain(message));
        const path = all[anywhere % all.length] ?? [];
        expect(read(withAt(message, path, value))).toBeUndefined();
      }),
    );
  });

  test('is rejected as text, in an array, or with a list for its type', () => {
    fc.assert(
      fc.property(legitimate, (message) => {
        expect(read(JSON.stringify(message))).toBeUndefined();
        expect(read([message])).toBeUndefined();
        expect(read({ ...message, type: [Reflect.get(message, 'type')] })).toBeUndefined();
      }),
    );
  });
});

describe('data that must not cross the frame', () => {
  const number = '4111111111111111';

  test('CRD-02.b a card number in place of any of the frame’s values', () => {
    for (const message of [
      { type: 'changed', status: 'complete', lastFour: number },
      { type: 'changed', status: number },
      { type: 'changed', status: 'complete', cardType: number },
      { type: 'result', id: 1, card: { encryptedCardNumber: number, lastFour: '1111', cardType: 'Visa' } },
      {
        type: 'result',
        id: 1,
        card: { encryptedCardNumber: 'a.b.c.d.e', lastFour: number, cardType: 'Visa' },
      },
    ])
      expect(readFrameMessage(message)).toBeUndefined();
    expect(readFrameMessage({ type: 'changed', status: 'complete', number })).toEqual({
      type: 'changed',
      status: 'complete',
    });
  });

  test.each([
    'red',
    '#fff',
    '#ffffff;',
    'url(https://evil.example)',
    'var(--x)',
    '#gggggg',
    ' #ffffff',
    '#ffffff\n',
  ])('the color "%s"', (value) => {
    const [example] = fc.sample(init, 1);
    expect(example && readFrameInit(withAt(example, ['style', 'text'], value))).toBeUndefined();
  });

  test('a radius, a font or texts out of range', () => {
    const [example] = fc.sample(init, 1);
    for (const [path, value] of [
      [['style', 'radius'], -1],
      [['style', 'radius'], 33],
      [['style', 'font'], 'x'.repeat(61)],
      [['words', 'hint'], 'x'.repeat(301)],
      [['nonce'], 'F'.repeat(32)],
      [['nonce'], 'f'.repeat(33)],
      [['style'], undefined],
      [['words'], undefined],
      [['nonce'], `${'f'.repeat(32)}\n`],
    ] as const)
      expect(readFrameInit(withAt(example, path, value))).toBeUndefined();
  });

  test('values at a limit are accepted', () => {
    const [example] = fc.sample(init, 1);
    for (const [path, value] of [
      [['style', 'radius'], 32],
      [['style', 'font'], 'x'.repeat(60)],
      [['words', 'hint'], 'x'.repeat(300)],
    ] as const) {
      const message = withAt(example, path, value);
      expect(readFrameInit(message)).toEqual(message);
    }
    for (const height of [0, 600])
      expect(readFrameMessage({ type: 'resized', height })).toEqual({ type: 'resized', height });
    expect(readPageMessage({ type: 'encrypt', id: 0 })).toEqual({ type: 'encrypt', id: 0 });
    expect(readPageMessage({ type: 'encrypt', id: -1 })).toBeUndefined();
  });

  test('the state of a field without card details has no such parts', () => {
    expect(Object.keys(readFrameMessage({ type: 'changed', status: 'empty' }) ?? {})).toEqual([
      'type',
      'status',
    ]);
  });

  test.each([-1, 601, Number.NaN, '100'])('a height of %s', (height) => {
    expect(readFrameMessage({ type: 'resized', height })).toBeUndefined();
  });

  test.each([
    'a.b.c.d',
    'a.b.c.d.e.f',
    'a..c.d.e',
    'a.b.c.d.e\n',
    'a b.c.d.e.f',
    `${'a'.repeat(4090)}.b.c.d.e`,
  ])('an invalid encryption', (encryptedCardNumber) => {
    const card = { encryptedCardNumber, lastFour: '1111', cardType: 'Visa' };
    expect(readFrameMessage({ type: 'result', id: 1, card })).toBeUndefined();
  });
});
