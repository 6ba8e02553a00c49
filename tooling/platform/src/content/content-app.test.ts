import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { PlatformEnv } from '../web/platform-context.ts';
import { problemResponse } from '../web/index.ts';
import { createContentApp, type ContentAppOptions } from './index.ts';

let folder: string;
const write = async (group: string, entries: unknown, partner = 'bistro') => {
  await mkdir(join(folder, partner), { recursive: true });
  await writeFile(join(folder, partner, `${group}.json`), JSON.stringify(entries));
};
const popup = (slug: string, extra: object = {}) => ({
  slug,
  ...extra,
  fields: { body_text: `Text of ${slug}` },
});

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-'));
  await write('popup', [popup('welcome'), popup('later', { draft: true })]);
});
afterEach(() => rm(folder, { recursive: true }));

function serve(options: ContentAppOptions = {}, partnerId = 'bistro') {
  const app = new Hono<PlatformEnv>();
  app.use(async (context, next) => {
    context.set('partnerId', partnerId);
    context.set('requestId', 'request');
    await next();
  });
  app.onError(problemResponse);
  app.route('/api/cms', createContentApp({ folder, isHot: false, mayShowDrafts: () => true, ...options }));
  return async (path: string) => {
    const response = await app.request(`/api/cms/pages/${path}`);
    const body = (await response.json()) as { data?: { slug: string; fields: unknown }[]; meta?: object };
    return { response, body, slugs: body.data?.map(({ slug }) => slug) };
  };
}

test('API-24.a CON-08.a returns a data list of entries with slug and fields', async () => {
  const { response, body } = await serve()('popup/?page_size=100');
  expect(response.status).toBe(200);
  expect(body.meta).toEqual({ count: 1, previous_page: null, next_page: null });
  expect(body.data).toMatchObject([{ slug: 'welcome', fields: { body_text: 'Text of welcome' } }]);
});

test('CON-03.a API-24.c a group without a file for the partner, or an unknown one, is Not Found', async () => {
  for (const path of ['home/?page_size=100', 'nonsense/', '../popup/', '__proto__/', 'global/']) {
    expect((await serve()(path).catch(() => ({ response: { status: 404 } }))).response.status).toBe(404);
  }
  expect((await serve({}, 'nobody')('popup/')).response.status).toBe(404);
});

test('CON-01 the global group is requested by its star', async () => {
  await write('global', [{ slug: 'earn', fields: { banner_text: 'More' } }]);
  expect((await serve()('*/?page_size=100')).slugs).toEqual(['earn']);
  expect((await serve()('%2A/?page_size=100')).slugs).toEqual(['earn']);
});

test('CON-07 CFG-21.a API-24.b drafts are returned with preview=1 only, and only where they may be shown', async () => {
  const request = serve();
  const preview = await request('popup/?page_size=100&preview=1');
  expect(preview.slugs).toEqual(['welcome', 'later']);
  expect(preview.response.headers.get('Cache-Control')).toBe('no-cache');
  for (const query of ['', '&preview=0', '&preview=true', '&preview=']) {
    expect((await request(`popup/?page_size=100${query}`)).slugs).toEqual(['welcome']);
  }
  expect((await serve({ mayShowDrafts: () => false })('popup/?preview=1')).slugs).toEqual(['welcome']);
});

test('CON-06 a page has the requested number of entries, at most a hundred, and the number of the next one', async () => {
  await write(
    'popup',
    Array.from({ length: 130 }, (_, index) => popup(`p${index}`)),
  );
  const request = serve();
  expect((await request('popup/?page_size=100')).slugs).toHaveLength(100);
  for (const size of ['page_size', 'limit'])
    expect((await request(`popup/?${size}=5000`)).slugs).toHaveLength(100);
  for (const size of ['0', '-1', 'x', '1e9', ''])
    expect((await request(`popup/?page_size=${size}`)).slugs).toHaveLength(10);
  const second = await request('popup/?page_size=100&page=2');
  expect(second.slugs).toHaveLength(30);
  expect(second.body.meta).toEqual({ count: 130, previous_page: 1, next_page: null });
});

test('CFG-05 a partner cannot read the content of another', async () => {
  await write('popup', [popup('other')], 'tavern');
  expect((await serve({}, 'bistro')('popup/')).slugs).toEqual(['welcome']);
  expect((await serve({}, 'tavern')('popup/')).slugs).toEqual(['other']);
});

test('CFG-05 CON-33.c changed content is reloaded while the service runs; one that is no JSON is reported, and the last valid version stays', async () => {
  const onError = vi.fn<(message: string) => void>();
  const request = serve({ isHot: true, onError });
  expect((await request('popup/')).slugs).toEqual(['welcome']);

  const file = join(folder, 'bistro', 'popup.json');
  await write('popup', [popup('changed')]);
  await utimes(file, new Date(), new Date(Date.now() + 5_000));
  expect((await request('popup/')).slugs).toEqual(['changed']);

  await writeFile(file, '[\n  {"slug": "x" "fields": {}}\n]');
  await utimes(file, new Date(), new Date(Date.now() + 10_000));
  for (const _ of [1, 2]) expect((await request('popup/')).slugs).toEqual(['changed']);
  expect(onError.mock.calls).toEqual([
    [expect.stringMatching(/^bistro: .*popup\.json .*is not JSON: line 2, column 16: /)],
  ]);

  await write('popup', [popup('mended')]);
  await utimes(file, new Date(), new Date(Date.now() + 15_000));
  expect((await request('popup/')).slugs).toEqual(['mended']);
});

test('CON-33.a CON-33.b CON-33.c no start fails for the content of one partner: the group of a file that is no JSON has failed', async () => {
  await writeFile(join(folder, 'bistro', 'home.json'), '[{"slug": "x",}]');
  await write('earn_details', [{ slug: 'x', fields: { banner_text: 'x' } }]);
  await write('earn_banner', 'Hello');
  await write('popup', [popup('other')], 'tavern');
  const onError = vi.fn<(message: string) => void>();
  const request = serve({ onError });
  expect(onError.mock.calls.flat()).toEqual([
    expect.stringMatching(/^bistro: .*home\.json \(file\) is not JSON: line 1, column 15: /),
    'bistro: Content left out: earn_details/x has no url that is a path.',
    'bistro: Content left out: earn_banner is no list of entries.',
  ]);
  // A 404 would make sites show an empty group instead of the content from the build (CON-03, CON-04).
  expect((await request('home/')).response.status).toBe(502);
  expect((await request('earn_banner/')).slugs).toEqual([]);
  expect((await request('popup/')).slugs).toEqual(['welcome']);
  expect((await serve({ onError }, 'tavern')('popup/')).slugs).toEqual(['other']);
});

test('API-24.a an unchanged response is not sent again', async () => {
  const app = new Hono<PlatformEnv>();
  app.use(async (context, next) => {
    context.set('partnerId', 'bistro');
    await next();
  });
  app.route('/', createContentApp({ folder, isHot: false }));
  const first = await app.request('/pages/popup/');
  const headers = { 'If-None-Match': first.headers.get('ETag') ?? '' };
  expect((await app.request('/pages/popup/', { headers })).status).toBe(304);
  expect(first.headers.get('Cache-Control')).toBe('public, max-age=60, stale-while-revalidate=600');
});
