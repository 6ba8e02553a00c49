import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

import { afterEach, describe, expect, test } from 'vitest';

import { changesetFindings, requirementFindings, variableFindings } from '../src/check-documents.ts';
import { printFinding } from '../src/finding.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function writeFolder(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'tableside-documents-'));
  folders.push(root);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

const repository = resolve(import.meta.dirname, '../../..');
const rows = (...ids: readonly string[]) => ids.map((id) => `| ${id} | Something. |\n`).join('');
const title = (text: string) => `test('${text}', () => {});\n`;

describe('requirements', () => {
  const findingsOf = (document: string, tests: Readonly<Record<string, string>>) =>
    requirementFindings(writeFolder({ 'docs/requirements.md': document, ...tests })).map(printFinding);

  test('match the tests of the repository', () => {
    expect(requirementFindings(repository).map(printFinding)).toEqual([]);
  });

  test('titles, tables of titles and the list of requirements not built yet cover every row', () => {
    const document = `${rows('SEA-01', 'SEA-02', 'SEA-03', 'CON2-01', 'RES-01')}## Not built yet\n\nRES-01\n`;
    expect(
      findingsOf(document, {
        'packages/one/src/a.test.ts': title('SEA-01 SEA-02 searches'),
        'packages/one/src/b.test.tsx': "test.each([['SEA-03 by name', 1]])('%s', () => {});\n",
        'tooling/e2e/src/c.e2e.ts': title('CON2-01 shows the badge'),
      }),
    ).toEqual([]);
  });

  test('each clause of a row whose clauses have letters is named by a test, or listed', () => {
    const document = `| SEA-01 | (a) Searches, and (b) says so. |\n${rows('SEA-02')}## Not built yet\n\n`;
    const tests = { 'packages/one/src/a.test.ts': title('SEA-01.a SEA-02 searches') };
    expect(findingsOf(`${document}SEA-01.b\n`, tests)).toEqual([]);
    expect(findingsOf(document, tests)).toEqual([
      'docs/requirements.md: has a row SEA-01.b that no test names: begin a test\'s title with it, or list it under "Not built yet".',
    ]);
  });

  test.each([
    [
      'a title without the letter of a clause',
      '| SEA-01 | (a) Searches. |\n',
      title('SEA-01.a SEA-01 searches'),
      'packages/one/src/a.test.ts: names SEA-01, whose clauses have letters: name those that the test checks, such as SEA-01.a.',
    ],
    [
      'a clause that the row does not have',
      '| SEA-01 | (a) Searches. |\n',
      title('SEA-01.a SEA-01.b searches'),
      'packages/one/src/a.test.ts: names SEA-01.b, which has no row in docs/requirements.md: correct the ID, or add the row.',
    ],
    [
      'letters out of order',
      '| SEA-01 | (a) Searches. (c) Finds. |\n',
      title('SEA-01.a SEA-01.c searches'),
      'docs/requirements.md: has clauses of SEA-01 that are not lettered in order from (a).',
    ],
    [
      'an ID without a row',
      rows('SEA-01'),
      title('SEA-01 SEA-99 searches'),
      'packages/one/src/a.test.ts: names SEA-99, which has no row in docs/requirements.md: correct the ID, or add the row.',
    ],
    [
      'a row without a test',
      rows('SEA-01', 'SEA-02'),
      title('SEA-01 searches'),
      'docs/requirements.md: has a row SEA-02 that no test names: begin a test\'s title with it, or list it under "Not built yet".',
    ],
    [
      'a row that is built and listed',
      `${rows('SEA-01')}## Not built yet\n\nSEA-01\n`,
      title('SEA-01 searches'),
      'docs/requirements.md: lists SEA-01 as not built yet, but packages/one/src/a.test.ts checks it: take it off the list.',
    ],
    [
      'a listed ID without a row',
      `${rows('SEA-01')}## Not built yet\n\nSEA-02\n`,
      title('SEA-01 searches'),
      'docs/requirements.md: lists SEA-02 as not built yet, but has no such row.',
    ],
    [
      'two rows with one ID',
      rows('SEA-01', 'SEA-01'),
      title('SEA-01 searches'),
      'docs/requirements.md: has two rows SEA-01: give one of them another number.',
    ],
  ])('%s is rejected', (_name, document, code, message) => {
    expect(findingsOf(document, { 'packages/one/src/a.test.ts': code })).toEqual([message]);
  });
});

describe('environment variables', () => {
  const table = (...names: readonly string[]) =>
    `| variable | default |\n| --- | --- |\n${names.map((name) => `| \`${name}\` | – |\n`).join('')}`;
  const findingsOf = (readme: string, contributing: string, code: string) =>
    variableFindings(
      writeFolder({
        'README.md': readme,
        'CONTRIBUTING.md': contributing,
        'tooling/platform/.env.example': '# Where it listens.\nPORT=4000\nHOST=\n',
        'tooling/one/src/a.ts': code,
      }),
    ).map(printFinding);

  test('in the documents match those of the code', () => {
    expect(variableFindings(repository).map(printFinding)).toEqual([]);
  });

  test('of the platform are in its example, all others in CONTRIBUTING.md', () => {
    const code =
      "const { A_PATH, PORT } = process.env;\nconst b = process.env['B_PATH'] ?? process.env.E2E_PORT;\n";
    expect(findingsOf(table('PORT'), table('A_PATH', 'B_PATH`, `E2E_PORT'), code)).toEqual([]);
  });

  test.each([
    [
      'a variable that the platform does not have',
      table('PROT'),
      '',
      '',
      'README.md: has a variable PROT that tooling/platform/.env.example does not have: correct the name, or remove it.',
    ],
    [
      'a variable that no code reads',
      '',
      table('GONE'),
      '',
      'CONTRIBUTING.md: has a variable GONE that no code reads: correct the name, or remove it.',
    ],
    [
      'a variable that is not documented',
      '',
      '',
      'const a = process.env.A_PATH;\n',
      'CONTRIBUTING.md: does not have the variable A_PATH, which the code reads: add it to "Environment variables".',
    ],
  ])('%s is rejected', (_name, readme, contributing, code, message) => {
    expect(findingsOf(readme, contributing, code)).toEqual([message]);
  });
});

test('a changeset that would publish version 1.0 is rejected', () => {
  const changeset = (kind: string) =>
    `---\n'@tableside/core': minor\n'@tableside/kits': ${kind}\n---\n\nA change.\n`;
  const root = writeFolder({ '.changeset/a.md': changeset('minor'), '.changeset/b.md': changeset('major') });
  expect(changesetFindings(root).map(printFinding)).toEqual([
    '.changeset/b.md: is a major change, which would lift all packages to 1.0: say minor, as for all changes before it.',
  ]);
});
