import type { Stripe } from '@stripe/stripe-js';
import { useEffect, useState } from 'react';

export type PaymentLibrary = Stripe;

/** The host that the provider wants its script loaded from. */
const HOST = 'https://js.stripe.com/';
/**
 * The script that the installed `@stripe/stripe-js` is made for. It tracks visitors unless told not to; nothing
 * needs tracking while cards are only linked.
 */
export const PAYMENT_SCRIPT = `${HOST}endive/stripe.js?advancedFraudSignals=false`;

interface ScriptPolicy {
  createScriptURL(url: string): unknown;
}

interface ScriptPolicies {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): ScriptPolicy;
}

let policy: ScriptPolicy | undefined;

/** Where Trusted Types are enforced, an address must be vouched for; this policy vouches for the provider's alone. */
function vouchFor(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: ScriptPolicies };
  if (!trustedTypes) return url;
  policy ??= trustedTypes.createPolicy('payments', {
    createScriptURL: (address) => {
      if (address.startsWith(HOST)) return address;
      throw new TypeError(`Refused to run a script from ${address}`);
    },
  });
  // The property takes the vouched-for address, whose type the DOM's own types do not name.
  return policy.createScriptURL(url) as string;
}

/**
 * Loads the provider's script. The package would load one from an address without integrity; it uses a script
 * that exists. Rejects when the script fails to load.
 */
function loadPaymentScript(): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = vouchFor(PAYMENT_SCRIPT);
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`${PAYMENT_SCRIPT} did not load.`));
    });
    document.head.append(script);
  });
}

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
 * Loads the payment provider's library from its own host, once for all callers (CRD-31). It never rejects: a
 * failure is logged, and the next caller retries (CHR-41).
 *
 * @returns the library; undefined without a key, or when it failed to load.
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

/** Put in the place of the name by the build; the Vite preset does so. */
declare const __PAYMENT_KEY__: string | undefined;

/**
 * The payment provider's publishable key that this build was made with: the live one in production builds, the test
 * one in all others (CRD-31). The build chooses, so that no bundle holds the other. Undefined without one.
 */
const paymentKey = (): string | undefined =>
  typeof __PAYMENT_KEY__ === 'undefined' ? undefined : __PAYMENT_KEY__;

/**
 * Starts the payment library on a screen that takes cards, where the build has a key (CRD-31).
 *
 * @returns the library; undefined while it loads, null without a key or when it failed to load.
 */
export function usePaymentLibrary(): Stripe | null | undefined {
  const publishableKey = paymentKey();
  const [library, setLibrary] = useState<Stripe | null | undefined>(publishableKey ? undefined : null);
  useEffect(() => {
    let isMounted = true;
    const start = async () => {
      const started = await startPaymentLibrary({ publishableKey });
      if (isMounted) setLibrary(started ?? null);
    };
    void start();
    return () => {
      isMounted = false;
    };
  }, [publishableKey]);
  return library;
}
