/// <reference lib="webworker" />
import { clientsClaim, setCacheNameDetails, type WorkboxPlugin } from 'workbox-core';
import { matchPrecache, precache } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { routes } from '@tableside/core';

import { KEPT_ANSWER, OFFLINE_PATH } from '../offline/offline-path.ts';
import { requestKind, type RequestKind } from './request-kind.ts';

/** What a build writes before this code. */
declare const site: {
  readonly partner: string;
  /** Changes with everything that the site is made of. */
  readonly build: string;
  /** The address of the picture that the offline page shows. */
  readonly mark: string;
};
declare const self: ServiceWorkerGlobalScope;

/** How many searches can be read again. */
const MOST_SEARCHES = 10;

// Nothing that another build or another partner's site on this host has kept is ever shown.
const prefix = `${site.partner}-${site.build}`;
const cacheNames = {
  assets: `${prefix}-assets`,
  searchPages: `${prefix}-search-pages`,
  searchAnswers: `${prefix}-search-answers`,
};

const keepLast: WorkboxPlugin = {
  cacheDidUpdate: async ({ cacheName }) => {
    const cache = await caches.open(cacheName);
    const old = (await cache.keys()).slice(0, -MOST_SEARCHES);
    await Promise.all(old.map((request) => cache.delete(request)));
  },
};

/** Says of an answer that it is an old one; the page tells its reader. */
const markKept: WorkboxPlugin = {
  cachedResponseWillBeUsed: ({ cachedResponse }) => {
    if (!cachedResponse) return Promise.resolve(undefined);
    const marked = new Response(cachedResponse.body, cachedResponse);
    marked.headers.set(KEPT_ANSWER, '1');
    return Promise.resolve(marked);
  },
};

let signOuts = 0;
/** Keeps no answer that was under way when somebody signed out: it tells what they searched for. */
const keepUnlessSignedOut: WorkboxPlugin = {
  handlerWillStart: ({ state }) => {
    if (state) state['signOuts'] = signOuts;
    return Promise.resolve();
  },
  cacheWillUpdate: ({ response, state }) =>
    Promise.resolve(response.ok && state?.['signOuts'] === signOuts ? response : null),
};

const deleteCaches = (names: readonly string[]) => Promise.all(names.map((name) => caches.delete(name)));

const on = (kind: RequestKind, strategy: CacheFirst | NetworkFirst) =>
  registerRoute(({ url }) => requestKind(url, self.location.origin) === kind, strategy);

setCacheNameDetails({ prefix, precache: 'pages', suffix: '' });
precache([routes.search.path, OFFLINE_PATH].map((url) => ({ url, revision: site.build })));
const matchOptions = { ignoreVary: true };
on('asset', new CacheFirst({ cacheName: cacheNames.assets, matchOptions }));
on(
  'searchPage',
  new NetworkFirst({
    cacheName: cacheNames.searchPages,
    matchOptions,
    plugins: [keepUnlessSignedOut, keepLast],
  }),
);
on(
  'searchAnswer',
  new NetworkFirst({
    cacheName: cacheNames.searchAnswers,
    matchOptions,
    plugins: [keepUnlessSignedOut, keepLast, markKept],
  }),
);
// Any other page comes from the network alone.
registerRoute(({ request }) => request.mode === 'navigate', new NetworkOnly());
/** A page in place of one that cannot be had: of the searches the last that was kept, or one that asks for answers. */
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
  // The call itself goes as it would without this.
  if (requestKind(new URL(event.request.url), self.location.origin) !== 'signOut') return;
  signOuts += 1;
  event.waitUntil(deleteCaches([cacheNames.searchPages, cacheNames.searchAnswers]));
});

async function removeOldCaches() {
  const names = await caches.keys();
  await deleteCaches(names.filter((name) => !name.startsWith(`${prefix}-`)));
}

// A page that is open keeps the worker that it has: the worker of the next build starts when all pages are closed. Only
// the first one of all takes open pages over.
clientsClaim();
self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(cacheNames.assets).then((cache) => cache.add(site.mark)));
});
self.addEventListener('activate', (event) => {
  // Pages are asked for without waiting until this code runs.
  event.waitUntil(Promise.all([removeOldCaches(), self.registration.navigationPreload?.enable()]));
});
