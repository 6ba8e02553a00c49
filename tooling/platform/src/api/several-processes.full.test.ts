import { reservationsContract } from '@tableside/api-client/contract';
import { seed } from '@tableside/demo/seed';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createPasswords } from '../accounts/passwords.ts';
import { schema } from '../database/database.ts';
import { codeOf } from '../testing/test-accounts.ts';
import { createTestApi, readTestPartners, TEST_DAY, TEST_SECRET, type TestApi } from '../testing/test-api.ts';
import { addRestaurant } from '../testing/test-booking.ts';
import { openBrowser } from '../testing/test-browser.ts';
import { callAsMember, outcomeOf, sealCard, submit } from '../testing/test-cards.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { buildJoinForm } from '../testing/join-form.ts';
import { createFingerprint } from '../vault/index.ts';

const EVENING = '2026-06-22T23:00:00.000Z';

describe('two processes with one database', () => {
  let opened: TestDatabase;
  let apis: readonly [TestApi, TestApi];
  beforeAll(async () => {
    opened = await openTestDatabase('postgres');
    const { database } = opened;
    const partners = await readTestPartners();
    const fingerprintOf = createFingerprint(TEST_SECRET);
    const passwords = createPasswords({ cost: 4 });
    await seed(database, { partners, merchants: 0, today: TEST_DAY, passwords, fingerprintOf });
    await addRestaurant(database, { id: 1, opens: '19:00', lastSeating: '19:00' });
    await database.orm.insert(schema.merchantBenefits).values({
      partnerId: 'hilton',
      merchantId: 1,
      campaignCodes: [],
      rates: [],
      days: 0,
      requiredTier: 0,
    });
    await database.orm
      .insert(schema.featureFlagOverrides)
      .values({ partnerId: 'hilton', name: 'captcha', value: true });
    const verifyCaptcha = (token: string) => Promise.resolve(token === 'solved');
    const start = (own: typeof database) => createTestApi({ database: own, partners, verifyCaptcha });
    apis = [start(opened.another()), start(opened.another())];
  });
  afterAll(() => opened.stop());

  function openBalanced(partner = 'hilton') {
    let chosen: 0 | 1 = 0;
    const browser = openBrowser({ call: (path, options) => apis[chosen].call(path, options) }, partner);
    return (process: 0 | 1) => {
      chosen = process;
      return browser;
    };
  }

  test('AUT-04.a a session of one is valid at the other, and ends at both', async () => {
    const at = openBalanced();
    await at(0).enter('member@example.com');
    expect((await at(1).call('/api/Member')).status).toBe(200);
    const cookie = at(1).cookieHeader();
    expect((await at(1).signOut()).status).toBe(200);
    for (const process of [0, 1] as const) {
      const response = await apis[process].call('/api/Member', {
        partner: 'hilton',
        headers: { Cookie: cookie },
      });
      expect(response.status).toBe(401);
    }
  });

  test('AUT-06.a AUT-06.b five wrong passwords at both together lock the account at both', async () => {
    const at = openBalanced();
    const guess = async (process: 0 | 1, password: string) =>
      codeOf(await at(process).signIn('vip@example.com', { password }));
    for (const process of [0, 1, 0, 1] as const)
      expect(await guess(process, 'wrong')).toEqual([401, 'invalidCredentials']);
    expect(await guess(0, 'wrong')).toEqual([403, 'locked']);
    for (const process of [0, 1] as const) expect(await guess(process, 'table4two')).toEqual([403, 'locked']);
  });

  test('API-30.b a rate limit counts the requests to both', async () => {
    const at = openBalanced();
    const validate = async (process: 0 | 1, count: number) =>
      (
        await at(process).call(`/api/Members/Validate/Email?email=visitor${count}@example.com`, {
          address: '203.0.113.9',
        })
      ).status;
    for (let count = 0; count < 10; count += 1)
      expect(await validate(count % 2 === 0 ? 0 : 1, count)).toBe(200);
    for (const process of [0, 1] as const) expect(await validate(process, 10 + process)).toBe(429);
  });

  test('API-16.c a key of one is honored by the other: cards are linked once', async () => {
    const at = openBalanced();
    await at(0).enter('nocard@example.com');
    const cards = [await sealCard(apis[0], 'hilton', '4242424242424242')];
    const link = async (process: 0 | 1, key: string) => outcomeOf(await submit(at(process), { cards, key }));
    expect(await link(0, 'pressed-once')).toEqual([200, 'linked']);
    expect(await link(1, 'pressed-once')).toEqual([200, 'linked']);
    expect(await link(1, 'another')).toEqual([400, 'E4']);
  });

  test('RES-05 RES-11 a table held at one is not offered at the other', async () => {
    const offered = async (process: 0 | 1) => {
      const query = 'merchantId=1&date=2026-06-22&time=19:00&partySize=2';
      const response = await openBalanced()(process).call(`/api/Reservations/Availability?${query}`);
      const { slots } = reservationsContract.availabilityResponse.parse(await response.json());
      return slots.map(({ startsAt }) => startsAt);
    };
    expect(await offered(1)).toEqual([EVENING]);
    const at = openBalanced();
    await at(0).enter('history@example.com');
    const body = { merchantId: '1', startsAt: EVENING, partySize: 2 };
    const held = await callAsMember(at(0), '/api/Reservations/Holds', { method: 'POST', body });
    expect(held.status).toBe(201);
    expect([await offered(0), await offered(1)]).toEqual([[], []]);
  });

  test('VAL-23 a failure at one requires the captcha at the other', async () => {
    const at = openBalanced();
    const join = async (process: 0 | 1, changes: Parameters<typeof buildJoinForm>[0]) =>
      codeOf(
        await at(process).call('/api/Members/Prospects', { method: 'POST', body: buildJoinForm(changes) }),
      );
    expect(await join(0, { zipCode: '00000' })).toEqual([400, 'invalid']);
    expect(await join(1, {})).toEqual([403, 'captcha']);
    expect((await join(1, { gRecaptchaResponse: 'solved' }))[0]).toBe(201);
  });
});
