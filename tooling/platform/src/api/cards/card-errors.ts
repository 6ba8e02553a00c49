import type { CardRegistration } from './registrations.ts';

type CardError = NonNullable<CardRegistration['error']>;

/** Why a card was not linked, besides its network's own codes (E1 to E3 for the demo's numbers). */
export const cardErrors = {
  alreadyLinked: { code: 'E4', message: 'This card is linked already' },
  overLimit: { code: 'E5', message: 'You have linked as many cards as the program takes' },
  unreadable: { code: 'E6', message: 'The card number could not be read: please enter it again' },
  notAccepted: { code: 'E7', message: 'The program does not take cards of this type' },
  notOffered: { code: 'E8', message: 'This card is not offered any more' },
} as const satisfies Record<string, CardError>;
