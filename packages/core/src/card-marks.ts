import type { CardType } from './payment-card.ts';

/**
 * A drawing of 38 by 26 units over a plate with round corners. Shapes are path data (even-odd) with their
 * colors, from back to front.
 */
export interface CardMark {
  readonly plate: string;
  readonly shapes: readonly (readonly [path: string, color: string])[];
  readonly letters?: { readonly text: string; readonly color: string; readonly isItalic?: boolean };
}

/**
 * A mark for each network, recognizable by its shape and colors. We drew them: none is the network's own
 * artwork.
 */
export const cardMarks: Readonly<Record<CardType, CardMark>> = {
  Visa: {
    plate: '#fff',
    shapes: [
      ['M1 6V4.5A3.5 3.5 0 0 1 4.5 1h29A3.5 3.5 0 0 1 37 4.5V6z', '#1b3a94'],
      ['M1 20v1.5A3.5 3.5 0 0 0 4.5 25h29a3.5 3.5 0 0 0 3.5-3.5V20z', '#f0a92e'],
    ],
    letters: { text: 'VISA', color: '#1b3a94', isItalic: true },
  },
  Amex: {
    plate: '#176fb5',
    shapes: [['M3 3h32v20H3zM4 4v18h30V4z', '#fff']],
    letters: { text: 'AMEX', color: '#fff' },
  },
  Mastercard: {
    plate: '#23272e',
    shapes: [
      ['M15 5a8 8 0 1 0 0 16 8 8 0 1 0 0-16zM15 8a5 5 0 1 0 0 10 5 5 0 1 0 0-10z', '#ea4b2c'],
      ['M23 5a8 8 0 1 0 0 16 8 8 0 1 0 0-16zM23 8a5 5 0 1 0 0 10 5 5 0 1 0 0-10z', '#f7a928'],
    ],
  },
  Discover: {
    plate: '#fff',
    shapes: [['M37 13v8.5a3.5 3.5 0 0 1-3.5 3.5H12c11 0 20-5 25-12z', '#ef7622']],
    letters: { text: 'DISC', color: '#23272e' },
  },
};
