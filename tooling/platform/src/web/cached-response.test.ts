import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { Hono } from 'hono';
import { describe, expect, test, vi } from 'vitest';

import { createResponseCache, jsonHeaders, sendCached } from './cached-response.ts';

const MUCH = { text: 'much of it '.repeat(300) };

function serve(write: () => object, { maxBytes = 1_000_000, isRepeatable = true } = {}) {
  const cachedResponse = createResponseCache(maxBytes);
  let version = 0;
  const app = new Hono().get('/', async (context) => {
    const before = version;
    const response = await cachedResponse('key', {
      isCurrent: isRepeatable ? () => version === before : undefined,
      write: () => JSON.stringify(write()),
    });
    return sendCached(context, response, 200, jsonHeaders('no-cache'));
  });
  const get = (headers: Record<string, string> = {}) => app.request('/', { headers });
  return { get, change: () => (version += 1) };
}

describe('kept answers', () => {
  test('an answer is written once, and anew when what it was made from has changed', async () => {
    let count = 0;
    const write = vi.fn(() => ({ count: (count += 1) }));
    const { get, change } = serve(write);
    const first = await get();
    expect(await first.json()).toEqual({ count: 1 });
    expect(await (await get()).json()).toEqual({ count: 1 });
    const ifNew = { 'If-None-Match': first.headers.get('ETag') ?? '' };
    const unchanged = await get(ifNew);
    expect([unchanged.status, await unchanged.text()]).toEqual([304, '']);
    change();
    expect(await (await get(ifNew)).json()).toEqual({ count: 2 });
    expect(write).toHaveBeenCalledTimes(2);
  });

  test('API-24.a a long answer is compressed as the client accepts it, a short one never', async () => {
    const long = serve(() => MUCH);
    const plain = await long.get();
    expect(plain.headers.get('Content-Encoding')).toBeNull();
    expect(await plain.json()).toEqual(MUCH);
    for (const [accepted, encoding, decompress] of [
      ['gzip, br', 'br', brotliDecompressSync],
      ['gzip', 'gzip', gunzipSync],
    ] as const) {
      const response = await long.get({ 'Accept-Encoding': accepted });
      expect(response.headers.get('Content-Encoding')).toBe(encoding);
      expect(response.headers.get('Vary')).toBe('Accept-Encoding');
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(response.headers.get('Content-Length')).toBe(String(bytes.length));
      expect(JSON.parse(decompress(bytes).toString())).toEqual(MUCH);
    }
    const short = await serve(() => ({ text: 'little' })).get({ 'Accept-Encoding': 'gzip, br' });
    expect(short.headers.get('Content-Encoding')).toBeNull();
    expect(await short.json()).toEqual({ text: 'little' });
  });

  test('an answer of which nobody tells when it changes is written each time', async () => {
    const write = vi.fn(() => MUCH);
    const { get } = serve(write, { isRepeatable: false });
    await get();
    await get();
    expect(write).toHaveBeenCalledTimes(2);
  });

  test('what does not fit is written each time', async () => {
    const write = vi.fn(() => MUCH);
    const { get } = serve(write, { maxBytes: 1000 });
    await get();
    await get();
    expect(write).toHaveBeenCalledTimes(2);
  });
});
