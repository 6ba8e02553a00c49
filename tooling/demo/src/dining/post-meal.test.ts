import { DAY_MS, localTimeOf, SITTING_MS } from '@tableside/core';
import { schema } from '@tableside/platform/database';
import { createMailer } from '@tableside/platform/mail';
import { yearSummary } from '@tableside/platform/dining';
import {
  databaseKinds,
  demoData,
  openTestDatabase,
  readTestPartners,
  restorePeople,
  TEST_DAY,
  type TestDatabase,
} from '@tableside/platform/testing';
import { and, asc, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { postMeal, type PostedMeal } from './post-meal.ts';

const {
  activityRecords,
  bookingRestaurants,
  bookingTables,
  memberBonuses,
  members,
  merchantBenefits,
  merchants,
  reservations,
} = schema;
const partners = (await readTestPartners()).filter(({ id }) => id === 'hilton' || id === 't-mobile');

describe.each(databaseKinds)('posting a meal on %s', (kind) => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase(kind, demoData({ merchants: 300 }));
  });
  afterAll(() => opened.stop());
  beforeEach(() => restorePeople(opened.database));

  const partnerOf = (id: string) => {
    const partner = partners.find((each) => each.id === id);
    if (!partner) throw new Error(`There is no ${id}.`);
    return partner;
  };
  const dine = (
    meal: Partial<PostedMeal>,
    partnerId = 'hilton',
    { database = opened.database, now = TEST_DAY } = {},
  ) =>
    postMeal(
      database,
      {
        partner: partnerOf(partnerId),
        now,
        mailer: createMailer({ database, now: () => now, log: { warn: () => {} }, retainsBodies: true }),
      },
      { email: 'member@example.com', billCents: 4820, ...meal },
    );
  const memberOf = async (partnerId = 'hilton', email = 'member@example.com') => {
    const [row] = await opened.database.orm
      .select()
      .from(members)
      .where(and(eq(members.partnerId, partnerId), eq(members.email, email)));
    if (!row) throw new Error('There is no such member.');
    return row;
  };
  const recordsAfter = async (memberId: string, count: number) => {
    const rows = await opened.database.orm
      .select()
      .from(activityRecords)
      .where(eq(activityRecords.memberId, memberId))
      .orderBy(asc(activityRecords.id));
    return rows.slice(count);
  };
  const countOf = async (memberId: string) => (await recordsAfter(memberId, 0)).length;

  test('ACC-11.a it counts for a registered bonus on the days of its terms, until the bonus is earned or over', async () => {
    const { publicId } = await memberOf('hilton', 'bonuses@example.com');
    const brunch = async () => {
      const [row] = await opened.database.orm
        .select()
        .from(memberBonuses)
        .where(and(eq(memberBonuses.memberId, publicId), eq(memberBonuses.code, 'BRUNCH')));
      return [row?.mealsCompleted, row?.status];
    };
    const dineAfter = async (days: number, meal: Partial<PostedMeal> = {}) => {
      const now = new Date(TEST_DAY.getTime() + days * DAY_MS);
      await dine({ email: 'bonuses@example.com', ...meal }, 'hilton', { now });
      return brunch();
    };
    expect(await brunch()).toEqual([1, 'Enrolled']);
    const [monday, saturday, afterItsEnd] = [0, 5, 40];
    expect(await dineAfter(monday)).toEqual([1, 'Enrolled']);
    expect(await dineAfter(saturday, { status: 'Forfeit' })).toEqual([1, 'Enrolled']);
    expect(await dineAfter(afterItsEnd)).toEqual([1, 'Enrolled']);
    expect(await dineAfter(saturday)).toEqual([2, 'Enrolled']);
    expect(await dineAfter(saturday + 1)).toEqual([3, 'Qualified']);
    expect(await dineAfter(saturday + 1)).toEqual([3, 'Qualified']);
    const [available] = await opened.database.orm
      .select()
      .from(memberBonuses)
      .where(and(eq(memberBonuses.memberId, publicId), eq(memberBonuses.code, 'MIDWEEK')));
    expect(available).toMatchObject({ mealsCompleted: 0, status: 'Eligible' });
  });

  test('ACC-04.a HIS-09.a stores a record, and the progress agrees with the records', async () => {
    const before = await memberOf();
    const count = await countOf(before.publicId);
    const outcome = await dine({ email: ' Member@Example.com ' });
    const [record, ...others] = await recordsAfter(before.publicId, count);
    expect(others).toEqual([]);
    expect(record).toMatchObject({
      publicId: outcome.transactionId,
      recordType: 'Transaction',
      occurredAt: TEST_DAY,
      status: 'Awarded',
      transactionType: 'Settle',
      rewardSource: 'S',
      merchantName: outcome.merchantName,
      rewardHundredths: outcome.rewardHundredths,
      billCents: 4820,
      cardLastFour: '1111',
      paidAt: null,
      isDine: true,
    });
    const after = await memberOf();
    expect(after.diningProgress).toEqual(outcome.progress);
    expect(outcome.progress).toMatchObject({ remainingDines: 6, remainingDollars: 271.8 });
    const { dines, rewardHundredths } = await yearSummary(opened.database, after, TEST_DAY);
    expect([dines, rewardHundredths / 100]).toEqual([6, after.diningProgress?.earnedThisYear]);
    expect(after).toEqual({ ...before, diningProgress: outcome.progress });
  });

  test('HIS-09.a a late dinner in New York is a visit of that local day', async () => {
    const { publicId } = await memberOf();
    const [merchant] = await opened.database.orm
      .select({ id: merchants.id })
      .from(merchants)
      .innerJoin(merchantBenefits, eq(merchantBenefits.merchantId, merchants.id))
      .where(and(eq(merchantBenefits.partnerId, 'hilton'), eq(merchants.state, 'NY')));
    const count = await countOf(publicId);
    await dine({ merchantId: merchant?.id }, 'hilton', { now: new Date('2026-06-15T00:30:00Z') });
    const [record] = await recordsAfter(publicId, count);
    expect(record).toMatchObject({ occurredAt: new Date('2026-06-15T00:30:00Z'), localDate: '2026-06-14' });
    await opened.database.orm.delete(activityRecords).where(eq(activityRecords.id, record?.id ?? 0));
  });

  test('HIS-11 accepts a status, and a merchant of the program', async () => {
    const [benefit] = await opened.database.orm
      .select()
      .from(merchantBenefits)
      .where(and(eq(merchantBenefits.partnerId, 'hilton'), eq(merchantBenefits.requiredTier, 0)));
    const merchantId = benefit?.merchantId ?? 0;
    const rate = benefit?.rates.find(({ tier }) => tier === 2)?.rate ?? 0;
    const outcome = await dine({ merchantId, status: 'Paid', billCents: 1999 });
    expect(outcome.rewardHundredths).toBe(Math.floor((1999 * rate) / 100) * 100);
    const [merchant] = await opened.database.orm.select().from(merchants).where(eq(merchants.id, merchantId));
    expect(outcome.merchantName).toBe(merchant?.name);
    const [record] = (await recordsAfter((await memberOf()).publicId, 0)).slice(-1);
    expect(record).toMatchObject({ status: 'Paid', paidAt: TEST_DAY, merchantId });

    await expect(dine({ merchantId: 7 })).rejects.toMatchObject({ details: { status: 400 } });
    await expect(dine({ email: 'nobody@example.com' })).rejects.toMatchObject({
      details: { status: 404, message: 'Hilton has no member nobody@example.com.' },
    });
    expect((await memberOf()).diningProgress?.remainingDines).toBe(6);
  });

  test('MER-09.a a meal earns what the restaurant pays on its weekday there', async () => {
    const { orm } = opened.database;
    const [benefit] = await orm
      .select()
      .from(merchantBenefits)
      .where(and(eq(merchantBenefits.partnerId, 'hilton'), eq(merchantBenefits.requiredTier, 0)));
    const merchantId = benefit?.merchantId ?? 0;
    const rates = [
      { tier: 2, rate: 9, days: ['Sun'] },
      { tier: 2, rate: 4, days: ['Mon'] },
    ] as const;
    await orm
      .update(merchantBenefits)
      .set({ rates })
      .where(and(eq(merchantBenefits.partnerId, 'hilton'), eq(merchantBenefits.merchantId, merchantId)));
    await orm.update(merchants).set({ timeZone: 'America/Chicago' }).where(eq(merchants.id, merchantId));
    const earned = async (now: string) =>
      (await dine({ merchantId, billCents: 1000 }, 'hilton', { now: new Date(now) })).rewardHundredths;
    // In Chicago, these are half past nine in the evening on Sunday, Monday and Tuesday.
    expect(await earned('2026-06-15T02:30:00Z')).toBe(9000);
    expect(await earned('2026-06-16T02:30:00Z')).toBe(4000);
    expect(await earned('2026-06-17T02:30:00Z')).toBe(0);
  });

  describe('RES-06 the reservation bonus', () => {
    const points = partnerOf('hilton').reservationBonusPoints;
    beforeEach(() => opened.database.orm.delete(reservations));

    async function reserve(others: Partial<typeof reservations.$inferInsert> = {}) {
      const { orm } = opened.database;
      const [place] = await orm
        .select({
          merchantId: bookingTables.merchantId,
          tableNumber: bookingTables.number,
          name: merchants.name,
        })
        .from(bookingTables)
        .innerJoin(merchants, eq(merchants.id, bookingTables.merchantId))
        .innerJoin(merchantBenefits, eq(merchantBenefits.merchantId, merchants.id))
        .where(and(eq(merchantBenefits.partnerId, 'hilton'), eq(merchantBenefits.requiredTier, 0)));
      if (!place) throw new Error('No restaurant has tables.');
      const { name, ...table } = place;
      await orm
        .update(bookingRestaurants)
        .set({ timeZone: 'America/Chicago' })
        .where(eq(bookingRestaurants.merchantId, table.merchantId));
      const { publicId: memberId } = await memberOf();
      const startsAt = others.startsAt ?? evening(0);
      await orm.insert(reservations).values({
        id: 'r-1',
        memberId,
        partnerId: 'hilton',
        ...table,
        partySize: 2,
        hasBonus: true,
        requiresCard: false,
        startsAt,
        endsAt: new Date(startsAt.getTime() + SITTING_MS),
        changedAt: TEST_DAY,
        ...others,
      });
      return { merchantId: table.merchantId, merchantName: name };
    }
    const evening = (days: number) => {
      const { date } = localTimeOf(TEST_DAY.getTime(), 'America/Chicago');
      return new Date(Date.parse(`${date}T19:00:00-05:00`) + days * DAY_MS);
    };

    test('ACC-04.a HIS-22 is posted with the visit, as a separate record, once', async () => {
      const { merchantId, merchantName } = await reserve();
      const { publicId } = await memberOf();
      const count = await countOf(publicId);
      const outcome = await dine({ merchantId, status: 'Awarded' });
      expect(outcome.bonusHundredths).toBe(points * 100);
      expect((await recordsAfter(publicId, count)).slice(1)).toMatchObject([
        {
          transactionType: 'Manual',
          rewardSource: 'B',
          status: 'Awarded',
          merchantId: null,
          merchantName,
          rewardHundredths: points * 100,
          billCents: null,
          isDine: false,
        },
      ]);
      const again = await dine({ merchantId });
      expect(again.bonusHundredths).toBe(0);
      expect(await countOf(publicId)).toBe(count + 3);
      const { rewardHundredths } = await yearSummary(opened.database, await memberOf(), TEST_DAY);
      expect(again.progress.earnedThisYear).toBe(rewardHundredths / 100);
    });

    test.each([
      ['RES-14 for a time without it', { hasBonus: false }],
      ['for a cancelled one', { cancelledAt: TEST_DAY }],
      ['for a table that is only held', { heldUntil: new Date(TEST_DAY.getTime() + DAY_MS) }],
      ['for the evening before', { startsAt: evening(-1) }],
      ['for the evening after', { startsAt: evening(1) }],
    ])('is not posted %s', async (_, others) => {
      const { merchantId } = await reserve(others);
      expect((await dine({ merchantId })).bonusHundredths).toBe(0);
    });

    test('is not posted for a visit at another restaurant, nor for one that earns nothing', async () => {
      const { merchantId } = await reserve();
      const [other] = await opened.database.orm
        .select({ id: merchantBenefits.merchantId })
        .from(merchantBenefits)
        .where(and(eq(merchantBenefits.partnerId, 'hilton'), ne(merchantBenefits.merchantId, merchantId)));
      expect((await dine({ merchantId: other?.id })).bonusHundredths).toBe(0);
      expect((await dine({ merchantId, status: 'Forfeit' })).bonusHundredths).toBe(0);
      expect((await dine({ merchantId })).bonusHundredths).toBe(points * 100);
    });
  });

  test('ACC-21 the last required visit makes the member VIP', async () => {
    for (let meals = 0; meals < 6; meals += 1) {
      const { tier, progress } = await dine({ billCents: 6000 });
      expect([tier, progress.status]).toEqual([2, 'Building']);
    }
    expect(await dine({ billCents: 100 })).toMatchObject({
      tier: 3,
      progress: { status: 'Complete', remainingDines: 0, remainingDollars: 0 },
    });
    expect((await memberOf()).tier).toBe(3);
  });

  test('API-20 HIS-03.a credits add to the balance, of which whole breakpoints are paid', async () => {
    const { publicId, creditBalanceCents: before } = await memberOf('t-mobile');
    const count = await countOf(publicId);
    expect((await dine({ status: 'Pending', billCents: 90_000 }, 't-mobile')).credit).toEqual({
      payoutCents: 0,
      balanceCents: before,
    });
    const first = await dine({ billCents: 1000 }, 't-mobile');
    expect(first.credit).toEqual({ payoutCents: 0, balanceCents: before + first.rewardHundredths });
    const second = await dine({ billCents: 150_000 }, 't-mobile');
    const sum = before + first.rewardHundredths + second.rewardHundredths;
    expect(second.credit).toEqual({ payoutCents: sum - (sum % 2000), balanceCents: sum % 2000 });
    expect((await memberOf('t-mobile')).creditBalanceCents).toBe(sum % 2000);
    const added = await recordsAfter(publicId, count);
    expect(added.map(({ recordType }) => recordType)).toEqual([
      'Transaction',
      'Transaction',
      'Transaction',
      'Credit',
    ]);
    expect(added.at(-1)).toMatchObject({
      status: 'pending',
      creditCents: sum - (sum % 2000),
      targetType: 'Card',
      targetLabel: 'Visa ending in 1111',
    });
    expect((await dine({})).credit).toBeUndefined();
  });

  test('ACC-04.a parallel meals of one member are all counted', async () => {
    const { publicId, creditBalanceCents } = await memberOf('t-mobile');
    const count = await countOf(publicId);
    const outcomes = await Promise.all(
      Array.from({ length: 7 }, () =>
        dine({ billCents: 20_000 }, 't-mobile', { database: opened.another() }),
      ),
    );
    const { diningProgress, creditBalanceCents: after } = await memberOf('t-mobile');
    expect(diningProgress?.remainingDines).toBe(0);
    const earned = outcomes.reduce((sum, { rewardHundredths }) => sum + rewardHundredths, 0);
    const paid = outcomes.reduce((sum, { credit }) => sum + (credit?.payoutCents ?? 0), 0);
    expect(after).toBe(creditBalanceCents + earned - paid);
    expect(after).toBeLessThan(2000);
    const credits = (await recordsAfter(publicId, count)).filter(({ recordType }) => recordType === 'Credit');
    expect(credits.reduce((sum, { creditCents }) => sum + (creditCents ?? 0), 0)).toBe(paid);
  });

  test('a member without a card gets the credit by mail, and one without progress starts with this meal', async () => {
    const outcome = await dine({ email: 'nocard@example.com', billCents: 100_000 }, 't-mobile');
    expect(outcome.progress).toMatchObject({ status: 'Building', remainingDines: 11, dinesRequired: 12 });
    const { publicId } = await memberOf('t-mobile', 'nocard@example.com');
    expect(
      (await recordsAfter(publicId, 0)).map(({ targetType, targetLabel }) => [targetType, targetLabel]),
    ).toEqual([
      [null, null],
      ['Email', 'nocard@example.com'],
    ]);
  });
});
