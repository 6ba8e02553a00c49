import { globSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import { readApp, type App } from '@tableside/vite';

export const workspace = resolve(import.meta.dirname, '../../..');

export const bundleFolder = join(workspace, 'tooling/sites/dist');

export const allApps = (): App[] =>
  globSync('apps/*/package.json', { cwd: workspace })
    .toSorted()
    .map((manifest) => readApp(join(workspace, dirname(manifest))));
