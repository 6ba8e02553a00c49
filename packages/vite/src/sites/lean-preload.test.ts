import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { build, type BuildOptions, type Rolldown } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';

import { leanPreload, modulePreload } from './lean-preload.ts';

async function buildMain(
  preload: BuildOptions['modulePreload'] = modulePreload,
): Promise<Rolldown.OutputChunk> {
  const root = mkdtempSync(join(tmpdir(), 'tableside-preload-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const files = {
    'main.js':
      "export const own = 1;\nexport const load = () => import('./lazy.js').then(() => 'loaded');\n" +
      "export const other = () => import('./other.js');",
    'lazy.js': "import './lazy.css';\nimport './shared.js';\nconsole.log('lazy');",
    'lazy.css': 'a{color:red}',
    'other.js': "import './shared.js';",
    'shared.js': "console.log('shared');",
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [leanPreload()],
    build: {
      write: false,
      modulePreload: preload,
      rolldownOptions: {
        input: join(root, 'main.js'),
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames: '[name]-[hash].js',
          chunkFileNames: '[name].js',
          assetFileNames: '[name][extname]',
        },
      },
    },
  })) as Rolldown.RolldownOutput;
  return output.find((file) => file.type === 'chunk' && file.isEntry) as Rolldown.OutputChunk;
}

test('a lazy file is preloaded by its import, and its imports and styles by a helper in place of Vite’s own, each once', async () => {
  const main = await buildMain();
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
    { tag: 'link', rel: 'modulepreload', href: '/shared.js' },
    { tag: 'link', rel: 'stylesheet', href: '/lazy.css' },
  ]);
});

test('SEC-10 a file that preloads others has another name', async () => {
  const [first, again, other] = await Promise.all([
    buildMain(),
    buildMain(),
    buildMain({ polyfill: false, resolveDependencies: (_, files) => files }),
  ]);
  expect(again).toMatchObject({ fileName: first.fileName, code: first.code });
  expect(other.code).not.toBe(first.code);
  expect(other.fileName).not.toBe(first.fileName);
});
