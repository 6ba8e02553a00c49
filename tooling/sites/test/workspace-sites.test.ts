import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { expect, test } from 'vitest';

import { allApps, bundleFolder, workspace } from '../src/workspace-sites.ts';

test('CFG-01.a every app of the workspace is the site of the partner with its name', () => {
  const names = readdirSync(join(workspace, 'apps')).sort();
  expect(names.length).toBeGreaterThan(1);
  expect(allApps().map(({ partner, folder }) => [partner, folder])).toEqual(
    names.map((name) => [name, join(workspace, 'apps', name)]),
  );
});

test('the shared bundle is in the output of this package', () => {
  expect(workspace).toBe(resolve(import.meta.dirname, '../../..'));
  expect(bundleFolder).toBe(resolve(import.meta.dirname, '../dist'));
});
