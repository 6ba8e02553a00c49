const sources = {
  'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com'],
  'connect-src': ['https://api.stripe.com'],
  'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  'trusted-types': ['payments'],
} as const;

/** Written by the build into the head of a page that has a key of the payment provider. */
const MARK = /<meta name="payment-library" content="stripe"\s*\/?>/;

export const takesPayments = (html: string): boolean => MARK.test(html);

export const paymentSources = (directive: keyof typeof sources): readonly string[] => sources[directive];
