/** What the payment provider's library needs of a page's policy, by directive. */
const sources = {
  'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com'],
  'connect-src': ['https://api.stripe.com'],
  'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  'trusted-types': ['payments'],
} as const;

/** What the build writes into the head of a page that was given a key of the payment provider. */
const MARK = /<meta name="payment-library" content="stripe"\s*\/?>/;

/** Whether a page was built with a key of the payment provider (CRD-31). */
export const takesPayments = (html: string): boolean => MARK.test(html);

/** What to add to the policy of such a page. */
export const paymentSources = (directive: keyof typeof sources): readonly string[] => sources[directive];
