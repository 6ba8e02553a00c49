import { afterEach, expect, test, vi } from 'vitest';

import { registerWorker } from './register-worker.ts';

const SCRIPT = 'http://localhost/assets/index-12345678.js';

interface Worker {
  readonly register?: () => Promise<void>;
  readonly controller?: object | null;
}

function supportWorkers({ register = () => Promise.resolve(), controller = null }: Worker = {}) {
  const postMessage = vi.fn();
  const registered = vi.fn<(url: string, options: object) => Promise<void>>(register);
  const serviceWorker = {
    register: registered,
    controller,
    ready: Promise.resolve({ active: { postMessage } }),
  };
  vi.stubGlobal('performance', {
    getEntriesByType: (type: string) => (type === 'resource' ? [{ name: SCRIPT }] : []),
  });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  return { register: registered, postMessage };
}

async function idle() {
  await vi.runAllTimersAsync();
}

vi.useFakeTimers();
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('CHR-40.a the worker is registered when the page is idle, bypassing the cache', async () => {
  const { register } = supportWorkers();
  registerWorker();
  expect(register).not.toHaveBeenCalled();
  await idle();
  expect(register).toHaveBeenCalledExactlyOnceWith('/worker.js', { updateViaCache: 'none' });
});

test('CHR-40.a the worker is registered after the page has loaded', async () => {
  const { register } = supportWorkers();
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  registerWorker();
  await idle();
  expect(register).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  await idle();
  expect(register).toHaveBeenCalledOnce();
});

test('CHR-40.a CHR-40.b nothing happens without support, and a failure is only logged', async () => {
  const log = vi.spyOn(console, 'info').mockReturnValue();
  for (const level of ['error', 'warn'] as const) vi.spyOn(console, level);
  registerWorker();
  await idle();
  expect(log).not.toHaveBeenCalled();
  const cause = new Error('refused');
  supportWorkers({ register: () => Promise.reject(cause) });
  registerWorker();
  await idle();
  expect(log).toHaveBeenCalledExactlyOnceWith('The service worker is not registered.', cause);
  expect(console.error).not.toHaveBeenCalled();
  expect(console.warn).not.toHaveBeenCalled();
});

test('CHR-40.a every page registers it, and only one without a worker is handed over, with the list of what it has already fetched', async () => {
  const first = supportWorkers();
  registerWorker();
  await idle();
  const payload = { urlsToCache: [location.href, SCRIPT] };
  expect(first.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'CACHE_URLS', payload });
  const next = supportWorkers({ controller: {} });
  registerWorker();
  await idle();
  expect(next.register).toHaveBeenCalledOnce();
  expect(next.postMessage).not.toHaveBeenCalled();
});

test('CHR-40.a where Trusted Types are enforced, its own policy creates the URL', async () => {
  const { register } = supportWorkers();
  const createPolicy = vi.fn((_: string, { createScriptURL }: { createScriptURL: () => string }) => ({
    createScriptURL: () => `trusted ${createScriptURL()}`,
  }));
  vi.stubGlobal('trustedTypes', { createPolicy });
  registerWorker();
  await idle();
  expect(createPolicy.mock.calls[0]?.[0]).toBe('worker');
  expect(register).toHaveBeenCalledExactlyOnceWith('trusted /worker.js', { updateViaCache: 'none' });
});
