import { dineSummaryContract, memberContract } from '@tableside/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { revokeSessionsOf } from '../../accounts/member-sessions.ts';
import { schema } from '../../database/database.ts';
import { codeOf, MINUTE_MS, startAccounts, type TestAccounts } from '../../testing/test-accounts.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { databaseKinds } from '../../testing/test-database.ts';

const path = '/api/Member';
const summary = '/api/Member/DineSummary';
const DAY_MS = 86_400_000;

describe.each(databaseKinds)('the member on %s', (kind) => {
  let accounts: TestAccounts;
  beforeAll(async () => {
    accounts = await startAccounts(kind, { hasActivity: true });
  });
  afterAll(() => accounts.stop());
  beforeEach(() => accounts.reset());

  const read = async (browser: TestBrowser) => {
    const response = await browser.call(path);
    return memberContract.memberResponse.strict().parse(await response.json());
  };
  const entered = async (email: string, options?: { rememberMe: boolean }) => {
    const browser = accounts.open();
    await browser.enter(email, options);
    return { browser, member: await read(browser) };
  };

  test('API-04.a API-04.b 401 signed out, the member signed in, never cached', async () => {
    const browser = accounts.open();
    expect(await codeOf(await browser.call(path))).toEqual([401, 'unauthorised']);
    await browser.enter('member@example.com');
    const response = await browser.call(path);
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    expect(await response.json()).toMatchObject({ email: 'member@example.com' });
  });

  test('API-04.a SES-03 SES-05 the member has every field, and no secret ones', async () => {
    const { publicId, memberNumber } = await accounts.member('member@example.com');
    expect(publicId).toMatch(/^[\w-]{24}$/);
    await accounts.database.orm
      .update(schema.members)
      .set({ address2: 'Floor 3', emailOptIn: false, smsOptIn: true, familyId: 'family-7', mustJoin: true })
      .where(eq(schema.members.publicId, publicId));
    const { member } = await entered('member@example.com');
    expect(member).toEqual({
      publicId,
      firstName: 'Morgan',
      lastName: 'Reyes',
      email: 'member@example.com',
      emailOptIn: false,
      address: {
        address1: '12 Canal Street',
        address2: 'Floor 3',
        city: 'New York',
        state: 'NY',
        zipCode: '10013',
      },
      phoneNumber: '2125550142',
      smsOptIn: true,
      memberNumber,
      familyId: 'family-7',
      memberType: 'EnrolledCardMember',
      tierLevel: 2,
      diningProgress: {
        status: 'Building',
        remainingDines: 7,
        dinesRequired: 12,
        remainingDollars: 320,
        dollarsRequired: 750,
        ytdMilesOrDollars: 1290,
      },
      activeBonuses: [
        expect.objectContaining({ code: 'MIDWEEK', bonusStatus: 'Enrolled', isNewMemberBonus: false }),
      ],
      enrollmentSource: 'web',
      joinDate: '2025-03-14',
      mustJoin: true,
      emailUpdateRequired: false,
      session: expect.objectContaining({ remainingMs: 900_000 }) as object,
    });
    expect(JSON.stringify(member)).not.toContain('scrypt');
    expect((await entered('newmember@example.com')).member.activeBonuses).toMatchObject([
      { isNewMemberBonus: true, memberIsEligibleForNMB: true, bonusStatus: 'Eligible' },
    ]);
    expect((await entered('vip@example.com')).member.diningProgress?.status).toBe('Renewing');
    expect((await entered('complete@example.com')).member.diningProgress?.status).toBe('Complete');
  });

  test('SES-03 SES-04 SES-06 each type and tier of member is returned', async () => {
    const kinds: unknown[] = [];
    for (const name of ['member', 'vip', 'optedout', 'nocard', 'closed']) {
      const { member } = await entered(`${name}@example.com`);
      kinds.push([name, member.memberType, member.tierLevel]);
    }
    expect(kinds).toEqual([
      ['member', 'EnrolledCardMember', 2],
      ['vip', 'EnrolledCardMember', 3],
      ['optedout', 'EnrolledCardMember', 0],
      ['nocard', 'NonCardMember', 2],
      ['closed', 'ClosedAccountMember', 2],
    ]);
    const { publicId } = await accounts.member('activate@example.com');
    const known = accounts.open();
    const token = await known.token();
    expect(await (await known.call(`/api/Member/${publicId}`, { token })).json()).toMatchObject({
      tierLevel: 1,
      hasWebProfile: false,
    });
  });

  test('AUT-04.a AUT-04.b AUT-04.c each call prolongs the session to fifteen minutes, and an expired one stays expired', async () => {
    const { browser } = await entered('member@example.com');
    for (let calls = 0; calls < 3; calls += 1) {
      accounts.pass(14 * MINUTE_MS);
      expect((await read(browser)).session.remainingMs).toBe(15 * MINUTE_MS);
    }
    // The server accepts the session for nine seconds longer than it reports.
    accounts.pass(15 * MINUTE_MS + 9000);
    const cookies = [...browser.cookies];
    expect((await browser.call(path)).status).toBe(401);
    expect([...browser.cookies]).toEqual(cookies);
  });

  test('a session ends after thirty days, however often it is used', async () => {
    const { browser } = await entered('member@example.com');
    const { memberSessions } = schema;
    const begunAt = new Date(accounts.now().getTime() - 30 * DAY_MS + 20 * MINUTE_MS);
    await accounts.database.orm.update(memberSessions).set({ createdAt: begunAt });
    expect((await read(browser)).session.remainingMs).toBe(15 * MINUTE_MS);
    accounts.pass(10 * MINUTE_MS);
    expect((await read(browser)).session.remainingMs).toBe(10 * MINUTE_MS);
    accounts.pass(9 * MINUTE_MS);
    expect((await read(browser)).session.remainingMs).toBe(MINUTE_MS);
    accounts.pass(MINUTE_MS);
    expect((await browser.call(path)).status).toBe(401);
    await accounts.database.orm
      .update(memberSessions)
      .set({ expiresAt: new Date(accounts.now().getTime() + DAY_MS) });
    expect((await browser.call(path)).status).toBe(401);
  });

  test('AUT-03.a a remembered session ends after 180 days, however often it is used', async () => {
    const { browser } = await entered('member@example.com', { rememberMe: true });
    accounts.pass(80 * DAY_MS);
    expect((await read(browser)).session.remainingMs).toBe(90 * DAY_MS);
    accounts.pass(80 * DAY_MS);
    const response = await browser.call(path);
    expect(response.headers.getSetCookie().join()).toContain(`Max-Age=${(20 * DAY_MS) / 1000};`);
    accounts.pass(19 * DAY_MS);
    expect((await read(browser)).session.remainingMs).toBe(DAY_MS);
    accounts.pass(DAY_MS);
    expect((await browser.call(path)).status).toBe(401);
  });

  test('AUT-04.a thirty parallel calls revive no expired session', async () => {
    const { browser } = await entered('member@example.com');
    accounts.pass(15 * MINUTE_MS);
    const calls = await Promise.all(Array.from({ length: 30 }, () => browser.call(path)));
    expect(new Set(calls.map(({ status }) => status))).toEqual(new Set([401]));
  });

  test('SES-18.b API-18.a member-specific calls require the token of their own session', async () => {
    const { browser, member } = await entered('member@example.com');
    const other = await entered('vip@example.com');
    const request = (Authorization?: string) =>
      browser.call(summary, { headers: { ...(Authorization !== undefined && { Authorization }) } });
    const right = `Bearer ${member.session.accessToken}`;
    const wrong = [
      undefined,
      '',
      'Bearer',
      'Bearer undefined',
      member.session.accessToken,
      `${right}x`,
      right.slice(0, -1),
      `Basic ${member.session.accessToken}`,
      `Bearer ${other.member.session.accessToken}`,
      `Bearer ${browser.sessionId()}`,
    ];
    for (const header of wrong) {
      expect([header, ...(await codeOf(await request(header)))]).toEqual([header, 401, 'unauthorised']);
    }
    const response = await request(right);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(dineSummaryContract.dineSummaryResponse.strict().parse(await response.json())).toEqual({
      currentYearBenefits: 1290,
      currentYearDines: 5,
    });
    const none = await entered('nocard@example.com');
    const headers = { Authorization: `Bearer ${none.member.session.accessToken}` };
    expect(await (await none.browser.call(summary, { headers })).json()).toEqual({
      currentYearBenefits: 0,
      currentYearDines: 0,
    });
    await browser.signOut();
    expect((await request(right)).status).toBe(401);
  });

  test('SES-22.c a session of one partner is invalid at another', async () => {
    const { browser } = await entered('member@example.com');
    const elsewhere = accounts.open('american');
    for (const [name, value] of browser.cookies) elsewhere.cookies.set(name, value);
    expect((await elsewhere.call(path)).status).toBe(401);
    const put = { method: 'PUT', body: { firstName: 'Mallory' } };
    expect((await elsewhere.call(path, put)).status).toBe(401);
    await elsewhere.signOut();
    expect((await browser.call(path)).status).toBe(200);
    expect((await accounts.member('member@example.com', 'american')).firstName).toBe('Morgan');
  });

  test('sessions end when they are revoked, all of one member and no others', async () => {
    const [one, two, other] = [
      await entered('member@example.com'),
      await entered('member@example.com'),
      await entered('vip@example.com'),
    ];
    const memberId = one.member.publicId;
    await revokeSessionsOf(accounts.database, { memberId, partnerId: 'hilton' });
    const statuses = await Promise.all(
      [one, two, other].map(async ({ browser }) => (await browser.call(path)).status),
    );
    expect(statuses).toEqual([401, 401, 200]);
  });

  test('SES-22.c signing in as another member ends the browser’s previous session', async () => {
    const { browser } = await entered('member@example.com');
    const former = accounts.open();
    for (const [name, value] of browser.cookies) former.cookies.set(name, value);
    await browser.enter('vip@example.com');
    expect((await read(browser)).email).toBe('vip@example.com');
    expect((await former.call(path)).status).toBe(401);
  });

  test('SES-18.b an access token is useless without the session cookie', async () => {
    const { member } = await entered('member@example.com');
    const headers = { Authorization: `Bearer ${member.session.accessToken}` };
    for (const requested of [path, summary]) {
      expect((await accounts.open().call(requested, { headers })).status).toBe(401);
    }
  });
});
