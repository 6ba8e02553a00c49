import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { PAYMENT_SCRIPT, startPaymentLibrary, usePaymentLibrary } from './payment-library.ts';

const provider = globalThis as { Stripe?: unknown };
const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[src*="stripe"]')];
const firstScript = () =>
  waitFor(() => {
    const [script] = scripts();
    if (!script) throw new Error('No script yet.');
    return script;
  });

/**
 * The provider's global factory, which creates a library from a key. The package caches the first factory it
 * sees.
 */
const make = Object.assign(
  vi.fn((key: string) => ({ key })),
  { version: 'endive' },
);
function arrive(script: HTMLScriptElement) {
  provider.Stripe = make;
  script.dispatchEvent(new Event('load'));
}

afterEach(() => {
  make.mockClear();
  delete provider.Stripe;
  document.head.replaceChildren();
});

describe('the payment library', () => {
  test('CRD-31.c without a key nothing is loaded', async () => {
    const log = vi.fn();
    await expect(startPaymentLibrary({ publishableKey: undefined, log })).resolves.toBeUndefined();
    expect(log).not.toHaveBeenCalled();
    vi.stubGlobal('__PAYMENT_KEY__', undefined);
    renderHook(() => usePaymentLibrary());
    await Promise.resolve();
    expect(scripts()).toEqual([]);
  });

  test('CRD-31.a CHR-41 a blocked script is only logged, and the next screen retries', async () => {
    const log = vi.fn();
    const started = startPaymentLibrary({ publishableKey: 'pk_test_1', log });
    const also = startPaymentLibrary({ publishableKey: 'pk_test_1', log });
    (await firstScript()).dispatchEvent(new Event('error'));
    await expect(Promise.all([started, also])).resolves.toEqual([undefined, undefined]);
    expect(log).toHaveBeenCalledTimes(1);
    expect(scripts()).toEqual([]);

    const again = startPaymentLibrary({ publishableKey: 'pk_test_1', log });
    arrive(await firstScript());
    await expect(again).resolves.toEqual({ key: 'pk_test_1' });
    expect(make).toHaveBeenCalledTimes(1);
  });

  test('CHR-41 a blocked script is logged and throws nothing', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.stubGlobal('__PAYMENT_KEY__', 'pk_test_2');
    renderHook(() => usePaymentLibrary());
    (await firstScript()).dispatchEvent(new Event('error'));
    await waitFor(() =>
      expect(warn.mock.calls).toEqual([
        ['The payment library did not start.', new Error(`${PAYMENT_SCRIPT} did not load.`)],
      ]),
    );
  });

  test('CRD-31.a a screen loads it from its own host with the build’s key, once for all callers', async () => {
    vi.stubGlobal('__PAYMENT_KEY__', 'pk_test_3');
    renderHook(() => usePaymentLibrary());
    renderHook(() => usePaymentLibrary());
    const script = await firstScript();
    expect(new URL(script.src).origin).toBe('https://js.stripe.com');
    arrive(script);
    await waitFor(() => expect(make).toHaveBeenCalledTimes(1));
    expect(make).toHaveBeenCalledWith('pk_test_3');
    expect(scripts()).toHaveLength(1);
  });

  test('CRD-31.a where Trusted Types are enforced, a policy accepts only the provider’s script', async () => {
    const createPolicy = vi.fn((_: string, rules: { createScriptURL: (url: string) => string }) => rules);
    vi.stubGlobal('trustedTypes', { createPolicy });
    const started = startPaymentLibrary({ publishableKey: 'pk_test_4' });
    arrive(await firstScript());
    await started;
    const [name, rules] = createPolicy.mock.calls[0] ?? [];
    expect(name).toBe('payments');
    expect(rules?.createScriptURL(PAYMENT_SCRIPT)).toBe(PAYMENT_SCRIPT);
    for (const url of ['https://js.stripe.com.evil.example/x.js', 'data:text/javascript,1', '/own.js'])
      expect(() => rules?.createScriptURL(url)).toThrow(new TypeError(`Refused to run a script from ${url}`));
  });
});
