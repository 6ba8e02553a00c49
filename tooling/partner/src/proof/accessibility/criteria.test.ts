import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { expect, test } from 'vitest';

import { partnerIds } from '../../partners.ts';
import { criteria } from './criteria.ts';
import type { Evidence } from './evidence.ts';
import { manualRuns } from './manual-runs.ts';

const workspace = resolve(import.meta.dirname, '../../../../..');

/** The numbers of WCAG 2.2, without 4.1.1, which it removed. */
const levelA =
  '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2';
const levelAA =
  '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3';

const numbersAt = (level: 'A' | 'AA') =>
  criteria.filter((criterion) => criterion.level === level).map(({ number }) => number);

const parts = (number: string) => number.split('.').map(Number);
const inOrder = (one: string, other: string) => {
  const [a, b] = [parts(one), parts(other)];
  const index = a.findIndex((part, at) => part !== b[at]);
  return index < 0 ? 0 : (a[index] ?? 0) - (b[index] ?? 0);
};

function missingFrom(evidence: Evidence): string | undefined {
  const path = join(workspace, evidence.file);
  if (!existsSync(path)) return `${evidence.file} does not exist`;
  const source = readFileSync(path, 'utf8');
  if ('story' in evidence)
    return source.includes(`export const ${evidence.story}:`)
      ? undefined
      : `${evidence.file} has no story ${evidence.story}`;
  return ["'", '"', '`'].some((quote) => source.includes(quote + evidence.title))
    ? undefined
    : `${evidence.file} has no test "${evidence.title}"`;
}

test('SEC-06.a each of the 55 criteria of WCAG 2.2 A and AA is there once, in order', () => {
  expect(numbersAt('A')).toEqual(levelA.split(' '));
  expect(numbersAt('AA')).toEqual(levelAA.split(' '));
  expect(criteria).toHaveLength(55);
  const numbers = criteria.map(({ number }) => number);
  expect(numbers).toEqual(numbers.toSorted(inOrder));
});

test('SEC-06.b evidence is tests by the beginning of their title, and stories, that the tree has', () => {
  const named = criteria.flatMap((criterion) =>
    criterion.conformance === 'not applicable' ? [] : criterion.evidence,
  );
  expect(named.length).toBeGreaterThan(55);
  expect(named.map(missingFrom).filter((reason) => reason !== undefined)).toEqual([]);
});

test('SEC-06.b evidence that the tree does not have is found', () => {
  const file = 'tooling/partner/test/contrast.test.ts';
  expect(missingFrom({ file: 'tooling/none.test.ts', title: 'UIX-10' })).toBe(
    'tooling/none.test.ts does not exist',
  );
  expect(missingFrom({ file, title: 'UIX-10 nothing' })).toBe(`${file} has no test "UIX-10 nothing"`);
  expect(missingFrom({ file, story: 'Nothing' })).toBe(`${file} has no story Nothing`);
});

test('SEC-06.c what does not apply or is met in part has a reason', () => {
  const silent = criteria.filter(({ remark }) => remark.split(' ').length < 5);
  expect(silent.map(({ number }) => number)).toEqual([]);
});

test('SEC-06.e each manual run has a day, the tool, who did it, the pages and what was found, the last one first', () => {
  const partners = partnerIds(join(workspace, 'partners'));
  for (const { date, tool, by, partner, pages, findings } of manualRuns) {
    expect(new Date(date).toISOString().slice(0, 10)).toBe(date);
    expect(tool.includes('by script')).toBe(by === 'a script');
    expect(partners).toContain(partner);
    expect(pages.length).toBeGreaterThan(0);
    expect(findings.length).toBeGreaterThan(0);
  }
  const dates = manualRuns.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
  expect(dates.length).toBeGreaterThan(0);
});
