import { activityContract } from '@tableside/api-client/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { schema } from '../../database/database.ts';
import { startAccounts, type TestAccounts } from '../../testing/test-accounts.ts';
import { recordOf } from '../../testing/test-activity.ts';
import { callAsMember } from '../../testing/test-cards.ts';
import { databaseKinds } from '../../testing/test-database.ts';

const { activityRecords, cards, merchantBenefits, merchants } = schema;
const place = {
  timeZone: 'America/New_York',
  latitude: 0,
  longitude: 0,
  street: '',
  city: '',
  state: '',
  zipCode: '',
  ratingCount: 0,
  menuImageUrls: [],
  imageBaseUrl: '',
  galleryUrls: [],
  cuisines: [],
  priceLevel: 0,
  acclaimedLevel: 0,
  meals: 0,
  features: 0,
  hours: [],
  reservationProviders: [],
  joinedOn: '2025-01-01',
  searchText: '',
};
const benefit = { campaignCodes: [], rates: [], days: 0, requiredTier: 0 };

describe.each(databaseKinds)('the reasons of a member’s activity on %s', (kind) => {
  let accounts: TestAccounts;
  beforeAll(async () => {
    accounts = await startAccounts(kind);
  });
  afterAll(() => accounts.stop());

  test('HIS-25.a HIS-25.b a record tells its reason, whatever the code, with what the restaurant and the card know', async () => {
    const { orm } = accounts.database;
    await orm.insert(merchants).values({ ...place, id: 1, name: 'Place 1' });
    await orm.insert(merchantBenefits).values({
      ...benefit,
      partnerId: 'hilton',
      merchantId: 1,
      rates: [
        { tier: 2, rate: 5, days: ['Fri', 'Sat'] },
        { tier: 3, rate: 9, days: ['Mon'] },
      ],
      maxSpend: 750,
      maxVisitsPerMonth: 3,
    });
    const { publicId } = await accounts.member('member@example.com', 'hilton');
    // At the restaurant, this is still the evening of May 1.
    await orm
      .update(cards)
      .set({ createdAt: new Date('2026-05-02T03:30:00Z') })
      .where(and(eq(cards.memberId, publicId), eq(cards.lastFour, '1111')));
    await orm.delete(activityRecords).where(eq(activityRecords.memberId, publicId));
    await orm
      .insert(activityRecords)
      .values([
        recordOf(publicId, 't0', { reasonCode: 'dayWithoutReward', status: 'Forfeit', merchantId: 1 }),
        recordOf(publicId, 't1', { reasonCode: 'badWeather', status: 'Forfeit', cardLastFour: '0000' }),
        recordOf(publicId, 't2', { merchantId: 1 }),
      ]);
    const browser = await accounts.openAs('member@example.com', 'hilton');
    const response = await callAsMember(browser, '/api/Member/Transactions');
    const { items } = activityContract.transactionsResponse.strict().parse(await response.json());
    const reported = items.map((item) => [item.sourceTransactionId, [item.reasonCode, item.reasonFacts]]);
    expect(Object.fromEntries(reported)).toEqual({
      t0: [
        'dayWithoutReward',
        {
          earnDays: ['Fri', 'Sat'],
          maxSpend: 750,
          maxVisitsPerMonth: 3,
          cardLinkedOn: '2026-05-01',
          merchantJoinedOn: '2025-01-01',
        },
      ],
      t1: ['badWeather', {}],
      t2: [undefined, undefined],
    });
  });
});
