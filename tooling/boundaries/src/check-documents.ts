import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Finding } from './finding.ts';
import { columnOf } from './markdown.ts';

const REQUIREMENTS = 'docs/requirements.md';
const NOT_BUILT = '## Not built yet';
const EXAMPLE_ENVIRONMENT = 'tooling/platform/.env.example';
const CONTRIBUTING = 'CONTRIBUTING.md';

const internalVariables = new Set([
  'PATH',
  'NODE_COMPILE_CACHE',
  'NODE_ENV',
  'CI',
  'MUTATION_AREA',
  'SITE_MODE',
  'TURBO_HASH',
]);

/** These tests contain IDs and variables that do not exist, on purpose. */
const SAMPLES = 'tooling/boundaries/test/documents.test.ts';

interface TextFile {
  readonly path: string;
  readonly text: string;
}

const readFiles = (root: string, globs: readonly string[]): TextFile[] =>
  globSync(globs, { cwd: root, exclude: (path) => /(^|\/)(node_modules|dist)(\/|$)/.test(path) })
    .filter((path) => path !== SAMPLES)
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

const find = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

const ID = String.raw`[A-Z]{3}2?-\d{2}`;
const NAMED = String.raw`${ID}(?:\.[a-z])?`;

function testedIds(root: string): Map<string, string> {
  const tests = readFiles(root, [
    '{packages,tooling,apps}/**/*.{test,e2e,browsers,stories}.{ts,tsx}',
    '.storybook/*.test.ts',
  ]);
  return new Map(
    tests.flatMap(({ path, text }) =>
      find(text, new RegExp(`['"\`]((?:${NAMED} )*${NAMED})\\b`, 'g'))
        .flatMap((ids) => ids.split(' '))
        .map((id) => [id, path] as const),
    ),
  );
}

/**
 * Compares requirement rows with test titles. Both must name the same IDs, except for rows listed as not yet
 * built. If a row has lettered clauses, tests must name each of them, such as `SEA-18.a`.
 */
export function requirementFindings(root: string): Finding[] {
  const [rows = '', notBuilt = ''] = readFileSync(join(root, REQUIREMENTS), 'utf8').split(NOT_BUILT);
  const written = [...rows.matchAll(new RegExp(`^\\| (${ID}) +\\|(.*)$`, 'gm'))];
  const ids = written.map(([, id = '']) => id);
  const clauses = new Map(written.map(([, id = '', behavior = '']) => [id, find(behavior, /\(([a-z])\) /g)]));
  const named = [...clauses].flatMap(([id, letters]) =>
    letters.length === 0 ? [id] : letters.map((letter) => `${id}.${letter}`),
  );
  const listed = find(notBuilt, new RegExp(String.raw`\b(${NAMED})\b`, 'g'));
  const tested = testedIds(root);
  const areas = new Set(ids.map((id) => id.split('-')[0]));
  const rowOf = (id: string) => id.split('.')[0] ?? '';
  const isListed = (id: string) => listed.includes(id) || listed.includes(rowOf(id));
  const inDocument = (message: string): Finding => ({ where: REQUIREMENTS, message });
  return [
    ...ids
      .filter((id, index) => ids.indexOf(id) !== index)
      .map((id) => inDocument(`has two rows ${id}: give one of them another number.`)),
    ...[...clauses]
      .filter(([, letters]) => letters.some((letter, index) => letter !== String.fromCharCode(97 + index)))
      .map(([id]) => inDocument(`has clauses of ${id} that are not lettered in order from (a).`)),
    ...listed
      .filter((id) => !ids.includes(id) && !named.includes(id))
      .map((id) => inDocument(`lists ${id} as not built yet, but has no such row.`)),
    ...named
      .filter((id) => !tested.has(id) && !isListed(id))
      .map((id) =>
        inDocument(
          `has a row ${id} that no test names: begin a test's title with it, or list it under "Not built yet".`,
        ),
      ),
    ...[...tested]
      .filter(([id]) => isListed(id))
      .map(([id, path]) =>
        inDocument(`lists ${id} as not built yet, but ${path} checks it: take it off the list.`),
      ),
    ...[...tested]
      .filter(([id]) => areas.has(id.split('-')[0] ?? '') && !named.includes(id))
      .map(([id, path]) => ({
        where: path,
        message: ids.includes(id)
          ? `names ${id}, whose clauses have letters: name those that the test checks, such as ${id}.a.`
          : `names ${id}, which has no row in ${REQUIREMENTS}: correct the ID, or add the row.`,
      })),
  ];
}

/**
 * Finds changesets that would publish version 1.0. Because all packages share one version, a single such
 * changeset would raise them all.
 */
export function changesetFindings(root: string): Finding[] {
  return readFiles(root, ['.changeset/*.md'])
    .filter(({ text }) => /^'@tableside\/[\w-]+': major$/m.test(text.replaceAll('"', "'")))
    .map(({ path }) => ({
      where: path,
      message:
        'is a major change, which would lift all packages to 1.0: say minor, as for all changes before it.',
    }));
}

export function variableFindings(root: string): Finding[] {
  const read = (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '');
  const platform = find(read(EXAMPLE_ENVIRONMENT), /^([A-Z_]+)=/gm);
  const code = readFiles(root, ['*.config.ts', '{packages,tooling}/**/*.{ts,tsx,mjs}']);
  const tools = new Set(
    code
      .flatMap(({ text }) => [
        ...find(text, /\bprocess\.env(?:\.|\[')([A-Z][A-Z0-9_]+)/g),
        ...find(text, /\{([^{}]*)\} = process\.env\b/g).flatMap((names) => names.split(',')),
      ])
      .map((name) => name.trim())
      .filter((name) => !platform.includes(name) && !internalVariables.has(name)),
  );
  const documented = columnOf(read(CONTRIBUTING), 'variable');
  return [
    ...columnOf(read('README.md'), 'variable')
      .filter((name) => !platform.includes(name))
      .map((name) => ({
        where: 'README.md',
        message: `has a variable ${name} that ${EXAMPLE_ENVIRONMENT} does not have: correct the name, or remove it.`,
      })),
    ...documented
      .filter((name) => !code.some(({ text }) => text.includes(name)))
      .map((name) => ({
        where: CONTRIBUTING,
        message: `has a variable ${name} that no code reads: correct the name, or remove it.`,
      })),
    ...[...tools]
      .filter((name) => !documented.includes(name))
      .map((name) => ({
        where: CONTRIBUTING,
        message: `does not have the variable ${name}, which the code reads: add it to "Environment variables".`,
      })),
  ];
}
