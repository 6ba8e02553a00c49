import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';

export const integrityOf = (source: string | Uint8Array): string =>
  `sha256-${createHash('sha256').update(source).digest('base64')}`;

const isScript = (file: string) => /\.m?js$/.test(file);

/** Sorts the files by path, so that equal folders give equal results. */
async function integrityOfFiles(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  const found = await Promise.all(
    files.map(
      async (file) =>
        [file.slice(folder.length).split(sep).join('/'), integrityOf(await readFile(file))] as const,
    ),
  );
  return Object.fromEntries(found);
}

/**
 * Returns an import map with which browsers refuse every script below `/assets` whose bytes differ, even one
 * that another script imports. See docs/decisions/0047-integrity-by-import-map.md.
 */
export async function integrityMap(dist: string): Promise<string> {
  const files = await integrityOfFiles(join(dist, 'assets'));
  const scripts = Object.entries(files).filter(([file]) => isScript(file));
  const integrity = Object.fromEntries(scripts.map(([file, value]) => [`/assets${file}`, value]));
  return JSON.stringify({ integrity });
}

/**
 * What a build served when it was written: the integrity of each file, by its path in the site, such as
 * `/assets/index-a1b2c3d4.js`. Written beside `dist`, because it is not served itself.
 */
export interface BuildManifest {
  readonly files: Readonly<Record<string, string>>;
}

export const MANIFEST = 'build-manifest.json';

export async function buildManifest(dist: string): Promise<BuildManifest> {
  return { files: await integrityOfFiles(dist) };
}
