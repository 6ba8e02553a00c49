import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';

import { contentTypes, isCompressible } from './content-types.ts';
import { chooseEncoding, compress, type Encoding } from './encodings.ts';

/** One file of a built site, with its compressed forms made once and kept. */
export interface SiteFile {
  readonly contentType: string;
  readonly etag: string;
  readonly body: Buffer;
  encode(
    acceptEncoding: string | undefined,
  ): Promise<{ readonly body: Buffer; readonly encoding?: Encoding }>;
}

function toSiteFile(path: string, body: Buffer): SiteFile {
  const contentType = contentTypes[extname(path).toLowerCase()] ?? 'application/octet-stream';
  const made = new Map<Encoding, Promise<Buffer>>();
  return {
    contentType,
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    body,
    async encode(acceptEncoding) {
      const encoding = isCompressible(contentType, body.length) ? chooseEncoding(acceptEncoding) : undefined;
      if (!encoding) return { body };
      const compressed = made.get(encoding) ?? compress(body, encoding);
      made.set(encoding, compressed);
      return { body: await compressed, encoding };
    },
  };
}

/** Opens the folder of a built site; answers a reader of its files that never leaves the folder. */
export function openSite(folder: string) {
  const root = resolve(folder) + sep;
  const cache = new Map<string, { readonly changedAt: number; readonly file: SiteFile }>();

  return async function readSiteFile(urlPath: string): Promise<SiteFile | undefined> {
    const path = resolve(join(root, urlPath));
    if (!path.startsWith(root) || path.includes('\0') || /[\\/]\./.test(path.slice(root.length - 1)))
      return undefined;
    const stats = await stat(path).catch(() => undefined);
    if (!stats?.isFile()) return undefined;
    const cached = cache.get(path);
    if (cached?.changedAt === stats.mtimeMs) return cached.file;
    const file = toSiteFile(path, await readFile(path));
    cache.set(path, { changedAt: stats.mtimeMs, file });
    return file;
  };
}
