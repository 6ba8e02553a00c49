import { publicIdOf, resetPeople } from '@tableside/demo/seed';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { schema } from '../../database/database.ts';
import { createPasswords } from '../../accounts/passwords.ts';
import { beginTestSession } from '../../testing/member-session.ts';
import { createTestApi, readTestPartners, TEST_DAY, type TestApi } from '../../testing/test-api.ts';
import { openBrowser } from '../../testing/test-browser.ts';
import { outcomeOf, sealCard, submit } from '../../testing/test-cards.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';

const VISA = '4242424242424242';
const AMEX = '378282246310005';
const REFUSED = '4000000000000002';

let opened: TestDatabase;
let api: TestApi;
const used = new Set<string>();
const redeem = (token: string) => {
  const isGood = token.startsWith('solved') && !used.has(token);
  used.add(token);
  return Promise.resolve(isGood);
};
beforeAll(async () => {
  opened = await openTestDatabase('pglite');
  const { database } = opened;
  api = createTestApi({ database, partners: await readTestPartners(), verifyCaptcha: redeem });
  await database.orm
    .insert(schema.featureFlagOverrides)
    .values({ partnerId: 'american', name: 'captcha', value: true });
});
afterAll(() => opened.stop());
beforeEach(async () => {
  used.clear();
  await opened.database.orm.delete(schema.rateLimits);
  await opened.database.orm.delete(schema.rateLimitItems);
  const partner = (await readTestPartners()).find(({ id }) => id === 'american');
  const people = { passwords: createPasswords({ cost: 4 }), today: TEST_DAY, hasActivity: false };
  if (partner) await resetPeople(opened.database, partner, people);
});

const enter = async () => {
  const browser = openBrowser(api, 'american');
  const { id } = await beginTestSession(opened.database, {
    partnerId: 'american',
    memberId: publicIdOf('american', 'nocard'),
    expiresAt: new Date(TEST_DAY.getTime() + 900_000),
  });
  browser.cookies.set('__Host-tableside-session', id);
  return browser;
};
const seal = (number: string) => sealCard(api, 'american', number);

test('VAL-23 CRD-03 the first submission requires no captcha, the one after a failure does', async () => {
  const browser = await enter();
  expect(await outcomeOf(await submit(browser, { cards: [await seal(REFUSED)] }))).toEqual([400, 'E1']);
  const cards = [await seal(VISA)];
  expect(await outcomeOf(await submit(browser, { cards }))).toEqual([403, 'captcha']);
  expect(await outcomeOf(await submit(browser, { cards, token: 'guessed' }))).toEqual([403, 'captcha']);
  expect(await outcomeOf(await submit(browser, { cards, token: 'solved' }))).toEqual([200, 'linked']);
  expect(await outcomeOf(await submit(browser, { cards: [await seal(AMEX)], token: 'solved' }))).toEqual([
    403,
    'captcha',
  ]);
});

test('VAL-23 CRD-03 one failed card among linked ones counts as a failure, a success does not', async () => {
  const browser = await enter();
  expect(await outcomeOf(await submit(browser, { cards: [await seal(AMEX)] }))).toEqual([200, 'linked']);
  const mixed = [await seal(VISA), await seal(REFUSED)];
  expect(await outcomeOf(await submit(browser, { cards: mixed }))).toEqual([200, 'linked', 'E1']);
  expect(await outcomeOf(await submit(browser, { cards: [await seal(REFUSED)] }))).toEqual([403, 'captcha']);
});

test('API-16.c VAL-23 a submission repeated with its key requires no second captcha', async () => {
  const browser = await enter();
  await submit(browser, { cards: [await seal(REFUSED)] });
  const sent = { cards: [await seal(VISA)], key: 'key' };
  expect(await outcomeOf(await submit(browser, sent))).toEqual([403, 'captcha']);
  const responses = await Promise.all(
    ['solved', 'solved', 'solved'].map(async (token) => outcomeOf(await submit(browser, { ...sent, token }))),
  );
  expect(responses).toContainEqual([200, 'linked']);
  expect(await outcomeOf(await submit(browser, { ...sent, token: 'solved' }))).toEqual([200, 'linked']);
  expect(await outcomeOf(await submit(browser, sent))).toEqual([200, 'linked']);
});

test('VAL-23 CRD-03 signing in again, even in another browser, does not reset the count', async () => {
  expect(await outcomeOf(await submit(await enter(), { cards: [await seal(REFUSED)] }))).toEqual([400, 'E1']);
  const again = await enter();
  expect(await outcomeOf(await submit(again, { cards: [await seal(VISA)] }))).toEqual([403, 'captcha']);
});
