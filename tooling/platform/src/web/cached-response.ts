import { createHash } from 'node:crypto';

import type { Context } from 'hono';
import { LRUCache } from 'lru-cache';

import { chooseEncoding, compress, type Encoding } from './encodings.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** A smaller body fits in one network packet even if it is not compressed. */
const SMALLEST_COMPRESSED = 1024;
/** Lower than the quality of files, because responses change more often. */
const BROTLI_QUALITY = 5;
const LONGEST_KEY = 200;

export interface CachedResponse {
  readonly body: Bytes;
  readonly etag: string;
  encode(acceptEncoding: string | undefined): Promise<{ readonly body: Bytes; readonly encoding?: Encoding }>;
}

export interface ReusableResponse extends CachedResponse {
  readonly isCurrent: () => boolean;
}

interface CompressionOptions {
  readonly isCompressible: boolean;
  readonly brotliQuality: number;
}

export function prepareResponse(
  body: Bytes,
  { isCompressible, brotliQuality }: CompressionOptions,
): CachedResponse {
  const made = new Map<Encoding, Promise<Bytes>>();
  return {
    body,
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    async encode(acceptEncoding) {
      const isWorthwhile = isCompressible && body.length >= SMALLEST_COMPRESSED;
      const encoding = isWorthwhile ? chooseEncoding(acceptEncoding) : undefined;
      if (!encoding) return { body };
      const compressed = made.get(encoding) ?? compress(body, encoding, brotliQuality);
      made.set(encoding, compressed);
      return { body: await compressed, encoding };
    },
  };
}

export async function sendCached<Status extends 200 | 404>(
  context: Context,
  response: CachedResponse & Partial<ReusableResponse>,
  status: Status,
  headers: Readonly<Record<string, string>>,
) {
  const common = { ...headers, ETag: response.etag, Vary: 'Accept-Encoding' };
  if (context.req.header('If-None-Match')?.includes(response.etag)) return context.body(null, 304, common);
  const { body, encoding } = await response.encode(context.req.header('Accept-Encoding'));
  if (response.isCurrent) context.set('repeatable', { body, isCurrent: response.isCurrent });
  return context.body(body, status, {
    ...common,
    'Content-Length': String(body.length),
    ...(encoding && { 'Content-Encoding': encoding }),
  });
}

interface ResponseSource {
  readonly isCurrent: (() => boolean) | undefined;
  readonly write: () => string | Promise<string>;
}

/**
 * Caches the most recently used JSON responses. `maxBytes` does not include their compressed forms.
 * @returns a function that returns the response of a key, and creates it again once it is no longer current.
 */
export function createResponseCache(maxBytes: number) {
  const cache = new LRUCache<string, ReusableResponse>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }, key) => body.length + key.length,
  });
  return async (
    key: string,
    { isCurrent, write }: ResponseSource,
  ): Promise<CachedResponse & Partial<ReusableResponse>> => {
    const known = cache.get(key);
    if (known?.isCurrent()) return known;
    const body = new TextEncoder().encode(await write());
    const response = prepareResponse(body, { isCompressible: true, brotliQuality: BROTLI_QUALITY });
    if (isCurrent && key.length <= LONGEST_KEY) cache.set(key, { ...response, isCurrent });
    // A response becomes repeatable only with its second request, because most searches occur only once.
    return response;
  };
}

export const jsonHeaders = (cacheControl: string) => ({
  'Content-Type': 'application/json',
  'Cache-Control': cacheControl,
});
