import { loadStripe } from '@stripe/stripe-js/pure';
import { expect, test, vi } from 'vitest';

import { PAYMENT_SCRIPT } from './payment-library.ts';

test('CRD-31.a the script is the one for the installed package', async () => {
  void loadStripe('pk_test_1');
  const script = await vi.waitUntil(() => document.querySelector<HTMLScriptElement>('script[src*="stripe"]'));
  expect(PAYMENT_SCRIPT.split('?')[0]).toBe(script.src);
});
