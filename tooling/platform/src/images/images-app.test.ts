import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { PlatformEnv } from '../web/platform-context.ts';
import { menus, servingsOf } from './drawing/menus.ts';
import {
  createImagesApp,
  cuisineSlug,
  cuisineSlugs,
  drawIllustration,
  parseIllustration,
  sceneSlugs,
} from './index.ts';

let cacheDir: string;
let app: ReturnType<typeof createImagesApp>;

beforeAll(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), 'pictures-'));
  app = createImagesApp({ cacheDir });
});
afterAll(() => rm(cacheDir, { recursive: true, force: true }));

const request = (path: string, headers: Record<string, string> = {}, partnerId = 'hilton') =>
  new Hono<PlatformEnv>()
    .use(async (context, next) => {
      context.set('partnerId', partnerId);
      await next();
    })
    .route('/', app)
    .request(path, { headers });
const sizeOf = async (response: Response) => {
  const { width, height, format } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  return { width, height, format };
};

describe('image sizes', () => {
  test.each([
    ['card', 500, '1.4', 357],
    ['thumbnail', 200, '1.4', 143],
    ['detail', 600, '1.6', 375],
  ])(
    'MER-26.a MER-26.b MER-26.c the %s preset has the pixels that its URL states',
    async (_preset, width, ratio, height) => {
      const response = await request(`/italian-7?w=${width}&ar=${ratio}`);
      expect(response.status).toBe(200);
      expect(await sizeOf(response)).toEqual({ width, height, format: 'jpeg' });
    },
  );

  test('MER-19.a a page of a menu has the size for the detail page', async () => {
    expect(await sizeOf(await request('/menu-thai-2?w=600&ar=1.6'))).toMatchObject({
      width: 600,
      height: 375,
    });
  });

  test('a scene can be as wide as a banner', async () => {
    expect(await sizeOf(await request('/scene-brunch-2?w=1200&ar=2.4'))).toMatchObject({
      width: 1200,
      height: 500,
    });
  });

  test.each([
    '?w=501',
    '?w=500&ar=1.5',
    '?w=1200&ar=1.4',
    '?w=0',
    '?w=1e3',
    '?w=-200',
    '?ar=NaN',
    '?w=500&ar=2.4',
  ])('responds with 400 to an unknown size: %s', async (query) => {
    expect((await request(`/italian-7${query}`)).status).toBe(400);
  });
});

test('the format is one that the browser accepts', async () => {
  const types = await Promise.all(
    ['image/avif,image/webp,*/*', 'image/webp,*/*', '*/*'].map(async (Accept) => {
      const response = await request('/thai-3?w=200&ar=1.4', { Accept });
      return [response.headers.get('Content-Type'), response.headers.get('Vary')];
    }),
  );
  expect(types).toEqual([
    ['image/avif', 'Accept'],
    ['image/webp', 'Accept'],
    ['image/jpeg', 'Accept'],
  ]);
});

test('is cached forever by browsers and on disk, and revalidated by its ETag', async () => {
  const first = await request('/mexican-12?w=200&ar=1.4');
  expect(first.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  const etag = first.headers.get('ETag') ?? '';
  expect((await request('/mexican-12?w=200&ar=1.4', { 'If-None-Match': etag })).status).toBe(304);
  const stored = await readdir(cacheDir);
  expect(stored.filter((file) => file.startsWith('mexican-12-200-1.4'))).toHaveLength(1);
  app = createImagesApp({ cacheDir });
  const again = await request('/mexican-12?w=200&ar=1.4');
  expect(await again.arrayBuffer()).toEqual(await first.arrayBuffer());
});

test('MER-49 the same dish is another picture at another partner, under another ETag; a scene is the same', async () => {
  const shown = async (path: string, partnerId: string) => {
    const response = await request(path, {}, partnerId);
    return [response.headers.get('ETag'), Buffer.from(await response.arrayBuffer()).toString('base64')];
  };
  const [hilton, delta] = [
    await shown('/thai-4?w=200&ar=1.4', 'hilton'),
    await shown('/thai-4?w=200&ar=1.4', 'delta'),
  ];
  expect(delta[0]).not.toBe(hilton[0]);
  expect(delta[1]).not.toBe(hilton[1]);
  const scene = '/scene-toast-1?w=500&ar=1.4';
  expect(await shown(scene, 'delta')).toEqual(await shown(scene, 'hilton'));
});

test('MER-47 each cuisine has six different dishes at least', () => {
  for (const slug of cuisineSlugs) {
    const dishes = servingsOf(slug).map(({ draw }) => draw);
    expect(new Set(dishes).size, slug).toBe(menus[slug].mains.length + menus[slug].others.length);
    expect(dishes.length, slug).toBeGreaterThanOrEqual(6);
  }
});

test.each([
  'martian-1',
  'italian',
  'italian-',
  'italian-01',
  'italian-1000000',
  'italian--1',
  'scene-italian-1',
  'menu-table-1',
  '..%2Fetc-1',
  'Italian-1',
])('responds with 404 to an unknown name: %s', async (name) => {
  expect((await request(`/${name}?w=200&ar=1.4`)).status).toBe(404);
});

test('the slug of every cuisine in use can be drawn', () => {
  const names = [
    'American',
    'Bakery & Café',
    'Bar & Grill',
    'Barbecue',
    'Italian',
    'Steakhouse',
    'Vietnamese',
  ];
  for (const name of names) expect(cuisineSlugs).toContain(cuisineSlug(name));
});

test('the same name gives the same drawing, and numbers differ', () => {
  const draw = (name: string) => {
    const illustration = parseIllustration(name);
    return illustration ? drawIllustration(illustration, 1.4, 'hilton') : '';
  };
  const menus = cuisineSlugs.map((cuisine) => `menu-${cuisine}`);
  const scenes = sceneSlugs.map((scene) => `scene-${scene}`);
  for (const slug of [...cuisineSlugs, ...menus, ...scenes]) {
    expect(draw(`${slug}-5`)).toBe(draw(`${slug}-5`));
    expect(new Set(Array.from({ length: 5 }, (_, number) => draw(`${slug}-${number}`))).size).toBe(5);
    expect(draw(`${slug}-5`)).not.toMatch(/NaN|undefined|Infinity/);
  }
});
