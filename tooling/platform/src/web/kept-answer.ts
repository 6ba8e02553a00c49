import { createHash } from 'node:crypto';

import type { Context } from 'hono';
import { LRUCache } from 'lru-cache';

import { chooseEncoding, compress, type Encoding } from './encodings.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Below this, a compressed body saves no packet. */
const SMALLEST_COMPRESSED = 1024;
/** Of answers, which change more often than files. */
const BROTLI_QUALITY = 5;
/** A longer key is of a request that nobody repeats. */
const LONGEST_KEY = 200;

/** A body that is sent many times; its compressed forms are created once and kept with it. */
export interface KeptAnswer {
  readonly body: Bytes;
  readonly etag: string;
  encode(acceptEncoding: string | undefined): Promise<{ readonly body: Bytes; readonly encoding?: Encoding }>;
}

interface KeepOptions {
  readonly isCompressible: boolean;
  readonly brotliQuality: number;
}

export function keepAnswer(body: Bytes, { isCompressible, brotliQuality }: KeepOptions): KeptAnswer {
  const made = new Map<Encoding, Promise<Bytes>>();
  return {
    body,
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    async encode(acceptEncoding) {
      const isWorth = isCompressible && body.length >= SMALLEST_COMPRESSED;
      const encoding = isWorth ? chooseEncoding(acceptEncoding) : undefined;
      if (!encoding) return { body };
      const compressed = made.get(encoding) ?? compress(body, encoding, brotliQuality);
      made.set(encoding, compressed);
      return { body: await compressed, encoding };
    },
  };
}

/** Sends an answer in the best form that the client accepts; 304 if the client has it. */
export async function sendKept<Status extends 200 | 404>(
  context: Context,
  answer: KeptAnswer,
  status: Status,
  headers: Readonly<Record<string, string>>,
) {
  const common = { ...headers, ETag: answer.etag, Vary: 'Accept-Encoding' };
  if (context.req.header('If-None-Match')?.includes(answer.etag)) return context.body(null, 304, common);
  const { body, encoding } = await answer.encode(context.req.header('Accept-Encoding'));
  return context.body(body, status, {
    ...common,
    'Content-Length': String(body.length),
    ...(encoding && { 'Content-Encoding': encoding }),
  });
}

interface Kept {
  readonly source: object;
  readonly answer: KeptAnswer;
}

/**
 * Keeps JSON answers, those sent last, up to a number of bytes without their compressed forms.
 *
 * @returns a function that gives the answer of a key, written anew if `source` is another object than before, and
 *   always without one.
 */
export function createKeptAnswers(maxBytes: number) {
  const kept = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    sizeCalculation: ({ answer }, key) => answer.body.length + key.length,
  });
  return async (
    key: string,
    source: object | undefined,
    write: () => object | Promise<object>,
  ): Promise<KeptAnswer> => {
    const known = kept.get(key);
    if (known && known.source === source) return known.answer;
    const body = new TextEncoder().encode(JSON.stringify(await write()));
    const answer = keepAnswer(body, { isCompressible: true, brotliQuality: BROTLI_QUALITY });
    if (source && key.length <= LONGEST_KEY) kept.set(key, { source, answer });
    return answer;
  };
}

/** The headers of an answer in JSON. */
export const jsonHeaders = (cacheControl: string) => ({
  'Content-Type': 'application/json',
  'Cache-Control': cacheControl,
});
