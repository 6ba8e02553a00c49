import { createPasswords } from '@tableside/platform/accounts';
import { schema } from '@tableside/platform/database';
import { yearSummary } from '@tableside/platform/dining';
import {
  databaseKinds,
  openTestDatabase,
  readTestPartners,
  TEST_DAY,
  type TestDatabase,
} from '@tableside/platform/testing';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { publicIdOf } from '../demo-people.ts';
import { copyPerson } from '../people.ts';
import { seed } from '../seed.ts';

const { activityRecords, memberBonuses, members, merchants, reviews } = schema;
const partners = await readTestPartners();
const partnerOf = (id: string) => {
  const partner = partners.find((each) => each.id === id);
  if (!partner) throw new Error(`There is no ${id}.`);
  return partner;
};
const options = { partners, merchants: 300, today: TEST_DAY, passwords: createPasswords({ cost: 4 }) };

const withoutIds = (rows: readonly (typeof activityRecords.$inferSelect)[]) =>
  rows.map((row) => ({ ...row, id: 0, memberId: '', publicId: '' }));

describe.each(databaseKinds)('the activity of demo members on %s', (kind) => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
    await seed(opened.database, options);
  });
  afterAll(() => opened.stop());
  const recordsOf = (memberId: string) =>
    opened.database.orm
      .select()
      .from(activityRecords)
      .where(eq(activityRecords.memberId, memberId))
      .orderBy(activityRecords.id);
  const memberOf = async (memberId: string) => {
    const [member] = await opened.database.orm.select().from(members).where(eq(members.publicId, memberId));
    if (!member) throw new Error('There is no such member.');
    return member;
  };

  test('API-18.a API-18.b ACC-06.a HIS-24.a every member’s progress agrees with the records of the year', async () => {
    for (const member of await opened.database.orm.select().from(members)) {
      const { diningProgress, email } = member;
      const { dines, rewardHundredths } = await yearSummary(opened.database, member, TEST_DAY);
      const reported = diningProgress
        ? [diningProgress.earnedThisYear, diningProgress.remainingDines]
        : [0, undefined];
      expect([email, ...reported]).toEqual([
        email,
        rewardHundredths / 100,
        diningProgress ? Math.max(0, diningProgress.dinesRequired - dines) : undefined,
      ]);
    }
  });

  test('ACC-04.a earlier totals are unchanged, merchants exist, and the newest record was added last', async () => {
    const publicId = publicIdOf('hilton', 'member');
    expect((await memberOf(publicId)).diningProgress).toEqual({
      status: 'Building',
      remainingDines: 7,
      dinesRequired: 12,
      remainingDollars: 320,
      dollarsRequired: 750,
      earnedThisYear: 1290,
    });
    const rows = await recordsOf(publicId);
    const times = rows.map(({ occurredAt }) => occurredAt.getTime());
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    const names = new Map(
      (await opened.database.orm.select({ id: merchants.id, name: merchants.name }).from(merchants)).map(
        ({ id, name }) => [id, name],
      ),
    );
    for (const { merchantId, merchantName, billCents } of rows)
      if (billCents !== null) expect(names.get(merchantId ?? 0)).toBe(merchantName);
    const reviewed = await opened.database.orm.select().from(reviews).where(eq(reviews.memberId, publicId));
    expect(reviewed.length).toBeGreaterThan(0);
    expect(reviewed.length).toBeLessThan(rows.length);
  });

  test('seeding again adds nothing, even on another day, and later changes stay', async () => {
    const publicId = publicIdOf('hilton', 'history');
    const before = [await recordsOf(publicId), await memberOf(publicId)];
    const where = and(eq(members.publicId, publicIdOf('hilton', 'vip')));
    await opened.database.orm.update(members).set({ diningProgress: null }).where(where);
    await seed(opened.database, { ...options, today: new Date('2027-02-03T00:00:00Z') });
    expect([await recordsOf(publicId), await memberOf(publicId)]).toEqual(before);
    expect((await memberOf(publicIdOf('hilton', 'vip'))).diningProgress).toBeNull();
  });

  test('members of a database from before activity existed get theirs', async () => {
    const publicId = publicIdOf('t-mobile', 'member');
    const before = withoutIds(await recordsOf(publicId));
    await opened.database.orm.delete(activityRecords).where(eq(activityRecords.memberId, publicId));
    await opened.database.orm.delete(reviews).where(eq(reviews.memberId, publicId));
    await seed(opened.database, options);
    expect(withoutIds(await recordsOf(publicId))).toEqual(before);
    expect((await memberOf(publicId)).creditBalanceCents).toBeGreaterThan(0);
  });

  test('a copy of a member has the same activity, under different ids', async () => {
    const copy = await copyPerson(opened.database, partnerOf('hilton'), 'history', options);
    const recordsFor = async (memberId: string) => withoutIds(await recordsOf(memberId));
    expect(await recordsFor(copy?.publicId ?? '')).toEqual(await recordsFor(publicIdOf('hilton', 'history')));
    const { diningProgress, tier } = await memberOf(copy?.publicId ?? '');
    expect({ diningProgress, tier }).toEqual({
      diningProgress: (await memberOf(publicIdOf('hilton', 'history'))).diningProgress,
      tier: (await memberOf(publicIdOf('hilton', 'history'))).tier,
    });
  });

  const bonusesOf = async (memberId: string) =>
    Object.fromEntries(
      (
        await opened.database.orm.select().from(memberBonuses).where(eq(memberBonuses.memberId, memberId))
      ).map(({ code, status }) => [code, status]),
    );

  test('ACC-10 ACC-11.a a member has a bonus of each status, and one for the app where there is one', async () => {
    const usual = {
      MIDWEEK: 'Eligible',
      BRUNCH: 'Enrolled',
      DOUBLEUP: 'Qualified',
      LASTSEASON: 'Eligible',
    };
    expect(await bonusesOf(publicIdOf('hilton', 'bonuses'))).toEqual({
      ...usual,
      WELCOME: 'Eligible',
      [partnerOf('hilton').appOnlyBonusCode ?? '']: 'Eligible',
    });
    expect(await bonusesOf(publicIdOf('delta', 'bonuses'))).toEqual({
      ...usual,
      [partnerOf('delta').autoBonus?.code ?? '']: 'Eligible',
    });
    const [last] = await opened.database.orm
      .select()
      .from(memberBonuses)
      .where(eq(memberBonuses.code, 'LASTSEASON'));
    expect(last?.createdAt).toEqual(new Date(TEST_DAY.getTime() - 60 * 86_400_000));
  });

  test('ACC-19.a a member earns the automatic bonus, if the partner has one', async () => {
    const { autoBonus } = partnerOf('delta');
    const publicId = publicIdOf('delta', 'autobonus');
    expect(await memberOf(publicId)).toMatchObject({
      enrollmentSource: autoBonus?.enrollmentSource,
      joinedOn: '2026-05-16',
    });
    expect(await bonusesOf(publicId)).toEqual({ [autoBonus?.code ?? '']: 'Eligible' });
    const all = await opened.database.orm
      .select({ partnerId: members.partnerId })
      .from(members)
      .where(eq(members.email, 'autobonus@example.com'))
      .orderBy(members.partnerId);
    const withBonus = partners.filter((partner) => partner.autoBonus !== null);
    expect(all).toEqual(withBonus.map(({ id }) => ({ partnerId: id })));
  });
});
