import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';

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
