import { createHash } from 'node:crypto';
import { Hono } from 'hono';

import type { PlatformEnv } from '../web/platform-context.ts';
import { createPictureCache } from './picture-cache.ts';
import { parseIllustration, type Illustration } from './illustrations.ts';
import { mediaTypes, renderPicture, type PictureFormat } from './render-picture.ts';

export interface ImagesOptions {
  /** A folder for rendered pictures. It is created if missing and may be emptied at any time. */
  readonly cacheDir: string;
}

/** Only these sizes are rendered, so that nobody can flood the cache. */
const sizes = {
  dish: { widths: [200, 500, 600], ratios: ['1.4', '1.6'] },
  menu: { widths: [200, 500, 600], ratios: ['1.4', '1.6'] },
  scene: { widths: [500, 600, 1200, 1600], ratios: ['1.4', '1.6', '2.4'] },
} as const satisfies Record<Illustration['kind'], { widths: readonly number[]; ratios: readonly string[] }>;

const defaults = {
  dish: { w: '500', ar: '1.4' },
  menu: { w: '600', ar: '1.6' },
  scene: { w: '1200', ar: '2.4' },
};

function formatFor(accept: string): PictureFormat {
  if (accept.includes('image/avif')) return 'avif';
  return accept.includes('image/webp') ? 'webp' : 'jpeg';
}

/**
 * The version of the drawings, which is part of cache keys and ETags. Increment it when the drawings change.
 */
const DRAWING = '2';

/**
 * Serves pictures at `GET /:illustration?w=&ar=`, rendered on first request. `w` is the width in pixels and
 * `ar` is width divided by height. An unknown size responds with 400, an unknown name with 404. Tables vary
 * by partner, so that the same restaurants look different on each site.
 */
export function createImagesApp({ cacheDir }: ImagesOptions): Hono<PlatformEnv> {
  const cache = createPictureCache(cacheDir);
  const app = new Hono<PlatformEnv>();

  app.get('/:illustration', async (context) => {
    const name = context.req.param('illustration');
    const illustration = parseIllustration(name);
    if (!illustration) return context.json({ code: 'notFound', message: 'Image not found.' }, 404);
    const { widths, ratios } = sizes[illustration.kind];
    const { w = defaults[illustration.kind].w, ar = defaults[illustration.kind].ar } = context.req.query();
    const width = widths.find((known) => String(known) === w);
    const ratio = ratios.find((known) => known === ar);
    if (width === undefined || ratio === undefined) {
      return context.json(
        { code: 'invalid', message: `Use w of ${widths.join(', ')} and ar of ${ratios.join(', ')}.` },
        400,
      );
    }
    const format = formatFor(context.req.header('Accept') ?? '');
    const host = context.get('partnerId');
    const laidBy = illustration.kind === 'dish' ? `-${host}` : '';
    const key = `${name}-${width}-${ratio}${laidBy}-${DRAWING}.${format}`;
    const etag = `"${createHash('sha256').update(key).digest('base64url').slice(0, 22)}"`;
    const headers = {
      'Cache-Control': 'public, max-age=31536000, immutable',
      ETag: etag,
      Vary: 'Accept',
      'X-Content-Type-Options': 'nosniff',
    };
    if (context.req.header('If-None-Match') === etag) return context.body(null, 304, headers);
    const picture = await cache.get(key, () =>
      renderPicture(illustration, width, Number(ratio), format, host),
    );
    return context.body(picture, 200, { ...headers, 'Content-Type': mediaTypes[format] });
  });

  return app;
}
