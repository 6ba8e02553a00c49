import { currencyOf, dayOf, type RewardStatus } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { schema } from '../database/database.ts';
import { TEST_DAY } from '../testing/test-api.ts';
import { databaseKinds } from '../testing/test-database.ts';
import { robin, startReminders, type TestReminders } from '../testing/test-reminders.ts';
import { settleReward } from './index.ts';

describe.each(databaseKinds)('a settled reward on %s', (kind) => {
  let reminders: TestReminders;
  beforeAll(async () => {
    reminders = await startReminders(kind);
  });
  afterAll(() => reminders.stop());
  beforeEach(() => reminders.reset());

  interface Settling {
    readonly status?: RewardStatus;
    readonly before?: RewardStatus | undefined;
    readonly rewardHundredths?: number;
    readonly isNotified?: boolean;
    readonly isUndone?: boolean;
  }
  async function settle(partner: PartnerSettings, settling: Settling = {}): Promise<void> {
    const {
      status = 'Awarded',
      before,
      rewardHundredths = 120_050,
      isNotified = true,
      isUndone = false,
    } = settling;
    const now = () => TEST_DAY;
    const mailer = reminders.mailerAt(now);
    const undone = new Error('undone');
    const settlement = reminders.database.orm.transaction(async (transaction) => {
      const [member = expect.fail()] = await transaction
        .select()
        .from(schema.members)
        .where(eq(schema.members.partnerId, partner.id))
        .for('update');
      await settleReward(
        transaction,
        {
          partner,
          now: TEST_DAY,
          member,
          card: undefined,
          notification: isNotified
            ? { mailer, recordId: 'visit', merchantName: 'Basil Wharf', visitDate: dayOf('2026-06-01') }
            : undefined,
        },
        { billCents: 4820, rewardHundredths, status, before },
      );
      if (isUndone) throw undone;
    });
    if (isUndone) await expect(settlement).rejects.toBe(undone);
    else await settlement;
  }
  const mails = () => reminders.mails();
  const hilton = () => reminders.partners.find(({ id }) => id === 'hilton') ?? expect.fail();

  test('NOT-01.a CON-36 every program tells the reward in its currency, with restaurant and day', async () => {
    expect(reminders.partners).toHaveLength(10);
    for (const partner of reminders.partners) {
      await settle(partner);
      const mail = (await mails()).find(({ partnerId }) => partnerId === partner.id) ?? expect.fail();
      expect(mail).toMatchObject({ recipient: `robin@${partner.id}.example`, reminder: 'rewardPosted' });
      expect(mail.subject).toMatch(/^You earned (?:1,200\.5|\$1,200\.50 in) /);
      expect(mail.subject).toContain(currencyOf(partner).plural);
      for (const text of ['Basil Wharf', 'Monday, June 1, 2026', mail.subject.slice('You earned '.length)])
        expect([partner.id, mail.body]).toEqual([partner.id, expect.stringContaining(text)]);
    }
  });

  test('NOT-01.a CON-36 one mile is a mile', async () => {
    const american = reminders.partners.find(({ id }) => id === 'american') ?? expect.fail();
    await settle(american, { rewardHundredths: 100 });
    expect(await mails()).toMatchObject([{ subject: 'You earned 1 mile' }]);
  });

  test.each<[string, Settling, number]>([
    ['an awarded one', {}, 1],
    ['one that is paid at once', { status: 'Paid' }, 1],
    ['one that was pending', { before: 'Pending' }, 1],
    ['one that is still pending', { status: 'Pending' }, 0],
    ['one that is still deferred', { status: 'Deferred' }, 0],
    ['a forfeited one', { status: 'Forfeit' }, 0],
    ['one that was awarded and is paid now', { status: 'Paid', before: 'Awarded' }, 0],
    ['a reward of nothing', { rewardHundredths: 0 }, 0],
    ['one that another mail tells', { isNotified: false }, 0],
    ['one whose transaction fails', { isUndone: true }, 0],
  ])('NOT-01.b %s is told when it posts, with it', async (_, settling, count) => {
    await settle(hilton(), settling);
    expect(await mails()).toHaveLength(count);
  });

  test('NOT-01.b a reward is told once', async () => {
    for (const before of [undefined, 'Pending', 'Deferred'] as const) await settle(hilton(), { before });
    expect(await mails()).toHaveLength(1);
  });

  const setMember: TestReminders['setMember'] = (...change) => reminders.setMember(...change);
  test.each([
    ['opted out of mail', () => setMember({ emailOptIn: false }), 0],
    ['closed the account', () => setMember({ memberType: 'ClosedAccountMember' }), 0],
    ['is not active', () => setMember({ isActive: false }), 0],
    [
      'is blocked',
      () => reminders.database.orm.insert(schema.bookingDiners).values({ ...robin, refusal: 'fraud' }),
      0,
    ],
    [
      'stopped this kind',
      () => reminders.database.orm.insert(schema.mailOptOuts).values({ ...robin, kind: 'rewardPosted' }),
      0,
    ],
    [
      'stopped another kind only',
      () => reminders.database.orm.insert(schema.mailOptOuts).values({ ...robin, kind: 'tableTomorrow' }),
      1,
    ],
  ])('NOT-01.c NOT-05.c a member who %s is told accordingly', async (_, given, count) => {
    await given();
    await settle(hilton());
    expect(await mails()).toHaveLength(count);
  });
});
