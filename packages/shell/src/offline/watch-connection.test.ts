import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';

import { KEPT_ANSWER } from './offline-path.ts';
import { watchConnection } from './watch-connection.ts';

afterEach(() => onlineManager.setOnline(true));

const answering = (headers: Record<string, string> = {}) =>
  watchConnection(() => new Response('{}', { headers }));

test('CHR-40 a page that is opened without a connection knows so at once', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  answering();
  expect(onlineManager.isOnline()).toBe(false);
});

test('CHR-40 an answer that the worker had kept means that there is no connection, the next new one that there is', async () => {
  await answering({ [KEPT_ANSWER]: '1' })('/api/a', {});
  expect(onlineManager.isOnline()).toBe(false);
  await answering()('/api/a', {});
  expect(onlineManager.isOnline()).toBe(true);
});

test('CHR-40 an answer from the browser’s cache means nothing while the browser knows of no connection', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await answering()('/api/a', {});
  expect(onlineManager.isOnline()).toBe(false);
});

test('CHR-40 a call that fails means nothing, because an extension may have refused it', async () => {
  const failing = watchConnection(() => Promise.reject(new Error('refused')));
  await expect(failing('/api/a', {})).rejects.toEqual(new Error('refused'));
  expect(onlineManager.isOnline()).toBe(true);
});
