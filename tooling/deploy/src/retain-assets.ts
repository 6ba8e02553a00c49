import { copyFile, cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/** Includes the two previous builds, because open pages lazy-load files of their own build. */
const BUILDS = 3;

export interface RetainedAssets {
  readonly added: number;
  readonly retainedCount: number;
  readonly removed: number;
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

const isAsset = (name: string) => name.startsWith('assets/');
const isSame = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((name) => others.includes(name));

/** Writes under another name and then renames, so that no partial file is ever served. */
async function replace(path: string, write: (unfinished: string) => Promise<void>): Promise<void> {
  const unfinished = `${path}.new`;
  await mkdir(dirname(path), { recursive: true });
  await write(unfinished);
  await rename(unfinished, path);
}

/**
 * Deploys a partner's build to the served folder, and keeps the assets of the two previous builds. Copies
 * assets before pages, so that no page refers to a missing file, and the service worker last, because it
 * caches pages when it is installed. `builds.json` next to `served` records the assets of each build.
 */
export async function retainAssets(built: string, served: string): Promise<RetainedAssets> {
  const files = await filesIn(built);
  if (!files.includes('index.html'))
    throw new Error(`There is no build in ${built}: run "pnpm build" first.`);
  const before = await filesIn(served);
  const assets = files.filter(isAsset);
  const list = join(served, '../builds.json');
  const earlier = await readFile(list, 'utf8').then(
    (text) => JSON.parse(text) as string[][],
    () => [before.filter(isAsset)],
  );
  const builds = [assets, ...earlier.filter((build) => build.length > 0 && !isSame(build, assets))];
  const last = builds.slice(0, BUILDS);

  const isPage = (name: string) => name.endsWith('.html');
  const isWorker = (name: string) => name === 'worker.js';
  const inOrder = [
    ...assets,
    ...files.filter((name) => !isAsset(name) && !isPage(name) && !isWorker(name)),
    ...files.filter(isPage),
    ...files.filter(isWorker),
  ];
  for (const name of inOrder) {
    await replace(join(served, name), (unfinished) => copyFile(join(built, name), unfinished));
  }
  await replace(list, (unfinished) => writeFile(unfinished, JSON.stringify(last)));

  const wanted = new Set([...files, ...last.flat()]);
  const gone = before.filter((name) => !wanted.has(name));
  for (const name of gone) await rm(join(served, name), { force: true });
  return {
    added: files.filter((name) => !before.includes(name)).length,
    retainedCount: before.filter((name) => wanted.has(name) && !files.includes(name)).length,
    removed: gone.length,
  };
}

export async function retainRenderer(built: string, served: string): Promise<void> {
  const unfinished = `${served}.new`;
  await rm(unfinished, { recursive: true, force: true });
  const isThere = await cp(built, unfinished, { recursive: true }).then(
    () => true,
    (cause: NodeJS.ErrnoException) => {
      if (cause.code === 'ENOENT') return false;
      throw cause;
    },
  );
  await rm(served, { recursive: true, force: true });
  if (isThere) await rename(unfinished, served);
}
