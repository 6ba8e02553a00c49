import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { expect, test } from 'vitest';

const read = (name: string) => readFileSync(resolve(import.meta.dirname, '../../..', name), 'utf8');
const settings = read('pnpm-workspace.yaml');
const listIn = (text: string) => /^minimumReleaseAgeExclude:\n((?: {2}.*\n)+)/m.exec(text)?.[1] ?? '';

const runOut = (text: string, now: Date): string[] =>
  [...text.matchAll(/^ *# until (\w+ \d+, \d{4})/gim)]
    .map(([, day = '']) => day)
    .filter((day) => !(now.getTime() < Date.parse(`${day} 24:00 UTC`)));

test('packages are at least 21 days old; each exception is one exact version in the lockfile', () => {
  const lockfile = read('pnpm-lock.yaml');
  expect(/^minimumReleaseAge: (\d+)$/m.exec(settings)?.[1]).toBe(String(21 * 24 * 60));
  const exceptions = [...listIn(settings).matchAll(/^ {2}- '(.+)'$/gm)].map(([, name = '']) => name);
  expect(
    exceptions.filter((name) => !lockfile.includes(name.startsWith('@') ? `'${name}':` : `\n  ${name}:`)),
  ).toEqual([]);
});

test('OPS-17.a OPS-17.b an exception has a day, and ends with it', () => {
  const list = ['# Until May 9, 2026 all', '  # until May 1, 2026', "  - 'a@1.0.0'"].join('\n');
  expect(runOut(list, new Date('2026-05-01T23:59:59Z'))).toEqual([]);
  expect(runOut(list, new Date('2026-05-02T00:00:00Z'))).toEqual(['May 1, 2026']);
  expect(runOut(list, new Date('2026-05-10T00:00:00Z'))).toEqual(['May 9, 2026', 'May 1, 2026']);
  expect(runOut('# until Mai 1, 2026', new Date('2026-01-01'))).toEqual(['Mai 1, 2026']);
  expect(listIn(settings)).toMatch(/^(?: {2}# until \w+ \d+, \d{4}\n|$)/);
  // Compares with the day of the last commit, so that a checkout does not start to fail as days pass.
  const changed = execFileSync('git', ['log', '-1', '--format=%cI'], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  });
  expect(runOut(settings, new Date(changed.trim())), 'Remove these from pnpm-workspace.yaml').toEqual([]);
});
