import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';

import { audiencesIn, checkAudiences, entryFiles, sitesOf } from '../src/sites/chunk-graph.ts';

interface Chunk {
  readonly entry?: string;
  readonly modules: readonly string[];
  readonly imports?: readonly string[];
  readonly lazy?: readonly string[];
  readonly assets?: readonly string[];
  readonly css?: readonly string[];
}

const bundleOf = (chunks: Readonly<Record<string, Chunk>>) =>
  Object.fromEntries(
    Object.entries(chunks).map(
      ([fileName, { entry, modules, imports = [], lazy = [], assets, css = [] }]) => [
        fileName,
        {
          type: 'chunk',
          fileName,
          name: entry ?? '',
          isEntry: entry !== undefined,
          moduleIds: modules,
          imports,
          dynamicImports: lazy,
          ...(assets && { viteMetadata: { importedAssets: new Set(assets), importedCss: new Set(css) } }),
        },
      ],
    ),
  ) as unknown as Rolldown.OutputBundle;

const chunks: Readonly<Record<string, Chunk>> = {
  'full.js': { entry: 'full', modules: ['full'], imports: ['members.js', 'app.js'] },
  'twin.js': { entry: 'twin', modules: ['twin'], imports: ['app.js', 'members.js'] },
  'plain.js': { entry: 'plain', modules: ['plain'], imports: ['app.js'] },
  'app.js': { modules: ['app'], lazy: ['map.js'] },
  'map.js': { modules: ['map'], imports: ['outside'], assets: ['worker.mjs'], css: ['map.css'] },
  'members.js': { modules: ['join'], imports: ['app.js'] },
};
const sites = ['full', 'twin', 'plain'];

test('a site has the files that its entry reaches, and their assets', () => {
  const { full, plain } = sitesOf(bundleOf(chunks));
  expect(plain).toEqual({
    entry: 'plain.js',
    initial: ['app.js'],
    files: ['map.js', 'app.js', 'worker.mjs', 'map.css'],
  });
  // The order matters, because the starter evaluates the files in it.
  expect(full?.initial).toEqual(['app.js', 'members.js']);
  expect(full?.files.toSorted()).toEqual(['app.js', 'map.css', 'map.js', 'members.js', 'worker.mjs']);
});

test('each entry has a file, other chunks and assets are none', () => {
  const bundle = { ...bundleOf(chunks), 'map.css': { type: 'asset', fileName: 'map.css' } };
  expect(entryFiles(bundle as unknown as Rolldown.OutputBundle)).toEqual({
    full: 'full.js',
    twin: 'twin.js',
    plain: 'plain.js',
  });
});

test('modules needed by the same sites have the same audience', () => {
  const audiences = audiencesIn(bundleOf(chunks), sites);
  expect(['app', 'map', 'unknown'].map(audiences.of)).toEqual(['', '', '']);
  expect(audiences.of('join')).not.toBe('');
  expect(audiences.of('join')).not.toBe(audiences.of('full'));
  expect(sites.map((site) => audiences.isFor('join', site))).toEqual([true, true, false]);
  // Audiences are numbered in this order: /full, /full/twin, /plain, /twin.
  expect(['full', 'join', 'plain', 'twin'].map(audiences.of)).toEqual(['-1', '-2', '-3', '-4']);
  expect(audiencesIn(bundleOf(chunks), ['full', 'twin']).of('join')).toBe('');
});

test('a file that would give a site unneeded code fails the build', () => {
  const audiences = audiencesIn(bundleOf(chunks), sites);
  expect(() => checkAudiences(bundleOf(chunks), audiences)).not.toThrow();
  const mixed = bundleOf({ ...chunks, 'map.js': { modules: ['map', 'join'] } });
  expect(() => checkAudiences(mixed, audiences)).toThrow(
    'map.js of plain has join, which that site does not need.',
  );
});
