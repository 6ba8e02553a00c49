/** The host that the provider wants its script loaded from. */
const HOST = 'https://js.stripe.com/';
/**
 * The script that the installed `@stripe/stripe-js` is made for. It watches how people move about the page unless it
 * is told not to; while cards are only linked, there is nothing to watch.
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
 * Loads the provider's script. The package would do so too, but with an address that nobody vouched for; it uses the
 * script that is there. Rejects when the script cannot be had.
 */
export function loadPaymentScript(): Promise<void> {
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
