import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { expect, test } from 'vitest';

const read = (name: string) => readFileSync(resolve(import.meta.dirname, '../../..', name), 'utf8');

test('packages are at least 21 days old; each exception is one exact version in the lockfile', () => {
  const settings = read('pnpm-workspace.yaml');
  const lockfile = read('pnpm-lock.yaml');
  expect(/^minimumReleaseAge: (\d+)$/m.exec(settings)?.[1]).toBe(String(21 * 24 * 60));
  const [, list = ''] = /^minimumReleaseAgeExclude:\n((?: {2}.*\n)+)/m.exec(settings) ?? [];
  const exceptions = [...list.matchAll(/^ {2}- '(.+)'$/gm)].map(([, name = '']) => name);
  expect(
    exceptions.filter((name) => !lockfile.includes(name.startsWith('@') ? `'${name}':` : `\n  ${name}:`)),
  ).toEqual([]);
});
