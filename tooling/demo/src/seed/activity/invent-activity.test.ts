import {
  DAY_MS,
  giftCardBrands,
  localTimeOf,
  notEarnedReasons,
  type NotEarnedReason,
  type PlainDate,
  redemptionStatuses,
  rewardSources,
  rewardStatuses,
  transactionTypes,
  weekdayOfDay,
  weekdays,
  yearOf,
} from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';
import { isEarned, isVisit } from '@tableside/platform/dining';
import { readTestPartners, TEST_DAY } from '@tableside/platform/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { rewardOf, usualRate } from '@tableside/platform/dining';
import { cardsOf } from '../card-rows.ts';
import { profilesOf, type Profile } from '../people-profiles.ts';
import { inventActivity } from './invent-activity.ts';
import type { Place, Places } from './places.ts';
import type { RowDraft } from './rows.ts';
import { earnedHundredths } from './year-rows.ts';

const timeZone = 'America/New_York';
const placeOf = (id: number, terms: Partial<NonNullable<Place['terms']>> = {}): Place => ({
  id,
  name: `Place ${id}`,
  timeZone,
  terms: { earnDays: weekdays, maxSpend: null, maxVisitsPerMonth: null, ...terms },
});
const places: Places = {
  open: [
    ...Array.from({ length: 8 }, (_, at) => placeOf(100_001 + at)),
    placeOf(100_009, { earnDays: ['Fri', 'Sat'] }),
    placeOf(100_010, { earnDays: ['Mon', 'Tue', 'Wed', 'Thu', 'Sun'] }),
    placeOf(100_011, { maxSpend: 250 }),
    placeOf(100_012, { maxVisitsPerMonth: 2 }),
  ],
  closed: [{ id: 100_100, name: 'Gone', timeZone }],
  newest: [{ ...placeOf(100_013), joinedOn: '2025-11-20' as PlainDate }],
};
const partners = (await readTestPartners()).filter(({ enrollmentType }) => enrollmentType !== 'none');
const creditPartner = (): PartnerSettings => {
  const partner = partners.find(({ currencyType }) => currencyType === 'Credit');
  if (!partner) throw new Error('No partner pays credits.');
  return partner;
};
const profileOf = (partner: PartnerSettings, name: string): Profile => {
  const profile = profilesOf(partner).find((each) => each.name === name);
  if (!profile) throw new Error(`${partner.id} has no ${name}.`);
  return profile;
};
const invent = (partner: PartnerSettings, name: string, today = TEST_DAY) =>
  inventActivity(partner, profileOf(partner, name), { places, today });
const isTransaction = ({ recordType }: RowDraft) => recordType === 'Transaction';
const daysOld = ({ occurredAt }: RowDraft) => (TEST_DAY.getTime() - occurredAt.getTime()) / DAY_MS;

test.each(partners)('HIS-11 HIS-22 at $id a member has every state of a transaction', (partner) => {
  const rows = invent(partner, 'history').rows.filter(isTransaction);
  expect(rows.length).toBeGreaterThan(100);
  const bills = rows.filter(({ billCents }) => billCents !== null);
  for (const status of rewardStatuses)
    for (const type of transactionTypes)
      expect([
        status,
        type,
        bills.some((row) => row.status === status && row.transactionType === type),
      ]).toEqual([status, type, true]);
  expect(new Set(rows.map(({ rewardSource }) => rewardSource))).toEqual(new Set([...rewardSources, null]));
  expect(rows.some(({ billCents, rewardHundredths }) => (billCents ?? 0) < 0 && rewardHundredths < 0)).toBe(
    true,
  );
  expect(rows.some(({ billCents }) => billCents === null)).toBe(true);
  expect(new Set(bills.map(({ merchantId }) => merchantId === 100_100))).toEqual(new Set([true, false]));
  for (const row of rows) expect(row.paidAt !== null).toBe(row.status === 'Paid');
});

test.each(partners)(
  'HIS-18 HIS-19.b HIS-19.d at $id some pending visits can be reviewed, some no longer, and some have been',
  (partner) => {
    const pending = invent(partner, 'history').rows.filter(
      ({ status, isDine }) => isDine && status === 'Pending',
    );
    const ages = (isReviewed: boolean) =>
      pending.filter((row) => row.isReviewed === isReviewed).map((row) => Math.floor(daysOld(row)));
    expect(ages(false)).toEqual(expect.arrayContaining([5, 40]));
    expect(ages(true)).toEqual(expect.arrayContaining([6, 41]));
  },
);

test('HIS-23.a HIS-23.b HIS-23.c where credits are paid, a member has one of every status, delivery and gift card', () => {
  const partner = creditPartner();
  const { rows } = invent(partner, 'history');
  const credits = rows.filter((row) => !isTransaction(row));
  expect(new Set(credits.map(({ status }) => status))).toEqual(
    new Set([...rewardStatuses, ...redemptionStatuses]),
  );
  expect(new Set(credits.map(({ targetType }) => targetType))).toEqual(new Set(['Card', 'Email', 'Check']));
  expect(new Set(credits.map(({ benefitProcessor }) => benefitProcessor))).toEqual(
    new Set([null, ...giftCardBrands, 'Harbor Payments']),
  );
  for (const other of partners.filter((each) => each !== partner))
    for (const profile of profilesOf(other))
      expect(inventActivity(other, profile, { places, today: TEST_DAY }).rows.every(isTransaction)).toBe(
        true,
      );
});

test('HIS-03.a credits are paid in whole breakpoints, and the remainder is the balance', () => {
  const partner = creditPartner();
  for (const profile of profilesOf(partner)) {
    const { rows, creditBalanceCents } = inventActivity(partner, profile, { places, today: TEST_DAY });
    const earned = rows
      .filter((row) => isTransaction(row) && isEarned(row.status))
      .reduce((sum, { rewardHundredths }) => sum + rewardHundredths, 0);
    const paid = rows.reduce((sum, { creditCents }) => sum + (creditCents ?? 0), 0);
    for (const { creditCents } of rows) expect((creditCents ?? 0) % 2000).toBe(0);
    expect([profile.name, creditBalanceCents]).toEqual([profile.name, earned - paid]);
    expect(creditBalanceCents).toBeLessThan(2000);
  }
});

const moments = fc.date({
  min: new Date('2026-01-01T00:00:00.000Z'),
  max: new Date('2030-12-31T23:59:59.999Z'),
  noInvalidDate: true,
});

test('API-18.a API-18.b ACC-06.a HIS-24.a whatever day they are generated on, the records of the year add up to the progress', () => {
  fc.assert(
    fc.property(moments, fc.constantFrom(...partners), (today, partner) => {
      for (const profile of profilesOf(partner)) {
        const { year } = profile;
        if (!year) continue;
        const { rows } = inventActivity(partner, profile, { places, today });
        const mine = rows.filter(
          (row) => isTransaction(row) && yearOf(row.occurredAt.getTime()) === yearOf(today.getTime()),
        );
        const visits = mine.filter(({ isDine, status }) => isDine && isVisit(status));
        const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
        const rate = usualRate(partner, profile.tier ?? 2);
        expect([
          visits.length,
          sum(visits.map(({ billCents }) => billCents ?? 0)),
          sum(mine.filter(({ status }) => isEarned(status)).map((row) => row.rewardHundredths)),
        ]).toEqual([year.dines, year.dollars * 100, earnedHundredths(partner, year, rate)]);
      }
    }),
    { numRuns: 50 },
  );
});

test('HIS-09.a no record is in the future, rewards follow the rates, and cards are the member’s own', () => {
  fc.assert(
    fc.property(moments, fc.constantFrom(...partners), (today, partner) => {
      for (const profile of profilesOf(partner)) {
        const rate = usualRate(partner, profile.tier ?? 2);
        const lastFours = cardsOf(partner, profile).map(({ lastFour }) => lastFour);
        const { rows } = inventActivity(partner, profile, { places, today });
        for (const { occurredAt, paidAt, billCents, rewardHundredths, cardLastFour } of rows) {
          expect(Math.max(occurredAt.getTime(), paidAt?.getTime() ?? 0)).toBeLessThanOrEqual(today.getTime());
          if (billCents === null) continue;
          expect(rewardHundredths).toBe(rewardOf(partner, billCents, rate));
          expect(lastFours).toContain(cardLastFour);
        }
        const times = rows.map(({ occurredAt }) => occurredAt.getTime());
        expect(times).toEqual(times.toSorted((one, other) => one - other));
      }
    }),
    { numRuns: 30 },
  );
});

test('two installations have the same records', () => {
  for (const partner of partners) expect(invent(partner, 'history')).toEqual(invent(partner, 'history'));
});

test.each(partners)(
  'HIS-25.c at $id a member has a visit for each reason, with facts that fit it',
  (partner) => {
    const { rows } = invent(partner, 'history');
    const explained = rows.filter(({ reasonCode }) => reasonCode !== null);
    const expected = notEarnedReasons.filter(
      (reason) => reason !== 'reviewMissing' || partner.typeformCode !== null,
    );
    expect(explained).toHaveLength(expected.length);
    expect(new Set(explained.map(({ reasonCode }) => reasonCode))).toEqual(new Set(expected));
    expect(new Set(explained.map(({ status }) => status))).toEqual(new Set(['Forfeit']));
    const rowOf = (reason: NotEarnedReason) => explained.find(({ reasonCode }) => reasonCode === reason);
    const placeOfRow = (reason: NotEarnedReason) =>
      [...places.open, ...places.newest].find(({ id }) => id === rowOf(reason)?.merchantId);
    const day = rowOf('dayWithoutReward')?.localDate as PlainDate;
    expect(placeOfRow('dayWithoutReward')?.terms?.earnDays).not.toContain(weekdayOfDay(day));
    expect(placeOfRow('spendLimitReached')?.terms?.maxSpend).toBe(250);
    expect(placeOfRow('visitLimitReached')?.terms?.maxVisitsPerMonth).toBe(2);
    expect(rowOf('notInProgramThen')?.localDate).toBe('2025-11-14');
    const card = cardsOf(partner, profileOf(partner, 'history')).find(
      ({ linkedDaysAgo }) => linkedDaysAgo > 0,
    );
    const linkedAt = TEST_DAY.getTime() - (card?.linkedDaysAgo ?? 0) * DAY_MS;
    const linkedOn = localTimeOf(linkedAt, timeZone).date;
    for (const reason of ['cardNotLinkedThen', 'linkedLessThanADayBefore'] as const)
      expect(rowOf(reason)?.cardLastFour).toBe(card?.lastFour);
    expect(rowOf('cardNotLinkedThen')?.localDate?.localeCompare(linkedOn)).toBe(-1);
    const after = (rowOf('linkedLessThanADayBefore')?.occurredAt.getTime() ?? 0) - linkedAt;
    expect(after > 0 && after < DAY_MS).toBe(true);
  },
);
