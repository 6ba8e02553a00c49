import type { DiningProgress } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { schema } from '../database/database.ts';
import { createMailer } from '../mail/index.ts';
import { readTestPartners } from '../testing/test-api.ts';
import { databaseKinds, openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { remindOfVipYears } from './index.ts';

const renewing: DiningProgress = {
  status: 'Renewing',
  remainingDines: 4,
  dinesRequired: 12,
  remainingDollars: 240,
  dollarsRequired: 750,
  earnedThisYear: 1290,
};

describe.each(databaseKinds)('reminders of VIP years on %s', (kind) => {
  let opened: TestDatabase;
  let partners: PartnerSettings[];
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
    partners = await readTestPartners();
  });
  afterAll(() => opened.stop());
  beforeEach(async () => {
    const { orm } = opened.database;
    await orm.delete(schema.outbox);
    await orm.delete(schema.members);
    for (const { id: partnerId } of partners)
      await orm.insert(schema.members).values({
        publicId: `robin of ${partnerId}`,
        partnerId,
        email: `robin@${partnerId}.example`,
        emailOptIn: true,
        tier: 3,
        diningProgress: partnerId === 'hilton' ? renewing : null,
      });
  });

  const setMember = (row: Partial<typeof schema.members.$inferInsert>, partnerId = 'hilton') =>
    opened.database.orm.update(schema.members).set(row).where(eq(schema.members.partnerId, partnerId));
  const mails = () => opened.database.orm.select().from(schema.outbox).orderBy(schema.outbox.id);
  async function remindOn(day: string): Promise<number> {
    const { database } = opened;
    const now = () => new Date(`${day}T16:17:00Z`);
    const mailer = createMailer({ database, now, log: { warn: () => {} }, keepsBodies: true });
    await remindOfVipYears({ database, partners, mailer, now });
    return (await mails()).length;
  }
  const bodyWith = async (progress: Partial<DiningProgress>, day = '2026-11-01') => {
    await opened.database.orm.delete(schema.outbox);
    await setMember({ diningProgress: { ...renewing, ...progress } });
    await remindOn(day);
    return (await mails())[0]?.body;
  };

  test('NOT-03.a it is told 60 and 30 days before the last day, once each, or a day later', async () => {
    for (const [day, count] of [
      ['2026-10-31', 0],
      ['2026-11-01', 1],
      ['2026-11-02', 1],
      ['2026-11-03', 1],
      ['2026-11-30', 1],
      ['2026-12-01', 2],
      ['2026-12-02', 2],
      ['2026-12-31', 2],
    ] as const)
      expect([day, await remindOn(day)]).toEqual([day, count]);
    await opened.database.orm.delete(schema.outbox);
    for (const [day, count] of [
      ['2026-11-02', 1],
      ['2026-12-02', 2],
      ['2027-11-01', 3],
    ] as const)
      expect([day, await remindOn(day)]).toEqual([day, count]);
  });

  test('NOT-03.b every program with VIP says what is needed in all and a month; others say nothing', async () => {
    expect(partners).toHaveLength(10);
    for (const { id } of partners) await setMember({ diningProgress: renewing }, id);
    const withVip = partners.filter(({ hasVIP }) => hasVIP);
    expect(withVip.length).toBeGreaterThan(0);
    expect(withVip.length).toBeLessThan(10);
    expect(await remindOn('2026-11-01')).toBe(withVip.length);
    const written = await mails();
    for (const { id, programName, siteUrl } of withVip) {
      const mail = written.find(({ partnerId }) => partnerId === id);
      expect(mail).toMatchObject({
        recipient: `robin@${id}.example`,
        subject: 'Your VIP year ends on December 31',
        memberId: `robin of ${id}`,
        reminder: 'vipAtRisk',
      });
      for (const said of [
        'Thursday, December 31, 2026',
        '\n    4 visits and $240\n    That’s 2 visits and $120 a month\n',
        programName,
        siteUrl,
      ])
        expect([id, mail?.body]).toEqual([id, expect.stringContaining(said)]);
    }
  });

  test.each([
    [
      { remainingDines: 3, remainingDollars: 100.5 },
      '3 visits and $100.50\n    That’s 2 visits and $51 a month',
    ],
    [{ remainingDines: 1, remainingDollars: 0 }, '1 visit\n    That’s 1 visit a month'],
    [{ remainingDines: 0, remainingDollars: 240 }, '$240\n    That’s $120 a month'],
    [{ remainingDollars: 0, dollarsRequired: 0 }, '4 visits\n    That’s 2 visits a month'],
  ])('NOT-03.b of %j the mail says enough for each month', async (progress, said) => {
    expect(await bodyWith(progress)).toContain(`\n    ${said}\n`);
  });

  test('NOT-03.b in the last month it says what is needed this month', async () => {
    expect(await bodyWith({}, '2026-12-01')).toContain('\n    4 visits and $240 this month\n');
  });

  const hilton = { memberId: 'robin of hilton', partnerId: 'hilton' };
  const withProgress = (progress: Partial<DiningProgress>) =>
    setMember({ diningProgress: { ...renewing, ...progress } });
  test.each([
    ['has another year already', () => withProgress({ status: 'Complete' })],
    ['needs nothing more', () => withProgress({ remainingDines: 0, remainingDollars: 0 })],
    ['is not VIP yet', () => withProgress({ status: 'Building' })],
    ['is VIP no more', () => setMember({ tier: 2 })],
    ['opted out of mail', () => setMember({ emailOptIn: false })],
    ['closed the account', () => setMember({ memberType: 'ClosedAccountMember' })],
    [
      'stopped these mails',
      () => opened.database.orm.insert(schema.mailOptOuts).values({ ...hilton, kind: 'vipAtRisk' }),
    ],
  ])('NOT-03.c a member who %s is not told, others are', async (_, given) => {
    await setMember({ diningProgress: renewing }, 'delta');
    await given();
    expect(await remindOn('2026-11-01')).toBe(1);
    expect(await mails()).toMatchObject([{ partnerId: 'delta' }]);
  });
});
