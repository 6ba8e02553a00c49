import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';

import { audiencesIn, checkAudiences, sitesOf } from '../src/sites/chunk-graph.ts';

interface Chunk {
  readonly entry?: string;
  readonly modules: readonly string[];
  readonly imports?: readonly string[];
  readonly lazy?: readonly string[];
  readonly assets?: readonly string[];
}

const bundleOf = (chunks: Readonly<Record<string, Chunk>>) =>
  Object.fromEntries(
    Object.entries(chunks).map(([fileName, { entry, modules, imports = [], lazy = [], assets = [] }]) => [
      fileName,
      {
        type: 'chunk',
        fileName,
        name: entry ?? '',
        isEntry: entry !== undefined,
        moduleIds: modules,
        imports,
        dynamicImports: lazy,
        viteMetadata: { importedAssets: new Set(assets), importedCss: new Set() },
      },
    ]),
  ) as unknown as Rolldown.OutputBundle;

const chunks: Readonly<Record<string, Chunk>> = {
  'full.js': { entry: 'full', modules: ['full'], imports: ['members.js', 'app.js'] },
  'twin.js': { entry: 'twin', modules: ['twin'], imports: ['app.js', 'members.js'] },
  'plain.js': { entry: 'plain', modules: ['plain'], imports: ['app.js'] },
  'app.js': { modules: ['app'], lazy: ['map.js'] },
  'map.js': { modules: ['map'], assets: ['worker.mjs'] },
  'members.js': { modules: ['join'], imports: ['app.js'] },
};
const sites = ['full', 'twin', 'plain'];

test('a site has the files that its entry reaches, and their assets', () => {
  const { full, plain } = sitesOf(bundleOf(chunks));
  expect(plain).toEqual({
    entry: 'plain.js',
    initial: ['app.js'],
    files: ['map.js', 'app.js', 'worker.mjs'],
  });
  // The starter evaluates them in this order.
  expect(full?.initial).toEqual(['app.js', 'members.js']);
  expect(full?.files.toSorted()).toEqual(['app.js', 'map.js', 'members.js', 'worker.mjs']);
});

test('modules needed by the same sites have the same audience', () => {
  const audiences = audiencesIn(bundleOf(chunks), sites);
  expect(['app', 'map', 'unknown'].map(audiences.of)).toEqual(['', '', '']);
  expect(audiences.of('join')).not.toBe('');
  expect(audiences.of('join')).not.toBe(audiences.of('full'));
  expect(sites.map((site) => audiences.isFor('join', site))).toEqual([true, true, false]);
});

test('a file that would give a site unneeded code fails the build', () => {
  const audiences = audiencesIn(bundleOf(chunks), sites);
  expect(() => checkAudiences(bundleOf(chunks), audiences)).not.toThrow();
  const mixed = bundleOf({ ...chunks, 'map.js': { modules: ['map', 'join'] } });
  expect(() => checkAudiences(mixed, audiences)).toThrow(
    'map.js of plain has join, which that site does not need.',
  );
});
