import { flexOffersContract } from '@tableside/api-client/contract';
import { publicIdOf } from '@tableside/demo/seed';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { schema } from '../../database/database.ts';
import { codeOf, startAccounts, type TestAccounts } from '../../testing/test-accounts.ts';
import { addRestaurant } from '../../testing/test-booking.ts';
import { callAsMember } from '../../testing/test-cards.ts';
import { databaseKinds } from '../../testing/test-database.ts';

const MERCHANT = 20;
const pathOf = (publicId: string, merchantId: number | string = MERCHANT) =>
  `/api/merchants/${merchantId}/flex-offers/members/${publicId}`;

describe.each(databaseKinds)('flex offers on %s', (kind) => {
  let accounts: TestAccounts;
  beforeAll(async () => {
    accounts = await startAccounts(kind);
    for (const id of [MERCHANT, 21]) await addRestaurant(accounts.database, { id });
    await accounts.database.orm
      .insert(schema.featureFlagOverrides)
      .values({ partnerId: 'hilton', name: 'hasFlexOffers', value: true });
  });
  afterAll(() => accounts.stop());
  beforeEach(async () => {
    await accounts.reset();
    await accounts.database.orm.insert(schema.flexOffers).values(
      ['member', 'vip'].map((name) => ({
        memberId: publicIdOf('hilton', name),
        partnerId: 'hilton',
        merchantId: MERCHANT,
        offerId: `offer-${name}`,
        amountHundredths: name === 'member' ? 1_250 : 50_000,
      })),
    );
  });

  const as = (name: string, partner = 'hilton') => accounts.openAs(`${name}@example.com`, partner);
  const member = publicIdOf('hilton', 'member');

  test.each([
    ['member', 12.5],
    ['vip', 500],
  ])('API-13.a MER-28.a a merchant’s offer to the %s is read by that person', async (name, amount) => {
    const response = await callAsMember(await as(name), pathOf(publicIdOf('hilton', name)));
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    expect(
      flexOffersContract.flexOfferResponse
        .unwrap()
        .strict()
        .parse(await response.json()),
    ).toEqual({
      id: `offer-${name}`,
      webMessageOfferAmount: amount,
    });
  });

  test('API-13.b other members’ offers cannot be read, nor any without the session’s tokens', async () => {
    expect(await codeOf(await accounts.open().call(pathOf(member)))).toEqual([401, 'unauthorised']);
    const browser = await as('vip');
    expect(await codeOf(await browser.call(pathOf(publicIdOf('hilton', 'vip'))))).toEqual([
      401,
      'unauthorised',
    ]);
    expect(await codeOf(await callAsMember(browser, pathOf(member)))).toEqual([404, 'notFound']);
  });

  test('API-13.a CFG-10.a CFG-33.b without an offer, or at a partner without such offers, the response is null', async () => {
    const browser = await as('member');
    const responseOf = async (path: string) => {
      const response = await callAsMember(browser, path);
      return [response.status, await response.json()];
    };
    expect(await responseOf(pathOf(member, 21))).toEqual([200, null]);
    expect(await codeOf(await callAsMember(browser, pathOf(member, 'x')))).toEqual([400, 'invalid']);
    await accounts.database.orm.update(schema.featureFlagOverrides).set({ value: false });
    expect(await responseOf(pathOf(member))).toEqual([200, null]);
    await accounts.database.orm.update(schema.featureFlagOverrides).set({ value: true });
  });
});
