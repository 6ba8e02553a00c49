import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { retainAssets, retainRenderer } from './retain-assets.ts';

let folder: string;
let served: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tableside-builds-'));
  served = join(folder, 'www/hilton/dist');
});
afterEach(() => rm(folder, { recursive: true }));

async function build(name: string, files: readonly string[]): Promise<string> {
  const dist = join(folder, name);
  for (const file of ['index.html', ...files]) {
    await mkdir(dirname(join(dist, file)), { recursive: true });
    await writeFile(join(dist, file), `${file} of ${name}`);
  }
  return dist;
}
const filesServed = async () =>
  (await readdir(served, { recursive: true })).filter((name) => name.includes('.')).toSorted();

test('the assets of three builds are served, with the page of the last', async () => {
  const builds = await Promise.all(
    ['1', '2', '3', '4'].map((name) => build(name, ['assets/shared.js', `assets/index-${name}.js`])),
  );
  const reported = [];
  for (const dist of builds) reported.push(await retainAssets(dist, served));
  expect(await filesServed()).toEqual([
    'assets/index-2.js',
    'assets/index-3.js',
    'assets/index-4.js',
    'assets/shared.js',
    'index.html',
  ]);
  expect(await readFile(join(served, 'index.html'), 'utf8')).toBe('index.html of 4');
  expect(reported.at(-1)).toEqual({ added: 1, retainedCount: 2, removed: 1 });
});

test('the same build again is not a new build, and a rollback makes an earlier one the last', async () => {
  const builds = await Promise.all(['1', '2', '3'].map((name) => build(name, [`assets/index-${name}.js`])));
  const [first = ''] = builds;
  for (const dist of [...builds, ...builds.slice(-1), first, first]) await retainAssets(dist, served);
  expect(await filesServed()).toEqual([
    'assets/index-1.js',
    'assets/index-2.js',
    'assets/index-3.js',
    'index.html',
  ]);
  await retainAssets(await build('4', ['assets/index-4.js']), served);
  expect(await filesServed()).toEqual([
    'assets/index-1.js',
    'assets/index-3.js',
    'assets/index-4.js',
    'index.html',
  ]);
});

test('files that were served before count as one build', async () => {
  await mkdir(join(served, 'assets'), { recursive: true });
  await writeFile(join(served, 'assets/before.js'), 'before');
  await writeFile(join(served, 'old-page.html'), 'old');
  await retainAssets(await build('1', ['assets/index-1.js', 'robots.txt']), served);
  expect(await filesServed()).toEqual(['assets/before.js', 'assets/index-1.js', 'index.html', 'robots.txt']);
});

test('without a build nothing changes', async () => {
  await retainAssets(await build('1', ['assets/index-1.js']), served);
  await mkdir(join(folder, 'empty'));
  await expect(retainAssets(join(folder, 'empty'), served)).rejects.toThrow(
    `There is no build in ${join(folder, 'empty')}: run "pnpm build" first.`,
  );
  expect(await filesServed()).toEqual(['assets/index-1.js', 'index.html']);
});

test('the renderer of the last build is next to it, stays if the next cannot be copied, and is absent if there is none', async () => {
  const renderer = join(served, '../renderer');
  const built = await build('1', ['renderer.json', 'old-1.mjs']);
  await retainRenderer(built, renderer);
  const next = await build('2', ['renderer.json', 'new-2.mjs']);
  await retainRenderer(next, renderer);
  expect((await readdir(renderer)).toSorted()).toEqual(['index.html', 'new-2.mjs', 'renderer.json']);
  await expect(retainRenderer(join(next, 'index.html/renderer'), renderer)).rejects.toThrow('ENOTDIR');
  expect(await readdir(renderer)).toHaveLength(3);
  await retainRenderer(join(folder, 'nothing'), renderer);
  await expect(readdir(renderer)).rejects.toThrow('ENOENT');
});
