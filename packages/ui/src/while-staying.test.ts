import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { whileStaying } from './while-staying.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const leave = () => window.dispatchEvent(new Event('beforeunload'));

test('returns what was loaded', async () => {
  expect(await whileStaying(async () => 'code')).toBe('code');
});

test('a failure is rethrown while the page is not being left', async () => {
  leave();
  const load = vi.fn(() => Promise.reject(new Error('offline')));
  await expect(whileStaying(load)).rejects.toEqual(new Error('offline'));
  leave();
  expect(load).toHaveBeenCalledOnce();
});

test('what is cancelled because the page is being left is loaded again if the page stays', async () => {
  const cut = Promise.withResolvers<string>();
  const load = vi.fn<() => Promise<string>>().mockReturnValueOnce(cut.promise).mockResolvedValueOnce('code');
  const onSettled = vi.fn();
  const loaded = whileStaying(load).finally(onSettled);
  leave();
  cut.reject(new TypeError('cut off'));
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledOnce();
  expect(onSettled).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  expect(await loaded).toBe('code');
  expect(load).toHaveBeenCalledTimes(2);
});

test('a second failure is rethrown when the page is no longer being left', async () => {
  const load = vi.fn(async () => {
    if (load.mock.calls.length === 1) leave();
    throw new Error('offline');
  });
  const onFailed = vi.fn();
  whileStaying(load).catch(onFailed);
  await vi.runAllTimersAsync();
  expect(onFailed).toHaveBeenCalledExactlyOnceWith(new Error('offline'));
  expect(load).toHaveBeenCalledTimes(2);
});
