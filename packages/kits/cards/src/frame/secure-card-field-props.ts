import type { CardNumberFault, CardType, EncryptedCard } from '@tableside/core';
import type { Ref } from 'react';

/** What is in the field now. */
export interface CardFieldState {
  readonly status: 'empty' | 'partial' | 'whole';
  readonly fault?: CardNumberFault;
  readonly cardType?: CardType;
  readonly lastFour?: string;
}

/** What a form asks of the field. */
export interface SecureCardFieldHandle {
  /** The card, encrypted; or what is wrong with it ("unavailable": the frame cannot be spoken to). Shows the fault. */
  readonly encrypt: () => Promise<
    { readonly card: EncryptedCard } | { readonly fault: CardNumberFault | 'unavailable' }
  >;
  /** Empties the field. */
  readonly clear: () => void;
  readonly focus: () => void;
  /** Shows what is wrong now; with `isRequired` an empty field is wrong too. */
  readonly validate: (isRequired: boolean) => void;
}

export interface SecureCardFieldProps {
  readonly ref?: Ref<SecureCardFieldHandle>;
  readonly isDisabled?: boolean;
  /** Whether the field must be filled in: marks its label, as it is when the frame loads. */
  readonly isRequired?: boolean;
  readonly onChange?: (state: CardFieldState) => void;
  /** The field was left. */
  readonly onBlur?: () => void;
  /** Enter was pressed in it. */
  readonly onEnter?: () => void;
}
