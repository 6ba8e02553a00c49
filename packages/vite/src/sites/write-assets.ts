import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';

export type WriteAsset = (name: string, source: string | Uint8Array) => Promise<string>;

export const hashOf = (source: string | Uint8Array): string =>
  createHash('sha256').update(source).digest('base64url').slice(0, 8);

export function assetWriter(folder: string): WriteAsset {
  return async (name, source) => {
    const { name: base, ext } = parse(name);
    const address = `/assets/${base}-${hashOf(source)}${ext}`;
    await mkdir(join(folder, 'assets'), { recursive: true });
    await writeFile(join(folder, address), source);
    return address;
  };
}
