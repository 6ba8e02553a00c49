/// <reference lib="webworker" />
import { setCacheNameDetails, type WorkboxPlugin } from 'workbox-core';
import { matchPrecache, precache } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { routes } from '@tableside/core';

import { CACHED_RESPONSE, OFFLINE_PATH } from '../offline/offline-path.ts';
import { requestKind, type RequestKind } from './request-kind.ts';

declare const site: {
  readonly partner: string;
  /** Changes whenever any part of the site changes. */
  readonly build: string;
  readonly mark: string;
};
declare const self: ServiceWorkerGlobalScope;

const MOST_SEARCHES = 10;

// Keeps apart the caches of different builds, and of partners that share a host.
const prefix = `${site.partner}-${site.build}`;
const cacheNames = {
  assets: `${prefix}-assets`,
  searchPages: `${prefix}-search-pages`,
  searchResponses: `${prefix}-search-answers`,
};

const cacheLatest: WorkboxPlugin = {
  cacheDidUpdate: async ({ cacheName }) => {
    const cache = await caches.open(cacheName);
    const old = (await cache.keys()).slice(0, -MOST_SEARCHES);
    await Promise.all(old.map((request) => cache.delete(request)));
  },
};

const markCached: WorkboxPlugin = {
  cachedResponseWillBeUsed: ({ cachedResponse }) => {
    if (!cachedResponse) return Promise.resolve(undefined);
    const response = new Response(cachedResponse.body, cachedResponse);
    response.headers.set(CACHED_RESPONSE, '1');
    return Promise.resolve(response);
  },
};

let signOuts = 0;
/**
 * Skips responses that were in flight during a sign-out, because they reveal what the member searched for.
 */
const cacheUnlessSignedOut: WorkboxPlugin = {
  handlerWillStart: ({ state }) => {
    if (state) state['signOuts'] = signOuts;
    return Promise.resolve();
  },
  cacheWillUpdate: ({ response, state }) =>
    Promise.resolve(response.ok && state?.['signOuts'] === signOuts ? response : null),
};

const isPage = (response: Response) => response.headers.get('Content-Type')?.startsWith('text/html') ?? false;

/**
 * Rejects pages in place of files, which some hosts send for missing files. A cached page would fail only
 * when parsed as a script, and would stay cached until the next build.
 */
const refusePages: WorkboxPlugin = {
  fetchDidSucceed: ({ response }) => Promise.resolve(isPage(response) ? Response.error() : response),
  cachedResponseWillBeUsed: ({ cachedResponse }) =>
    Promise.resolve(cachedResponse && isPage(cachedResponse) ? undefined : cachedResponse),
};

const deleteCaches = (names: readonly string[]) => Promise.all(names.map((name) => caches.delete(name)));

/**
 * Handles requests of this kind. A full quota must not prevent the response, so failures to cache are only
 * logged.
 */
const on = (kind: RequestKind, strategy: CacheFirst | NetworkFirst) =>
  registerRoute(
    ({ url }) => requestKind(url, self.location.origin) === kind,
    (requested) => {
      const [response, done] = strategy.handleAll(requested);
      done.catch((cause: unknown) => console.info('Not cached.', cause));
      return response;
    },
  );

setCacheNameDetails({ prefix, precache: 'pages', suffix: '' });
precache([routes.search.path, OFFLINE_PATH].map((url) => ({ url, revision: site.build })));
const matchOptions = { ignoreVary: true };
on('asset', new CacheFirst({ cacheName: cacheNames.assets, matchOptions, plugins: [refusePages] }));
on(
  'searchPage',
  new NetworkFirst({
    cacheName: cacheNames.searchPages,
    matchOptions,
    plugins: [cacheUnlessSignedOut, cacheLatest],
  }),
);
on(
  'searchResponse',
  new NetworkFirst({
    cacheName: cacheNames.searchResponses,
    matchOptions,
    plugins: [cacheUnlessSignedOut, cacheLatest, markCached],
  }),
);
registerRoute(({ request }) => request.mode === 'navigate', new NetworkOnly());
/**
 * Returns a fallback for an unavailable page. For the search page, that is the last cached search if there is
 * no query string, and otherwise the page itself, which fetches its results. For all others, the offline
 * page.
 */
async function fallback({ pathname, search }: URL): Promise<Response | undefined> {
  if (pathname !== routes.search.path) return matchPrecache(OFFLINE_PATH);
  const [last] = (await (await caches.open(cacheNames.searchPages)).keys()).slice(-1);
  return search === '' && last ? Response.redirect(last.url) : matchPrecache(routes.search.path);
}
setCatchHandler(async ({ request, url }) => {
  const page = request.mode === 'navigate' ? await fallback(url) : undefined;
  return page ?? Response.error();
});

self.addEventListener('fetch', (event) => {
  // The call itself is not intercepted.
  if (requestKind(new URL(event.request.url), self.location.origin) !== 'signOut') return;
  signOuts += 1;
  event.waitUntil(deleteCaches([cacheNames.searchPages, cacheNames.searchResponses]));
});

async function removeOldCaches() {
  const names = await caches.keys();
  await deleteCaches(names.filter((name) => !name.startsWith(`${prefix}-`)));
}

// Open pages keep their worker, because the worker of the next build starts only after they are all closed.
// Only a page without a worker sends a message. Claiming once, on activation, would miss pages that were
// requested before it and opened after it.
self.addEventListener('message', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(cacheNames.assets).then((cache) => cache.add(site.mark)));
});
self.addEventListener('activate', (event) => {
  // Navigation preload requests pages without waiting for the worker to start.
  event.waitUntil(Promise.all([removeOldCaches(), self.registration.navigationPreload?.enable()]));
});
