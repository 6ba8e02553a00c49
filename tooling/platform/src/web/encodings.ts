import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export type Encoding = 'br' | 'gzip';

/** The best encoding that the browser accepts; undefined for none. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding | undefined {
  const accepted = new Set(
    (acceptEncoding ?? '')
      .toLowerCase()
      .split(',')
      .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
      .map((part) => part.split(';')[0]?.trim()),
  );
  return (['br', 'gzip'] as const).find((encoding) => accepted.has(encoding));
}

/**
 * Affordable once for a file that is served many times; the highest levels of brotli cost seconds to save a
 * few bytes.
 */
const BROTLI_QUALITY = 9;

export const compress = (body: Uint8Array, encoding: Encoding): Promise<Buffer<ArrayBuffer>> =>
  encoding === 'br'
    ? toBrotli(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      })
    : toGzip(body, { level: 9 });
