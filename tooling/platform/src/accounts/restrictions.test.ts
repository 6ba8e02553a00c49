import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { schema } from '../database/database.ts';
import { pageCallPaths } from '../testing/api-paths.ts';
import { buildJoinForm } from '../testing/join-form.ts';
import { codeOf, startAccounts, type TestAccounts } from '../testing/test-accounts.ts';
import type { TestBrowser } from '../testing/test-browser.ts';
import { callAsMember, CARDS, sealCard, submit } from '../testing/test-cards.ts';
import { databaseKinds } from '../testing/test-database.ts';

const paths = await pageCallPaths();
const routes = Object.entries(paths).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
);

const ownData = [
  'POST /api/Member/Data/Code',
  'POST /api/Member/Data',
  'GET /api/Member/Erasure',
  'POST /api/Member/Erasure',
];
const left = {
  accountClosed: [
    ...ownData,
    'GET /api/Member',
    'GET /api/Member/Cards',
    'POST /api/Member/Cards',
    'GET /api/Cards/AllPartnerCards',
  ],
  emailUpdateRequired: [...ownData, 'GET /api/Member'],
};

describe.each(databaseKinds)('restricted members on %s', (kind) => {
  let accounts: TestAccounts;
  beforeAll(async () => {
    accounts = await startAccounts(kind);
  });
  afterAll(() => accounts.stop());
  beforeEach(() => accounts.reset());

  const as = (name: string, partner?: string) => accounts.openAs(`${name}@example.com`, partner);
  const request = async (browser: TestBrowser, route: string, body: object = { firstName: 'Mo' }) => {
    const [method = 'GET', path = ''] = route.split(' ');
    const filled = path.replaceAll(/\{\w+\}/g, 'nobody');
    return callAsMember(browser, filled, { method, ...(method !== 'GET' && { body }) });
  };
  const memberRoutes = async () => {
    const statuses = routes.map(
      async (route) => [route, (await request(accounts.open(), route)).status] as const,
    );
    return (await Promise.all(statuses)).flatMap(([route, status]) => (status === 401 ? [route] : []));
  };

  test.each([
    ['closed', 'accountClosed'],
    ['fixemail', 'emailUpdateRequired'],
  ] as const)(
    'SES-23.a SES-23.b %s: every route about members is rejected except for the allowed ones',
    async (name, code) => {
      const requestedRoutes = await memberRoutes();
      expect(requestedRoutes.length).toBeGreaterThan(left[code].length);
      const responses = await Promise.all(
        requestedRoutes.map(
          async (route) => [route, await codeOf(await request(await as(name), route))] as const,
        ),
      );
      const open = responses.flatMap(([route, [status, problem]]) =>
        status === 403 && problem === code ? [] : [route],
      );
      expect(open.toSorted()).toEqual(left[code].toSorted());
      const browser = await as(name);
      expect((await browser.call('/api/Member')).status).toBe(200);
      expect((await browser.signOut()).status).toBe(200);
      expect((await browser.call('/api/Member')).status).toBe(401);
    },
  );

  test('SES-23.a linking a card reopens a closed account', async () => {
    const browser = await as('closed');
    expect(await codeOf(await request(browser, 'GET /api/Member/Transactions'))).toEqual([
      403,
      'accountClosed',
    ]);
    const cards = [await sealCard(accounts.api, 'hilton', '4242424242424242')];
    expect((await submit(browser, { cards })).status).toBe(200);
    expect((await request(browser, 'GET /api/Member/Transactions')).status).toBe(200);
    expect((await callAsMember(browser, CARDS)).status).toBe(200);
  });

  test('SES-23.b a member who must replace the address can do that, and then everything', async () => {
    const browser = await as('fixemail');
    const [email, emailConfirm] = ['felix@example.org', 'felix@example.org'];
    for (const body of [{}, [], 'text', null, { firstName: 'Mo' }, { smsOptIn: true }]) {
      expect(await codeOf(await request(browser, 'PUT /api/Member', body as object))).toEqual([
        403,
        'emailUpdateRequired',
      ]);
    }
    for (const half of [{ email }, { emailConfirm }])
      expect((await request(browser, 'PUT /api/Member', half)).status).toBe(400);
    expect((await request(browser, 'PUT /api/Member', { email, emailConfirm })).status).toBe(200);
    expect((await request(browser, 'PUT /api/Member')).status).toBe(200);
  });

  test('SES-23.a SES-23.b a closed account comes first; with single sign-on it does not join again, and the address is the partner’s', async () => {
    const { members } = schema;
    await accounts.database.orm.update(members).set({ mustUpdateEmail: true });
    expect(await codeOf(await request(await as('closed'), 'GET /api/Member/Transactions'))).toEqual([
      403,
      'accountClosed',
    ]);
    const closed = await as('closed', 'american');
    expect(await codeOf(await request(closed, 'POST /api/Members/Prospects', buildJoinForm()))).toEqual([
      403,
      'accountClosed',
    ]);
    expect((await request(await as('member', 'american'), 'GET /api/Member/Transactions')).status).toBe(200);
  });
});
