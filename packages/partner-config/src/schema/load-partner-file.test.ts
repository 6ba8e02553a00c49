import { describe, expect, test } from 'vitest';

import { minimalPartner } from '../testing.ts';
import { loadPartnerFile } from './load-partner-file.ts';

const formatIssues = (text: string) => loadPartnerFile(text).problems;
const written = (changes: object) => JSON.stringify({ ...minimalPartner, ...changes }, null, 2);

test('a file that cannot be parsed is rejected with the position', () => {
  expect(formatIssues('{\n  "id": "sample"\n  "name": "Sample"\n}')).toEqual([
    { path: '(file)', message: expect.stringMatching(/^is not JSON: .*line 3/) as string },
  ]);
  expect(formatIssues('')[0]?.path).toBe('(file)');
  expect(formatIssues('<<<<<<< HEAD\n{}')[0]?.path).toBe('(file)');
  expect(formatIssues('{} // done')[0]?.path).toBe('(file)');
});

describe('duplicate keys are rejected with both lines, at any depth and in any notation', () => {
  const twice = (first: number, second: number) =>
    `is set twice, on line ${first} and on line ${second}: keep one`;

  const duplicatesIn = (text: string) =>
    formatIssues(text).filter(({ message }) => message.includes('set twice'));

  test('next to each other', () => {
    expect(duplicatesIn('{\n"hasVIP": true,\n"name": "A",\n"hasVI\\u0050": false\n}')).toEqual([
      { path: 'hasVIP', message: twice(2, 4) },
    ]);
  });
  test('in a group and in a list', () => {
    const file = '{"earn": {"a": 1,\n"a": 1},\n"footer": {"logos": [{},\n{"src": "a",\n"src": "b"}]}}';
    expect(duplicatesIn(file)).toEqual([
      { path: 'earn.a', message: twice(1, 2) },
      { path: 'footer.logos.1.src', message: twice(4, 5) },
    ]);
  });
  test('in a group that is itself duplicated', () => {
    expect(duplicatesIn('{"a": {},\n"a": {"b": 1,\n"b": 2}}').map(({ path }) => path)).toEqual(['a', 'a.b']);
  });
  test('the same key in two groups is fine', () => {
    expect(formatIssues(written({ currencyNames: { singular: 'bite', plural: 'bites' } }))).toEqual([]);
  });
});

describe('patterns with catastrophic backtracking are rejected', () => {
  test.each(['^(a+)+$', '^(a|aa)+$', '^(\\w+\\s?)*$', '^\\d*\\d*\\d*$', '(x+x+)+y'])('%s', (pattern) => {
    expect(formatIssues(written({ partnerNumberPattern: pattern }))).toEqual([
      {
        path: 'partnerNumberPattern',
        message: expect.stringContaining('can backtrack exponentially') as string,
      },
    ]);
  });
  test.each(['^[A-Za-z]{3}\\d{1,15}$', '^\\d+$', '^([A-Z]{2}|[A-Z]{3})\\d{6,9}$', '^(\\d{4}-?){3}\\d{4}$'])(
    '%s is none',
    (pattern) => expect(formatIssues(written({ partnerNumberPattern: pattern }))).toEqual([]),
  );
});

test('CFG-25.d duplicates, wrong settings, conflicts and a slow pattern are reported at once', () => {
  const text = written({ hasVip: true, homePage: 'discover', partnerNumberPattern: '^(a+)+$' });
  expect(
    formatIssues(text.replace('{', '{"hasPPN": true, "hasPPN": false,')).map(({ path }) => path),
  ).toEqual(['hasPPN', 'hasVip', 'homePage', 'partnerNumberPattern']);
});

test('a schema error of a text is reported too', () => {
  expect(formatIssues(written({ hasVip: true }))).toEqual([
    { path: 'hasVip', message: 'is not a setting: did you mean hasVIP?' },
  ]);
});
