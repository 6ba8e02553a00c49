import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';

import { CACHED_RESPONSE } from './offline-path.ts';
import { watchConnection } from './watch-connection.ts';

afterEach(() => onlineManager.setOnline(true));

const respondingWith = (headers: Record<string, string> = {}) =>
  watchConnection(() => new Response('{}', { headers }));

test('CHR-40.c a page opened without a connection knows so immediately', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  respondingWith();
  expect(onlineManager.isOnline()).toBe(false);
});

test('CHR-40.c a response from the worker’s cache means offline, the next fresh one online', async () => {
  await respondingWith({ [CACHED_RESPONSE]: '1' })('/api/a', {});
  expect(onlineManager.isOnline()).toBe(false);
  await respondingWith()('/api/a', {});
  expect(onlineManager.isOnline()).toBe(true);
});

test('CHR-40.e the return of a connection whose loss the browser has not noticed is found by asking', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const kept = new Response('{}', { headers: { [CACHED_RESPONSE]: '1' } });
  const fetch = vi
    .fn<Parameters<typeof watchConnection>[0]>()
    .mockResolvedValueOnce(kept)
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce(new Response(null, { status: 503 }));
  await watchConnection(fetch)('/api/a', {});
  await vi.advanceTimersByTimeAsync(29_999);
  expect(onlineManager.isOnline()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(onlineManager.isOnline()).toBe(true);
  expect(fetch).toHaveBeenLastCalledWith('/api/a', expect.objectContaining({ method: 'HEAD' }));
});

test('CHR-40.c a response from the browser’s cache means nothing while the browser is offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await respondingWith()('/api/a', {});
  expect(onlineManager.isOnline()).toBe(false);
});

test('CHR-40.c a failed call means nothing, because an extension may have blocked it', async () => {
  const failing = watchConnection(() => Promise.reject(new Error('refused')));
  await expect(failing('/api/a', {})).rejects.toEqual(new Error('refused'));
  expect(onlineManager.isOnline()).toBe(true);
});
