import { LRUCache } from 'lru-cache';

import type { AskApi, Renderer } from './renderer.ts';
import { toSiteFile, type SiteFile } from './site-files.ts';

/** A page is as new as this, in milliseconds; then it is shown while the next one is rendered. */
const FRESH_MS = 60_000;
/** Older pages are shown to nobody. */
const STALE_MS = 600_000;
/** Of the documents of all sites together, without their compressed forms, which are a quarter of it. */
const MAX_BYTES = 32 * 1024 * 1024;
/** As many pages are rendered at once. Whoever asks for another meanwhile gets the page of the build. */
const MAX_RENDERS = 2;
/** Whoever waits longer gets the page of the build; what was being rendered is for the next one. */
const MAX_WAIT_MS = 1_000;
/** No address that the site makes is longer. */
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

/** What somebody asks for. */
export interface PageRequest {
  readonly site: string;
  /** Path and query. */
  readonly asked: string;
  readonly renderer: Renderer;
  readonly ask: AskApi;
  /** Told what kept the page from being rendered. */
  readonly onFailure: (cause: unknown) => void;
}

/** Keeps pages that were rendered for nobody in particular: bounded in size, age and the work that they cost. */
export function createRenderedPages(clock: { readonly now: () => number } = performance) {
  let running = 0;
  const kept = new LRUCache<string, RenderedPage, () => Promise<RenderedPage | undefined>>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ file }, key) => key.length + file.body.length,
    ttl: FRESH_MS,
    perf: clock,
    allowStale: true,
    // Without a page the last one stays.
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

  /** The page at an address of a site; undefined where the page of the build has to do. */
  return async ({
    site,
    asked,
    renderer,
    ask,
    onFailure,
  }: PageRequest): Promise<RenderedPage | undefined> => {
    const found = asked.length > MAX_ADDRESS ? undefined : await renderer.findPage(asked);
    if (!found) return undefined;
    const key = `${site} ${renderer.build} ${found.address}`;
    if (kept.getRemainingTTL(key) < FRESH_MS - STALE_MS) kept.delete(key);
    const render = async (): Promise<RenderedPage | undefined> => {
      try {
        const { html, isMissing } = await found.render(ask);
        return { file: toSiteFile('page.html', Buffer.from(html)), status: isMissing ? 404 : 200 };
      } catch (cause) {
        onFailure(cause);
        return undefined;
      }
    };
    return waitAtMost(MAX_WAIT_MS, kept.fetch(key, { context: render }));
  };
}
