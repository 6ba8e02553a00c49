import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { describe, expect, onTestFinished, test } from 'vitest';

import { apiReport, apiReports, reportFile } from '../src/api-report.ts';
import { compareRevisions } from '../src/compare-revisions.ts';
import { exposedChanges } from '../src/exposed-changes.ts';

function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'tableside-exposed-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  write(folder, files);
  return folder;
}
function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

const manifest = JSON.stringify({
  name: '@tableside/core',
  exports: {
    '.': { '@tableside/source': './src/index.ts', types: './dist/index.d.ts' },
    './package.json': './package.json',
  },
});
const declarations = {
  'package.json': manifest,
  'dist/index.d.ts': "export { rate, type Rate } from './rate.ts';\n",
  'dist/rate.d.ts': [
    "import type { Money } from '@tableside/money';",
    'interface Range {\n    readonly least: number;\n}',
    '/** What is earned. */',
    'export interface Rate {\n    readonly range: Range;\n}',
    'export declare const rate: (money: Money) => Rate;',
    'export declare const notExposed: 1;\n',
  ].join('\n'),
};
const reportOf = (changes: Readonly<Record<string, string>> = {}) =>
  apiReport(folderOf({ ...declarations, ...changes }));

describe('the report of what a package exposes', () => {
  test('SEC-08.c has exports and what they refer to, and neither comments nor what is only inside', async () => {
    const report = await reportOf();
    expect(report).toContain('rate: (money: Money) => Rate');
    expect(report).toContain('readonly least: number');
    expect(report).toContain('@tableside/money');
    expect(report).not.toMatch(/What is earned|notExposed/);
  });

  test.each([
    ['an export', 'dist/index.d.ts', declarations['dist/index.d.ts'].replace('rate,', 'rate as rates,')],
    ['a parameter', 'dist/rate.d.ts', declarations['dist/rate.d.ts'].replace('(money: Money)', '()')],
    ['a type inside', 'dist/rate.d.ts', declarations['dist/rate.d.ts'].replace('least', 'lowest')],
  ])('SEC-08.c is another one when %s is renamed or changed', async (_, path, text) => {
    expect(await reportOf({ [path]: text })).not.toBe(await reportOf());
  });

  test('SEC-08.c is the same when a comment, or what is only inside, changes', async () => {
    const text = declarations['dist/rate.d.ts']
      .replace('is earned', 'we give')
      .replace('notExposed', 'other');
    expect(await reportOf({ 'dist/rate.d.ts': text })).toBe(await reportOf());
  });

  test('SEC-08.c is current only if it is committed as it is', async () => {
    const ofPackage = (path: string) => `packages/core/${path}`;
    const root = folderOf(
      Object.fromEntries(Object.entries(declarations).map(([path, text]) => [ofPackage(path), text])),
    );
    const path = ofPackage(reportFile);
    const [{ report } = expect.fail()] = await apiReports(root);
    const isCurrentWith = async (text?: string) => {
      if (text !== undefined) write(root, { [path]: text });
      return (await apiReports(root)).map((one) => [one.path, one.isCurrent]);
    };
    expect(await isCurrentWith()).toEqual([[path, false]]);
    expect(await isCurrentWith(report.replace('least', 'lowest'))).toEqual([[path, false]]);
    expect(await isCurrentWith(report)).toEqual([[path, true]]);
  });

  test('SEC-08.c an entry point that is not built is an error', async () => {
    const text = manifest.replace('./dist/index.d.ts', './dist/main.d.ts');
    await expect(reportOf({ 'package.json': text })).rejects.toThrow('there is no ./dist/main.d.ts');
  });
});

const stored = JSON.stringify({
  openapi: '3.1.0',
  info: { title: 'Tables', version: '1' },
  paths: {
    '/api/CSRF': {
      get: { responses: { '200': { content: { 'application/json': { schema: { type: 'string' } } } } } },
    },
  },
});
interface Call {
  description?: string;
  parameters?: object[];
  readonly responses: Record<string, object>;
}
interface Description {
  readonly paths: Record<string, { get?: Call; post?: Call }>;
}
const documentWith = (change: (description: Description) => void): string => {
  const description = JSON.parse(stored) as Description;
  change(description);
  return JSON.stringify(description);
};
const parameter = (required: boolean) => ({
  name: 'spoon',
  in: 'query',
  required,
  schema: { type: 'string' },
});
const changeset = (bump: string, name = '@tableside/api-client') =>
  `---\n'${name}': ${bump}\n---\n\nSpoons.\n`;

describe('a change of the HTTP API', () => {
  const messagesOf = (after: string, changesets: readonly string[]) =>
    exposedChanges({ reports: new Map(), document: { before: stored, after }, changesets }).map(
      ({ message }) => message,
    );

  test.each([
    [
      'a required parameter',
      documentWith(({ paths }) => {
        (paths['/api/CSRF']!.get!.parameters ??= []).push(parameter(true));
      }),
    ],
    [
      'a call that is gone',
      documentWith(({ paths }) => {
        delete paths['/api/CSRF'];
      }),
    ],
    [
      'an answer that is gone',
      documentWith(({ paths }) => {
        delete paths['/api/CSRF']!.get!.responses['200'];
      }),
    ],
  ])('SEC-08.b that breaks callers needs a changeset, and more than a patch: %s', (_, after) => {
    expect(messagesOf(after, [])).toEqual([expect.stringMatching(/^has no changeset .* for breaking: /)]);
    expect(messagesOf(after, [changeset('patch')])).toEqual([expect.stringMatching(/^has only a patch /)]);
    expect(messagesOf(after, [changeset('minor', '@tableside/ui')])).toHaveLength(1);
    for (const enough of [['minor'], ['major'], ['patch', 'minor']])
      expect(
        messagesOf(
          after,
          enough.map((bump) => changeset(bump)),
        ),
      ).toEqual([]);
  });

  test('SEC-08.b that breaks nobody needs a changeset, and explanations need none', () => {
    const optional = documentWith(({ paths }) => {
      (paths['/api/CSRF']!.get!.parameters ??= []).push(parameter(false));
    });
    expect(messagesOf(optional, [])).toEqual([expect.stringContaining('for non-breaking: ')]);
    expect(messagesOf(optional, [changeset('patch')])).toEqual([]);
    const explained = documentWith(({ paths }) => {
      paths['/api/CSRF']!.get!.description = 'Another one.';
    });
    expect(messagesOf(explained, [])).toEqual([]);
  });
});

describe('a branch', () => {
  function repositoryOf(): { folder: string; commit: () => string } {
    const folder = folderOf({
      'packages/core/package.json': manifest,
      [`packages/core/${reportFile}`]: 'a\nb\n',
      'tooling/platform/openapi.json': stored,
      '.changeset/old.md': changeset('minor', '@tableside/core'),
    });
    const git = (...args: readonly string[]) =>
      execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.com', ...args], {
        cwd: folder,
        encoding: 'utf8',
      }).trim();
    git('init', '--quiet', '--initial-branch=main');
    const commit = () => {
      git('add', '--all');
      git('commit', '--quiet', '--message=Change');
      return git('rev-parse', 'HEAD');
    };
    commit();
    write(folder, { 'README.md': '' });
    commit();
    git('checkout', '--quiet', '-b', 'work');
    return { folder, commit };
  }
  const missing = [expect.objectContaining({ where: '@tableside/core' })];

  test('SEC-08.a is refused if a package exposes something else and no new changeset names it', () => {
    const { folder, commit } = repositoryOf();
    expect(compareRevisions(folder).findings).toEqual([]);
    write(folder, { [`packages/core/${reportFile}`]: 'a\nrenamed\n' });
    expect(compareRevisions(folder).findings).toEqual(missing);
    commit();
    expect(compareRevisions(folder).findings).toEqual(missing);
    write(folder, { '.changeset/new.md': changeset('minor', '@tableside/ui') });
    expect(compareRevisions(folder).findings).toEqual(missing);
    write(folder, { '.changeset/new.md': changeset('minor', '@tableside/core') });
    expect(compareRevisions(folder).findings).toEqual([]);
    rmSync(join(folder, '.changeset/new.md'));
    rmSync(join(folder, `packages/core/${reportFile}`));
    expect(compareRevisions(folder).findings).toEqual(missing);
    write(folder, { '.changeset/old.md': changeset('major', '@tableside/core') });
    expect(compareRevisions(folder).findings).toEqual([]);
  });

  test('SEC-08.a may move declarations, and is compared with the revision that CI names', () => {
    const { folder, commit } = repositoryOf();
    write(folder, { [`packages/core/${reportFile}`]: 'b\na\n' });
    expect(compareRevisions(folder).findings).toEqual([]);
    // An overload may have the text of another declaration.
    write(folder, { [`packages/core/${reportFile}`]: 'a\nb\nb\n' });
    expect(compareRevisions(folder).findings).toEqual(missing);
    write(folder, { [`packages/core/${reportFile}`]: 'b\n' });
    const since = commit();
    write(folder, { 'README.md': 'Later.' });
    commit();
    expect(compareRevisions(folder, since)).toEqual({ base: since, findings: [] });
    expect(compareRevisions(folder, '0'.repeat(40)).findings).toEqual(missing);
    expect(() => compareRevisions(folder, 'f'.repeat(40))).toThrow('merge-base');
  });

  test('SEC-08.b is refused if it has a new call and no changeset', () => {
    const { folder } = repositoryOf();
    const text = documentWith(({ paths }) => {
      paths['/api/Spoons'] = paths['/api/CSRF']!;
    });
    write(folder, { 'tooling/platform/openapi.json': text });
    expect(compareRevisions(folder).findings).toEqual([expect.objectContaining({ where: 'HTTP API' })]);
  });
});
