import type { ClaimRefusal } from '@tableside/api-client';
import {
  claimDays,
  claimTiming,
  daysAfter,
  formatShortMoney,
  isMoment,
  localTimeOf,
  MISSING_REWARD_DAYS,
  MOST_CLAIM_BILL_CENTS,
  MOST_OPEN_CLAIMS,
  toHundredths,
  type ClaimDays,
  type ClaimedVisit,
  type Merchant,
  type PlainDate,
} from '@tableside/core';
import { mixed, object, string, type ObjectSchema } from 'yup';

import { formatDay } from '../format-day.ts';
import type { ClaimsKey } from './claims.copy.ts';

export type ClaimMerchant = Pick<Merchant, 'id' | 'name' | 'city' | 'neighborhood' | 'timeZone'>;

export interface RestaurantChoice {
  readonly text: string;
  readonly merchant?: ClaimMerchant | undefined;
}

export interface ClaimPicture {
  readonly key: string;
  readonly name: string;
  readonly state: 'sending' | 'failed' | 'done';
  readonly problem?: ClaimsKey | undefined;
  readonly mayRetry?: boolean | undefined;
  readonly id?: string | undefined;
}

export const OTHER_CARD = 'other';

export type ClaimValues = {
  restaurant: RestaurantChoice;
  visitDate: string;
  bill: string;
  /** The id of a linked card, or `OTHER_CARD`; empty if none is chosen. */
  card: string;
  lastFour: string;
  pictures: readonly ClaimPicture[];
};
export type ClaimField = keyof ClaimValues;

export interface ClaimRules {
  readonly now: number;
  readonly windowDays: number;
}

const zoneOf = (merchant: ClaimMerchant | undefined): string =>
  merchant?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;

export function visitDates(merchant: ClaimMerchant | undefined, { now, windowDays }: ClaimRules): ClaimDays {
  const { date: today } = localTimeOf(now, zoneOf(merchant));
  return { first: daysAfter(today, -windowDays), last: daysAfter(today, -MISSING_REWARD_DAYS) };
}

// A type alias, because yup accepts only types that are assignable to a record, and interfaces are not.
type OwnError = {
  readonly key: ClaimsKey;
  readonly values?: Readonly<Record<string, string | number>>;
};
const error = (key: ClaimsKey, values?: OwnError['values']): OwnError => ({ key, ...(values && { values }) });

const tooEarly = (day: PlainDate): OwnError =>
  error('dateTooEarly', { days: MISSING_REWARD_DAYS, day: formatDay(day) });
const tooLate = (day: PlainDate, windowDays: number): OwnError =>
  error('dateTooLate', { days: windowDays, day: formatDay(day) });

const isDay = (text: string): text is PlainDate => /^\d{4}-\d\d-\d\d$/.test(text) && isMoment(text);

export function dateError(
  date: string,
  merchant: ClaimMerchant | undefined,
  { now, windowDays }: ClaimRules,
): OwnError | undefined {
  if (!isDay(date)) return error('dateRequired');
  const timeZone = zoneOf(merchant);
  if (date > localTimeOf(now, timeZone).date) return error('dateInFuture');
  const { first, last } = claimDays(date, windowDays);
  switch (claimTiming(date, { now, timeZone, windowDays })) {
    case 'tooEarly':
      return tooEarly(first);
    case 'tooLate':
      return tooLate(last, windowDays);
    case undefined:
      return undefined;
  }
}

export const billCentsOf = (text: string): number | undefined => toHundredths(text.replaceAll(/[\s,$]/g, ''));

function billError(text: string): OwnError | undefined {
  const cents = billCentsOf(text);
  if (cents === undefined || cents <= 0) return error('billInvalid');
  return cents > MOST_CLAIM_BILL_CENTS
    ? error('billTooHigh', { most: formatShortMoney(MOST_CLAIM_BILL_CENTS) })
    : undefined;
}

function picturesError(pictures: readonly ClaimPicture[]): OwnError | undefined {
  if (pictures.some(({ state }) => state === 'failed')) return error('picturesFailed');
  return pictures.some(({ state }) => state === 'sending') ? error('picturesUnfinished') : undefined;
}

export const claimSchema = (rules: ClaimRules): ObjectSchema<ClaimValues> =>
  object({
    restaurant: mixed<RestaurantChoice>()
      .required()
      .test('chosen', error('restaurantUnchosen'), ({ merchant }) => merchant !== undefined),
    visitDate: string()
      .defined()
      .test('window', (date, { createError, parent }) => {
        const { restaurant } = parent as ClaimValues;
        const message = dateError(date, restaurant.merchant, rules);
        return message === undefined || createError({ message });
      }),
    bill: string()
      .defined()
      .test('amount', (text, { createError }) => {
        const message = billError(text);
        return message === undefined || createError({ message });
      }),
    card: string()
      .defined()
      .test('chosen', error('cardUnchosen'), (card) => card !== ''),
    lastFour: string()
      .defined()
      .test('digits', error('lastFourInvalid'), (digits, { parent }) => {
        const { card } = parent as ClaimValues;
        return card !== OTHER_CARD || /^\d{4}$/.test(digits.trim());
      }),
    pictures: mixed<readonly ClaimPicture[]>()
      .required()
      .test('settled', (pictures, { createError }) => {
        const message = picturesError(pictures);
        return message === undefined || createError({ message });
      }),
  });

export type ReceiptValues = Pick<ClaimValues, 'pictures'>;

export const receiptSchema = object({
  pictures: mixed<readonly ClaimPicture[]>()
    .required()
    .test('settled', (pictures, { createError }) => {
      const message = pictures.length === 0 ? error('receiptRequired') : picturesError(pictures);
      return message === undefined || createError({ message });
    }),
}) as unknown as ObjectSchema<ReceiptValues>;

export function toVisit({ restaurant, visitDate, bill, card, lastFour }: ClaimValues): ClaimedVisit {
  const { merchant } = restaurant;
  const billCents = billCentsOf(bill);
  if (merchant === undefined || !isDay(visitDate) || billCents === undefined)
    throw new Error('The values are not valid.');
  return {
    merchantId: merchant.id,
    visitDate,
    billCents,
    card: card === OTHER_CARD ? { lastFour: lastFour.trim() } : { cardId: card },
  };
}

export const pictureIdsOf = ({ pictures }: Pick<ClaimValues, 'pictures'>): readonly string[] =>
  pictures.flatMap(({ id }) => (id === undefined ? [] : [id]));

export function refusalError(
  refusal: Exclude<ClaimRefusal, { code: 'findingsChanged' }>,
  windowDays: number,
): OwnError & { readonly field?: ClaimField } {
  switch (refusal.code) {
    case 'tooEarly':
      return { field: 'visitDate', ...tooEarly(refusal.firstDay) };
    case 'tooLate':
      return { field: 'visitDate', ...tooLate(refusal.lastDay, windowDays) };
    case 'pictureUnknown':
      return { field: 'pictures', key: 'pictureUnknown' };
    case 'tooManyOpen':
      return { key: 'tooManyOpen', values: { most: MOST_OPEN_CLAIMS } };
  }
}
