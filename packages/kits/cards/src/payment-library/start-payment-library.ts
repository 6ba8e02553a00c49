import type { Stripe } from '@stripe/stripe-js';

import { loadPaymentScript } from './payment-script.ts';

export interface PaymentLibraryOptions {
  /** The provider's publishable key. Without one nothing is loaded. */
  readonly publishableKey: string | undefined;
  /** Told why the library did not start. By default the console is. */
  readonly log?: (message: string, cause: unknown) => void;
}

const toConsole = (message: string, cause: unknown) => console.warn(message, cause);

let started: { readonly key: string; readonly library: Promise<Stripe | undefined> } | undefined;

async function load(key: string): Promise<Stripe | undefined> {
  const [{ loadStripe }] = await Promise.all([import('@stripe/stripe-js/pure'), loadPaymentScript()]);
  return (await loadStripe(key)) ?? undefined;
}

/**
 * Loads the payment provider's library from its own host, once for all who ask (CRD-31).
 *
 * @returns the library; undefined without a key, and when it could not be had. That is logged, and whoever asks next
 * tries again: it never rejects (CHR-41).
 */
export async function startPaymentLibrary({
  publishableKey,
  log = toConsole,
}: PaymentLibraryOptions): Promise<Stripe | undefined> {
  if (!publishableKey) return undefined;
  if (started?.key !== publishableKey) started = { key: publishableKey, library: load(publishableKey) };
  const mine = started;
  try {
    return await mine.library;
  } catch (cause) {
    if (started === mine) {
      started = undefined;
      log('The payment library did not start.', cause);
    }
    return undefined;
  }
}
