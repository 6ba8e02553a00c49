import {
  cardNumberError,
  cardTypeOf,
  longestCardNumber,
  type CardNumberError,
  type CardType,
} from '@tableside/core';

import { digitsOf } from './format-number.ts';

export interface Reading {
  readonly status: 'empty' | 'partial' | 'complete';
  readonly fault?: CardNumberError;
  readonly cardType?: CardType;
  readonly lastFour?: string;
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

export type Moment = 'typed' | 'left' | 'validated' | 'required';

/**
 * Returns the error to show after an event. While a number is being typed, an error appears only if further
 * digits cannot fix it. An error that is shown stays until it is fixed.
 */
export function errorAfter(
  moment: Moment,
  { status, fault, isFull }: Reading,
  former: CardNumberError | undefined,
): CardNumberError | undefined {
  if (moment === 'required' || fault === undefined) return fault;
  if (status === 'empty') return moment === 'left' && former === 'empty' ? 'empty' : undefined;
  if (moment !== 'typed' || fault === 'notAccepted' || isFull) return fault;
  return former === 'incomplete' || former === 'notACardNumber' ? fault : undefined;
}
