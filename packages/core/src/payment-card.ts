/** The networks whose cards can be linked, by their API names (CRD-17). */
export const cardTypes = ['Visa', 'Amex', 'Mastercard', 'Discover'] as const;
export type CardType = (typeof cardTypes)[number];

/** The networks, by their names in a partner's settings. */
export const cardCodes = ['AMEX', 'DISC', 'MAST', 'VISA'] as const;
export type CardCode = (typeof cardCodes)[number];

const typeOfCode: Readonly<Record<CardCode, CardType>> = {
  AMEX: 'Amex',
  DISC: 'Discover',
  MAST: 'Mastercard',
  VISA: 'Visa',
};

export const cardTypeOfCode = (code: CardCode): CardType => typeOfCode[code];

export interface LinkedCard {
  readonly id: string;
  readonly cardType: CardType;
  readonly lastFour: string;
  readonly description: string;
  readonly partnerCardId?: string;
}

export interface PartnerCard {
  readonly partnerCardId: string;
  readonly cardType: CardType;
  readonly lastFour: string;
}

/** A card from the secure frame. Only the vault can decrypt its number. */
export interface EncryptedCard {
  readonly encryptedCardNumber: string;
  readonly lastFour: string;
  readonly cardType: CardType;
}

/** The result for one card. Results are in the order in which the cards were sent (CRD-19). */
export interface CardRegistration {
  readonly card: {
    readonly cardType: CardType;
    readonly lastFour: string;
    readonly description: string;
    readonly partnerCardId?: string;
  };
  readonly error?: { readonly code: string; readonly message: string };
}

export const MOST_SELECTABLE_CARDS = 12;

export const selectableCards = (maxLinkedCards: number, linked: number): number =>
  Math.max(0, Math.min(MOST_SELECTABLE_CARDS, maxLinkedCards - linked));

export const cardDigits = (text: string): string => text.normalize('NFKC').replaceAll(/[\s\p{Pd}]/gu, '');

/**
 * For each network: the first digits of its numbers, as ranges of equal length, the possible lengths of its
 * numbers (VAL-17), and the lengths of the groups in which they are written, if not four digits each.
 */
const networks: Readonly<
  Record<
    CardType,
    {
      readonly from: readonly (readonly [first: number, last: number])[];
      readonly lengths: readonly number[];
      readonly groups?: readonly number[];
    }
  >
> = {
  Visa: { from: [[4, 4]], lengths: [16, 18, 19] },
  Amex: {
    from: [
      [34, 34],
      [37, 37],
    ],
    lengths: [15],
    groups: [4, 6, 5],
  },
  Mastercard: {
    from: [
      [51, 55],
      [2221, 2720],
    ],
    lengths: [16],
  },
  Discover: {
    from: [
      [6011, 6011],
      [644, 649],
      [65, 65],
    ],
    lengths: [16, 19],
  },
};

export const cardTypeOf = (digits: string): CardType | undefined =>
  /^\d+$/.test(digits)
    ? cardTypes.find((type) =>
        networks[type].from.some(([first, last]) => {
          const start = Number(digits.slice(0, String(first).length));
          return start >= first && start <= last;
        }),
      )
    : undefined;

const networkOf = (digits: string) => {
  const type = cardTypeOf(digits);
  return type && { type, ...networks[type] };
};

/** Returns the lengths of the groups in which a number is written. Empty if all have four digits. */
export const cardDigitGroups = (digits: string): readonly number[] => networkOf(digits)?.groups ?? [];

/** Returns the maximum number of digits of the network, or 19 while it is unknown. */
export const longestCardNumber = (digits: string): number =>
  Math.max(...(networkOf(digits)?.lengths ?? [19]));

export function isLuhnValid(digits: string): boolean {
  if (!/^\d{2,}$/.test(digits)) return false;
  let sum = 0;
  for (const [index, character] of [...digits].toReversed().entries()) {
    const digit = Number(character) * (index % 2 === 1 ? 2 : 1);
    sum += digit > 9 ? digit - 9 : digit;
  }
  return sum % 10 === 0;
}

export type CardNumberError = 'empty' | 'incomplete' | 'notACardNumber' | 'notAccepted';

/** Returns the error of a number as typed. Undefined if it can be linked (VAL-16 to VAL-19). */
export function cardNumberError(text: string, accepted: readonly CardType[]): CardNumberError | undefined {
  const digits = cardDigits(text);
  if (digits === '') return 'empty';
  if (!/^\d+$/.test(digits)) return 'notACardNumber';
  const network = networkOf(digits);
  // Six digits identify any accepted network.
  if (!network && digits.length < 6) return 'incomplete';
  // Numbers of other networks, such as UnionPay, begin with the same digits as those of accepted ones.
  if (!network) return /^[2-6]/.test(digits) ? 'notAccepted' : 'notACardNumber';
  if (!accepted.includes(network.type)) return 'notAccepted';
  if (digits.length < Math.min(...network.lengths)) return 'incomplete';
  return network.lengths.includes(digits.length) && isLuhnValid(digits) ? undefined : 'notACardNumber';
}
