import type { HtmlTagDescriptor, Plugin } from 'vite';

type Variables = Readonly<Record<string, string | undefined>>;

/** A secret key would become public with the site's code, and a live key in tests would charge real cards. */
function publishableKey(variables: Variables, name: string, prefix: string): string | undefined {
  const key = variables[name];
  if (!key) return undefined;
  if (/^[\w-]+$/.test(key) && key.startsWith(prefix)) return key;
  throw new Error(`${name} must be a publishable key, which begins with ${prefix}.`);
}

const keyFor = (variables: Variables, isProduction: boolean) =>
  isProduction
    ? publishableKey(variables, 'PAYMENT_LIVE_KEY', 'pk_live_')
    : publishableKey(variables, 'PAYMENT_TEST_KEY', 'pk_test_');

export const paymentTags = (
  { mode }: { readonly mode: string },
  variables: Variables = process.env,
): HtmlTagDescriptor[] =>
  keyFor(variables, mode === 'production') === undefined
    ? []
    : [{ tag: 'meta', attrs: { name: 'payment-library', content: 'stripe' }, injectTo: 'head' }];

/**
 * Compiles the payment provider's publishable key in as `__PAYMENT_KEY__` (CRD-31). Production builds use
 * PAYMENT_LIVE_KEY. The development server, and builds in another mode, use PAYMENT_TEST_KEY. Undefined if
 * the variable is not set.
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
