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

/**
 * An answer that is the same for everyone, and that may be sent again.
 * See docs/decisions/0034-public-answers-in-memory.md.
 */
export interface RepeatableAnswer extends KeptAnswer {
  /** Whether it is still right. */
  readonly isCurrent: () => boolean;
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
  answer: KeptAnswer & Partial<RepeatableAnswer>,
  status: Status,
  headers: Readonly<Record<string, string>>,
) {
  const common = { ...headers, ETag: answer.etag, Vary: 'Accept-Encoding' };
  if (context.req.header('If-None-Match')?.includes(answer.etag)) return context.body(null, 304, common);
  const { body, encoding } = await answer.encode(context.req.header('Accept-Encoding'));
  if (answer.isCurrent) context.set('repeatable', { body, isCurrent: answer.isCurrent });
  return context.body(body, status, {
    ...common,
    'Content-Length': String(body.length),
    ...(encoding && { 'Content-Encoding': encoding }),
  });
}

interface AnswerSource {
  /**
   * Whether an answer that is written now is still right, asked whenever it would be sent again. Without one it is
   * never sent again.
   */
  readonly isCurrent: (() => boolean) | undefined;
  /** Writes its JSON. */
  readonly write: () => string | Promise<string>;
}

/**
 * Keeps JSON answers, those sent last, up to a number of bytes without their compressed forms.
 *
 * @returns a function that gives the answer of a key; it is written anew once it is not current.
 */
export function createKeptAnswers(maxBytes: number) {
  const kept = new LRUCache<string, RepeatableAnswer>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }, key) => body.length + key.length,
  });
  return async (
    key: string,
    { isCurrent, write }: AnswerSource,
  ): Promise<KeptAnswer & Partial<RepeatableAnswer>> => {
    const known = kept.get(key);
    if (known?.isCurrent()) return known;
    const body = new TextEncoder().encode(await write());
    const answer = keepAnswer(body, { isCompressible: true, brotliQuality: BROTLI_QUALITY });
    if (isCurrent && key.length <= LONGEST_KEY) kept.set(key, { ...answer, isCurrent });
    // Repeatable only once somebody asks again: most searches are asked for once.
    return answer;
  };
}

/** The headers of an answer in JSON. */
export const jsonHeaders = (cacheControl: string) => ({
  'Content-Type': 'application/json',
  'Cache-Control': cacheControl,
});
