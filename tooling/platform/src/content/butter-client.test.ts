import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createAdaptorServer } from '@hono/node-server';
import Butter from 'buttercms';
import { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import type { PlatformEnv } from '../web/platform-context.ts';
import { contentContract } from './describe-content.ts';
import { createContentApp } from './index.ts';

const BUTTER = 'https://api.buttercms.com/v2';

const link = (text: string) => ({ text, url: '/search' });
const cuisines = ['thai', 'greek', 'thai', 'french'];
const groups: Record<string, object[]> = {
  popup: [
    { slug: 'welcome', name: 'Welcome', fields: { body_text: 'Welcome to the table' } },
    { slug: 'later', draft: true, fields: { body_text: 'A table for later' } },
  ],
  announcement_banner: cuisines.map((copy, index) => ({
    slug: `banner-${index}`,
    fields: { banner_copy: [{ type: 'link', copy, url: '/search', new_tab: index === 3 }] },
  })),
  earn_banner: [3, 1, 2].map((order) => ({
    slug: `earn-${order}`,
    fields: { order, text: [`Table ${order}`] },
  })),
  global: [{ slug: 'footer', fields: { primary_links: [link('Help')], secondary_links: [] } }],
};

interface Collections {
  earn_banner: { order: number };
  '*': { disclaimer: string };
}

describe('the public client of ButterCMS', () => {
  let folder: string;
  let server: Server;
  let base: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'butter-'));
    await mkdir(join(folder, 'bistro'));
    await mkdir(join(folder, 'tavern'));
    for (const [name, entries] of Object.entries(groups))
      await writeFile(join(folder, 'bistro', `${name}.json`), JSON.stringify(entries));
    await writeFile(
      join(folder, 'tavern', 'popup.json'),
      JSON.stringify([{ slug: 'open', fields: { body_text: 'Open late' } }]),
    );
    const content = createContentApp({
      folder,
      mayShowDrafts: () => true,
      partnerOfToken: new Map([
        ['bistro-token', 'bistro'],
        ['tavern-token', 'tavern'],
      ]),
    });
    const app = new Hono<PlatformEnv>()
      .use(async (context, next) => {
        context.set('partnerId', 'tavern');
        await next();
      })
      .route('/api/cms', content);
    server = createAdaptorServer({ fetch: app.fetch }) as Server;
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/cms/v2`;
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
    await rm(folder, { recursive: true });
  });
  beforeEach(() => {
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', (url: string, options?: RequestInit) => fetch(url.replace(BUTTER, base), options));
  });
  afterEach(() => vi.unstubAllGlobals());

  const butter = Butter('bistro-token');
  const slugsOf = ({ data }: { data?: { data: { slug: string }[] } }) => data?.data.map(({ slug }) => slug);
  const refusalOf = async (pending: Promise<unknown>) => {
    const error = await pending.then(
      () => new Error('was answered'),
      (reason: unknown) => reason as Error,
    );
    const { data, status } = (error.cause ?? {}) as { data?: unknown; status?: number };
    return { message: error.message, data, status };
  };

  test('API-24.a retrieves a page', async () => {
    const { status, data } = await butter.page.retrieve<{ body_text: string }>('popup', 'welcome');
    expect(status).toBe(200);
    expect(contentContract.page.parse(data)).toEqual(data);
    expect(data?.data).toMatchObject({
      slug: 'welcome',
      name: 'Welcome',
      page_type: 'popup',
      status: 'published',
      fields: { body_text: 'Welcome to the table' },
    });
    const single = await butter.page.retrieve('*', 'footer');
    expect(single.data?.data.page_type).toBeNull();
  });

  test('API-24.a lists pages, with the next page’s number', async () => {
    const { data } = await butter.page.list('announcement_banner', { page: 2, page_size: 1 });
    expect(contentContract.pages.parse(data)).toEqual(data);
    expect([data?.meta, data?.data.map(({ slug }) => slug)]).toEqual([
      { count: 4, previous_page: 1, next_page: 3 },
      ['banner-1'],
    ]);
    const byOffset = await butter.page.list('announcement_banner', { offset: 1, limit: 2 });
    expect([byOffset.data?.meta, slugsOf(byOffset)]).toEqual([
      { count: 4, previous_offset: 0, next_offset: 3 },
      ['banner-1', 'banner-2'],
    ]);
    expect((await butter.page.list('announcement_banner')).data?.meta).toEqual({
      count: 4,
      previous_page: null,
      next_page: null,
    });
  });

  test('API-24.a filters by fields and orders by one', async () => {
    // The client's types allow only the fields of a given model, but page.list accepts no model.
    const where = (fields: Record<string, unknown>) => ({ ...fields, page_size: 100 });
    const isThai = where({ 'fields.banner_copy.copy': 'thai' });
    const thai = await butter.page.list('announcement_banner', isThai);
    expect([thai.data?.meta.count, slugsOf(thai)]).toEqual([2, ['banner-0', 'banner-2']]);
    const newTab = where({ 'fields.banner_copy.copy': 'french', 'fields.banner_copy.new_tab': true });
    expect(slugsOf(await butter.page.list('announcement_banner', newTab))).toEqual(['banner-3']);
    expect(
      slugsOf(await butter.page.list('announcement_banner', where({ 'fields.nothing': 'thai' }))),
    ).toEqual([]);
    expect(slugsOf(await butter.page.list('earn_banner', { order: 'order' }))).toEqual([
      'earn-1',
      'earn-2',
      'earn-3',
    ]);
    expect(slugsOf(await butter.page.list('earn_banner', { order: '-order', page_size: 1 }))).toEqual([
      'earn-3',
    ]);
  });

  test('API-24.a searches pages, the most relevant first', async () => {
    const found = await butter.page.search('TABLE welcome');
    expect(contentContract.pages.parse(found.data)).toEqual(found.data);
    expect(slugsOf(found)).toEqual(['welcome']);
    expect((await butter.page.search('table', { page_size: 2 })).data?.meta).toEqual({
      count: 4,
      previous_page: null,
      next_page: 2,
    });
    expect(slugsOf(await butter.page.search('table', { page_type: 'popup' }))).toEqual(['welcome']);
    const none = { meta: { count: 0, previous_page: null, next_page: null }, data: [] };
    for (const words of ['', 'nowhere']) expect((await butter.page.search(words)).data).toEqual(none);
  });

  test('API-24.a retrieves groups as collections', async () => {
    const { data } = await butter.content.retrieve<Collections>(['earn_banner', '*'], {
      order: 'order',
      page_size: 2,
    });
    expect(contentContract.collections.parse(data)).toEqual(data);
    expect(data).toMatchObject({
      meta: { count: 3, previous_page: null, next_page: 2 },
      data: {
        earn_banner: [
          { meta: { id: expect.any(Number) as number }, order: 1, text: ['Table 1'] },
          { order: 2 },
        ],
        '*': [{ primary_links: [{ text: 'Help' }] }],
      },
    });
    const isThird = { 'fields.order': 3, page_size: 10 };
    expect((await butter.content.retrieve<Collections>(['earn_banner'], isThird)).data).toMatchObject({
      meta: { count: 1 },
      data: { earn_banner: [{ order: 3 }] },
    });
  });

  test('CON-07 API-24.b sees drafts only in a preview and in its test mode', async () => {
    const notFound = { message: '[detail]: Not found. (404)', data: { detail: 'Not found.' }, status: 404 };
    expect(await refusalOf(butter.page.retrieve('popup', 'later'))).toEqual(notFound);
    const draft = await butter.page.retrieve('popup', 'later', { preview: 1 });
    expect(draft.data?.data).toMatchObject({ status: 'draft', published: null });
    expect(slugsOf(await Butter('bistro-token', { testMode: true }).page.list('popup'))).toEqual([
      'welcome',
      'later',
    ]);
  });

  test('API-24.c gets errors for missing content and invalid requests', async () => {
    const notFound = { message: '[detail]: Not found. (404)', data: { detail: 'Not found.' }, status: 404 };
    for (const pending of [
      butter.page.retrieve('popup', 'nothing'),
      butter.page.retrieve('nothing', 'welcome'),
      butter.page.list('nothing'),
      butter.content.retrieve(['popup', 'nothing']),
      butter.content.retrieve([]),
      butter.post.list(),
    ])
      expect(await refusalOf(pending)).toEqual(notFound);
    expect(await refusalOf(butter.page.list('popup', { locale: 'fr' }))).toMatchObject({
      status: 400,
      data: { detail: 'Invalid locale parameter' },
    });
    expect((await refusalOf(butter.page.list('popup', { levels: 9 }))).status).toBe(400);
    expect(slugsOf(await butter.page.list('popup', { locale: 'en', levels: 2 }))).toEqual(['welcome']);
  });

  test('CFG-05 API-24.a reads the content of its token’s partner, and nothing without a token', async () => {
    expect(slugsOf(await Butter('tavern-token').page.list('popup'))).toEqual(['open']);
    expect(await refusalOf(Butter('stolen').page.list('popup'))).toEqual({
      message: '[detail]: Invalid token (401)',
      data: { detail: 'Invalid token' },
      status: 401,
    });
    const without = await fetch(`${base}/pages/popup/`);
    expect([without.status, await without.json()]).toEqual([
      401,
      { detail: 'Authentication credentials were not provided' },
    ]);
    const headers = { Authorization: 'Token bistro-token' };
    const byHeader = await fetch(`${base}/content/?keys=popup`, { headers });
    expect([byHeader.status, byHeader.headers.get('Vary')]).toEqual([200, 'Authorization']);
  });
});
