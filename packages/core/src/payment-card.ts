/** The networks whose cards can be linked, as the wire names them (CRD-17). */
export const cardTypes = ['Visa', 'Amex', 'Mastercard', 'Discover'] as const;
export type CardType = (typeof cardTypes)[number];

/** The networks as a partner's settings name them. */
export const cardCodes = ['AMEX', 'DISC', 'MAST', 'VISA'] as const;
export type CardCode = (typeof cardCodes)[number];

const typeOfCode: Readonly<Record<CardCode, CardType>> = {
  AMEX: 'Amex',
  DISC: 'Discover',
  MAST: 'Mastercard',
  VISA: 'Visa',
};

export const cardTypeOfCode = (code: CardCode): CardType => typeOfCode[code];

/** A card that a member has linked. */
export interface LinkedCard {
  readonly id: string;
  readonly cardType: CardType;
  readonly lastFour: string;
  /** What the card is called, such as "Visa". */
  readonly description: string;
  /** The partner's own id of a card that the partner handed over. */
  readonly partnerCardId?: string;
}

/** A card that the partner knows of and the member may pick (CRD-01). */
export interface PartnerCard {
  readonly partnerCardId: string;
  readonly cardType: CardType;
  readonly lastFour: string;
}

/** A card as the secure frame hands it over: its number is for the vault's eyes only. */
export interface EncryptedCard {
  readonly encryptedCardNumber: string;
  readonly lastFour: string;
  readonly cardType: CardType;
}

/** What became of one card that was sent, in the order they were sent (CRD-19). */
export interface CardRegistration {
  readonly card: {
    readonly cardType: CardType;
    readonly lastFour: string;
    readonly description: string;
    readonly partnerCardId?: string;
  };
  /** Why it was not linked; absent when it was. */
  readonly error?: { readonly code: string; readonly message: string };
}

/** How many cards one form takes at the most. */
export const MOST_SELECTABLE_CARDS = 12;

/** How many more cards can be added by a member with this many. */
export const selectableCards = (maxLinkedCards: number, linked: number): number =>
  Math.max(0, Math.min(MOST_SELECTABLE_CARDS, maxLinkedCards - linked));

/** The digits of a number as people write it, with spaces and dashes. */
export const cardDigits = (text: string): string => text.normalize('NFKC').replaceAll(/[\s\p{Pd}]/gu, '');

/** First digits of a network's numbers, as ranges of equal length, and how long its numbers are (VAL-17). */
const networks: readonly {
  readonly type: CardType;
  readonly from: readonly (readonly [first: number, last: number])[];
  readonly lengths: readonly number[];
}[] = [
  {
    type: 'Amex',
    from: [
      [34, 34],
      [37, 37],
    ],
    lengths: [15],
  },
  {
    type: 'Discover',
    from: [
      [6011, 6011],
      [644, 649],
      [65, 65],
    ],
    lengths: [16, 19],
  },
  {
    type: 'Mastercard',
    from: [
      [51, 55],
      [2221, 2720],
    ],
    lengths: [16],
  },
  { type: 'Visa', from: [[4, 4]], lengths: [16, 18, 19] },
];

const networkOf = (digits: string) =>
  networks.find(({ from }) =>
    from.some(([first, last]) => {
      const { length } = String(first);
      const start = Number(digits.slice(0, length));
      return digits.length >= length && start >= first && start <= last;
    }),
  );

/** The network that a number, or the beginning of one, belongs to. */
export const cardTypeOf = (digits: string): CardType | undefined =>
  /^\d+$/.test(digits) ? networkOf(digits)?.type : undefined;

/** The longest number of a network, in digits; 19 while it is not known. */
export const longestCardNumber = (digits: string): number =>
  Math.max(...(networkOf(digits)?.lengths ?? [19]));

/** Whether the last digit is the right check digit of those before it (VAL-18). */
export function isLuhnValid(digits: string): boolean {
  if (!/^\d{2,}$/.test(digits)) return false;
  let sum = 0;
  for (const [index, character] of [...digits].toReversed().entries()) {
    const digit = Number(character) * (index % 2 === 1 ? 2 : 1);
    sum += digit > 9 ? digit - 9 : digit;
  }
  return sum % 10 === 0;
}

/** What is wrong with a card number: nothing there, no number of a card, or a network that is not taken. */
export type CardNumberError = 'empty' | 'notACardNumber' | 'notAccepted';

/** What is wrong with a number as typed; undefined when it can be linked (VAL-16 to VAL-19). */
export function cardNumberError(text: string, accepted: readonly CardType[]): CardNumberError | undefined {
  const digits = cardDigits(text);
  if (digits === '') return 'empty';
  const network = /^\d+$/.test(digits) ? networkOf(digits) : undefined;
  if (network && !accepted.includes(network.type)) return 'notAccepted';
  return network?.lengths.includes(digits.length) && isLuhnValid(digits) ? undefined : 'notACardNumber';
}
