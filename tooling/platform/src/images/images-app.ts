import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import type { Sharp } from 'sharp';

import type { PlatformEnv } from '../web/platform-context.ts';
import { createImageCache } from './image-cache.ts';
import type { ImageSource } from './image-source.ts';

export interface ImagesOptions {
  readonly source: ImageSource;
  /** A folder for resized images. It is created if missing and may be emptied at any time. */
  readonly cacheDir: string;
}

/** Only these sizes are made, so that nobody can flood the cache. Ratios are as the URL spells them. */
const widths = [200, 500, 600, 1200, 1600];
const ratios = ['1.4', '1.6', '2.4'];

const formats = {
  avif: { type: 'image/avif', encode: (pixels: Sharp) => pixels.avif({ quality: 58, effort: 2 }) },
  webp: { type: 'image/webp', encode: (pixels: Sharp) => pixels.webp({ quality: 78 }) },
  jpeg: { type: 'image/jpeg', encode: (pixels: Sharp) => pixels.jpeg({ quality: 80, mozjpeg: true }) },
};

function formatFor(accept: string): keyof typeof formats {
  if (accept.includes('image/avif')) return 'avif';
  return accept.includes('image/webp') ? 'webp' : 'jpeg';
}

/**
 * Serves images at `GET /:name?w=&ar=`, made on first request. `w` is the width in pixels, by default 600, and
 * `ar` is width divided by height, by default 1.4. An unknown size responds with 400, an unknown name with 404.
 */
export function createImagesApp({ source, cacheDir }: ImagesOptions): Hono<PlatformEnv> {
  const cache = createImageCache(cacheDir);
  const app = new Hono<PlatformEnv>();

  app.get('/:name', async (context) => {
    const name = context.req.param('name');
    const { w = '600', ar = '1.4' } = context.req.query();
    const width = widths.find((known) => String(known) === w);
    if (width === undefined || !ratios.includes(ar)) {
      const message = `Use w of ${widths.join(', ')} and ar of ${ratios.join(', ')}.`;
      return context.json({ code: 'invalid', message }, 400);
    }
    const image = await source.find(name, context.get('partnerId'));
    if (!image) return context.json({ code: 'notFound', message: 'Image not found.' }, 404);
    const format = formatFor(context.req.header('Accept') ?? '');
    const { type, encode } = formats[format];
    const key = `${name}-${width}-${ar}-${image.version}.${format}`;
    const etag = `"${createHash('sha256').update(key).digest('base64url').slice(0, 22)}"`;
    const headers = {
      'Cache-Control': 'public, max-age=31536000, immutable',
      ETag: etag,
      Vary: 'Accept',
      'X-Content-Type-Options': 'nosniff',
    };
    if (context.req.header('If-None-Match') === etag) return context.body(null, 304, headers);
    const body = await cache.get(key, async () => {
      const pixels = await image.resize(width, Math.round(width / Number(ar)));
      return new Uint8Array(await encode(pixels.flatten({ background: '#ffffff' })).toBuffer());
    });
    return context.body(body, 200, { ...headers, 'Content-Type': type });
  });

  return app;
}
