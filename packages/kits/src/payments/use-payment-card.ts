import { usePartner } from '@tableside/kits/partner';
import type { Stripe, StripeCardElement } from '@stripe/stripe-js';
import { useCallback, useState, type RefCallback } from 'react';

import { frameStyle } from './frame-style.ts';

/**
 * The payment provider did not accept a card. `cardInvalid` means that something is missing or mistyped,
 * `cardRefused` that the card was declined.
 */
export class PaymentCardError extends Error {
  override readonly name = 'PaymentCardError';
  readonly reason: 'cardInvalid' | 'cardRefused';

  constructor(reason: PaymentCardError['reason']) {
    super(`The payment provider did not take the card: ${reason}.`);
    this.reason = reason;
  }
}

export interface PaymentCard {
  /**
   * Ref of the element in which the provider renders the card fields, so that the number never enters the
   * page.
   */
  readonly mount: RefCallback<HTMLElement>;
  readonly createToken: () => Promise<string>;
}

export function usePaymentCard(library: Stripe | undefined): PaymentCard {
  const { brand } = usePartner();
  const [fields, setFields] = useState<StripeCardElement>();

  const mount = useCallback(
    (place: HTMLElement | null) => {
      if (!library || !place) return undefined;
      const { text, textMuted, danger } = frameStyle(place, brand);
      const base = { color: text, fontSize: '16px', '::placeholder': { color: textMuted } };
      const created = library.elements().create('card', { style: { base, invalid: { color: danger } } });
      created.mount(place);
      setFields(created);
      return () => {
        created.destroy();
        setFields(undefined);
      };
    },
    [library, brand],
  );
  const createToken = async () => {
    if (!library || !fields) throw new PaymentCardError('cardInvalid');
    const { paymentMethod, error } = await library.createPaymentMethod({ type: 'card', card: fields });
    if (paymentMethod) return paymentMethod.id;
    if (error.type === 'validation_error') throw new PaymentCardError('cardInvalid');
    if (error.type === 'card_error') throw new PaymentCardError('cardRefused');
    // A lost connection, for instance, says nothing about the card.
    throw new Error(`The payment provider failed: ${error.type}.`);
  };
  return { mount, createToken };
}
