export { frameStyle } from './frame-style.ts';
export { PAYMENT_SCRIPT, usePaymentLibrary, type PaymentLibrary } from './payment-library.ts';
export { PaymentCardError, usePaymentCard, type PaymentCard } from './use-payment-card.ts';
