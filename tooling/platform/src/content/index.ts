import { fileURLToPath } from 'node:url';

import { Hono } from 'hono';
import { etag } from 'hono/etag';

import type { PlatformEnv } from '../web/platform-context.ts';
import { checkParameters, checkToken } from './check-request.ts';
import { createButterCalls, createPageList, type ContentCallsOptions } from './content-calls.ts';
import { openContentStore } from './content-store.ts';

export type { ContentCallsOptions } from './content-calls.ts';
export { contentTokenOf } from './content-token.ts';

export interface ContentAppOptions {
  readonly folder?: string;
  readonly isHot?: boolean;
  readonly mayShowDrafts?: (partnerId: string) => boolean;
  readonly onError?: (message: string) => void;
  /** The partner of each ButterCMS token. If empty, `/v2` rejects all requests. */
  readonly partnerOfToken?: ReadonlyMap<string, string>;
}

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
 * Creates the content service, which is compatible with ButterCMS. `/v2` is its API for clients with a
 * partner's token. The sites use only `GET /pages/{group}/`, which needs no token and serves the request's
 * partner (API-24). Mount the app at the partner's `cmsRoute`.
 */
export function createContentApp({
  folder = fileURLToPath(new URL('../../../../partners/content', import.meta.url)),
  isHot = false,
  mayShowDrafts = () => false,
  onError = (message) => console.error(message),
  partnerOfToken = new Map(),
}: ContentAppOptions = {}): Hono<PlatformEnv> {
  const store = openContentStore({ folder, isHot, onError });
  return new Hono<PlatformEnv>()
    .use('/v2/*', etag())
    .route('/', createContentCalls({ store, isHot, mayShowDrafts }, partnerOfToken));
}
