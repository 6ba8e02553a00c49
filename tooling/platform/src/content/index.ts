import { fileURLToPath } from 'node:url';

import { Hono } from 'hono';
import { etag } from 'hono/etag';

import type { PlatformEnv } from '../platform-context.ts';
import { checkParameters, checkToken } from './check-request.ts';
import { createButterCalls, createPageList, type ContentCallsOptions } from './content-calls.ts';
import { openContentStore } from './content-store.ts';

export type { ContentCallsOptions } from './content-calls.ts';
export { contentTokenOf } from './content-token.ts';

export interface ContentAppOptions {
  /** One folder a partner, one JSON file a group; the content of this repository by default. */
  readonly folder?: string;
  /** Whether changed files are read again. */
  readonly isHot?: boolean;
  /** Whether `preview=1` shows a partner's drafts. */
  readonly mayShowDrafts?: (partnerId: string) => boolean;
  /** Told when a changed file cannot be used. */
  readonly onFault?: (message: string) => void;
  /** Who has which token of ButterCMS; without one nobody is let in at `/v2`. */
  readonly partnerOfToken?: ReadonlyMap<string, string>;
}

/** The calls of sites, and below /v2 those that a client of ButterCMS makes. */
export const createContentCalls = (
  options: ContentCallsOptions,
  partnerOfToken: ReadonlyMap<string, string>,
) =>
  new Hono<PlatformEnv>()
    .route(
      '/v2',
      new Hono<PlatformEnv>()
        .use(checkToken(partnerOfToken), checkParameters)
        .route('/', createButterCalls(options)),
    )
    .use('/pages/*', checkParameters)
    .route('/', createPageList(options));

/**
 * The content service, answering as ButterCMS does: `/v2` is its API, for whoever has a partner's token, and
 * `GET /pages/{group}/` the one call that sites make, without a token, for the partner whom the request is for (API-24).
 * Mount it at the partner's `cmsRoute`.
 */
export function createContentApp({
  folder = fileURLToPath(new URL('../../../../partners/content', import.meta.url)),
  isHot = false,
  mayShowDrafts = () => false,
  onFault = (message) => console.error(message),
  partnerOfToken = new Map(),
}: ContentAppOptions = {}): Hono<PlatformEnv> {
  const store = openContentStore({ folder, isHot, onFault });
  return new Hono<PlatformEnv>()
    .use(etag())
    .route('/', createContentCalls({ store, isHot, mayShowDrafts }, partnerOfToken));
}
