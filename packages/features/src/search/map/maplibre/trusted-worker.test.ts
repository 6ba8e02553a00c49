import { expect, test, vi } from 'vitest';

import { trustWorker } from './trusted-worker.ts';

type Rules = { createScriptURL: (url: string) => string };

function enforceTrustedTypes(defaultPolicy: unknown = null) {
  const createPolicy = vi.fn<(name: string, rules: Rules) => unknown>();
  vi.stubGlobal('trustedTypes', { defaultPolicy, createPolicy });
  return createPolicy;
}

test('only the worker of the map may start', () => {
  const createPolicy = enforceTrustedTypes();
  trustWorker('/assets/worker-abc.mjs');
  expect(createPolicy).toHaveBeenCalledTimes(1);
  const [name, rules] = createPolicy.mock.calls[0] ?? [];
  expect(name).toBe('default');
  const own = new URL('/assets/worker-abc.mjs', document.baseURI).href;
  for (const url of ['/assets/worker-abc.mjs', own]) expect(rules?.createScriptURL(url)).toBe(url);
  for (const url of [
    'https://evil.example/assets/worker-abc.mjs',
    '/assets/other.mjs',
    '/worker.js',
    'data:text/javascript,1',
    'blob:x',
  ]) {
    expect(() => rules?.createScriptURL(url)).toThrow(TypeError);
  }
});

test('a policy that the page has already is left alone, and so is a browser without Trusted Types', () => {
  const createPolicy = enforceTrustedTypes({});
  trustWorker('/assets/worker-abc.mjs');
  expect(createPolicy).not.toHaveBeenCalled();
  vi.stubGlobal('trustedTypes', undefined);
  expect(() => trustWorker('/assets/worker-abc.mjs')).not.toThrow();
});
