import type { DiningProgress } from '@tableside/core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { schema } from '../database/database.ts';
import { databaseKinds } from '../testing/test-database.ts';
import { robin, startReminders, type TestReminders } from '../testing/test-reminders.ts';
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
  let reminders: TestReminders;
  beforeAll(async () => {
    reminders = await startReminders(kind);
  });
  afterAll(() => reminders.stop());
  beforeEach(async () => {
    await reminders.reset({ tier: 3 });
    await reminders.setMember({ diningProgress: renewing });
  });

  const setMember: TestReminders['setMember'] = (...change) => reminders.setMember(...change);
  const mails = () => reminders.mails();
  async function remindOn(day: string): Promise<number> {
    const now = () => new Date(`${day}T16:17:00Z`);
    const mailer = reminders.mailerAt(now);
    await remindOfVipYears({ ...reminders, mailer, now });
    return (await mails()).length;
  }
  const bodyWith = async (progress: Partial<DiningProgress>, day = '2026-11-01') => {
    await reminders.database.orm.delete(schema.outbox);
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
    await reminders.database.orm.delete(schema.outbox);
    for (const [day, count] of [
      ['2026-11-02', 1],
      ['2026-12-02', 2],
      ['2027-11-01', 3],
    ] as const)
      expect([day, await remindOn(day)]).toEqual([day, count]);
  });

  test('CFG-15.a NOT-03.b every program with VIP says what is needed in all and a month; others say nothing', async () => {
    expect(reminders.partners).toHaveLength(10);
    for (const { id } of reminders.partners) await setMember({ diningProgress: renewing }, id);
    const withVip = reminders.partners.filter(({ hasVIP }) => hasVIP);
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
      for (const text of [
        'Thursday, December 31, 2026',
        '\n    4 visits and $240\n    That’s 2 visits and $120 a month\n',
        programName,
        siteUrl,
      ])
        expect([id, mail?.body]).toEqual([id, expect.stringContaining(text)]);
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
  ])('NOT-03.b of %j the mail says enough for each month', async (progress, text) => {
    expect(await bodyWith(progress)).toContain(`\n    ${text}\n`);
  });

  test('NOT-03.b in the last month it says what is needed this month', async () => {
    expect(await bodyWith({}, '2026-12-01')).toContain('\n    4 visits and $240 this month\n');
  });

  const withProgress = (progress: Partial<DiningProgress>) =>
    setMember({ diningProgress: { ...renewing, ...progress } });
  test.each([
    ['has another year already', () => withProgress({ status: 'Complete' })],
    ['needs nothing more', () => withProgress({ remainingDines: 0, remainingDollars: 0 })],
    ['is not VIP yet', () => withProgress({ status: 'Building' })],
    ['is VIP no more', () => setMember({ tier: 2 })],
    ['opted out of mail', () => setMember({ emailOptIn: false })],
    ['closed the account', () => setMember({ memberType: 'ClosedAccountMember' })],
    ['is not active', () => setMember({ isActive: false })],
    [
      'is blocked',
      () => reminders.database.orm.insert(schema.bookingDiners).values({ ...robin, refusal: 'fraud' }),
    ],
    [
      'stopped these mails',
      () => reminders.database.orm.insert(schema.mailOptOuts).values({ ...robin, kind: 'vipAtRisk' }),
    ],
  ])('NOT-03.c a member who %s is not told, others are', async (_, given) => {
    await setMember({ diningProgress: renewing }, 'delta');
    await given();
    expect(await remindOn('2026-11-01')).toBe(1);
    expect(await mails()).toMatchObject([{ partnerId: 'delta' }]);
  });
});
