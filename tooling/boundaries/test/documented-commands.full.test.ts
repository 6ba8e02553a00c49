import { execFile } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

import { documentedCommands } from './documented-commands.ts';

const root = resolve(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const { packageManager, scripts } = JSON.parse(read('package.json')) as {
  packageManager: string;
  scripts: Readonly<Record<string, string>>;
};

const onlyReads = /^(check|explain|diff)$/;
const withHelp = (args: readonly string[]) => [...args, '--help'];
/** A subcommand's help ignores its arguments, so one run shows that the subcommand exists. */
const withHelpOfFirst = (args: readonly string[]) => withHelp(args.slice(0, 1));
/**
 * How to run a script without side effects, given its documented arguments. Other scripts take minutes, so
 * only their names are checked.
 */
const tries: Readonly<Record<string, (args: readonly string[]) => readonly string[]>> = {
  bench: withHelp,
  build: withHelp,
  check: withHelp,
  content: (args) => args,
  changeset: withHelp,
  dev: withHelp,
  load: withHelp,
  new: withHelp,
  partner: (args) => (args.length > 1 && onlyReads.test(args[0] ?? '') ? args : withHelpOfFirst(args)),
  platform: withHelpOfFirst,
  'test:boundaries': (args) => args,
  'test:mutation': withHelp,
  vitest: ([, ...args]) => ['list', '--filesOnly', ...args],
};

const run = promisify(execFile);
const ran = new Map<string, Promise<string>>();
function pnpm(args: readonly string[]): Promise<string> {
  const key = args.join(' ');
  const running =
    ran.get(key) ?? run('pnpm', ['--silent', ...args], { cwd: root }).then(({ stdout }) => stdout);
  ran.set(key, running);
  return running;
}

async function expectThatItWorks([tool, name = '', ...args]: readonly string[]): Promise<void> {
  // `pnpm test:documents` checks scripts of packages, and publishing and packing are commands of pnpm itself.
  if (/^(--filter|--recursive|pack)$/.test(name)) return;
  const paths = args.filter((arg) => arg.includes('/') && !existsSync(join(root, arg)));
  if (paths.length > 0) throw new Error(`There is no ${paths.join(', ')}.`);
  if (tool === 'node') return expect(existsSync(join(root, name)), `${name} exists`).toBe(true);
  if (name === 'run') return expectThatItWorks([tool ?? '', ...args]);
  if (tool === 'pnpm' && name === 'install') return expect(args.join(' ')).toMatch(/^(--frozen-lockfile)?$/);
  if (tool === 'npm' && /^(i|install)$/.test(name))
    return expect(args).toEqual([name === 'i' ? '-g' : '--global', packageManager]);

  const isThere = name in scripts || (tool === 'pnpm' && existsSync(join(root, 'node_modules/.bin', name)));
  if (!isThere) throw new Error(`There is no script ${name}.`);
  const attempt = tries[name];
  if (attempt && tool === 'pnpm') expect(await pnpm([name, ...attempt(args)])).not.toBe('');
  else if (args.length > 0) throw new Error(`Say in this test how the arguments of ${name} are tried.`);
}

const commands = documentedCommands(root, [
  '*.md',
  '.github/**/*.md',
  'docs/*.md',
  'docs/decisions/*.md',
  'partners/*.md',
  'tooling/*/README.md',
  'tooling/*/src/**/README.md',
]);

test.each(['dev', 'new', 'new partner', 'partner', 'partner check', 'platform', 'platform serve'])(
  'pnpm %s --help explains the command',
  async (command) =>
    expect(await pnpm(withHelp(command.split(' ')))).toContain(`pnpm ${command.split(' ')[0]}`),
);

describe('every documented command works', () => {
  test.each(commands.map((command) => ({ ...command, text: command.words.join(' ') })))(
    '$page:$line $text',
    ({ words }) => expectThatItWorks(words),
  );
  test('both documents say how to install pnpm', () => {
    const pages = commands
      .filter(({ words }) => words.join(' ').startsWith('npm i -g'))
      .map(({ page }) => page);
    expect(pages.toSorted()).toEqual(['CONTRIBUTING.md', 'README.md']);
  });
});

test('a stale command is reported with its line', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tableside-pages-'));
  const page =
    '# A\n\n| a |\n| - |\n| `pnpm gone \\| partner draw` |\n\n```sh\nnpm start && pnpm lint\npnpm partner frob # says\n```\n';
  writeFileSync(
    join(folder, 'a.md'),
    `${page}\nText \`pnpm vitest run --project pure packages/gone.test.ts\`.\n`,
  );
  const found = documentedCommands(folder, ['*.md']);
  rmSync(folder, { recursive: true });
  expect(found.map(({ line, words }) => [line, words.slice(1, 3).join(' ')])).toEqual([
    [5, 'gone'],
    [5, 'partner draw'],
    [8, 'start'],
    [8, 'lint'],
    [9, 'partner frob'],
    [12, 'vitest run'],
  ]);
  await expect(expectThatItWorks(found[0]?.words ?? [])).rejects.toThrow('There is no script gone.');
  await expect(expectThatItWorks(found[4]?.words ?? [])).rejects.toThrow('pnpm partner check');
  await expect(expectThatItWorks(found[5]?.words ?? [])).rejects.toThrow(
    'There is no packages/gone.test.ts.',
  );
});

interface Job {
  readonly strategy?: {
    readonly matrix: {
      readonly include?: readonly Readonly<Record<string, string>>[];
      readonly script?: readonly string[];
    };
  };
  readonly steps: readonly { readonly run?: string }[];
}

function typedIn({ strategy, steps }: Job): string[] {
  const lines = steps.flatMap(({ run: text = '' }) => text.split('\n'));
  const { include = [], script = [] } = strategy?.matrix ?? {};
  const entries = [...include, ...script.map((name) => ({ script: name }))];
  if (entries.length === 0) return lines;
  return entries.flatMap((entry) =>
    lines.map((line) =>
      Object.entries(entry).reduce(
        (text, [key, value]) => text.replace(`\${{ matrix.${key} }}`, value),
        line,
      ),
    ),
  );
}

test('editor tasks and workflows call existing scripts', async () => {
  const { tasks } = JSON.parse(read('.vscode/tasks.json')) as { tasks: { command: string }[] };
  const jobs = globSync('.github/workflows/*.yml', { cwd: root }).flatMap((path) =>
    Object.values((parse(read(path)) as { jobs: Record<string, Job> }).jobs),
  );
  const typed = [
    ...tasks.map(({ command }) => command),
    ...jobs.flatMap(typedIn).filter((line) => /^(pnpm|npm|node) /.test(line)),
  ];
  expect(typed).toContain('npm test');
  for (const command of typed) await expectThatItWorks(command.split(' '));
});
