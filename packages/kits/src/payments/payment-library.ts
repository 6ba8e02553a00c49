import type { Stripe } from '@stripe/stripe-js';
import { useEffect, useState } from 'react';

export type PaymentLibrary = Stripe;

const HOST = 'https://js.stripe.com/';
/**
 * The script that belongs to the installed version of `@stripe/stripe-js`. By default it tracks visitors,
 * which linking cards does not need.
 */
export const PAYMENT_SCRIPT = `${HOST}endive/stripe.js?advancedFraudSignals=false`;

interface ScriptPolicy {
  createScriptURL(url: string): unknown;
}

interface ScriptPolicies {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): ScriptPolicy;
}

let policy: ScriptPolicy | undefined;

/**
 * Returns a script URL from a policy, which browsers require where Trusted Types are enforced. The policy
 * accepts only the provider's script.
 */
function vouchFor(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: ScriptPolicies };
  if (!trustedTypes) return url;
  policy ??= trustedTypes.createPolicy('payments', {
    createScriptURL: (address) => {
      if (address.startsWith(HOST)) return address;
      throw new TypeError(`Refused to run a script from ${address}`);
    },
  });
  // The property accepts a TrustedScriptURL, which the DOM's type definitions do not include.
  return policy.createScriptURL(url) as string;
}

/**
 * Loads the provider's script from the policy's URL, because the package's own loader would assign a plain
 * string. The package reuses a script that is already on the page. Rejects if the script fails to load.
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
  readonly publishableKey: string | undefined;
  readonly log?: (message: string, cause: unknown) => void;
}

const toConsole = (message: string, cause: unknown) => console.warn(message, cause);

let started: { readonly key: string; readonly library: Promise<Stripe | undefined> } | undefined;

async function load(key: string): Promise<Stripe | undefined> {
  const [{ loadStripe }] = await Promise.all([import('@stripe/stripe-js/pure'), loadPaymentScript()]);
  return (await loadStripe(key)) ?? undefined;
}

/**
 * Loads the payment provider's library from the provider's host, once for all callers (CRD-31). Never
 * rejects: a failure is logged, and the next caller retries (CHR-41).
 *
 * @returns the library, or undefined if there is no key or it failed to load.
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

/** Replaced by the Vite preset at build time. */
declare const __PAYMENT_KEY__: string | undefined;

/**
 * Returns the payment provider's publishable key of this build, if any: the live key in production builds,
 * the test key in all others (CRD-31). It is chosen at build time, so that no bundle contains the other key.
 */
const paymentKey = (): string | undefined =>
  typeof __PAYMENT_KEY__ === 'undefined' ? undefined : __PAYMENT_KEY__;

/**
 * Starts the payment library on a screen that takes cards, if the build has a key (CRD-31).
 *
 * @returns the library. Undefined while it loads, null if there is no key or it failed to load.
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
