import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';

import { expandCopy, plainText } from './expand-copy.ts';
import { copyLimits } from './limits.ts';
import { parseCopy, tokenize } from './parse-copy.ts';

const label = (name: string) => `[${name}]`;
const fill = (
  text: string,
  partner: Record<string, string | number>,
  personal?: Record<string, string | number>,
) => plainText(expandCopy(tokenize(text), { partner, personal }), label);

test('CON-30 fills in the partner’s values everywhere', () => {
  const copy = parseCopy('One {phone}\n\nTwo {phone} {points} {bonus}');
  const filled = expandCopy(copy, { partner: { phone: '1-800-555-0147', points: 5, bonus: 0 } });
  expect(plainText(filled, label)).toBe('One 1-800-555-0147Two 1-800-555-0147 5 0');
});

test('CON-29.a values nest: a value may contain values and links', () => {
  expect(fill('{a}', { a: 'x{b}{{home}}', b: '({c})', c: 'deep' })).toBe('x(deep)[home]');
});

test.each([
  ['itself', { a: 'a{a}z' }, 'az'],
  ['another that holds it', { a: 'a{b}z', b: 'b{a}y' }, 'abyz'],
])('CON-29.b a value that contains %s terminates, and is reported once', (_, partner, expected) => {
  const report = vi.fn<(problem: string) => void>();
  expect(plainText(expandCopy(tokenize('{a}{a}'), { partner }, report), label)).toBe(expected + expected);
  expect(report).toHaveBeenCalledTimes(1);
  expect(report).toHaveBeenCalledWith('{a} stands inside itself');
});

test('CON-29.b nesting ends at its maximum depth', () => {
  const chain = Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`v${i}`, `${i} {v${i + 1}}`]));
  const report = vi.fn<(problem: string) => void>();
  const text = plainText(expandCopy(tokenize('{v0}'), { partner: chain }, report), label);
  expect(text.trim().split(' ')).toHaveLength(copyLimits.depth);
  expect(report.mock.calls).toEqual([[`tokens nest deeper than ${copyLimits.depth}`]]);
});

test('CON-29.b exponential growth ends at its limits instead of exhausting memory', () => {
  const doubling = Object.fromEntries(
    Array.from({ length: 10 }, (_, i) => [`v${i}`, `{v${i + 1}}`.repeat(40)] as const),
  );
  const report = vi.fn<(problem: string) => void>();
  const wide = expandCopy(tokenize('{v0}'), { partner: { ...doubling, v10: 'x'.repeat(1_000) } }, report);
  expect(plainText(wide, label).length).toBeLessThanOrEqual(copyLimits.characters);
  expect(report).toHaveBeenCalled();
});

test('CON-29.a a text of just as many characters as may be is whole, the one after it is left out', () => {
  const report = vi.fn<(problem: string) => void>();
  const long = 'x'.repeat(copyLimits.characters);
  const filled = (text: string) =>
    plainText(expandCopy(tokenize(text), { partner: { long, last: 'z' } }, report), label);
  expect(filled('{long}')).toBe(long);
  expect(filled('{last}{long}{last}')).toBe('z');
  expect(report.mock.calls).toEqual([[`longer than ${copyLimits.characters} characters`]]);
});

test('CON-29.b as many parts as may be are kept, the ones after them are left out', () => {
  const report = vi.fn<(problem: string) => void>();
  const parts = (count: number) =>
    expandCopy(
      Array.from({ length: count }, () => ({ type: 'link', name: 'home' }) as const),
      { partner: {} },
      report,
    );
  expect(parts(copyLimits.nodes)).toHaveLength(copyLimits.nodes);
  expect(report).not.toHaveBeenCalled();
  expect(parts(copyLimits.nodes + 2)).toHaveLength(copyLimits.nodes);
  expect(report.mock.calls).toEqual([[`more than ${copyLimits.nodes} parts`]]);
});

test('CON-30 the text of copy that is not filled in has the names of its values', () => {
  expect(plainText(parseCopy('Call {phone}, or {{home}}'), label)).toBe('Call {phone}, or [home]');
});

test('people’s input is never expanded', () => {
  expect(fill('Hello {name}', { phone: '1' }, { name: '{phone}{{delete_card}}$&' })).toBe(
    'Hello {phone}{{delete_card}}$&',
  );
});

test('CON-30 people’s input takes precedence over the partner’s values, and JavaScript’s own property names are no values', () => {
  expect(
    fill('{email} {constructor} {__proto__}', { email: 'help@example.com' }, { email: 'me@example.com' }),
  ).toBe('me@example.com {constructor} {__proto__}');
});

test(
  'CON-29.a CON-29.b any values terminate within the limits, and leave no known token',
  { timeout: 30_000 },
  () => {
    const names = ['a', 'b', 'c', 'd'] as const;
    const text = fc.string({
      unit: fc.constantFrom('{a}', '{b}', '{c}', '{d}', '{{home}}', 'x', '{', '}'),
      maxLength: 12,
    });
    fc.assert(
      fc.property(text, fc.record({ a: text, b: text, c: text, d: text }), (source, partner) => {
        const expanded = expandCopy(tokenize(source), { partner });
        const words = plainText(expanded, () => '');
        expect(expanded.length).toBeLessThanOrEqual(copyLimits.nodes);
        expect(expanded.every(({ type }) => type === 'text' || type === 'link')).toBe(true);
        expect(words.length).toBeLessThanOrEqual(copyLimits.characters);
        expect(
          names.every((name) => !expanded.some((node) => node.type === 'value' && node.name === name)),
        ).toBe(true);
      }),
    );
  },
);
