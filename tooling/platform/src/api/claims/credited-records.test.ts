import { claimFindingKinds, dayOf, daysAfter } from '@tableside/core';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { schema } from '../../database/database.ts';
import { createMailer } from '../../mail/index.ts';
import { startAccounts, type TestAccounts } from '../../testing/test-accounts.ts';
import { recordOf } from '../../testing/test-activity.ts';
import { readTestPartners } from '../../testing/test-api.ts';
import { listOf, remove } from '../../testing/test-cards.ts';
import { addClaimable, resetClaims, sendAs, visitTo } from '../../testing/test-claims.ts';
import { databaseKinds } from '../../testing/test-database.ts';
import { createLog } from '../../web/log.ts';
import { decideClaim } from './decide-claim.ts';
import type { ClaimDecision } from './decision.schema.ts';

const { activityRecords, members } = schema;
const T_MOBILE = 7101;
const PARTNER = 't-mobile';
const EMAIL = 'member@example.com';

describe.each(databaseKinds)('what a credited claim is paid to, on %s', (kind) => {
  let accounts: TestAccounts;
  beforeAll(async () => {
    accounts = await startAccounts(kind);
    await addClaimable(accounts.database, { id: T_MOBILE, partnerIds: [PARTNER] });
  });
  afterAll(() => accounts.stop());
  beforeEach(async () => {
    await resetClaims(accounts);
    await accounts.database.orm.delete(activityRecords);
  });

  const as = () => accounts.openAs(EMAIL, PARTNER);
  const visitDate = () => daysAfter(dayOf(accounts.now().getTime()), -12);
  async function claimed(others: Parameters<typeof visitTo>[2] = {}): Promise<string> {
    const response = await sendAs(await as(), visitTo(T_MOBILE, visitDate(), others), {
      findingsSeen: [...claimFindingKinds],
    });
    expect(response.status).toBe(201);
    return ((await response.json()) as { claim: { reference: string } }).claim.reference;
  }
  async function credit(reference: string, others: Partial<ClaimDecision>) {
    const { database } = accounts;
    const now = () => accounts.now();
    const mailer = createMailer({ database, now, log: createLog('silent'), retainsBodies: true });
    const partner = (await readTestPartners()).find(({ id }) => id === PARTNER) ?? expect.fail();
    const decision = { reference, state: 'credited', reason: 'goodwill', decidedBy: 'Desk' } as const;
    const origin = { source: 'command', origin: 'desk' } as const;
    return decideClaim({ database, mailer, now }, partner, { ...decision, ...others }, origin);
  }
  const records = () => accounts.database.orm.select().from(activityRecords);
  const member = () => accounts.member(EMAIL, PARTNER);

  test('CLM-07.f a statement credit goes to the card of the visit while that is linked, and to the mailbox after', async () => {
    const browser = await as();
    const [card = expect.fail()] = await listOf(browser);
    const { orm } = accounts.database;
    await orm.update(members).set({ creditBalanceCents: 1900 }).where(eq(members.email, EMAIL));
    const [first, second] = [
      await claimed({ card: { cardId: card.id } }),
      await claimed({ card: { cardId: card.id }, billCents: 900 }),
    ];
    const creditsTo = async () =>
      (await records())
        .filter(({ recordType }) => recordType === 'Credit')
        .map(({ targetType, targetLabel, benefitProcessor }) => [targetType, targetLabel, benefitProcessor]);

    await credit(first, { amount: 5 });
    const toCard = ['Card', `${card.description} ending in ${card.lastFour}`, null];
    expect(await creditsTo()).toEqual([toCard]);

    expect((await remove(browser, card.id, 'closesAccount')).status).toBe(200);
    await credit(second, { amount: 30 });
    expect(await creditsTo()).toEqual([toCard, ['Email', EMAIL, 'Tremendous']]);
  });

  test('CLM-07.g a record that earned nothing can be credited, once', async () => {
    const { publicId, creditBalanceCents, diningProgress } = await member();
    await accounts.database.orm.insert(activityRecords).values(
      recordOf(publicId, 't-0', {
        partnerId: PARTNER,
        merchantId: T_MOBILE,
        occurredAt: new Date(`${visitDate()}T23:00:00Z`),
        localDate: visitDate(),
        rewardHundredths: 0,
      }),
    );
    await credit(await claimed(), { amount: 2, transactionId: 't-0' });
    expect(await records()).toMatchObject([{ publicId: 't-0', status: 'Awarded', rewardHundredths: 200 }]);
    const after = await member();
    expect(after.creditBalanceCents).toBe(creditBalanceCents + 200);
    expect(after.diningProgress?.remainingDines).toBe(diningProgress?.remainingDines);

    const again = await claimed({ billCents: 900 });
    await expect(credit(again, { amount: 2, transactionId: 't-0' })).rejects.toThrow(
      'The record already has its reward.',
    );
  });
});
