import { contentGroups } from '@tableside/content-client';
import { Hono, type Context } from 'hono';

import type { PlatformEnv } from '../web/platform-context.ts';
import { createResponseCache, jsonHeaders, sendCached } from '../web/cached-response.ts';
import { metaOf, partOf, readWindow, toItem, toPage, type ShownGroup } from './response.ts';
import type { ContentStore } from './content-store.ts';
import { describeContent } from './describe-content.ts';
import { filterEntries, orderEntries, relevanceOf } from './select-entries.ts';

export interface ContentCallsOptions {
  readonly store: ContentStore;
  readonly isHot: boolean;
  readonly mayShowDrafts: (partnerId: string) => boolean;
}

type CallContext = Context<PlatformEnv>;

const notFound = (context: CallContext) =>
  context.json({ detail: 'Not found.' }, 404, { 'Cache-Control': 'no-store' });

function createReader({ store, isHot, mayShowDrafts }: ContentCallsOptions) {
  const showsDrafts = (context: CallContext) =>
    context.req.query('preview') === '1' && mayShowDrafts(context.get('partnerId'));
  return {
    find: (context: CallContext, group: string): ShownGroup | undefined => {
      const stored = store.find(context.get('partnerId'), group);
      const hasDrafts = showsDrafts(context);
      return (
        stored && {
          group,
          updatedAt: stored.updatedAt,
          entries: stored.entries.filter(({ draft = false }) => hasDrafts || !draft),
        }
      );
    },
    cachingOf: (context: CallContext) =>
      isHot || showsDrafts(context) ? 'no-cache' : 'public, max-age=60, stale-while-revalidate=600',
  };
}

const MAX_CACHED_BYTES = 8 * 2 ** 20;

export function createPageList(options: ContentCallsOptions, description = { needsToken: false }) {
  const { find, cachingOf } = createReader(options);
  const cachedResponse = createResponseCache(MAX_CACHED_BYTES);

  function listPages(found: ShownGroup, query: Readonly<Record<string, string>>) {
    const entries = orderEntries(filterEntries(found.entries, query), query['order']);
    const window = readWindow(query);
    return {
      meta: metaOf(entries.length, window),
      data: partOf(entries, window).map((entry) => toPage(found, entry)),
    };
  }

  return new Hono<PlatformEnv>().get(
    '/pages/:page_type/',
    describeContent('list', description),
    async (context) => {
      const { req } = context;
      const group = req.param('page_type');
      const stored = options.store.find(context.get('partnerId'), group);
      const found = stored && find(context, group);
      if (!found) return notFound(context);
      const partnerId = context.get('partnerId');
      const response = await cachedResponse(`${partnerId} ${group} ${new URL(req.url).search}`, {
        isCurrent: () => options.store.find(partnerId, group) === stored,
        write: () => JSON.stringify(listPages(found, req.query())),
      });
      return sendCached(context, response, 200, jsonHeaders(cachingOf(context)));
    },
  );
}

const withToken = { needsToken: true };

export function createButterCalls(options: ContentCallsOptions) {
  const { find, cachingOf } = createReader(options);
  const send = (context: CallContext, body: object) =>
    context.json(body, 200, { 'Cache-Control': cachingOf(context) });

  function search(context: CallContext) {
    const query = context.req.query();
    const { query: words = '', page_type: type } = query;
    const found = contentGroups
      .filter((name) => type === undefined || name === type)
      .flatMap((name) => find(context, name) ?? [])
      .flatMap((group) =>
        group.entries.map((entry) => ({ page: toPage(group, entry), relevance: relevanceOf(entry, words) })),
      )
      .filter(({ relevance }) => relevance > 0)
      .toSorted((a, b) => b.relevance - a.relevance);
    const window = readWindow(query);
    return send(context, {
      meta: metaOf(found.length, window),
      data: partOf(found, window).map(({ page }) => page),
    });
  }

  function collections(context: CallContext, keys: string) {
    const names = keys.split(',').filter((key) => key !== '');
    const found = names.flatMap((name) => find(context, name) ?? []);
    if (names.length === 0 || found.length < names.length) return notFound(context);
    const query = context.req.query();
    const window = readWindow(query);
    const selected = found.map(({ group, entries }) => ({
      group,
      entries: orderEntries(filterEntries(entries, query), query['order']),
    }));
    const count = Math.max(...selected.map(({ entries }) => entries.length));
    return send(context, {
      meta: metaOf(count, window),
      data: Object.fromEntries(
        selected.map(({ group, entries }) => [
          group,
          partOf(entries, window).map((entry) => toItem(group, entry)),
        ]),
      ),
    });
  }

  return new Hono<PlatformEnv>()
    .get('/pages/search/', describeContent('search', withToken), search)
    .route('/', createPageList(options, withToken))
    .get('/pages/:page_type/:slug/', describeContent('page', withToken), (context) => {
      const { page_type: type, slug } = context.req.param();
      const found = find(context, type);
      const entry = found?.entries.find((one) => one.slug === slug);
      return found && entry ? send(context, { data: toPage(found, entry) }) : notFound(context);
    })
    .get('/content/:keys/', describeContent('collections', withToken), (context) =>
      collections(context, context.req.param('keys')),
    )
    .get('/content/', (context) => collections(context, context.req.query('keys') ?? ''))
    .all('*', notFound);
}
