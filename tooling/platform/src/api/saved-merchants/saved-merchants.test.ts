import { savedMerchantsContract } from '@tableside/api-client/contract';
import { MOST_SAVED } from '@tableside/core';
import { publicIdOf } from '@tableside/demo/seed';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { schema } from '../../database/database.ts';
import { codeOf, startAccounts, type TestAccounts } from '../../testing/test-accounts.ts';
import { addRestaurant } from '../../testing/test-booking.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { callAsMember } from '../../testing/test-cards.ts';
import { databaseKinds } from '../../testing/test-database.ts';

const PATH = '/api/Member/SavedMerchants';
const { featureFlagOverrides, members, merchantBenefits, merchants, savedMerchants } = schema;

const benefitAt = (merchantId: number, partnerId = 'hilton') => ({
  merchantId,
  partnerId,
  campaignCodes: [],
  rates: [],
  days: 127,
  requiredTier: 0,
});

describe.each(databaseKinds)('saved merchants on %s', (kind) => {
  let accounts: TestAccounts;
  beforeAll(async () => {
    accounts = await startAccounts(kind);
    const { orm } = accounts.database;
    for (const id of [1, 2]) await addRestaurant(accounts.database, { id });
    await orm.insert(merchantBenefits).values([benefitAt(1), benefitAt(2), benefitAt(1, 'united')]);
    await orm
      .insert(featureFlagOverrides)
      .values(['hilton', 'united'].map((partnerId) => ({ partnerId, name: 'hasSavedPlaces', value: true })));
  });
  afterAll(() => accounts.stop());
  beforeEach(() => accounts.reset());

  const open = (name = 'vip', given = {}) => accounts.openAs(`${name}@example.com`, 'hilton', given);
  const put = (browser: TestBrowser, id: number | string) =>
    callAsMember(browser, `${PATH}/${id}`, { method: 'PUT' });
  const remove = (browser: TestBrowser, id: number | string) =>
    callAsMember(browser, `${PATH}/${id}`, { method: 'DELETE' });
  const listOf = async (browser: TestBrowser) =>
    savedMerchantsContract.savedMerchantsResponse.parse(await (await callAsMember(browser, PATH)).json());
  const idsOf = async (browser: TestBrowser) => (await listOf(browser)).map(({ id }) => id);
  const bodyOf = async (response: Response): Promise<unknown[]> => [response.status, await response.json()];

  test('SAV-04.a SAV-04.b a member saves, lists and removes merchants; repetitions change nothing', async () => {
    const browser = await open();
    expect(await listOf(browser)).toEqual([]);
    expect(await bodyOf(await put(browser, 1))).toEqual([200, true]);
    expect(await bodyOf(await put(browser, 2))).toEqual([200, true]);
    expect(await bodyOf(await put(browser, 1))).toEqual([200, true]);
    expect(await listOf(browser)).toEqual([
      { id: '2', name: 'Restaurant 2' },
      { id: '1', name: 'Restaurant 1' },
    ]);
    expect(await idsOf(await open())).toEqual(['2', '1']);
    expect(await idsOf(await open('member'))).toEqual([]);
    expect(await idsOf(await accounts.openAs('vip@example.com', 'united'))).toEqual([]);
    for (const time of ['once', 'again'])
      expect([time, ...(await bodyOf(await remove(browser, 1)))]).toEqual([time, 200, true]);
    expect(await idsOf(browser)).toEqual(['2']);
  });

  test('SAV-04.a what another member, or the same one elsewhere, saved stays when a member removes it', async () => {
    const browser = await open();
    const others = [await open('member'), await accounts.openAs('vip@example.com', 'united')];
    for (const one of [browser, ...others]) expect((await put(one, 1)).status).toBe(200);
    await remove(browser, 1);
    expect(await idsOf(browser)).toEqual([]);
    for (const one of others) expect(await idsOf(one)).toEqual(['1']);
  });

  test('SAV-04.c a member saves at most 500, also with two calls at once, and what is saved stays so', async () => {
    const { orm } = accounts.database;
    const [row] = await orm.select().from(merchants).where(eq(merchants.id, 1));
    if (!row) throw new Error('The merchant is missing.');
    const ids = Array.from({ length: MOST_SAVED - 1 }, (_, index) => 1000 + index);
    await orm
      .insert(merchants)
      .values(ids.map((id) => ({ ...row, id })))
      .onConflictDoNothing();
    const member = { memberId: publicIdOf('hilton', 'vip'), partnerId: 'hilton' };
    await orm.insert(savedMerchants).values(ids.map((merchantId) => ({ ...member, merchantId })));
    const browser = await open();
    const responses = await Promise.all([put(browser, 1), put(browser, 2)]);
    expect(responses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400]);
    const refused = responses.find(({ status }) => status === 400);
    expect(refused && (await codeOf(refused))).toEqual([400, 'tooManySaved']);
    expect(await put(browser, 1000)).toMatchObject({ status: 200 });
    expect(await idsOf(browser)).toHaveLength(MOST_SAVED);
  });

  test('SAV-04.d a merchant that is not in the program cannot be saved', async () => {
    const browser = await accounts.openAs('vip@example.com', 'united');
    expect(await codeOf(await put(browser, 2))).toEqual([404, 'notFound']);
    expect(await codeOf(await put(browser, 99))).toEqual([404, 'notFound']);
    for (const id of ['x', '0', '2147483648'])
      expect(await codeOf(await put(browser, id))).toEqual([400, 'invalid']);
    expect(await idsOf(browser)).toEqual([]);
  });

  test('SAV-04.e only a member with both tokens is answered, and a read-only session changes nothing', async () => {
    const browser = await open();
    const calls = [
      { path: PATH, method: 'GET' },
      { path: `${PATH}/1`, method: 'PUT' },
      { path: `${PATH}/1`, method: 'DELETE' },
    ];
    for (const { path, method } of calls) {
      expect(await codeOf(await accounts.open().call(path, { method }))).toEqual([401, 'unauthorised']);
      expect(await codeOf(await browser.call(path, { method }))).toEqual([401, 'unauthorised']);
    }
    await put(browser, 1);
    const reader = await open('vip', { isReadOnly: true });
    expect(await codeOf(await put(reader, 2))).toEqual([403, 'readOnly']);
    expect(await codeOf(await remove(reader, 1))).toEqual([403, 'readOnly']);
    expect(await idsOf(reader)).toEqual(['1']);
  });

  test('SAV-04.f without `hasSavedPlaces` the program has no such calls', async () => {
    const browser = await accounts.openAs('vip@example.com', 'united');
    const { orm } = accounts.database;
    const ofUnited = eq(featureFlagOverrides.partnerId, 'united');
    await orm.update(featureFlagOverrides).set({ value: false }).where(ofUnited);
    expect(await codeOf(await callAsMember(browser, PATH))).toEqual([404, 'notFound']);
    expect(await codeOf(await put(browser, 2))).toEqual([404, 'notFound']);
    expect(await codeOf(await remove(browser, 2))).toEqual([404, 'notFound']);
    await orm.update(featureFlagOverrides).set({ value: true }).where(ofUnited);
    expect(await idsOf(browser)).toEqual([]);
  });

  test('SAV-05.a a saved merchant that left the program stays in the list and can be removed', async () => {
    const browser = await open();
    await put(browser, 1);
    const isOffered = and(eq(merchantBenefits.partnerId, 'hilton'), eq(merchantBenefits.merchantId, 1));
    const { orm } = accounts.database;
    await orm.delete(merchantBenefits).where(isOffered);
    expect(await listOf(browser)).toEqual([{ id: '1', name: 'Restaurant 1' }]);
    expect(await put(browser, 1)).toMatchObject({ status: 200 });
    await remove(browser, 1);
    expect(await idsOf(browser)).toEqual([]);
    await orm.insert(merchantBenefits).values(benefitAt(1));
  });

  test('SAV-04.g what a member saved is deleted with the member', async () => {
    await put(await open(), 1);
    const { orm } = accounts.database;
    await orm.delete(members).where(eq(members.publicId, publicIdOf('hilton', 'vip')));
    expect(await orm.select().from(savedMerchants)).toEqual([]);
  });
});
