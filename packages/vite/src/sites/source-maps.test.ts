import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { build } from 'vite';
import { expect, onTestFinished, test } from 'vitest';

import { sourceMapsBeside } from './source-maps.ts';

const LEADS_NOWHERE = '//# sourceMappingURL=library.map';

function appFolder(): string {
  const root = mkdtempSync(join(tmpdir(), 'tableside-source-maps-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const files = {
    'main.js': `import script from './worker.mjs?url';
import old from './old.js?url';
import sheet from './sheet.css?url';
import notes from './notes.txt?url';
console.log(script, old, sheet, notes);
void import('./lazy.js');`,
    'lazy.js': "console.log('lazy');",
    'worker.mjs': `work();\n${LEADS_NOWHERE}\nrest(" ${LEADS_NOWHERE}");`,
    'old.js': `work();\n//@ sourceMappingURL=library.map`,
    'sheet.css': 'a{}\n/*# sourceMappingURL=library.map */',
    'notes.txt': LEADS_NOWHERE,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
  mkdirSync(join(root, 'source-maps'));
  writeFileSync(join(root, 'source-maps/old.map'), '');
  return root;
}

const built = (root: string, write: boolean) =>
  build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [sourceMapsBeside()],
    build: {
      write,
      assetsInlineLimit: 0,
      sourcemap: 'hidden',
      modulePreload: false,
      rolldownOptions: {
        input: join(root, 'main.js'),
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
          assetFileNames: '[name][extname]',
        },
      },
    },
  });

test('the source maps of a build are written beside it, those of an earlier build are gone, and no file refers to one', async () => {
  const root = appFolder();
  await built(root, true);
  const dist = join(root, 'dist');
  expect(readdirSync(join(root, 'source-maps')).toSorted()).toEqual(['lazy.js.map', 'main.js.map']);
  const read = (name: string) => readFileSync(join(dist, name), 'utf8');
  expect(JSON.parse(readFileSync(join(root, 'source-maps/lazy.js.map'), 'utf8'))).toMatchObject({
    sources: ['../lazy.js'],
  });
  expect(readdirSync(dist).filter((name) => name.endsWith('.map'))).toEqual([]);
  expect(read('worker.mjs')).toBe(`work();\n\nrest(" ${LEADS_NOWHERE}");`);
  expect(read('old.js')).not.toContain('sourceMappingURL');
  expect(read('sheet.css')).not.toContain('sourceMappingURL');
  expect(read('notes.txt')).toBe(LEADS_NOWHERE);
});

test('a build that writes nothing leaves the source maps of the last one', async () => {
  const root = appFolder();
  const { output } = (await built(root, false)) as { output: { fileName: string }[] };
  expect(output.filter(({ fileName }) => fileName.endsWith('.map'))).toEqual([]);
  expect(readdirSync(join(root, 'source-maps'))).toEqual(['old.map']);
  expect(existsSync(join(root, 'dist'))).toBe(false);
});
