import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { build, type Rolldown } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';

import { leanPreload } from './lean-preload.ts';

test('a lazy file is preloaded with its imports and styles, each once, by a helper in place of Vite’s own', async () => {
  const root = mkdtempSync(join(tmpdir(), 'tableside-preload-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(
    join(root, 'main.js'),
    "export const own = 1;\nexport const load = () => import('./lazy.js').then(() => 'loaded');",
  );
  writeFileSync(join(root, 'lazy.js'), "import './lazy.css';\nconsole.log('lazy');");
  writeFileSync(join(root, 'lazy.css'), 'a{color:red}');
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [leanPreload()],
    build: {
      write: false,
      rolldownOptions: {
        input: join(root, 'main.js'),
        preserveEntrySignatures: 'strict',
        output: { chunkFileNames: '[name].js', assetFileNames: '[name][extname]' },
      },
    },
  })) as Rolldown.RolldownOutput;
  const main = output.find((file) => file.type === 'chunk' && file.isEntry) as Rolldown.OutputChunk;
  const requested: object[] = [];
  vi.stubGlobal('document', {
    createElement: (tag: string) => ({ tag }),
    head: { append: (link: object) => requested.push(link) },
  });
  const code = main.code.replace(/import\(["'`]\.[^)]*lazy\.js["'`]\)/, 'Promise.resolve()');
  const { load } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    load: () => Promise<string>;
  };
  expect(await load()).toBe('loaded');
  await load();
  expect(requested).toEqual([
    { tag: 'link', rel: 'modulepreload', href: '/lazy.js' },
    { tag: 'link', rel: 'stylesheet', href: '/lazy.css' },
  ]);
});
