import { globSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import { readApp, type App } from '@tableside/vite';

/** The root of the workspace. */
export const workspace = resolve(import.meta.dirname, '../../..');

/** The folder of the shared bundle. */
export const bundleFolder = join(workspace, 'tooling/sites/dist');

/** Returns every app of the workspace. */
export const allApps = (): App[] =>
  globSync('apps/*/package.json', { cwd: workspace })
    .toSorted()
    .map((manifest) => readApp(join(workspace, dirname(manifest))));
