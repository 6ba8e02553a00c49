import { memberDataContract } from '@tableside/api-client/contract';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { emulationLink } from '../../accounts/emulation.ts';
import type { BookingProvider } from '../../booking/index.ts';
import { schema } from '../../database/database.ts';
import { eraseDueMembers } from '../../member-data/index.ts';
import { createMailer } from '../../mail/index.ts';
import { createTestApi, readTestPartners, TEST_EMULATION_SECRET } from '../../testing/test-api.ts';
import {
  codeOf,
  fieldErrorsIn,
  MINUTE_MS,
  startAccounts,
  type TestAccounts,
} from '../../testing/test-accounts.ts';
import { openBrowser, type TestBrowser } from '../../testing/test-browser.ts';
import { callAsMember } from '../../testing/test-cards.ts';
import { databaseKinds } from '../../testing/test-database.ts';

const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const EMAIL = 'member@example.com';
const right = { password: 'table4two' };

const partners = await readTestPartners();

describe.each(databaseKinds)('a member’s own data on %s', (kind) => {
  let accounts: TestAccounts;
  beforeAll(async () => {
    accounts = await startAccounts(kind);
  });
  afterAll(() => accounts.stop());
  beforeEach(async () => {
    await accounts.reset();
    await accounts.database.orm.delete(schema.outbox);
  });

  const post = (browser: TestBrowser, path: string, body: unknown = {}) =>
    callAsMember(browser, `/api/Member/${path}`, { method: 'POST', body });
  const mails = async () =>
    await accounts.database.orm
      .select({ subject: schema.outbox.subject, body: schema.outbox.body, to: schema.outbox.recipient })
      .from(schema.outbox)
      .orderBy(desc(schema.outbox.id));
  const mailedCode = async () => /^ {4}(\d{6})$/m.exec((await mails())[0]?.body ?? '')?.[1] ?? '';
  const wrongOf = (code: string) => (code === '123456' ? '654321' : '123456');
  const eraseDue = () => {
    const { database } = accounts;
    const now = () => accounts.now();
    const mailer = createMailer({ database, now, log: { warn: () => {} }, retainsBodies: true });
    return eraseDueMembers({ database, now, partners, mailer, vault: accounts.api.vault });
  };

  test.each(
    partners.flatMap(({ id, enrollmentType }) =>
      enrollmentType === 'none' ? [] : [[id, enrollmentType] as const],
    ),
  )(
    'PRV-03.a PRV-03.b a member of %s takes the data along, after proving it as the partner signs people in: %s',
    async (partner, enrollmentType) => {
      const browser = await accounts.openAs(EMAIL, partner);
      const isDirect = (await accounts.member(EMAIL, partner)).passwordHash !== null;
      expect(isDirect).toBe(enrollmentType === 'direct');
      expect(await fieldErrorsIn(await post(browser, 'Data'))).toEqual({
        [isDirect ? 'password' : 'code']: 'This field is required.',
      });
      if (!isDirect) expect((await post(browser, 'Data/Code')).status).toBe(202);
      else expect((await post(browser, 'Data/Code')).status).toBe(400);
      const proof = isDirect ? right : { code: await mailedCode() };
      const response = await post(browser, 'Data', proof);
      expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
      const body = memberDataContract.memberDataResponse.parse(await response.json());
      expect(body.tables['members']).toMatchObject([{ email: EMAIL, partnerId: partner }]);
      expect(body.program).toBe(partners.find(({ id }) => id === partner)?.programName);
    },
  );

  test('PRV-03.b a wrong password is counted as at sign-in, and locks the account', async () => {
    const browser = await accounts.openAs(EMAIL);
    const responses = [];
    for (let tries = 0; tries < 6; tries += 1)
      responses.push((await codeOf(await post(browser, 'Data', { password: 'wrong' })))[1]);
    expect(responses).toEqual(['invalid', 'invalid', 'invalid', 'invalid', 'locked', 'locked']);
    expect(await codeOf(await post(browser, 'Erasure', right))).toEqual([403, 'locked']);
    expect((await accounts.member(EMAIL)).eraseAfter).toBeNull();
  });

  test('PRV-03.b a code works once, five tries and 15 minutes long, for the browser and member that asked', async () => {
    const browser = await accounts.openAs(EMAIL, 'american', { lastsMs: HOUR_MS });
    const other = await accounts.openAs(EMAIL, 'american');
    const request = async () => {
      await post(browser, 'Data/Code');
      return mailedCode();
    };
    const code = await request();
    expect(await codeOf(await post(other, 'Data', { code }))).toEqual([400, 'codeOver']);
    for (let tries = 0; tries < 4; tries += 1)
      expect(await codeOf(await post(browser, 'Data', { code: wrongOf(code) }))).toEqual([400, 'invalid']);
    expect(await codeOf(await post(browser, 'Data', { code: wrongOf(code) }))).toEqual([400, 'codeOver']);
    expect(await codeOf(await post(browser, 'Data', { code }))).toEqual([400, 'codeOver']);
    accounts.pass(MINUTE_MS);
    const second = await request();
    expect((await post(browser, 'Data', { code: second })).status).toBe(200);
    expect(await codeOf(await post(browser, 'Data', { code: second }))).toEqual([400, 'codeOver']);
    accounts.pass(MINUTE_MS);
    const third = await request();
    accounts.pass(15 * MINUTE_MS - 1);
    expect((await post(browser, 'Data', { code: third })).status).toBe(200);
    accounts.pass(MINUTE_MS);
    const fourth = await request();
    accounts.pass(15 * MINUTE_MS);
    expect(await codeOf(await post(browser, 'Data', { code: fourth }))).toEqual([400, 'codeOver']);
  });

  test('PRV-03.d five downloads an hour, and five codes in ten minutes, are answered', async () => {
    accounts.pass(HOUR_MS - (accounts.now().getTime() % HOUR_MS));
    const sixOf = async (requester: TestBrowser, path: string, body?: unknown) => {
      const responses = [];
      for (let count = 0; count < 6; count += 1) {
        const { status, headers } = await post(requester, path, body);
        responses.push([status, headers.get('Retry-After')]);
      }
      return responses;
    };
    const five = (status: number) => Array.from({ length: 5 }, () => [status, null]);
    const browser = await accounts.openAs(EMAIL);
    expect(await sixOf(browser, 'Data', right)).toEqual([...five(200), [429, '3600']]);
    const atPartner = await accounts.openAs(EMAIL, 'american');
    expect(await sixOf(atPartner, 'Data/Code')).toEqual([...five(202), [429, '600']]);
  });

  test('PRV-03.e PRV-04.h support, who sees the account read-only, takes and erases nothing', async () => {
    const browser = await accounts.openAs(EMAIL, 'american', { isReadOnly: true });
    for (const path of ['Data', 'Data/Code', 'Erasure'])
      expect(await codeOf(await post(browser, path, { code: '123456' }))).toEqual([403, 'readOnly']);
  });

  test('PRV-03.f PRV-04.h a member who may do only one thing first may do this all the same', async () => {
    for (const email of ['closed@example.com', 'fixemail@example.com']) {
      const browser = await accounts.openAs(email);
      expect(await fieldErrorsIn(await post(browser, 'Data/Code'))).toHaveProperty('password');
      expect((await post(browser, 'Data', right)).status).toBe(200);
      expect((await callAsMember(browser, '/api/Member/Erasure')).status).toBe(200);
      expect((await post(browser, 'Erasure', right)).status).toBe(200);
    }
  });

  test('PRV-04.a the days to change one’s mind are told before', async () => {
    const response = await callAsMember(await accounts.openAs(EMAIL), '/api/Member/Erasure');
    expect(await response.json()).toEqual({ days: 7 });
  });

  test('PRV-04.b asking to be erased ends every session at once, and is confirmed by mail', async () => {
    const [browser, other] = [await accounts.openAs(EMAIL), await accounts.openAs(EMAIL)];
    expect(
      (await fieldErrorsIn(await post(browser, 'Erasure', { password: 'wrong' })))['password'],
    ).toBeDefined();
    expect((await other.call('/api/Member')).status).toBe(200);
    const response = await post(browser, 'Erasure', right);
    expect(await response.json()).toEqual({
      eraseAfter: new Date(accounts.now().getTime() + 7 * DAY_MS).toISOString(),
    });
    expect([...browser.cookies]).toEqual([]);
    expect((await other.call('/api/Member')).status).toBe(401);
    expect(await mails()).toMatchObject([
      { to: EMAIL, subject: expect.stringMatching(/ account will be erased$/) },
    ]);
    expect((await accounts.member(EMAIL)).isActive).toBe(false);
  });

  test('PRV-04.a PRV-04.b PRV-04.c tables that are still to come are canceled, a booking service that fails changes nothing, and the days are those of the setting', async () => {
    const { database } = accounts;
    const now = () => accounts.now();
    const tableIn = (days: number) => ({
      id: `in ${days} days`,
      startsAt: new Date(now().getTime() + days * DAY_MS).toISOString(),
      partySize: 3,
    });
    const canceled: unknown[] = [];
    let isAway = true;
    const booking = {
      list: async () => [tableIn(-1), tableIn(1), tableIn(2)],
      cancel: async (request: unknown) => {
        if (isAway) throw new Error('away');
        canceled.push(request);
      },
    } as unknown as BookingProvider;
    const browser = openBrowser(
      createTestApi({ database, partners, now, booking, erasureDays: 3 }),
      'hilton',
    );
    await accounts.give(browser, EMAIL);
    expect(await (await callAsMember(browser, '/api/Member/Erasure')).json()).toEqual({ days: 3 });
    expect(await codeOf(await post(browser, 'Erasure', right))).toEqual([424, 'bookingUnavailable']);
    expect((await browser.call('/api/Member')).status).toBe(200);
    const { publicId: memberId, eraseAfter } = await accounts.member(EMAIL);
    expect([eraseAfter, await mails()]).toEqual([null, []]);
    isAway = false;
    expect(await (await post(browser, 'Erasure', right)).json()).toEqual({
      eraseAfter: new Date(now().getTime() + 3 * DAY_MS).toISOString(),
    });
    expect(canceled).toEqual(
      [tableIn(1), tableIn(2)].map(({ id, startsAt, partySize }) => ({
        memberId,
        id,
        seen: { startsAt: new Date(startsAt), partySize },
      })),
    );
  });

  test('PRV-04.c signing in before the time keeps the account, and mail says so', async () => {
    await post(await accounts.openAs(EMAIL), 'Erasure', right);
    accounts.pass(7 * DAY_MS - 1);
    await eraseDue();
    await accounts.open().enter(EMAIL);
    expect(await accounts.member(EMAIL)).toMatchObject({ eraseAfter: null, isActive: true });
    await expect.poll(async () => (await mails())[0]?.subject).toMatch(/ account stays$/);
    accounts.pass(DAY_MS);
    await eraseDue();
    await accounts.open().enter(EMAIL);
  });

  test('PRV-04.d after the time sign-in is refused as for an unknown name, before the job ran and after, and the address may join anew', async () => {
    const { publicId } = await accounts.member(EMAIL);
    await post(await accounts.openAs(EMAIL), 'Erasure', right);
    accounts.pass(7 * DAY_MS);
    const unknown = await codeOf(await accounts.open().signIn('nobody@example.com'));
    expect(await codeOf(await accounts.open().signIn(EMAIL))).toEqual(unknown);
    await eraseDue();
    expect(await codeOf(await accounts.open().signIn(EMAIL))).toEqual(unknown);
    const { orm } = accounts.database;
    expect(await orm.$count(schema.members, eq(schema.members.publicId, publicId))).toBe(0);
    expect((await mails())[0]).toMatchObject({
      to: EMAIL,
      subject: expect.stringMatching(/ account is erased$/),
    });
    const free = await accounts.open().call(`/api/Members/Validate/Email?email=${EMAIL}&usePpn=false`);
    expect([free.status, JSON.stringify(await free.json())]).toEqual([200, expect.stringContaining('true')]);
  });

  test('PRV-04.h support, who looks at an account that is to be erased, does not keep it', async () => {
    const { publicId } = await accounts.member(EMAIL, 'american');
    const requester = await accounts.openAs(EMAIL, 'american');
    await post(requester, 'Data/Code');
    await post(requester, 'Erasure', { code: await mailedCode() });
    const { eraseAfter } = await accounts.member(EMAIL, 'american');
    expect(eraseAfter).not.toBeNull();
    const link = await emulationLink(
      {
        secret: TEST_EMULATION_SECRET,
        partner: { id: 'american' },
        publicId,
        siteUrl: 'https://dining.american.example/',
      },
      accounts.now(),
    );
    const ticket = new URL(link).searchParams.get('emulation_id');
    const call = { method: 'POST', body: { ticket }, token: '' };
    expect((await accounts.open('american').call('/api/Emulation', call)).status).not.toBe(200);
    expect((await accounts.member(EMAIL, 'american')).eraseAfter).toEqual(eraseAfter);
  });
});
