import { fileURLToPath } from 'node:url';

import { Hono } from 'hono';
import { etag } from 'hono/etag';

import type { PlatformEnv } from '../platform-context.ts';
import { readWindow, toAnswer } from './answer.ts';
import { openContentStore } from './content-store.ts';

export interface ContentAppOptions {
  /** One folder a partner, one JSON file a group; the content of this repository by default. */
  readonly folder?: string;
  /** Whether changed files are read again. */
  readonly isHot?: boolean;
  /** Whether `preview=1` shows a partner's drafts. */
  readonly mayShowDrafts?: (partnerId: string) => boolean;
  /** Told when a changed file cannot be used. */
  readonly onFault?: (message: string) => void;
}

/**
 * The content service: `GET /pages/{group}/?page_size=100(&preview=1)` of the partner whom the request is for (API-24).
 * Mount it at the partner's `cmsRoute`. It answers as ButterCMS does, so that a gateway may send the path there instead.
 */
export function createContentApp({
  folder = fileURLToPath(new URL('./pages', import.meta.url)),
  isHot = false,
  mayShowDrafts = () => false,
  onFault = (message) => console.error(message),
}: ContentAppOptions = {}): Hono<PlatformEnv> {
  const store = openContentStore({ folder, isHot, onFault });
  const app = new Hono<PlatformEnv>();
  app.use(etag());
  app.get('/pages/:group/', (context) => {
    const partnerId = context.get('partnerId');
    const { group } = context.req.param();
    const stored = store.find(partnerId, group);
    if (!stored) return context.json({ detail: 'Not found.' }, 404, { 'Cache-Control': 'no-store' });
    const window = readWindow(context.req.query(), mayShowDrafts(partnerId));
    const caching = isHot || window.hasDrafts ? 'no-cache' : 'public, max-age=60, stale-while-revalidate=600';
    return context.json(toAnswer(group, stored, window), 200, { 'Cache-Control': caching });
  });
  return app;
}
