import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { schema, type Database } from '../../database/database.ts';
import { codeOf, MINUTE_MS, startAccounts, type TestAccounts } from '../../testing/test-accounts.ts';
import { createTestApi, readTestPartners, type TestApi } from '../../testing/test-api.ts';
import { openBrowser, type TestBrowser } from '../../testing/test-browser.ts';
import {
  callAsMember,
  listOf,
  namesOf,
  outcomeOf,
  PARTNER_CARDS,
  remove,
  sealCard,
  submit,
  visaNumbers,
} from '../../testing/test-cards.ts';
import { databaseKinds } from '../../testing/test-database.ts';
import { purgeExpiredSubmissions } from './submissions.ts';

const VISA = '4242424242424242';
const REFUSED = '4000000000000002';

describe.each(databaseKinds)('repeated card submissions on %s', (kind) => {
  let accounts: TestAccounts;
  let apis: readonly [TestApi, TestApi];
  beforeAll(async () => {
    accounts = await startAccounts(kind);
    apis = [accounts.api, accounts.anotherApi()];
  });
  afterAll(() => accounts.stop());
  beforeEach(async () => {
    await accounts.reset();
    accounts.pass(24 * 60 * MINUTE_MS);
  });

  const seal = (number: string) => sealCard(accounts.api, 'american', number);
  const as = async (name: string, api: TestApi = accounts.api): Promise<TestBrowser> => {
    const browser = openBrowser(api, 'american');
    await accounts.give(browser, `${name}@example.com`);
    return browser;
  };
  const inTabs = (name: string, count: number) =>
    Promise.all(Array.from({ length: count }, (_, tab) => as(name, apis[tab % 2 === 0 ? 0 : 1])));
  const linkedOf = async (name: string) => {
    const { publicId } = await accounts.member(`${name}@example.com`, 'american');
    const { cards } = schema;
    const rows = await accounts.database.orm
      .select()
      .from(cards)
      .where(and(eq(cards.memberId, publicId), isNull(cards.deletedAt)));
    return rows.length;
  };
  const countOf = (texts: readonly string[]) =>
    Object.fromEntries(texts.map((text) => [text, texts.filter((other) => other === text).length]));

  test('API-16.c a repeated request gets the same response, without a second effect', async () => {
    const browser = await as('nocard');
    const cards = [await seal(VISA), await seal(REFUSED)];
    const first = await submit(browser, { cards, key: 'key-1' });
    const again = await submit(browser, { cards, key: 'key-1' });
    expect([again.status, await again.json()]).toEqual([first.status, await first.json()]);
    expect(await namesOf(browser)).toEqual(['Visa 4242']);
    const refused = { cards: [await seal(REFUSED)], key: 'key-2' };
    const outcome = await outcomeOf(await submit(browser, refused));
    expect([outcome, await outcomeOf(await submit(browser, refused))]).toEqual([
      [400, 'E1'],
      [400, 'E1'],
    ]);
    const linkedAlready = { cards: [await seal(VISA)], key: 'key-3' };
    expect(await outcomeOf(await submit(browser, linkedAlready))).toEqual([400, 'E4']);
    const [card] = await listOf(browser);
    await remove(browser, card?.id ?? '', 'closesAccount');
    expect(await outcomeOf(await submit(browser, { cards, key: 'key-1' }))).toEqual([200, 'linked', 'E1']);
    expect(await outcomeOf(await submit(browser, linkedAlready))).toEqual([400, 'E4']);
    expect(await namesOf(browser)).toEqual([]);
  });

  test('API-16.c a key belongs to one body and one member, and may have 64 characters', async () => {
    const browser = await as('nocard');
    const [one, two] = [await seal(VISA), await seal('4012888888881881')];
    expect(await outcomeOf(await submit(browser, { cards: [one], key: 'key' }))).toEqual([200, 'linked']);
    expect(await codeOf(await submit(browser, { cards: [two], key: 'key' }))).toEqual([400, 'keyReused']);
    const withConsent = { cards: [one], key: 'key', directFileFeedOptIn: true };
    expect(await codeOf(await submit(browser, withConsent))).toEqual([400, 'keyReused']);
    const withToken = { cards: [one], key: 'key', token: 'solved' };
    expect(await outcomeOf(await submit(browser, withToken))).toEqual([200, 'linked']);
    expect(await outcomeOf(await submit(await as('newmember'), { cards: [two], key: 'key' }))).toEqual([
      200,
      'linked',
    ]);
    for (const key of ['k'.repeat(65), 'two words', 'ü', '4111-1111-1111-1111']) {
      expect(await codeOf(await submit(browser, { cards: [two], key }))).toEqual([400, 'invalid']);
    }
    expect(await outcomeOf(await submit(browser, { cards: [two], key: 'k'.repeat(64) }))).toEqual([
      200,
      'linked',
    ]);
  });

  test('API-16.c a key is remembered for a day', async () => {
    const browser = await as('nocard');
    const cards = [await seal(VISA)];
    await submit(browser, { cards, key: 'key' });
    const storedSubmissions = async () => {
      await purgeExpiredSubmissions(accounts.database, accounts.now());
      const { publicId } = await accounts.member('nocard@example.com', 'american');
      const { cardSubmissions } = schema;
      return accounts.database.orm
        .select()
        .from(cardSubmissions)
        .where(eq(cardSubmissions.memberId, publicId));
    };
    accounts.pass(24 * 60 * MINUTE_MS - 1);
    expect(await storedSubmissions()).toHaveLength(1);
    accounts.pass(2);
    expect(await storedSubmissions()).toHaveLength(0);
    const returned = await as('nocard');
    expect(await outcomeOf(await submit(returned, { cards: [await seal(VISA)], key: 'key' }))).toEqual([
      400,
      'E4',
    ]);
  });

  test('API-16.c parallel requests with one key have one effect, and all get the same response', async () => {
    const tabs = await inTabs('nocard', 8);
    const cards = [await seal(VISA), await seal(REFUSED), await seal('378282246310005')];
    const responses = await Promise.all(
      tabs.map(async (browser) => {
        const response = await submit(browser, { cards, key: 'pressed-once' });
        return [response.status, await response.json()];
      }),
    );
    for (const response of responses) expect(response).toEqual(responses[0]);
    expect(await linkedOf('nocard')).toBe(2);
    expect(await outcomeOf(await submit(await as('nocard'), { cards, key: 'pressed-once' }))).toEqual([
      200,
      'linked',
      'E1',
      'linked',
    ]);
  });

  test('API-16.a the same card submitted in parallel without a key is linked once', async () => {
    const tabs = await inTabs('nocard', 8);
    const responses = await Promise.all(
      tabs.map(async (browser) => {
        const [, outcome] = await outcomeOf(await submit(browser, { cards: [await seal(VISA)] }));
        return String(outcome);
      }),
    );
    expect(countOf(responses)).toEqual({ linked: 1, E4: 7 });
    expect(await linkedOf('nocard')).toBe(1);
  });

  test('OP-001 API-16.a forty parallel submissions with a limit of twelve link twelve cards', async () => {
    const tabs = await inTabs('nocard', 40);
    const numbers = visaNumbers(40);
    const responses = await Promise.all(
      tabs.map(async (browser, index) => {
        const [, outcome] = await outcomeOf(
          await submit(browser, {
            cards: [await seal(numbers[index] ?? '')],
            key: `key-${index}`,
          }),
        );
        return String(outcome);
      }),
    );
    expect(countOf(responses)).toEqual({ linked: 12, E5: 28 });
    expect(await linkedOf('nocard')).toBe(12);
  });

  test('API-17.a CRD-33.a parallel deletions of all cards, agreed to, close the account once and unlink each card once; without consent one card stays', async () => {
    const tabs = await inTabs('member', 6);
    const cards = await listOf(await as('member'));
    const idOf = (index: number) => cards[index % 2]?.id ?? '';
    const refused = await Promise.all(
      tabs.slice(0, 2).map(async (browser, index) => (await remove(browser, idOf(index))).status),
    );
    expect(refused.map(String).toSorted()).toEqual(['200', '400']);
    expect(await linkedOf('member')).toBe(1);
    const responses = await Promise.all(
      tabs.map(async (browser, index) =>
        String((await remove(browser, idOf(index), 'closesAccount')).status),
      ),
    );
    expect(countOf(responses)).toEqual({ 200: 1, 404: 5 });
    expect((await accounts.member('member@example.com', 'american')).memberType).toBe('ClosedAccountMember');
  });

  test('API-16.a API-17.a parallel linking and unlinking never leave an enrolled member without a card, nor a closed account with one', async () => {
    for (let round = 0; round < 6; round += 1) {
      await accounts.reset();
      const [adding, deleting] = await inTabs('vip', 2);
      const [card] = await listOf(await as('vip'));
      if (!adding || !deleting) throw new Error('There are two tabs.');
      await Promise.all([
        submit(adding, { cards: [await seal(VISA)] }),
        remove(deleting, card?.id ?? '', 'closesAccount'),
      ]);
      expect([
        await linkedOf('vip'),
        (await accounts.member('vip@example.com', 'american')).memberType,
      ]).toEqual([1, 'EnrolledCardMember']);
    }
  });

  test('API-16.c ENR-17.b an interrupted submission continues where it stopped, returns all results, and keeps the version of the terms that was shown', async () => {
    let transactionsLeft = Infinity;
    const { orm } = accounts.database;
    const transaction: typeof orm.transaction = (work, config) => {
      transactionsLeft -= 1;
      if (transactionsLeft < 0) throw new Error('The process ended here.');
      return orm.transaction(work, config);
    };
    const dying: Database = {
      ...accounts.database,
      orm: new Proxy(orm, {
        get: (target, key) => (key === 'transaction' ? transaction : (Reflect.get(target, key) as unknown)),
      }),
    };
    const partners = await readTestPartners();
    const now = () => accounts.now();
    const browser = await as('nocard', createTestApi({ database: dying, partners, now }));
    const cards = [await seal(VISA), await seal('378282246310005'), await seal(REFUSED)];
    transactionsLeft = 1;
    expect((await submit(browser, { cards, key: 'key' })).status).toBe(500);
    expect(await linkedOf('nocard')).toBe(1);
    const changed = partners.map((partner) => ({ ...partner, termsVersion: '2' }));
    const later = await as('nocard', createTestApi({ database: accounts.database, partners: changed, now }));
    expect(await outcomeOf(await submit(later, { cards, key: 'key' }))).toEqual([
      200,
      'linked',
      'linked',
      'E1',
    ]);
    expect(await linkedOf('nocard')).toBe(2);
    expect((await accounts.member('nocard@example.com', 'american')).termsVersion).toBe('1');
  });

  test('API-15.a a partner-loaded card linked in parallel is linked once', async () => {
    const tabs = await Promise.all(
      [...apis, ...apis].map(async (api) => {
        const browser = openBrowser(api, 'hilton');
        await accounts.give(browser, 'nocard@example.com');
        return browser;
      }),
    );
    const [first] = tabs;
    if (!first) throw new Error('There are tabs.');
    const [offered] = (await (await callAsMember(first, PARTNER_CARDS)).json()) as unknown[];
    const responses = await Promise.all(
      tabs.map(async (browser) => String((await outcomeOf(await submit(browser, { cards: [offered] })))[1])),
    );
    expect(countOf(responses)).toEqual({ linked: 1, E4: 3 });
  });
});
