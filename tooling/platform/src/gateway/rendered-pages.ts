import { LRUCache } from 'lru-cache';

import type { FetchApi, Renderer } from './renderer.ts';
import { toSiteFile, type SiteFile } from './site-files.ts';

const FRESH_MS = 60_000;
const STALE_MS = 600_000;
/**
 * Limits the uncompressed pages of all sites together. Their compressed forms add about a quarter to this.
 */
const MAX_BYTES = 32 * 1024 * 1024;
const MAX_RENDERS = 2;
/**
 * A request that waits longer than this gets the page from the build. The rendered page then serves later
 * requests.
 */
const MAX_WAIT_MS = 1_000;
const MAX_ADDRESS = 2_048;

interface RenderedPage {
  readonly file: SiteFile;
  readonly status: 200 | 404;
}

function waitAtMost<T>(ms: number, work: Promise<T>): Promise<T | undefined> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), ms);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}

export interface PageRequest {
  readonly site: string;
  readonly address: string;
  readonly renderer: Renderer;
  readonly fetchApi: FetchApi;
  readonly onFailure: (cause: unknown) => void;
}

/**
 * Caches pages that are rendered for visitors who are not signed in, and limits size, age and concurrent
 * rendering. See docs/decisions/0008-data-pages-on-request.md.
 */
export function createRenderedPages(clock: { readonly now: () => number } = performance) {
  let running = 0;
  const cache = new LRUCache<string, RenderedPage, () => Promise<RenderedPage | undefined>>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ file }, key) => key.length + file.body.length,
    ttl: FRESH_MS,
    perf: clock,
    allowStale: true,
    // Returning undefined leaves the stale page in the cache.
    async fetchMethod(_key, _stale, { context: render }) {
      if (running >= MAX_RENDERS) return undefined;
      running += 1;
      try {
        return await render();
      } finally {
        running -= 1;
      }
    },
  });

  return async ({
    site,
    address,
    renderer,
    fetchApi,
    onFailure,
  }: PageRequest): Promise<RenderedPage | undefined> => {
    const found = address.length > MAX_ADDRESS ? undefined : await renderer.findPage(address);
    if (!found) return undefined;
    const key = `${site} ${renderer.build} ${found.address}`;
    if (cache.getRemainingTTL(key) < FRESH_MS - STALE_MS) cache.delete(key);
    const render = async (): Promise<RenderedPage | undefined> => {
      try {
        const { html, isMissing } = await found.render(fetchApi);
        return { file: toSiteFile('page.html', Buffer.from(html)), status: isMissing ? 404 : 200 };
      } catch (cause) {
        onFailure(cause);
        return undefined;
      }
    };
    return waitAtMost(MAX_WAIT_MS, cache.fetch(key, { context: render }));
  };
}
