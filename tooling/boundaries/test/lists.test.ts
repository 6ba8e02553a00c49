import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { listFindings } from '../src/check-lists.ts';
import { printFinding } from '../src/finding.ts';

const job = { document: 'guide.md', column: 'job', code: 'src/*.ts', names: /'([\w-]+)'/g };

function findingsOf(guide: string, list = {}): string[] {
  const root = mkdtempSync(join(tmpdir(), 'tableside-lists-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'src'));
  writeFileSync(join(root, 'guide.md'), guide);
  writeFileSync(join(root, 'src/jobs.ts'), "const jobs = ['clean', 'send'];\n");
  writeFileSync(join(root, 'src/jobs.test.ts'), "const invented = ['other'];\n");
  return listFindings(root, [{ ...job, ...list }]).map(printFinding);
}
const table = (...names: readonly string[]) =>
  `# Jobs\n\n| job | when |\n| --- | --- |\n${names.map((name) => `| \`${name}\` | \`hourly\` |\n`).join('')}`;

test('OPS-18.a tables of documents have the lists of the code', () => {
  expect(listFindings(resolve(import.meta.dirname, '../../..')).map(printFinding)).toEqual([]);
});

test('a list may be in several tables, and in some rows of one', () => {
  expect(findingsOf(`${table('clean')}\n${table('send', 'clean')}`)).toEqual([]);
  expect(findingsOf(table('send', 'clean', 'gone'), { rows: /clean|send/ })).toEqual([]);
  expect(findingsOf('| when | `job` |\n| - | - |\n| now | `clean`, `send` |\n')).toEqual([]);
});

test('what only one of the two has is reported', () => {
  expect(findingsOf(table('clean', 'gone'))).toEqual([
    'guide.md: has gone in a column "job", and src/*.ts does not: correct it, or remove it.',
    'guide.md: does not have send in a column "job", but src/*.ts does: add it.',
  ]);
});

test.each([
  ['the document', 'No table.\n', {}],
  ['the code', table('clean'), { names: /"(\w+)"/g }],
])('a list that is no longer in %s is reported', (_where, guide, list) => {
  expect(findingsOf(guide, list)).toEqual([
    'guide.md: has no list in a column "job", or src/*.ts has none: say in check-lists.ts where they are.',
  ]);
});
