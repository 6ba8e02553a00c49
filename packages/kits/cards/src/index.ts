export { cardsCopy } from './cards.copy.ts';
export { CardForm, type CardFormProps } from './form/card-form.tsx';
export type { LinkingResult } from './form/use-card-linking.ts';
export { acceptedTypes } from './frame/accepted-types.ts';
export type {
  CardFieldState,
  SecureCardFieldHandle,
  SecureCardFieldProps,
} from './frame/secure-card-field-props.ts';
export { SecureCardField } from './frame/secure-card-field.tsx';
export { startPaymentLibrary } from './payment-library/start-payment-library.ts';
export { CardMark, type CardMarkProps } from './linked/card-mark.tsx';
export { useLinkedCards, type LinkedCards } from './linked/use-linked-cards.ts';
