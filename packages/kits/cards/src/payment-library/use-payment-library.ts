import { useEffect } from 'react';

import { paymentKey } from './payment-key.ts';
import { startPaymentLibrary } from './start-payment-library.ts';

/** Starts the payment library on a screen that takes cards, where the build has a key (CRD-31). */
export function usePaymentLibrary(): void {
  useEffect(() => {
    void startPaymentLibrary({ publishableKey: paymentKey() });
  }, []);
}
