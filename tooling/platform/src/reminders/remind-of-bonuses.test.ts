import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { schema } from '../database/database.ts';
import { databaseKinds } from '../testing/test-database.ts';
import { robin, startReminders, type TestReminders } from '../testing/test-reminders.ts';
import { remindOfBonuses } from './index.ts';

type Bonus = typeof schema.memberBonuses.$inferInsert;

describe.each(databaseKinds)('reminders of bonuses on %s', (kind) => {
  let reminders: TestReminders;
  beforeAll(async () => {
    reminders = await startReminders(kind);
  });
  afterAll(() => reminders.stop());
  beforeEach(() => reminders.reset());

  const give = (bonus: Partial<Bonus> = {}, partnerId = 'hilton') =>
    reminders.database.orm.insert(schema.memberBonuses).values({
      memberId: `robin of ${partnerId}`,
      partnerId,
      code: 'BRUNCH',
      status: 'Enrolled',
      description: 'A late breakfast on a weekend brings more.',
      isNewMemberBonus: false,
      isEligibleForNewMemberBonus: false,
      usableUntil: '2026-03-10',
      mealsRequired: 3,
      mealsCompleted: 1,
      ...bonus,
    });
  const mails = () => reminders.mails();
  async function remindOn(day: string): Promise<number> {
    const now = () => new Date(`${day}T16:17:00Z`);
    const mailer = reminders.mailerAt(now);
    await remindOfBonuses({ ...reminders, mailer, now });
    return (await mails()).length;
  }

  test('NOT-04.a every program tells which bonus ends when, and the meals so far', async () => {
    expect(reminders.partners).toHaveLength(10);
    for (const { id } of reminders.partners) await give({}, id);
    expect(await remindOn('2026-03-03')).toBe(10);
    const written = await mails();
    for (const { id, programName, siteUrl } of reminders.partners) {
      const mail = written.find(({ partnerId }) => partnerId === id);
      expect(mail).toMatchObject({
        recipient: `robin@${id}.example`,
        subject: 'Your bonus ends on March 10',
        memberId: `robin of ${id}`,
        reminder: 'bonusEnding',
      });
      for (const text of [
        'A late breakfast on a weekend brings more.',
        'Use it by Tuesday, March 10, 2026',
        '1 of 3 meals so far',
        programName,
        siteUrl,
      ])
        expect([id, mail?.body]).toEqual([id, expect.stringContaining(text)]);
    }
  });

  test('NOT-04.a a bonus without words or meals is told by its day alone, and one meal is a meal', async () => {
    await give({ description: '', mealsRequired: null, mealsCompleted: null });
    await give({ mealsRequired: 1, mealsCompleted: null }, 'delta');
    await remindOn('2026-03-03');
    const bodyTo = async (id: string) => (await mails()).find(({ partnerId }) => partnerId === id)?.body;
    expect(await bodyTo('hilton')).toContain('\n\n    Use it by Tuesday, March 10, 2026\n\nSee');
    expect(await bodyTo('delta')).toContain('\n    0 of 1 meal so far\n');
  });

  test('NOT-04.b each is told seven days before its last day, once; a day later if no process ran', async () => {
    await give();
    for (const day of ['2026-02-24', '2026-03-02']) expect([day, await remindOn(day)]).toEqual([day, 0]);
    for (const day of ['2026-03-03', '2026-03-03', '2026-03-04', '2026-03-09'])
      expect([day, await remindOn(day)]).toEqual([day, 1]);
    await reminders.database.orm.delete(schema.outbox);
    expect(await remindOn('2026-03-05')).toBe(0);
    expect(await remindOn('2026-03-04')).toBe(1);
    await give({ code: 'LUNCH' });
    expect(await remindOn('2026-03-04')).toBe(2);
  });

  test.each<[string, Partial<Bonus>]>([
    ['was not activated', { status: 'Eligible' }],
    ['is complete', { status: 'Qualified' }],
    ['has no end', { usableUntil: null }],
  ])('NOT-04.c a bonus that %s is not told', async (_, bonus) => {
    await give(bonus);
    expect(await remindOn('2026-03-03')).toBe(0);
  });

  const setMember: TestReminders['setMember'] = (...change) => reminders.setMember(...change);
  test.each([
    ['opted out of mail', () => setMember({ emailOptIn: false })],
    ['closed the account', () => setMember({ memberType: 'ClosedAccountMember' })],
    ['is not active', () => setMember({ isActive: false })],
    [
      'is blocked',
      () => reminders.database.orm.insert(schema.bookingDiners).values({ ...robin, refusal: 'fraud' }),
    ],
    [
      'stopped these mails',
      () => reminders.database.orm.insert(schema.mailOptOuts).values({ ...robin, kind: 'bonusEnding' }),
    ],
  ])('NOT-04.c a member who %s is not told, others are', async (_, given) => {
    await give();
    await give({}, 'delta');
    await given();
    expect(await remindOn('2026-03-03')).toBe(1);
    expect(await mails()).toMatchObject([{ partnerId: 'delta' }]);
  });
});
