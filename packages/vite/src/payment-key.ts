import type { HtmlTagDescriptor, Plugin } from 'vite';

type Variables = Readonly<Record<string, string | undefined>>;

/** Returns the key in one variable. Rejects keys that would cost money or reveal a secret. */
function publishableKey(variables: Variables, name: string, prefix: string): string | undefined {
  const key = variables[name];
  if (!key) return undefined;
  if (/^[\w-]+$/.test(key) && key.startsWith(prefix)) return key;
  throw new Error(`${name} must be a publishable key, which begins with ${prefix}.`);
}

/** Returns the live key for production builds, and the test key for all others. */
const keyFor = (variables: Variables, isProduction: boolean) =>
  isProduction
    ? publishableKey(variables, 'PAYMENT_LIVE_KEY', 'pk_live_')
    : publishableKey(variables, 'PAYMENT_TEST_KEY', 'pk_test_');

/** Returns the head tags of a page with a key, for the CSP. */
export const paymentTags = (
  { mode }: { readonly mode: string },
  variables: Variables = process.env,
): HtmlTagDescriptor[] =>
  keyFor(variables, mode === 'production') === undefined
    ? []
    : [{ tag: 'meta', attrs: { name: 'payment-library', content: 'stripe' }, injectTo: 'head' }];

/**
 * Compiles the payment provider's publishable key in as `__PAYMENT_KEY__`: PAYMENT_LIVE_KEY in production
 * builds, PAYMENT_TEST_KEY on the development server and in builds of another mode; undefined if it is not
 * set (CRD-31).
 */
export function paymentKey(variables: Variables = process.env): Plugin {
  let mode = '';
  return {
    name: 'tableside:payment-key',
    config(_, env) {
      mode = env.command === 'build' ? env.mode : 'development';
      const key = keyFor(variables, mode === 'production');
      return { define: { __PAYMENT_KEY__: JSON.stringify(key) ?? 'undefined' } };
    },
    transformIndexHtml: () => paymentTags({ mode }, variables),
  };
}
