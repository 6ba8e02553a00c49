import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { areas, mutatedFiles } from '../areas.ts';
import { choose, onlyChanged } from '../choice.ts';

const root = resolve(import.meta.dirname, '../../..');
const MONEY = 'packages/core/src/money.ts';
const CARD = 'packages/ui/src/card/card.tsx';

function workspace(paths: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'tableside-mutation-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const path of paths) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), '');
  }
  return folder;
}

test('OPS-29.a code of every package is mutated', () => {
  const folders = Object.values(areas).map(({ folder }) => folder);
  expect(folders).toEqual(
    expect.arrayContaining(globSync('packages/*/package.json', { cwd: root }).map(dirname)),
  );
  for (const folder of folders) expect(mutatedFiles(root, `${folder}/src`), folder).not.toEqual([]);
});

test('OPS-29.a OPS-29.b each night has a run of every package, six of seven over what changed', () => {
  const workflow = readFileSync(join(root, '.github/workflows/nightly.yml'), 'utf8');
  expect(workflow).toMatch(/^ +- cron: '\d+ \d+ \* \* \*'$/m);
  const runs = [
    ...workflow.matchAll(/^ +pnpm test:mutation \$\{\{ matrix\.package \}\}(?: (--since) .*)?$/gm),
  ];
  expect(runs.map(([, since]) => since)).toEqual([undefined, '--since']);
  const [, list = ''] = /^ +package:\n((?: +- [\w-]+\n)+)/m.exec(workflow) ?? [];
  expect([...list.matchAll(/- (.+)/g)].map(([, name]) => name)).toEqual(Object.keys(areas));
});

test('OPS-29.a tests, their helpers, stories, styles, copy, lists of exports and what only builds of whole sites run are not mutated', () => {
  const code = ['packages/ui/src/card/card.tsx', 'packages/ui/src/card/index-of-cards.ts', MONEY];
  const folder = workspace([
    ...code,
    'packages/ui/src/card/card.test.tsx',
    'packages/ui/src/card/card.full.test.ts',
    'packages/ui/src/card/cards.fixture.ts',
    'packages/ui/src/card/card.test.support.ts',
    'packages/ui/src/card/card.stories.tsx',
    'packages/ui/src/card/card.styles.ts',
    'packages/ui/src/card/cards.handlers.ts',
    'packages/ui/src/card/copy.ts',
    'packages/ui/src/card/card.copy.ts',
    'packages/ui/src/card/index.ts',
    'packages/ui/src/testing.ts',
    'packages/ui/src/testing/cards.ts',
    'packages/ui/src/card.d.ts',
    'packages/ui/src/cli.ts',
    'packages/ui/src/draw.cli.ts',
    'packages/ui/src/notes.md',
    'packages/vite/src/sites/bundle-sites.ts',
  ]);
  expect(mutatedFiles(folder, 'packages').sort()).toEqual(code.sort());
});

test('OPS-29.b only files that changed are mutated, and those whose own test did', () => {
  const [choice = { area: '', files: [], isForced: true }] = choose(root, ['core']);
  const changed = [MONEY, 'packages/core/src/bonus.test.ts', 'packages/core/src/index.ts', CARD];
  expect(onlyChanged(root, choice, changed)).toEqual({
    area: 'core',
    files: ['packages/core/src/bonus.ts', MONEY],
    isForced: false,
  });
  expect(onlyChanged(root, choice, ['README.md']).files).toEqual([]);
  const [card = expect.fail()] = choose(root, [CARD]);
  expect(onlyChanged(root, card, [CARD.replace('.tsx', '.test.tsx')])).toEqual(card);
});

test('OPS-29.b a test’s own file may have another ending, and a test in a folder of tests imports its own', () => {
  const changed = ['packages/vite/test/on-request.test.ts', 'packages/vite/src/sites/vendor.test.tsx'];
  const folder = workspace(changed);
  const imports = "import { a } from '../src/sites/on-request.ts';\nimport { b } from '../src/app.ts';\n";
  writeFileSync(join(folder, changed[0] ?? ''), imports);
  const [choice = expect.fail()] = choose(root, ['vite']);
  expect(onlyChanged(folder, choice, changed).files).toEqual([
    'packages/vite/src/app.ts',
    'packages/vite/src/sites/on-request.ts',
    'packages/vite/src/sites/vendor.ts',
  ]);
});

test('a test is not mutated: the option for tests takes one at a time', () => {
  const named = [MONEY, 'packages/core/src/bonus.test.ts'];
  expect(() => choose(root, named)).toThrow('bonus.test.ts. Write --tests before each test.');
});

test('without a name every package is chosen, with one its code', () => {
  expect(choose(root, []).map(({ area }) => area)).toEqual(Object.keys(areas));
  expect(choose(root, ['core'])).toEqual([
    { area: 'core', files: mutatedFiles(root, 'packages/core/src'), isForced: false },
  ]);
});

test('a folder is all its code, a file may have lines, and both are tried again', () => {
  const cards = mutatedFiles(root, 'packages/kits/src/cards');
  expect(cards).not.toEqual([]);
  expect(choose(root, ['packages/kits/src/cards/', `${MONEY}:10-20`, CARD])).toEqual([
    { area: 'kits', files: cards, isForced: true },
    { area: 'core', files: [`${MONEY}:10-20`], isForced: true },
    { area: 'ui', files: [CARD], isForced: true },
  ]);
});

test('files of one package are one run', () => {
  const BONUS = 'packages/core/src/bonus.ts';
  expect(choose(root, [MONEY, BONUS])).toEqual([{ area: 'core', files: [MONEY, BONUS], isForced: true }]);
});

test.each(['cores', 'docs', 'packages/uix/src/card.ts', 'packages/core/src/nothing'])(
  'what is no code of a package is refused: %s',
  (name) => {
    expect(() => choose(root, [name])).toThrow(name);
  },
);
