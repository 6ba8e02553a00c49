import {
  cardNumberError,
  cardTypeOf,
  longestCardNumber,
  type CardNumberError,
  type CardType,
} from '@tableside/core';

import { digitsOf } from './format-number.ts';

/** What can be told of a number: never the number. */
export interface Reading {
  readonly status: 'empty' | 'partial' | 'complete';
  /** What is wrong with it as it is, shown or not. */
  readonly fault?: CardNumberError;
  readonly cardType?: CardType;
  readonly lastFour?: string;
  /** No more digits can mend it. */
  readonly isFull: boolean;
}

export function readNumber(text: string, accepted: readonly CardType[]): Reading {
  const digits = digitsOf(text);
  const fault = cardNumberError(digits, accepted);
  const cardType = cardTypeOf(digits);
  const isComplete = fault === undefined;
  return {
    status: digits === '' ? 'empty' : isComplete ? 'complete' : 'partial',
    ...(fault !== undefined && { fault }),
    ...(cardType !== undefined && { cardType }),
    ...(isComplete && { lastFour: digits.slice(-4) }),
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
  former: CardNumberError | undefined,
): CardNumberError | undefined {
  if (moment === 'required' || fault === undefined) return fault;
  if (status === 'empty') return moment === 'left' && former === 'empty' ? 'empty' : undefined;
  if (moment !== 'typed' || fault === 'notAccepted' || isFull || former === fault) return fault;
  return undefined;
}
