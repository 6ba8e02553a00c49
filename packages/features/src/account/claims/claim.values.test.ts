import { dayOf, DAY_MS } from '@tableside/core';
import { ValidationError } from 'yup';
import { describe, expect, test } from 'vitest';

import {
  billCentsOf,
  claimSchema,
  OTHER_CARD,
  refusalError,
  toVisit,
  visitDates,
  type ClaimValues,
} from './claim.values.ts';

/** 11 p.m. in Chicago on June 30, when it is July 1 in Boston. */
const now = Date.parse('2026-07-01T04:00:00.000Z');
const rules = { now, windowDays: 60 };
const chicago = { id: '12', name: 'Basil Wharf', city: 'Chicago', timeZone: 'America/Chicago' };
const boston = { ...chicago, city: 'Boston', timeZone: 'America/New_York' };
const values: ClaimValues = {
  restaurant: { text: 'Basil Wharf', merchant: chicago },
  visitDate: '2026-06-10',
  bill: '48.20',
  card: 'card-1',
  lastFour: '',
  pictures: [],
};

async function errorsOf(changes: Partial<ClaimValues>, windowDays = 60): Promise<Record<string, unknown>> {
  try {
    await claimSchema({ ...rules, windowDays }).validate({ ...values, ...changes }, { abortEarly: false });
    return {};
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    return Object.fromEntries(error.inner.map(({ path, errors }) => [path, errors[0]]));
  }
}
const daysAgo = (days: number) => dayOf(Date.parse('2026-06-30') - days * DAY_MS);

describe('the date of a visit', () => {
  test.each([
    [9, { key: 'dateTooEarly', values: { days: 10, day: 'July 1, 2026' } }],
    [10, undefined],
    [60, undefined],
    [61, { key: 'dateTooLate', values: { days: 60, day: 'June 29, 2026' } }],
    [-1, { key: 'dateInFuture' }],
  ])('CLM-03.a CLM-03.b CLM-03.c %d days ago says %j', async (days, error) => {
    expect((await errorsOf({ visitDate: daysAgo(days) }))['visitDate']).toEqual(error);
  });

  test('CLM-03.b CLM-03.c the partner’s number of days ends it, and is named with their last day', async () => {
    expect(await errorsOf({ visitDate: daysAgo(30) }, 30)).toEqual({});
    expect(await errorsOf({ visitDate: daysAgo(31) }, 30)).toEqual({
      visitDate: { key: 'dateTooLate', values: { days: 30, day: 'June 29, 2026' } },
    });
  });

  test('CLM-03.d the same visit can be reported a day earlier where it is tomorrow already', async () => {
    const visitDate = daysAgo(9);
    expect(await errorsOf({ visitDate, restaurant: { text: '', merchant: boston } })).toEqual({});
    expect(visitDates(boston, rules)).toEqual({ first: '2026-05-02', last: '2026-06-21' });
    expect(visitDates(chicago, rules)).toEqual({ first: '2026-05-01', last: '2026-06-20' });
  });

  test.each(['', '2026-02-30x', 'June'])('CLM-02.a "%s" is no date', async (visitDate) => {
    expect(await errorsOf({ visitDate })).toEqual({ visitDate: { key: 'dateRequired' } });
  });
});

test.each([
  ['restaurant', { text: 'Basil' }, 'restaurantUnchosen'],
  ['bill', '', 'billInvalid'],
  ['bill', '0', 'billInvalid'],
  ['bill', '-5', 'billInvalid'],
  ['bill', '48.205', 'billInvalid'],
  ['bill', '10,000.01', 'billTooHigh'],
  ['card', '', 'cardUnchosen'],
  ['pictures', [{ key: 'a', name: 'a.png', state: 'sending' }], 'picturesUnfinished'],
  ['pictures', [{ key: 'a', name: 'a.png', state: 'failed' }], 'picturesFailed'],
] as const)('CLM-02.a CLM-02.b CLM-02.c %s %j says %s', async (field, value, key) => {
  expect(await errorsOf({ [field]: value })).toMatchObject({ [field]: { key } });
});

test.each([
  ['411', true],
  ['41111', true],
  ['4x11', true],
  ['4111', false],
])('CLM-02.b the last four digits of another card: %s is wrong: %s', async (lastFour, isWrong) => {
  const { lastFour: error } = await errorsOf({ card: OTHER_CARD, lastFour });
  expect(error).toEqual(isWrong ? { key: 'lastFourInvalid' } : undefined);
  expect(await errorsOf({ lastFour })).toEqual({});
});

test.each([
  ['48.2', 4820],
  ['$1,048.20', 104_820],
  [' 48 ', 4800],
  ['forty', undefined],
])('CLM-02.a the amount "%s" is %j cents', (text, cents) => {
  expect(billCentsOf(text)).toBe(cents);
});

test('CLM-02.b a visit names a linked card by its id, and another by its digits', () => {
  const visit = { merchantId: '12', visitDate: '2026-06-10', billCents: 4820 };
  expect(toVisit(values)).toEqual({ ...visit, card: { cardId: 'card-1' } });
  expect(toVisit({ ...values, card: OTHER_CARD, lastFour: ' 4111 ' })).toEqual({
    ...visit,
    card: { lastFour: '4111' },
  });
});

test.each([
  [
    { code: 'tooEarly', firstDay: dayOf('2026-07-01') },
    { field: 'visitDate', key: 'dateTooEarly', values: { days: 10, day: 'July 1, 2026' } },
  ],
  [
    { code: 'tooLate', lastDay: dayOf('2026-06-29') },
    { field: 'visitDate', key: 'dateTooLate', values: { days: 60, day: 'June 29, 2026' } },
  ],
  [{ code: 'pictureUnknown' }, { field: 'pictures', key: 'pictureUnknown' }],
  [{ code: 'tooManyOpen' }, { key: 'tooManyOpen', values: { most: 10 } }],
] as const)('CLM-03.c CLM-08.a the refusal %j is the error %j', (refusal, error) => {
  expect(refusalError(refusal, 60)).toEqual(error);
});
