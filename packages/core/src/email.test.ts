import fc from 'fast-check';
import { expect, test } from 'vitest';

import { simpleEmailPattern, strictEmailPattern } from './email.ts';

const isStrict = (text: string) => strictEmailPattern.test(text);

test('VAL-21.a the strict pattern accepts what the address specification allows, and rejects stray dots', () => {
  const right = ['a@b.co', "o'brien+dine@mail.example.com", 'x_1%z@sub-domain.example.museum', 'A@B.CO'];
  const wrong = [
    'a@b.c',
    'a..b@c.co',
    '.a@b.co',
    'a.@b.co',
    'a@b..co',
    'a@-b.co',
    'a@b-.co',
    'a@b',
    '@b.co',
    'a@',
    'a b@c.co',
    'a@b@c.co',
    'a@b.co\n',
    'a@b.co\nBcc: c@d.co',
    'a,c@b.co',
    '<a@b.co>',
    '"a"@b.co',
    'ä@b.co',
    `${'a'.repeat(65)}@b.co`,
    `a@${'b'.repeat(64)}.co`,
    '',
  ];
  expect(right.filter((text) => !isStrict(text))).toEqual([]);
  expect(wrong.filter(isStrict)).toEqual([]);
});

test('VAL-21.a an internationalized domain is accepted in its ASCII form, and rejected in Unicode', () => {
  const right = ['robin@xn--mller-kva.example.com', 'robin@example.xn--p1ai', 'robin@xn--mller-kva.XN--P1AI'];
  const wrong = [
    'robin@müller.example.com',
    'robin@example.рф',
    'robin@example.xn--',
    'robin@example.xn--a-',
  ];
  expect(right.filter((text) => !isStrict(text))).toEqual([]);
  expect(wrong.filter(isStrict)).toEqual([]);
});

const atext = fc.string({
  unit: fc.constantFrom(..."abcXYZ019!#$%&'*+/=?^_`{|}~-"),
  minLength: 1,
  maxLength: 12,
});
const domainLabel = fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,10}[a-z0-9])?$/);
const address = fc
  .tuple(
    fc.array(atext, { minLength: 1, maxLength: 4 }),
    fc.array(domainLabel, { minLength: 1, maxLength: 4 }),
    fc.stringMatching(/^[a-z]{2,10}$/),
  )
  .map(([words, labels, top]) => `${words.join('.')}@${labels.join('.')}.${top}`);

test('VAL-21.a every combination of words, labels and a top-level domain is accepted', () => {
  fc.assert(fc.property(address, (text) => isStrict(text)));
});

test('VAL-21.a any accepted address is one line, has one @, no double dot and two letters at its end', () => {
  const anything = fc.oneof(
    fc.string({ unit: fc.constantFrom('a', '.', '@', '-', '\n', ' ', ',', 'b', '"', 'é') }),
    fc
      .tuple(address, fc.string({ maxLength: 3 }), fc.nat(40))
      .map(([text, more, at]) => text.slice(0, at) + more + text.slice(at)),
  );
  fc.assert(
    fc.property(anything, (text) => {
      fc.pre(isStrict(text));
      expect(text).toMatch(/^[\x21-\x7E]+\.(?:[a-z]{2,}|xn--[a-z0-9-]+)$/i);
      expect(text.split('@')).toHaveLength(2);
      expect(text).not.toMatch(/\.\.|\.@|@\.|[\s,;:<>()"]/);
    }),
    { numRuns: 2000 },
  );
});

test('VAL-21.b VAL-22.a the simple pattern accepts an ordinary address, and nothing around or instead of it', () => {
  const right = ['help@sample.example', 'A.B+c%d_e-f@x-1.y.CO', 'h@s.co'];
  const wrong = [
    ' help@sample.example',
    'help@sample.example ',
    'help@sample.example?cc=x',
    '@sample.example',
    'help@.',
    'help@sample',
    'help@sample.e',
    'help@sample.12',
    'help@@sample.example',
    'hélp@sample.example',
  ];
  expect(right.filter((text) => !simpleEmailPattern.test(text))).toEqual([]);
  expect(wrong.filter((text) => simpleEmailPattern.test(text))).toEqual([]);
});

test('VAL-21.a a long text that is nearly an address is rejected, without excessive backtracking', () => {
  for (const text of [`${'a.'.repeat(50_000)}@`, `a@${'b-'.repeat(50_000)}`, `a@${'b.'.repeat(50_000)}1`]) {
    expect(isStrict(text)).toBe(false);
  }
});
