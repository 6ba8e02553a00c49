import { join, resolve } from 'node:path';

import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');

async function built(mode: string): Promise<string> {
  const { output } = (await build({
    root,
    mode,
    configFile: false,
    envDir: false,
    logLevel: 'silent',
    resolve: { conditions: ['@tableside/source', 'module', 'browser'] },
    oxc: { jsx: { runtime: 'automatic', importSource: '@emotion/react' } },
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: join(root, 'packages/shell/src/app/shell-routes.ts'),
        preserveEntrySignatures: 'strict',
      },
    },
  })) as Rolldown.RolldownOutput;
  return output.map((file) => (file.type === 'chunk' ? file.code : String(file.source))).join('\n');
}

test('ROU-19.a ROU-19.b a production build contains no staging tools, a build in another mode does', async () => {
  const production = await built('production');
  expect(production).toContain('/SignOut');
  expect(production).not.toMatch(/stgtools|staging|\/dev\//i);
  for (const mode of ['staging', 'development']) {
    const other = await built(mode);
    for (const name of ['/stgtools', '/dev/people', '/dev/clock']) expect(other).toContain(name);
  }
});
