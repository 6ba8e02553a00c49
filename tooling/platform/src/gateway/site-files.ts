import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';

import { prepareResponse, type CachedResponse } from '../web/cached-response.ts';
import { contentTypes, isCompressible } from './content-types.ts';
import { pagePaths, type PagePaths } from './page-paths.ts';
import { pageSources, type PageSources } from './security-headers.ts';

/**
 * Each file is compressed once and served many times, so this quality is affordable. A higher one takes
 * seconds and saves only a few bytes.
 */
const BROTLI_QUALITY = 9;

export interface SiteFile extends CachedResponse {
  readonly contentType: string;
  readonly sources: PageSources | undefined;
}

export function toSiteFile(path: string, body: Buffer<ArrayBuffer>): SiteFile {
  const contentType = contentTypes[extname(path).toLowerCase()] ?? 'application/octet-stream';
  return {
    ...prepareResponse(body, {
      isCompressible: isCompressible(contentType),
      brotliQuality: BROTLI_QUALITY,
    }),
    contentType,
    sources: contentType.startsWith('text/html') ? pageSources(body.toString('utf8')) : undefined,
  };
}

export async function listPages(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  return names.filter((name) => name.endsWith('.html')).map((name) => `/${name.split(sep).join('/')}`);
}

export function openSite(folder: string) {
  const root = resolve(folder) + sep;
  const cache = new Map<string, { readonly changedAt: number; readonly file: SiteFile }>();

  let pages:
    | {
        readonly builtAt: number;
        readonly all: readonly { pattern: RegExp; page: PagePaths }[];
        readonly anyCase: readonly { pattern: RegExp; to: string }[];
      }
    | undefined;

  async function read(urlPath: string): Promise<SiteFile | undefined> {
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
  }

  async function readListed() {
    const home = await stat(join(root, 'index.html')).catch(() => undefined);
    if (!home) return undefined;
    if (pages?.builtAt !== home.mtimeMs) {
      const listed = pagePaths(await listPages(folder));
      pages = {
        builtAt: home.mtimeMs,
        all: listed.map((page) => ({ pattern: new RegExp(page.paths), page })),
        anyCase: listed.flatMap(({ anyCase }) =>
          anyCase ? [{ pattern: new RegExp(anyCase.paths, 'i'), to: anyCase.to }] : [],
        ),
      };
    }
    return pages;
  }

  const pageAt = async (urlPath: string): Promise<PagePaths | undefined> =>
    (await readListed())?.all.find(({ pattern }) => pattern.test(urlPath))?.page;

  async function pathInItsCase(pathname: string): Promise<string | undefined> {
    const found = (await readListed())?.anyCase.find(({ pattern }) => pattern.test(pathname));
    return found && pathname.replace(found.pattern, found.to);
  }

  return { read, pageAt, pathInItsCase };
}
