/** Put in the place of the name by the build; the Vite preset does so. */
declare const __PAYMENT_KEY__: string | undefined;

/**
 * The payment provider's publishable key that this build was made with: the live one in production builds, the test
 * one in all others (CRD-31). The build chooses, so that no bundle holds the other. Undefined without one.
 */
export const paymentKey = (): string | undefined =>
  typeof __PAYMENT_KEY__ === 'undefined' ? undefined : __PAYMENT_KEY__;
