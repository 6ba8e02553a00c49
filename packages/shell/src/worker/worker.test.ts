import { beforeEach, expect, test, vi } from 'vitest';

import { CACHED_RESPONSE, OFFLINE_PATH } from '../offline/offline-path.ts';

const ASSETS = 'sample-b1-assets';
const PAGES = 'sample-b1-pages';
const SCRIPT = '/assets/search-B3xY_9kQ.js';

const stored = new Map<string, Map<string, Response>>();
let full: DOMException | undefined;
const urlOf = (key: Request | string) => new URL(typeof key === 'string' ? key : key.url, location.href).href;
function open(name: string) {
  const entries = stored.get(name) ?? new Map<string, Response>();
  stored.set(name, entries);
  return {
    put: async (key: Request | string, response: Response) => {
      if (full) throw full;
      entries.set(urlOf(key), response);
    },
    match: async (key: Request | string) => entries.get(urlOf(key))?.clone(),
    add: async (key: string) => void entries.set(urlOf(key), await network(new Request(urlOf(key)))),
    keys: async () => [...entries.keys()].map((url) => new Request(url)),
    delete: async (key: Request) => entries.delete(urlOf(key)),
  };
}
class FetchEvent extends Event {
  readonly lasting: unknown[] = [];
  response: Promise<Response> | undefined;
  readonly request: Request;
  constructor(request: Request, type = 'fetch') {
    super(type);
    this.request = request;
  }
  waitUntil(promise: unknown) {
    this.lasting.push(promise);
  }
  respondWith(response: Promise<Response>) {
    this.response = response;
  }
}

const network = vi.fn<(request: Request) => Promise<Response>>();
let events: EventTarget;

beforeEach(async () => {
  stored.clear();
  full = undefined;
  events = new EventTarget();
  network.mockReset();
  vi.resetModules();
  vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true);
  vi.stubGlobal('site', { partner: 'sample', build: 'b1', mark: '/assets/mark-B3xY_9kQ.svg' });
  vi.stubGlobal('caches', {
    open: async (name: string) => open(name),
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    match: (key: Request, { cacheName }: { readonly cacheName: string }) => open(cacheName).match(key),
  });
  vi.stubGlobal('registration', { scope: location.href });
  vi.stubGlobal('FetchEvent', FetchEvent);
  vi.stubGlobal('ExtendableEvent', FetchEvent);
  vi.stubGlobal('fetch', network);
  vi.spyOn(self, 'addEventListener').mockImplementation((type: string, listener: unknown) =>
    events.addEventListener(type, listener as EventListener),
  );
  await import('./worker.ts');
});

async function answer(asked: Request): Promise<Response | undefined> {
  const event = new FetchEvent(asked);
  events.dispatchEvent(event);
  const response = await event.response;
  await Promise.all(event.lasting);
  return response;
}
const request = (path: string) => answer(new Request(new URL(path, location.href)));
/** Opens a page. Scripts cannot create requests with this mode. */
const visit = (path: string) =>
  answer(Object.defineProperty(new Request(new URL(path, location.href)), 'mode', { value: 'navigate' }));
async function live(type: 'install' | 'activate' | 'message') {
  const event = new FetchEvent(new Request(location.href), type);
  events.dispatchEvent(event);
  await Promise.all(event.lasting);
}
const script = (code: string) => new Response(code, { headers: { 'Content-Type': 'text/javascript' } });
const page = (status = 200) =>
  new Response('<!doctype html>', { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } });

test.each(
  [SCRIPT, '/assets/map-B3xY_9kQ.css', '/assets/serif-B3xY_9kQ.woff2', '/assets/mark-B3xY_9kQ.svg'].flatMap(
    (file) => [200, 404].map((status) => [file, status] as const),
  ),
)('ROU-39 ROU-40 a page in place of %s, with status %i, is a failed request', async (file, status) => {
  network.mockResolvedValueOnce(page(status));
  expect((await request(file))?.type).toBe('error');
  network.mockResolvedValueOnce(script('later'));
  expect(await (await request(file))?.text()).toBe('later');
});

test('ROU-39 ROU-40 a page that was cached as a script is fetched again', async () => {
  await open(ASSETS).put(SCRIPT, page());
  network.mockResolvedValueOnce(script('fresh'));
  expect(await (await request(SCRIPT))?.text()).toBe('fresh');
  expect(await (await request(SCRIPT))?.text()).toBe('fresh');
  expect(network).toHaveBeenCalledOnce();
});

test('ROU-39 ROU-40 a script that is missing stays missing, and one that fails is no page', async () => {
  network.mockResolvedValueOnce(new Response('Not found', { status: 404 }));
  expect((await request(SCRIPT))?.status).toBe(404);
  await open(PAGES).put(`${OFFLINE_PATH}?__WB_REVISION__=b1`, page());
  network.mockRejectedValueOnce(new TypeError('offline'));
  expect((await request(SCRIPT))?.type).toBe('error');
});

test('ROU-40 a script is answered although the quota for cached files is full', async () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  full = new DOMException('Quota exceeded.', 'QuotaExceededError');
  network.mockResolvedValue(script('code'));
  expect(await (await request(SCRIPT))?.text()).toBe('code');
  await vi.waitFor(() => expect(info).toHaveBeenCalledWith('Not cached.', full));
});

test.each(['/images/7.jpg', '/assets/app.js', '/robots.txt', '/menu/lunch.pdf'])(
  'ROU-39 the worker leaves another file to the browser: %s',
  async (file) => {
    expect(await request(file)).toBeUndefined();
  },
);

test('CHR-40.c without a connection the last ten searches are answered, and marked, even if one failed later', async () => {
  const search = (place: number) => request(`/api/v2/Merchants/Search?location=${place}`);
  for (let place = 0; place <= 10; place += 1) {
    network.mockResolvedValueOnce(new Response(`${place}`));
    expect((await search(place))?.headers.has(CACHED_RESPONSE)).toBe(false);
  }
  network.mockResolvedValueOnce(new Response('Unavailable', { status: 503 }));
  expect((await search(10))?.status).toBe(503);
  network.mockRejectedValue(new TypeError('offline'));
  expect((await search(0))?.type).toBe('error');
  for (let place = 1; place <= 10; place += 1) {
    const response = await search(place);
    expect([await response?.text(), response?.headers.has(CACHED_RESPONSE)]).toEqual([`${place}`, true]);
  }
});

test('CHR-40.c without a connection /search shows the last search, another search its own page, and any other the offline page', async () => {
  const pages: Record<string, string> = { '/search': 'search', [OFFLINE_PATH]: 'offline' };
  for (const [path, text] of Object.entries(pages))
    await open(PAGES).put(`${path}?__WB_REVISION__=b1`, new Response(text));
  network.mockRejectedValue(new TypeError('offline'));
  expect(await (await visit('/search'))?.text()).toBe('search');
  for (const place of ['Austin', 'Boston', 'Chicago']) {
    network.mockResolvedValueOnce(page());
    await visit(`/search?location=${place}`);
  }
  const last = await visit('/search');
  expect([last?.status, last?.headers.get('Location')]).toEqual([
    302,
    new URL('/search?location=Chicago', location.href).href,
  ]);
  expect(await (await visit('/search?location=Denver'))?.text()).toBe('search');
  expect(await (await visit('/account/overview?a=1'))?.text()).toBe('offline');
});

test('CHR-40.d signing out deletes the cached searches, and a search that was in flight is not cached', async () => {
  const SEARCH = '/api/v2/Merchants/Search?location=Boston';
  network.mockImplementation(async () => page());
  for (const path of [SEARCH, '/search?location=Boston', SCRIPT]) await request(path);
  const late = Promise.withResolvers<Response>();
  network.mockReturnValueOnce(late.promise);
  const inFlight = request('/api/v2/Merchants/Search?location=Chicago');
  expect(await request('/api/SignOut')).toBeUndefined();
  late.resolve(new Response('late'));
  expect(await (await inFlight)?.text()).toBe('late');
  network.mockRejectedValue(new TypeError('offline'));
  for (const path of [SEARCH, SEARCH.replace('Boston', 'Chicago'), '/search?location=Boston'])
    expect([path, (await request(path))?.type]).toEqual([path, 'error']);
});

test('CHR-40.c CHR-40.d a new worker stores its pages and the brand’s mark, and deletes the caches of earlier builds', async () => {
  network.mockImplementation(async () => page());
  for (const name of ['sample-b0-assets', 'b0-sample-b1-']) await open(name).put('/a', page());
  await live('install');
  await live('activate');
  expect(
    [...stored].map(([name, entries]) => [name, [...entries.keys()].map((url) => new URL(url).pathname)]),
  ).toEqual([
    [ASSETS, ['/assets/mark-B3xY_9kQ.svg']],
    [PAGES, ['/search', OFFLINE_PATH]],
  ]);
});

test('CHR-40.a a worker asks the browser to request pages while it starts, where that is supported, and takes over pages that ask', async () => {
  const [enable, claim] = [vi.fn(), vi.fn()];
  await live('activate');
  vi.stubGlobal('registration', { navigationPreload: { enable } });
  vi.stubGlobal('clients', { claim });
  await live('activate');
  expect(enable).toHaveBeenCalledOnce();
  expect(claim).not.toHaveBeenCalled();
  await live('message');
  expect(claim).toHaveBeenCalledOnce();
});
