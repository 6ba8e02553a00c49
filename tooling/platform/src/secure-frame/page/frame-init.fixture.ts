import type { FrameInit } from '@tableside/core';

export const frameInit = (): FrameInit => ({
  type: 'init',
  nonce: '0123456789abcdef0123456789abcdef',
  style: {
    text: '#14233a',
    textMuted: '#4f5d6b',
    surface: '#ffffff',
    border: '#6f7d8a',
    focus: '#0b5cad',
    danger: '#b3261e',
    radius: 12,
    font: 'DM Sans Variable',
  },
  words: {
    label: 'Card number',
    required: ' *',
    hint: 'Encrypted here.',
    empty: 'Enter a card number.',
    incomplete: 'More digits.',
    notACardNumber: 'Check the card number.',
    notAccepted: '{type} is not accepted here: Card must be Visa or Amex',
  },
});
