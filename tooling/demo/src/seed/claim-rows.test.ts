import { CLAIM_WINDOW_DAYS, claimStates, dayOf, daysAfter, MISSING_REWARD_DAYS } from '@tableside/core';
import { createPasswords } from '@tableside/platform/accounts';
import { findVisit } from '@tableside/platform/api';
import { schema } from '@tableside/platform/database';
import {
  databaseKinds,
  openTestDatabase,
  readTestPartners,
  TEST_DAY,
  type TestDatabase,
} from '@tableside/platform/testing';
import { and, asc, desc, eq, isNotNull, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { publicIdOf } from './demo-people.ts';
import { seed } from './seed.ts';

const partners = await readTestPartners();
const options = { partners, merchants: 300, today: TEST_DAY, passwords: createPasswords({ cost: 4 }) };
const withClaims = partners.filter(({ hasVisitClaims }) => hasVisitClaims);

describe.each(databaseKinds)('the claims of demo members on %s', (kind) => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
    await seed(opened.database, options);
  });
  afterAll(() => opened.stop());
  const { activityRecords, cards, claimEvents, claims, members, merchantBenefits, merchants } = schema;
  const claimsOf = (partnerId: string) =>
    opened.database.orm
      .select()
      .from(claims)
      .where(eq(claims.memberId, publicIdOf(partnerId, 'claims')))
      .orderBy(asc(claims.reference));

  test('CLM-06.d a member of each program with claims has one in each state, and others have none', async () => {
    for (const { id } of partners) {
      const states = (await claimsOf(id)).map(({ state }) => state).toSorted();
      expect([id, states]).toEqual([
        id,
        withClaims.some((partner) => partner.id === id) ? claimStates.toSorted() : [],
      ]);
    }
    for (const claim of await opened.database.orm.select().from(claims)) {
      const events = await opened.database.orm
        .select()
        .from(claimEvents)
        .where(eq(claimEvents.reference, claim.reference))
        .orderBy(asc(claimEvents.id));
      const last = events.findLast(({ partnerId }) => partnerId === claim.partnerId);
      expect([last?.state, last?.reason]).toEqual([claim.state, claim.reason]);
      expect(claim.changedAt.getTime()).toBeLessThanOrEqual(TEST_DAY.getTime());
      if (claim.transactionId !== null) expect(claim.state).toBe('credited');
    }
  });

  test('seeding again adds no claim', async () => {
    const before = await claimsOf('hilton');
    await seed(opened.database, options);
    expect(await claimsOf('hilton')).toEqual(before);
  });

  test('CLM-04.a CLM-04.b CLM-04.c CLM-04.d for this member a restaurant and day show each finding', async () => {
    const memberId = publicIdOf('hilton', 'claims');
    const { orm } = opened.database;
    const [member = expect.fail()] = await orm.select().from(members).where(eq(members.publicId, memberId));
    const [first, second] = await orm
      .select()
      .from(cards)
      .where(eq(cards.memberId, memberId))
      .orderBy(cards.position);
    const today = dayOf(TEST_DAY.getTime());
    const kindsAt = async (merchantId: number, visitDate: string, cardId = first?.id ?? '') => {
      const visit = { merchantId: String(merchantId), visitDate: dayOf(visitDate), card: { cardId } };
      const { findings } = await findVisit(opened.database, member, visit);
      return findings.map(({ kind: finding }) => finding);
    };
    const isOurs = eq(merchantBenefits.partnerId, 'hilton');
    const [newest] = await orm.select().from(merchants).orderBy(desc(merchants.joinedOn)).limit(1);
    const [oldest] = await orm
      .select({ id: merchants.id, days: merchantBenefits.days })
      .from(merchants)
      .innerJoin(merchantBenefits, eq(merchantBenefits.merchantId, merchants.id))
      .where(and(isOurs, ne(merchantBenefits.days, 127)))
      .orderBy(merchants.joinedOn)
      .limit(1);
    const aWeek = Array.from({ length: 7 }, (_, index) => daysAfter(today, -MISSING_REWARD_DAYS - index));
    const ofAWeek = await Promise.all(aWeek.map((day) => kindsAt(oldest?.id ?? 0, day)));
    expect(ofAWeek.flat()).toContain('dayWithoutReward');
    expect(await kindsAt(newest?.id ?? 0, daysAfter(today, -CLAIM_WINDOW_DAYS))).toContain(
      'restaurantNotInProgram',
    );
    expect(await kindsAt(oldest?.id ?? 0, aWeek[0] ?? today, second?.id)).toContain('cardLinkedLater');
    const [bill] = await orm
      .select()
      .from(activityRecords)
      .where(and(eq(activityRecords.memberId, memberId), isNotNull(activityRecords.merchantId)))
      .orderBy(desc(activityRecords.occurredAt))
      .limit(1);
    expect(await kindsAt(bill?.merchantId ?? 0, bill?.localDate ?? today)).toContain('recordFound');
  });
});
