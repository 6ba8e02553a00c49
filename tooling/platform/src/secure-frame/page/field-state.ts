import {
  cardNumberFault,
  cardTypeOf,
  longestCardNumber,
  type CardNumberFault,
  type CardType,
} from '@tableside/core';

import { digitsOf } from './format-number.ts';

/** What can be told of a number: never the number. */
export interface Reading {
  readonly status: 'empty' | 'partial' | 'whole';
  /** What is wrong with it as it is, shown or not. */
  readonly fault?: CardNumberFault;
  readonly cardType?: CardType;
  readonly lastFour?: string;
  /** No more digits can mend it. */
  readonly isFull: boolean;
}

export function readNumber(text: string, accepted: readonly CardType[]): Reading {
  const digits = digitsOf(text);
  const fault = cardNumberFault(digits, accepted);
  const cardType = cardTypeOf(digits);
  const isWhole = fault === undefined;
  return {
    status: digits === '' ? 'empty' : isWhole ? 'whole' : 'partial',
    ...(fault !== undefined && { fault }),
    ...(cardType !== undefined && { cardType }),
    ...(isWhole && { lastFour: digits.slice(-4) }),
    isFull: digits.length >= longestCardNumber(digits),
  };
}

/** What just happened to the field. */
export type Moment = 'typed' | 'left' | 'validated' | 'required';

/**
 * What the field complains about from now on. Nobody is told that a number is wrong while still typing it, unless no
 * further digit can mend it; what was complained about stays until it is mended.
 */
export function complaintAfter(
  moment: Moment,
  { status, fault, isFull }: Reading,
  former: CardNumberFault | undefined,
): CardNumberFault | undefined {
  if (moment === 'required' || fault === undefined) return fault;
  if (status === 'empty') return moment === 'left' && former === 'empty' ? 'empty' : undefined;
  if (moment !== 'typed' || fault === 'notAccepted' || isFull || former === fault) return fault;
  return undefined;
}
