import { memberContract, type ProblemBody } from '@tableside/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { createPasswords } from '../../accounts/passwords.ts';
import { schema } from '../../database/database.ts';
import { countAhead } from '../../testing/count-ahead.ts';
import { createTestApi, readTestPartners, TEST_DAY, type TestApi } from '../../testing/test-api.ts';
import { openBrowser, type TestBrowser } from '../../testing/test-browser.ts';
import { databaseKinds, openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';

/** As long as a public id may be. */
const LONGEST_ID = 'known-2'.padEnd(64, '-');

const people = [
  { publicId: 'known-1', tier: 1 as const, isActive: false },
  { publicId: LONGEST_ID, tier: 2 as const },
  { publicId: 'opted-out', tier: 0 as const },
  { publicId: 'with-password', tier: 3 as const, passwordHash: 'scrypt$…' },
  { publicId: 'by-partner', partnerId: 'american', tier: 2 as const, isActive: false, ssoSubject: 'subject' },
  { publicId: 'elsewhere', partnerId: 'american', tier: 1 as const },
];

describe.each(databaseKinds)('known members on %s', (kind) => {
  let opened: TestDatabase;
  let api: TestApi;
  let moment = TEST_DAY.getTime();
  let work = 0;
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
    const passwords = createPasswords({ cost: 4, onWork: () => (work += 1) });
    const partners = await readTestPartners();
    api = createTestApi({ database: opened.database, partners, now: () => new Date(moment), passwords });
  });
  afterAll(() => opened.stop());
  beforeEach(async () => {
    moment += 3_600_000;
    const { orm } = opened.database;
    await orm.delete(schema.members);
    await orm.insert(schema.members).values(
      people.map((person) => ({
        partnerId: 'hilton',
        email: `${person.publicId}@example.com`,
        firstName: 'Secret',
        ...person,
      })),
    );
  });

  const lookUp = async (browser: TestBrowser, publicId: string) =>
    browser.call(`/api/Member/${publicId}`, { token: await browser.token() });
  const activate = (browser: TestBrowser, publicId: unknown) =>
    browser.call('/api/Member/Activate', { method: 'POST', body: { publicId } });
  const rowOf = async (publicId: string) =>
    (await opened.database.orm.select().from(schema.members).where(eq(schema.members.publicId, publicId)))[0];

  test('API-06.a SES-07 ACT-03 ACT-04 ACT-05 returns what activation requires, and how the visitor was recognized', async () => {
    const hilton = openBrowser(api, 'hilton');
    const response = await lookUp(hilton, 'known-1');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(memberContract.knownMemberResponse.strict().parse(await response.json())).toEqual({
      publicId: 'known-1',
      interfaceType: 'known',
      active: false,
      hasWebProfile: false,
      tierLevel: 1,
    });
    expect(await (await lookUp(hilton, 'with-password')).json()).toMatchObject({
      interfaceType: 'direct',
      active: true,
      hasWebProfile: true,
      tierLevel: 3,
    });
    expect(await (await lookUp(hilton, LONGEST_ID)).json()).toMatchObject({
      interfaceType: 'known',
      active: true,
      hasWebProfile: false,
      tierLevel: 2,
    });
    expect(await (await lookUp(openBrowser(api, 'american'), 'by-partner')).json()).toMatchObject({
      interfaceType: 'sso',
      active: false,
      hasWebProfile: true,
      tierLevel: 2,
    });
  });

  test('SES-17 API-06.c responds only to the site’s own pages, with the session’s token', async () => {
    const browser = openBrowser(api, 'hilton');
    const foreign = await openBrowser(api, 'hilton').token();
    await browser.token();
    for (const token of ['', 'CSRF_UNAVAILABLE', foreign]) {
      const response = await browser.call('/api/Member/known-1', { token });
      expect([token, response.status, ((await response.json()) as ProblemBody).code]).toEqual([
        token,
        403,
        'csrf',
      ]);
    }
    const token = await browser.token();
    for (const headers of [{ 'Sec-Fetch-Site': 'cross-site' }, { Origin: 'https://evil.example' }]) {
      expect((await browser.call('/api/Member/known-1', { token, headers })).status).toBe(403);
    }
  });

  test('API-06.b an unknown, a foreign and a malformed id get the same response, with the same work', async () => {
    const browser = openBrowser(api, 'hilton');
    work = 0;
    const responses = new Set<string>();
    for (const id of ['nobody', 'elsewhere', '%00', "x'--", 'x'.repeat(200), '%F0%9F%98%80', 'Activate']) {
      const response = await lookUp(browser, id);
      const { requestId: _, ...body } = (await response.json()) as ProblemBody;
      responses.add(JSON.stringify([response.status, body]));
    }
    expect([...responses]).toEqual([
      '[404,{"code":"notFound","message":"Member not found in this program."}]',
    ]);
    expect(work).toBe(0);
  });

  test('API-06.b API-30.b a browser may request twenty ids in ten minutes, a network two hundred', async () => {
    const browser = openBrowser(api, 'hilton');
    const token = await browser.token();
    const request = (number: number) =>
      browser.call(`/api/Member/guess-${number}`, { token, address: '192.0.2.1' });
    const responses = await Promise.all(Array.from({ length: 40 }, (_, number) => request(number)));
    expect(responses.filter(({ status }) => status === 404)).toHaveLength(20);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(20);
    await countAhead(opened.database, 'known-network', 140);
    const statuses: number[] = [];
    for (let visitor = 0; visitor < 3; visitor += 1) {
      const other = openBrowser(api, 'hilton');
      const own = await other.token();
      const some = Array.from({ length: 20 }, (_, number) =>
        other.call(`/api/Member/more-${visitor}-${number}`, { token: own, address: '192.0.2.1' }),
      );
      statuses.push(...(await Promise.all(some)).map(({ status }) => status));
    }
    expect(statuses.filter((status) => status === 404)).toHaveLength(40);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    moment += 600_000;
    expect((await request(0)).status).toBe(404);
  });

  test('API-07 ACT-07.a activates a member of tier 1 once, however often and in parallel it is requested', async () => {
    const browsers = Array.from({ length: 8 }, () => openBrowser(api, 'hilton'));
    const responses = await Promise.all(browsers.map((browser) => activate(browser, 'known-1')));
    for (const response of responses) {
      expect([response.status, await response.json()]).toEqual([200, { publicId: 'known-1', tierLevel: 2 }]);
    }
    expect(await rowOf('known-1')).toMatchObject({ tier: 2, emailOptIn: true });
  });

  test('API-07 all other tiers stay unchanged', async () => {
    const browser = openBrowser(api, 'hilton');
    expect(await (await activate(browser, 'with-password')).json()).toMatchObject({ tierLevel: 3 });
    expect(await (await activate(browser, LONGEST_ID)).json()).toMatchObject({ tierLevel: 2 });
    expect((await activate(browser, 'opted-out')).status).toBe(400);
    expect(await rowOf('opted-out')).toMatchObject({ tier: 0, emailOptIn: false });
    expect(await rowOf('with-password')).toMatchObject({ tier: 3, emailOptIn: false });
  });

  test('API-07 rejects unknown, foreign and malformed ids, and forged requests', async () => {
    const browser = openBrowser(api, 'hilton');
    for (const [publicId, status] of [
      ['nobody', 404],
      ['elsewhere', 404],
      ['a b', 404],
      ['\0', 400],
      ['', 400],
      [7, 400],
    ] as const) {
      expect([publicId, (await activate(browser, publicId)).status]).toEqual([publicId, status]);
    }
    const forged = { method: 'POST', body: { publicId: 'known-1' }, token: 'forged' };
    expect((await browser.call('/api/Member/Activate', forged)).status).toBe(403);
    expect(await rowOf('known-1')).toMatchObject({ tier: 1 });
    expect(await rowOf('elsewhere')).toMatchObject({ tier: 1 });
  });
});
