import type { CardType } from '@tableside/core';

import type { CardRegistration } from './registrations.ts';

type CardError = NonNullable<CardRegistration['error']>;

/**
 * Reasons why a card was not linked. They extend the card network's own codes: E1 to E3 for the demo's card
 * numbers, and E9 for a card that another dining program holds.
 */
export const cardErrors = {
  alreadyLinked: { code: 'E4', message: 'This card is already linked' },
  overLimit: { code: 'E5', message: 'You’ve already linked the maximum number of cards' },
  unreadable: { code: 'E6', message: 'We couldn’t read the card number. Please enter it again' },
  notOffered: { code: 'E8', message: 'This card is no longer available' },
} as const satisfies Record<string, CardError>;

export const notAccepted = (cardType: CardType): CardError => ({
  code: 'E7',
  message: `${cardType} is not accepted here`,
});
