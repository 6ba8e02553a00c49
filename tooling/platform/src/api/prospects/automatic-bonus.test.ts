import { memberContract } from '@tableside/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { createPasswords } from '../../accounts/passwords.ts';
import { schema } from '../../database/database.ts';
import { buildJoinForm } from '../../testing/join-form.ts';
import { createTestApi, readTestPartners, TEST_DAY, type TestApi } from '../../testing/test-api.ts';
import { openBrowser, type TestBrowser } from '../../testing/test-browser.ts';
import { databaseKinds, openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { hashSessionId } from '../../web/session.ts';

const sources: Readonly<Record<string, string>> = { ihg: 'web', delta: 'sso' };
const bonus = { code: 'FIRST', withinHours: 48 };

describe.each(databaseKinds)('the automatic bonus on %s', (kind) => {
  let opened: TestDatabase;
  let api: TestApi;
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
    const partners = (await readTestPartners()).map((partner) => {
      const enrollmentSource = sources[partner.id];
      return enrollmentSource === undefined
        ? partner
        : { ...partner, autoBonus: { ...bonus, enrollmentSource } };
    });
    const passwords = createPasswords({ cost: 4 });
    api = createTestApi({ database: opened.database, partners, now: () => TEST_DAY, passwords });
  });
  afterAll(() => opened.stop());
  beforeEach(() => opened.database.orm.delete(schema.members));

  const joined = async (browser: TestBrowser, body: object) => {
    const response = await browser.call('/api/Members/Prospects', { method: 'POST', body });
    expect(response.status).toBe(201);
    return memberContract.memberResponse.parse(await (await browser.call('/api/Member')).json());
  };

  test('ACC-19.a ENR-15.b of members who came without a link, where that is the chosen source', async () => {
    const [one, two] = ['123456789', '123456788'].map((memberNumber) =>
      buildJoinForm({ memberNumber, email: `${memberNumber}@example.com` }),
    );
    const member = await joined(openBrowser(api, 'ihg'), one ?? expect.fail());
    expect(member).toMatchObject({
      enrollmentSource: 'web',
      activeBonuses: [{ code: 'FIRST', bonusStatus: 'Eligible', usableUntil: '2026-06-17' }],
    });
    expect(await joined(openBrowser(api, 'ihg'), { ...two, source: 'letter' })).toMatchObject({
      enrollmentSource: 'letter',
      activeBonuses: [],
    });
  });

  test('ACC-19.a ENR-15.c of members who came by single sign-on, where that is the chosen source', async () => {
    const browser = openBrowser(api, 'delta');
    await browser.token();
    const person = { partnerId: 'delta', memberId: 'sso-1' };
    await opened.database.orm.insert(schema.members).values({
      partnerId: 'delta',
      publicId: 'sso-1',
      email: 'told@example.com',
      ssoSubject: 'subject',
      mustJoin: true,
      enrollmentSource: 'sso',
    });
    await opened.database.orm.insert(schema.memberSessions).values({
      ...person,
      idHash: hashSessionId(browser.sessionId()),
      isRemembered: false,
      createdAt: TEST_DAY,
      expiresAt: new Date(TEST_DAY.getTime() + 900_000),
    });
    const {
      password: _password,
      passwordConfirm: _confirm,
      ...form
    } = buildJoinForm({ memberNumber: 'AB1234567' });
    expect(await joined(browser, form)).toMatchObject({
      enrollmentSource: 'sso',
      activeBonuses: [{ code: 'FIRST', bonusStatus: 'Eligible' }],
    });
  });
});
