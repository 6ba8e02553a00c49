import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createImagesApp, imagesInFolder } from './index.ts';

let folder: string;
let cacheDir: string;
let app: ReturnType<typeof createImagesApp>;

const halves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#00f' } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: '#f00' } },
      left: 0,
      top: 0,
    },
  ]);

const openApp = () => createImagesApp({ source: imagesInFolder(join(folder, 'images')), cacheDir });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'images-'));
  cacheDir = join(folder, 'cache');
  const file = (name: string) => join(folder, 'images', name);
  await mkdir(file('folder.jpg'), { recursive: true });
  await Promise.all([
    halves(900, 600).jpeg().toFile(file('corner-bistro.jpg')),
    halves(900, 600).jpeg().toFile(file('long-name.jpeg')),
    halves(900, 600).webp().toFile(file('Bar_2.webp')),
    halves(900, 600).avif().toFile(file('seen.avif')),
    sharp({ create: { width: 90, height: 60, channels: 4, background: '#0000' } })
      .png()
      .toFile(file('clear.png')),
    halves(900, 600).withMetadata({ orientation: 3 }).jpeg().toFile(file('upside-down.jpg')),
    writeFile(file('notes.txt'), 'not an image'),
    halves(90, 60).jpeg().toFile(join(folder, 'outside.jpg')),
  ]);
  app = openApp();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const request = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
const sizeOf = async (response: Response) => {
  const { width, height, format } = await sharp(await bytesOf(response)).metadata();
  return { width, height, format };
};
const colorAt = async (path: string, x: number) => {
  const { data, info } = await sharp(await bytesOf(await request(path)))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [red = 0, green = 0, blue = 0] = data.subarray(
    (Math.floor(info.height / 2) * info.width + x) * info.channels,
  );
  if (red > 240 && green > 240 && blue > 240) return 'white';
  return red > blue ? 'red' : 'blue';
};

describe('sizes', () => {
  test.each([
    ['card', 500, '1.4', 357],
    ['thumbnail', 200, '1.4', 143],
    ['detail', 600, '1.6', 375],
  ])(
    'MER-26.a MER-26.b MER-26.c the %s preset has the pixels that its URL states',
    async (_preset, width, ratio, height) => {
      const response = await request(`/corner-bistro?w=${width}&ar=${ratio}`);
      expect(response.status).toBe(200);
      expect(await sizeOf(response)).toEqual({ width, height, format: 'jpeg' });
    },
  );

  test.each([
    ['?w=1600&ar=2.4', 1600, 667],
    ['?w=1200&ar=1.6', 1200, 750],
    ['', 600, 429],
  ])('content may be as wide as a banner, and a size is optional: %s', async (query, width, height) => {
    expect(await sizeOf(await request(`/corner-bistro${query}`))).toMatchObject({ width, height });
  });

  test.each(['?w=501', '?w=500&ar=1.5', '?w=0', '?w=1e3', '?w=-200', '?ar=NaN'])(
    'responds with 400 to an unknown size: %s',
    async (query) => {
      expect((await request(`/corner-bistro${query}`)).status).toBe(400);
    },
  );
});

describe('a folder of images', () => {
  test.each(['corner-bistro', 'long-name', 'Bar_2', 'seen', 'clear'])(
    'OPS-30.a finds a file whatever its format: %s',
    async (name) => {
      expect(await sizeOf(await request(`/${name}?w=200`))).toMatchObject({ width: 200, height: 143 });
    },
  );

  test('fills the size around the middle, as the camera was held, and white shows through', async () => {
    expect(await colorAt('/corner-bistro?w=200', 5)).toBe('red');
    expect(await colorAt('/corner-bistro?w=200', 195)).toBe('blue');
    expect(await colorAt('/upside-down?w=200', 5)).toBe('blue');
    expect(await colorAt('/clear?w=200', 5)).toBe('white');
  });

  test.each(['missing', 'notes', 'folder', '..%2Foutside', '%2E%2E', 'corner-bistro.jpg', '-x', 'italian-7'])(
    'OPS-30.b responds with 404 to what is no image of the folder: %s',
    async (name) => {
      expect((await request(`/${name}?w=200`)).status).toBe(404);
    },
  );

  test('OPS-30.b without a folder there are no images', async () => {
    const none = createImagesApp({ source: imagesInFolder(undefined), cacheDir });
    expect((await none.request('/corner-bistro?w=200')).status).toBe(404);
  });

  test('a replaced file is another image', async () => {
    const path = join(folder, 'images', 'replaced.jpg');
    await halves(900, 600).jpeg().toFile(path);
    const before = await request('/replaced?w=200');
    await halves(900, 600).negate().jpeg().toFile(path);
    await utimes(path, 1, 1);
    const after = await request('/replaced?w=200', { 'If-None-Match': before.headers.get('ETag') ?? '' });
    expect(after.status).toBe(200);
    expect((await bytesOf(after)).equals(await bytesOf(before))).toBe(false);
  });
});

test('the format is one that the browser accepts', async () => {
  const types = await Promise.all(
    ['image/avif,image/webp,*/*', 'image/webp,*/*', '*/*'].map(async (Accept) => {
      const response = await request('/corner-bistro?w=200', { Accept });
      const { format } = await sizeOf(response.clone());
      return [response.headers.get('Content-Type'), format, response.headers.get('Vary')];
    }),
  );
  expect(types).toEqual([
    ['image/avif', 'heif', 'Accept'],
    ['image/webp', 'webp', 'Accept'],
    ['image/jpeg', 'jpeg', 'Accept'],
  ]);
});

test('is cached forever by browsers and on disk, and revalidated by its ETag', async () => {
  const first = await request('/corner-bistro?w=500');
  expect(first.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  const etag = first.headers.get('ETag') ?? '';
  expect((await request('/corner-bistro?w=500', { 'If-None-Match': etag })).status).toBe(304);
  const stored = (await readdir(cacheDir)).filter((file) => file.startsWith('corner-bistro-500-1.4'));
  expect(stored).toHaveLength(1);
  await writeFile(join(cacheDir, stored[0] ?? ''), 'stored');
  app = openApp();
  expect(await (await request('/corner-bistro?w=500')).text()).toBe('stored');
});
