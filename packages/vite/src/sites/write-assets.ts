import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';

/** Writes a file under a name that changes with what is in it; answers its address in the site. */
export type WriteAsset = (name: string, source: string | Uint8Array) => Promise<string>;

/** A short text that tells what is in a file, for its name. */
export const hashOf = (source: string | Uint8Array): string =>
  createHash('sha256').update(source).digest('base64url').slice(0, 8);

/** Writes files of a site among its assets. */
export function assetWriter(folder: string): WriteAsset {
  return async (name, source) => {
    const { name: base, ext } = parse(name);
    const address = `/assets/${base}-${hashOf(source)}${ext}`;
    await mkdir(join(folder, 'assets'), { recursive: true });
    await writeFile(join(folder, address), source);
    return address;
  };
}
