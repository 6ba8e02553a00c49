import type { ProblemBody } from '@tableside/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { schema } from '../../database/database.ts';
import { startAccounts, type TestAccounts } from '../../testing/test-accounts.ts';
import { callAsMember, CARDS, outcomeOf, sealCard, submit } from '../../testing/test-cards.ts';
import { databaseKinds } from '../../testing/test-database.ts';

const DAY_MS = 86_400_000;

describe.each(databaseKinds)('card submissions without a captcha on %s', (kind) => {
  let accounts: TestAccounts;
  beforeAll(async () => {
    accounts = await startAccounts(kind);
    await accounts.database.orm.insert(schema.members).values(
      Array.from({ length: 51 }, (_, number) => ({
        publicId: `guest-${number}`,
        partnerId: 'hilton',
        email: `guest-${number}@example.com`,
      })),
    );
  });
  afterAll(() => accounts.stop());
  beforeEach(() => accounts.pass(DAY_MS));

  let sent = 0;
  async function tryCards(count: number, { member, address }: { member: number; address: string }) {
    const browser = await accounts.openAs(`guest-${member}@example.com`);
    const creditCards = Array.from({ length: count }, () => ({
      encryptedCardNumber: `not.to.be.read.${(sent += 1)}`,
      lastFour: '1111',
      cardType: 'Visa',
    }));
    return callAsMember(browser, CARDS, {
      method: 'POST',
      address,
      body: { creditCards, directFileFeedOptIn: true, termsVersion: '1' },
    });
  }

  test('CRD-03 API-30.b a member can try forty card numbers a day, across all sessions and networks', async () => {
    for (const network of [1, 2, 3]) {
      expect((await tryCards(12, { member: 0, address: `192.0.2.${network}` })).status).toBe(400);
    }
    expect((await tryCards(4, { member: 0, address: '198.51.100.1' })).status).toBe(400);
    const refused = await tryCards(1, { member: 0, address: '203.0.113.1' });
    expect([refused.status, ((await refused.json()) as ProblemBody).code]).toEqual([429, 'tooManyCards']);
    expect(Number(refused.headers.get('Retry-After'))).toBe(43_200);
    expect((await tryCards(1, { member: 1, address: '192.0.2.1' })).status).toBe(400);
    accounts.pass(DAY_MS);
    expect((await tryCards(1, { member: 0, address: '192.0.2.1' })).status).toBe(400);
  });

  test('CRD-03 API-30.b the members of one network can try six hundred a day', async () => {
    for (let member = 0; member < 50; member += 1) {
      expect((await tryCards(12, { member, address: `2001:db8:0:7::${member}` })).status).toBe(400);
    }
    expect((await tryCards(1, { member: 50, address: '2001:db8:0:7:ffff::' })).status).toBe(429);
    expect((await tryCards(1, { member: 50, address: '2001:db8:0:8::1' })).status).toBe(400);
  });

  test('API-16.c a repeated submission does not count again', async () => {
    const browser = await accounts.openAs('guest-0@example.com');
    const cards = [await sealCard(accounts.api, 'hilton', '4000000000000002')];
    for (let again = 0; again < 41; again += 1) {
      expect(await outcomeOf(await submit(browser, { cards, key: 'same' }))).toEqual([400, 'E1']);
    }
  });
});
