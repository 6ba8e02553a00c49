import { bonusesContract, memberContract } from '@tableside/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { schema } from '../../database/database.ts';
import { codeOf, startAccounts, type TestAccounts } from '../../testing/test-accounts.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { callAsMember } from '../../testing/test-cards.ts';
import { databaseKinds } from '../../testing/test-database.ts';

const post = { method: 'POST' };
const pathOf = (code: string) => `/api/Member/Bonus/${encodeURIComponent(code)}`;

describe.each(databaseKinds)('registering for a bonus on %s', (kind) => {
  let accounts: TestAccounts;
  beforeAll(async () => {
    accounts = await startAccounts(kind);
  });
  afterAll(() => accounts.stop());
  beforeEach(() => accounts.reset());

  const as = (name: string, partner = 'hilton', given = {}) =>
    accounts.openAs(`${name}@example.com`, partner, given);
  const bonusesOf = async (browser: TestBrowser) =>
    memberContract.memberResponse.parse(await (await browser.call('/api/Member')).json()).activeBonuses;
  const registerAs = (browser: TestBrowser, code: string, version?: string) =>
    callAsMember(browser, pathOf(code) + (version === undefined ? '' : `?version=${version}`), post);
  const register = async (browser: TestBrowser, code: string) =>
    registerAs(browser, code, (await bonusesOf(browser)).find((bonus) => bonus.code === code)?.version);
  const statusesOf = async (browser: TestBrowser) =>
    Object.fromEntries((await bonusesOf(browser)).map(({ code, bonusStatus }) => [code, bonusStatus]));

  test('API-19.a ACC-13 an eligible bonus becomes enrolled; the request has no body', async () => {
    const browser = await as('bonuses');
    expect((await statusesOf(browser))['MIDWEEK']).toBe('Eligible');
    const response = await register(browser, 'MIDWEEK');
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    expect(bonusesContract.registerBonusResponse.strict().parse(await response.json())).toEqual({});
    const after = await statusesOf(browser);
    expect(after['MIDWEEK']).toBe('Enrolled');
    expect(after['WELCOME']).toBe('Eligible');
    expect(await statusesOf(await as('bonuses', 't-mobile'))).toMatchObject({ MIDWEEK: 'Eligible' });
  });

  test('ACC-11.a ACC-11.b a bonus has its facts, and end, meals and terms where they are known', async () => {
    const browser = await as('bonuses');
    const { memberBonuses } = schema;
    await accounts.database.orm
      .update(memberBonuses)
      .set({ isEligibleForNewMemberBonus: sql`not ${memberBonuses.isNewMemberBonus}` });
    const bonuses = await bonusesOf(browser);
    const bonusOf = (code: string) => bonuses.find((bonus) => bonus.code === code);
    const rows = await accounts.database.orm
      .select()
      .from(memberBonuses)
      .where(eq(memberBonuses.memberId, (await accounts.member('bonuses@example.com', 'hilton')).publicId));
    expect(bonuses.map(({ bonusStatus }) => bonusStatus)).toEqual(
      expect.arrayContaining(['Eligible', 'Enrolled', 'Qualified']),
    );
    expect(bonuses).toHaveLength(rows.length);
    for (const row of rows) {
      expect(bonusOf(row.code)).toMatchObject({
        bonusStatus: row.status,
        createDateUtc: row.createdAt.toISOString(),
        description: row.description,
        isNewMemberBonus: row.code === 'WELCOME',
        memberIsEligibleForNMB: row.code !== 'WELCOME',
      });
    }
    expect(bonusOf('BRUNCH')).toMatchObject({
      usableUntil: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      mealsRequired: 3,
      mealsCompleted: 1,
      terms: expect.stringContaining('three meals'),
    });
    const names = Object.keys(bonusOf('LASTSEASON') ?? {});
    expect(names.filter((name) => /^(usable|meals|terms)/.test(name))).toEqual([]);
  });

  test.each([
    ['description', { description: 'Half as much.' }],
    ['last day', { usableUntil: '2026-06-30' }],
    ['meals', { mealsRequired: 9 }],
    ['terms', { terms: 'Only on Sundays.' }],
    ['members', { isNewMemberBonus: true }],
  ])(
    'API-19.b ACC-23.b a bonus of other %s than what was shown is not registered for',
    async (_, changes) => {
      const browser = await as('bonuses');
      const versionOf = async () =>
        (await bonusesOf(browser)).find(({ code }) => code === 'MIDWEEK')?.version ?? '';
      const seen = await versionOf();
      const { memberBonuses } = schema;
      await accounts.database.orm.update(memberBonuses).set(changes).where(eq(memberBonuses.code, 'MIDWEEK'));
      expect(await codeOf(await registerAs(browser, 'MIDWEEK', seen))).toEqual([400, 'bonusChanged']);
      expect((await statusesOf(browser))['MIDWEEK']).toBe('Eligible');
      const present = await versionOf();
      expect((await registerAs(browser, 'MIDWEEK', present)).status).toBe(200);
      expect((await registerAs(browser, 'MIDWEEK', seen)).status).toBe(200);
      expect((await statusesOf(browser))['MIDWEEK']).toBe('Enrolled');
    },
  );

  test('ACC-23.a a call that does not say what was shown registers for nothing', async () => {
    const browser = await as('bonuses');
    expect(await codeOf(await registerAs(browser, 'MIDWEEK'))).toEqual([400, 'bonusChanged']);
    expect((await statusesOf(browser))['MIDWEEK']).toBe('Eligible');
  });

  test('API-19.b repeating it has no effect, and a qualified bonus stays qualified', async () => {
    const browser = await as('bonuses');
    for (const code of ['BRUNCH', 'DOUBLEUP', 'MIDWEEK', 'MIDWEEK'])
      expect((await register(browser, code)).status).toBe(200);
    expect(await statusesOf(browser)).toMatchObject({
      BRUNCH: 'Enrolled',
      DOUBLEUP: 'Qualified',
      MIDWEEK: 'Enrolled',
    });
    const responses = await Promise.all(Array.from({ length: 20 }, () => register(browser, 'WELCOME')));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  });

  test('API-19.c a code that the member does not have is not found, even if others have it', async () => {
    const browser = await as('member');
    for (const code of ['BRUNCH', 'midweek', 'nothing', 'a/b', '%00x', '٣', 'x'.repeat(64)])
      expect([code, ...(await codeOf(await register(browser, code)))]).toEqual([code, 404, 'notFound']);
    for (const code of ['x'.repeat(65), 'a\0'])
      expect(await codeOf(await register(browser, code))).toEqual([400, 'invalid']);
  });

  test('API-19.a requires session, access token and anti-forgery token; a read-only session changes nothing', async () => {
    const path = pathOf('MIDWEEK');
    expect(await codeOf(await accounts.open().call(path, post))).toEqual([401, 'unauthorised']);
    const browser = await as('bonuses');
    expect(await codeOf(await browser.call(path, post))).toEqual([401, 'unauthorised']);
    const forged = { ...post, headers: { 'X-XSRF-TOKEN': 'wrong' } };
    expect(await codeOf(await callAsMember(browser, path, forged))).toEqual([403, 'csrf']);
    const looking = await as('bonuses', 'hilton', { isReadOnly: true });
    expect(await codeOf(await register(looking, 'MIDWEEK'))).toEqual([403, 'readOnly']);
    expect((await statusesOf(browser))['MIDWEEK']).toBe('Eligible');
  });
});
