import fc from 'fast-check';
import type * as z from 'zod';

export interface GeneratedCall {
  readonly path: string;
  readonly method?: 'POST' | 'PUT' | 'DELETE';
  readonly body?: unknown;
  readonly contentType?: string;
  readonly member?: string;
}

export interface CallTable {
  readonly [call: string]: {
    readonly response: z.ZodType;
    readonly refusal?: z.ZodType;
    readonly arbitrary: fc.Arbitrary<GeneratedCall>;
    readonly partner?: string;
    readonly member?: string;
  };
}

export const nasty = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom(
    "'; drop table merchants; --",
    '\u0000',
    '%00',
    '%',
    '_',
    '\\',
    '\ud800',
    '٣',
    '😀'.repeat(40),
    'x'.repeat(5000),
    '1e309',
    '-0',
    'NaN',
    '[]',
    '0',
  ),
);
export const usuallyOneOf = (...values: string[]) =>
  fc.oneof({ arbitrary: fc.constantFrom(...values), weight: 4 }, { arbitrary: nasty, weight: 1 });

export const jsonBody = fc.oneof(fc.jsonValue(), fc.json(), nasty);

const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, 0, -1, 1.5, 1e308, '', [], {}, [[null]], { length: 3 }),
  fc.integer({ min: 1, max: 1000 }).map((levels) => {
    let value: unknown = [];
    for (let level = 1; level < levels; level += 1) value = level % 2 === 0 ? [value] : { a: value };
    return value;
  }),
  fc.integer({ min: 1, max: 12_000 }).map((length) => Array.from({ length }, () => 0)),
  fc
    .integer({ min: 1, max: 9000 })
    .map((keys) => Object.fromEntries(Array.from({ length: keys }, (_, key) => [`k${key}`, key]))),
  fc.constantFrom(100, 10_000, 127_000, 140_000).map((length) => 'x'.repeat(length)),
);

const hostileText = fc.oneof(
  fc.constantFrom(3000, 60_000).map((depth) => '['.repeat(depth) + ']'.repeat(depth)),
  fc.constantFrom(3000, 20_000).map((depth) => '{"a":'.repeat(depth)),
  fc.constantFrom(
    '',
    '{',
    '\ufeff{}',
    '{"a":1,"a":2}',
    '{"__proto__":{"a":1}}',
    '{"constructor":{"prototype":{}}}',
  ),
  fc.constantFrom('"\\ud800"', '{"\\u0000":1}', '1e999', '[1,]', '{} {}', 'undefined'),
);

const replaced = (body: unknown, at: number, value: unknown): unknown => {
  if (typeof body !== 'object' || body === null) return value;
  const keys = Object.keys(body);
  const key = keys[at % Math.max(1, keys.length)];
  if (key === undefined) return value;
  return Array.isArray(body) ? body.with(Number(key), value) : { ...body, [key]: value };
};

export const orHostile = (calls: fc.Arbitrary<GeneratedCall>): fc.Arbitrary<GeneratedCall> => {
  const hostile = fc.oneof(
    fc
      .tuple(calls, fc.nat(), hostileValue)
      .map(([call, at, value]) =>
        call.method === undefined ? call : { ...call, body: replaced(call.body, at, value) },
      ),
    fc
      .tuple(calls, hostileText)
      .map(([call, body]) => (call.method === undefined ? call : { ...call, body })),
    fc.tuple(calls, fc.constantFrom(2, 500), nasty).map(([call, times, value]) => {
      const [, query = ''] = call.path.split('?');
      const name = query.split('=')[0] || 'a';
      const added = Array.from({ length: times }, () => `${name}=${encoded(value.slice(0, 20))}`).join('&');
      return { ...call, path: `${call.path}${call.path.includes('?') ? '&' : '?'}${added}` };
    }),
  );
  return fc.oneof({ arbitrary: calls, weight: 3 }, { arbitrary: hostile, weight: 1 });
};

export const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());
