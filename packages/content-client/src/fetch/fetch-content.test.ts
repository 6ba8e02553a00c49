import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { contentGroups, emptyContent } from '../content.ts';
import { contentKey, contentQuery } from '../queries.ts';
import { buildEntry } from '../testing/builders.ts';
import { contentHandlers } from '../testing/content-handlers.ts';
import { fetchContent } from './fetch-content.ts';
import { CONTENT_TIMEOUT_MS } from './fetch-group.ts';

const origin = 'https://site.example';
const source = { baseUrl: () => origin, cmsRoute: '/api/cms', isPreview: false };
const welcome = buildEntry('welcome', { body_text: 'Hello' });
const names =
  '* account_center announcement_banner discover earn_banner earn_details home popup sidebar surveys tier_1_activation'.split(
    ' ',
  );
const everyGroup = (status: number) => Object.fromEntries(contentGroups.map((group) => [group, status]));

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  server.resetHandlers();
  vi.useRealTimers();
});
afterAll(() => server.close());

let info: ReturnType<typeof vi.spyOn>;
let error: ReturnType<typeof vi.spyOn>;
let warn: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  info = vi.spyOn(console, 'info').mockReturnValue();
  error = vi.spyOn(console, 'error').mockReturnValue();
  warn = vi.spyOn(console, 'warn').mockReturnValue();
});

function listen(...args: Parameters<typeof contentHandlers>) {
  const requests: Request[] = [];
  const [entries, options] = args;
  server.use(
    ...contentHandlers(entries, { ...options, onRequest: (_, request) => void requests.push(request) }),
  );
  return requests;
}

test('CON-01 CON-06 API-01.a API-01.b API-01.c API-24.a sends one request per group, with at most a hundred entries', async () => {
  const requests = listen({ popup: [welcome] });
  const sent = vi.spyOn(globalThis, 'fetch');
  const content = await fetchContent(source);
  expect(content.popups).toHaveLength(1);
  expect(requests.map(({ url }) => url).toSorted()).toEqual(
    names.map((group) => `${origin}/api/cms/pages/${group}/?page_size=100`),
  );
  // The credentials are read from the calls, because every request that reaches the fake network has the
  // default ones.
  expect(sent.mock.calls.map(([, init]) => init?.credentials)).toEqual(names.map(() => 'same-origin'));
  for (const request of requests) {
    expect(request.headers.get('Accept')).toBe('application/json');
    expect(request.headers.get('Content-Type')).toBe('application/json');
    expect(request.headers.has('X-XSRF-TOKEN')).toBe(false);
  }
});

test('CON-07 CFG-21.a API-24.b drafts are requested only if the partner shows them', async () => {
  const requests = listen();
  await fetchContent(source);
  expect(requests.some(({ url }) => url.includes('preview'))).toBe(false);
  requests.length = 0;
  await fetchContent({ ...source, isPreview: true });
  expect(requests).toHaveLength(11);
  expect(requests.every(({ url }) => url.endsWith('/?page_size=100&preview=1'))).toBe(true);
});

test('CFG-22.a the path of the content service is the partner’s', async () => {
  const requests = listen({}, { cmsRoute: '/content/v2' });
  await fetchContent({ ...source, cmsRoute: '/content/v2' });
  expect(requests).toHaveLength(11);
  expect(requests.every(({ url }) => url.startsWith(`${origin}/content/v2/pages/`))).toBe(true);
});

test('API-24.a CON-06 CON-08.a CON-08.b only the first hundred entries are read, and unknown fields are ignored', async () => {
  const many = Array.from({ length: 101 }, (_, index) => ({
    ...buildEntry(`s${index}`, { title: 'x' }),
    page_type: 'survey',
    published: true,
  }));
  listen({ surveys: many });
  expect((await fetchContent(source)).surveys).toEqual(
    Array.from({ length: 100 }, (_, index) => buildEntry(`s${index}`, { title: 'x' })),
  );
});

test('CON-03.a CON-03.b a group that is not found is empty and only logged as information', async () => {
  listen({ popup: [welcome] }, { failing: { home: 404 } });
  const content = await fetchContent(source);
  expect(content.home).toEqual([]);
  expect(content.popups).toHaveLength(1);
  expect(info.mock.calls).toEqual([['Content home: Not Found, so it is empty.']]);
  expect(error).not.toHaveBeenCalled();
});

test('CON-03.b CON-04.a CON-04.b any other failure is logged with its status text and leaves that group empty', async () => {
  listen({ popup: [welcome] }, { failing: { home: 500, sidebar: 403, surveys: 410 } });
  const content = await fetchContent(source);
  expect(content.popups).toHaveLength(1);
  expect(error.mock.calls.flat()).toEqual([
    'Content home: Internal Server Error',
    'Content surveys: Gone',
    'Content sidebar: Forbidden',
  ]);
  expect(info).not.toHaveBeenCalled();
});

test.each(contentGroups)(
  'CON-04.a CON-04.b CON-04.c if all but %s fail, each of them is logged and empty, and there is content',
  async (group) => {
    const { [group]: _responding, ...failing } = everyGroup(500);
    listen({}, { failing });
    expect(await fetchContent(source)).toEqual(emptyContent);
    expect(error.mock.calls.flat()).toEqual(
      Object.keys(failing).map((name) => `Content ${name}: Internal Server Error`),
    );
  },
);

test('CON-04.a CON-04.b an unreadable response, or none at all, leaves its group empty', async () => {
  server.use(
    http.get('*/pages/home/', () => HttpResponse.text('<html>')),
    http.get('*/pages/discover/', () => HttpResponse.json({ entries: [] })),
    http.get('*/pages/popup/', () => HttpResponse.error()),
    http.get('*/pages/surveys/', () => new HttpResponse(null, { status: 503, statusText: '' })),
    ...contentHandlers({ sidebar: [buildEntry('a', { page_text: ['x'] })] }),
  );
  expect((await fetchContent(source)).sidebars).toHaveLength(1);
  expect(error).toHaveBeenCalledTimes(4);
});

test('CON-04.c if all eleven fail there is an error instead of content', async () => {
  const requests = listen({}, { failing: everyGroup(500) });
  const client = new QueryClient();
  await expect(client.fetchQuery(contentQuery(source))).rejects.toMatchObject({
    name: 'ContentError',
    status: 500,
    message: 'Internal Server Error',
  });
  expect(requests).toHaveLength(11);
});

test('CON-03.a CON-03.b if all eleven are not found the app continues without copy', async () => {
  listen({}, { failing: everyGroup(404) });
  expect(await fetchContent(source)).toEqual(emptyContent);
  expect(info.mock.calls.flat().toSorted()).toEqual(
    names.map((group) => `Content ${group}: Not Found, so it is empty.`),
  );
});

test('CON-04.a CON-04.b a group without a response times out after ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let requested: () => void;
  const isRequested = new Promise<void>((resolve) => (requested = resolve));
  server.use(
    http.get('*/pages/home/', () => {
      requested();
      return new Promise<never>(() => undefined);
    }),
    ...contentHandlers({ popup: [welcome] }),
  );
  const content = fetchContent(source);
  await isRequested;
  await vi.advanceTimersByTimeAsync(CONTENT_TIMEOUT_MS - 1);
  expect(error).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect((await content).popups).toHaveLength(1);
  expect(error).toHaveBeenCalledWith('Content home: No answer in time');
});

test('CON-04.a CON-04.b a response that stops midway times out too', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  server.use(...contentHandlers({ popup: [welcome] }));
  const reading = Promise.withResolvers<AbortSignal>();
  const stopsMidway = (signal: AbortSignal) =>
    Object.assign(new Response(), {
      json: () => {
        reading.resolve(signal);
        return new Promise<never>((_, reject) =>
          signal.addEventListener('abort', () => reject(signal.reason)),
        );
      },
    });
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (url: string, init: RequestInit & { readonly signal: AbortSignal }) =>
    url.includes('/pages/home/') ? Promise.resolve(stopsMidway(init.signal)) : fetch(url, init),
  );
  const content = fetchContent(source);
  const signal = await reading.promise;
  await vi.advanceTimersByTimeAsync(CONTENT_TIMEOUT_MS);
  expect(signal.aborted).toBe(true);
  expect((await content).popups).toHaveLength(1);
  expect(error.mock.calls).toEqual([['Content home: No answer in time']]);
});

test('CON-05 content is fetched once, and again only on request', async () => {
  const requests = listen({ popup: [welcome] });
  const client = new QueryClient();
  client.mount();
  await client.fetchQuery(contentQuery(source));
  const unsubscribe = new QueryObserver(client, contentQuery(source)).subscribe(() => undefined);
  for (const type of ['focus', 'visibilitychange', 'offline', 'online'])
    window.dispatchEvent(new Event(type));
  const again = new QueryObserver(client, contentQuery(source)).subscribe(() => undefined);
  // The query client waits for this before it fetches.
  await client.resumePausedMutations();
  expect(client.isFetching()).toBe(0);
  expect(requests).toHaveLength(11);
  expect(contentQuery(source)).toMatchObject({ staleTime: Infinity, gcTime: Infinity, retry: false });
  await client.refetchQueries({ queryKey: contentKey(source) });
  expect(requests).toHaveLength(22);
  unsubscribe();
  again();
  client.unmount();
});

test('CON-15 markup in any group is parsed before the content is returned', async () => {
  listen({ popup: [buildEntry('welcome', { body_text: '<p>Tom &amp; <em>you</em></p>' })] });
  const { popups } = await fetchContent(source);
  expect(popups[0]?.bodyText).toMatchObject([{ tag: 'p', children: [{ text: 'Tom & ' }, { tag: 'em' }] }]);
  expect(warn).not.toHaveBeenCalled();
});

test('CON-08.a what is left out is logged with its reason', async () => {
  listen({ popup: [buildEntry('odd', {}), welcome] });
  expect((await fetchContent(source)).popups).toHaveLength(1);
  expect(warn).toHaveBeenCalledWith('Content left out: popup/odd has no body_text.');
});
