import type { ProblemBody } from '@tableside/api-client/contract';
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { createPasswords } from '../../accounts/passwords.ts';
import { schema } from '../../database/database.ts';
import { createMailer, type Mailer } from '../../mail/index.ts';
import { buildJoinForm as form } from '../../testing/join-form.ts';
import { createTestApi, readTestPartners, TEST_DAY, type TestApi } from '../../testing/test-api.ts';
import { openBrowser, type TestBrowser } from '../../testing/test-browser.ts';
import { databaseKinds, openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createLog } from '../../web/log.ts';

const known = {
  publicId: 'known',
  email: 'robin@example.com',
  memberNumber: 'ABC123456789',
  tier: 1 as const,
  address1: 'Old street',
};
const untouched = { passwordHash: null, firstName: '', tier: 1, address1: 'Old street' };
const twice = { password: 'another1table', passwordConfirm: 'another1table' };
const codeOf = async (response: Response) => ((await response.json()) as ProblemBody).code;

describe.each(databaseKinds)('a membership without a profile on %s', (kind) => {
  let opened: TestDatabase;
  let api: TestApi;
  let mailer: Mailer;
  let moment = TEST_DAY.getTime();
  const now = () => new Date(moment);
  let work = 0;
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
    const { database } = opened;
    const partners = await readTestPartners();
    const passwords = createPasswords({ cost: 4, onWork: () => (work += 1) });
    mailer = createMailer({ database, now, log: createLog('silent'), retainsBodies: true });
    api = createTestApi({ database, partners, now, passwords, mailer });
  });
  afterAll(() => opened.stop());
  beforeEach(async () => {
    const { orm } = opened.database;
    await mailer.settled();
    await orm.delete(schema.members);
    await orm.delete(schema.outbox);
    moment += 3_600_000;
    work = 0;
  });

  const open = (partner = 'hilton') => openBrowser(api, partner);
  const join = (browser: TestBrowser, body: unknown = form()) =>
    browser.call('/api/Members/Prospects', { method: 'POST', body });
  const everybody = () => opened.database.orm.select().from(schema.members);
  const insert = (row: Partial<typeof schema.members.$inferInsert>) =>
    opened.database.orm
      .insert(schema.members)
      .values({ publicId: 'other', partnerId: 'hilton', email: 'other@example.com', ...row });
  const post = (browser: TestBrowser, path: string, body: object) =>
    browser.call(`/api/Members/${path}`, { method: 'POST', body });
  const mails = async () => {
    await mailer.settled();
    return opened.database.orm.select().from(schema.outbox).orderBy(desc(schema.outbox.id));
  };
  const mailedCode = async () => /^ {4}(\d{6})$/m.exec((await mails())[0]?.body ?? '')?.[1] ?? 'none';
  const proven = async (partner = 'hilton', userName = known.email) => {
    const browser = open(partner);
    await post(browser, 'Recover', { userName });
    const confirmed = await post(browser, 'Recover/Confirm', { code: await mailedCode() });
    expect(await confirmed.json()).toEqual({ step: 'join', email: known.email });
    return browser;
  };
  test('API-03.a VAL-13.a VAL-13.b its address and number do not sign in, and are rejected like those of any member', async () => {
    await insert({ ...known });
    await insert({ email: 'other@example.com', memberNumber: 'ABC000000002', passwordHash: 'scrypt$…' });
    const members = [
      { email: known.email, memberNumber: known.memberNumber },
      { email: 'other@example.com', memberNumber: 'ABC000000002' },
    ];
    const responses = await Promise.all(
      members.map(async ({ email, memberNumber }) => {
        const whole: unknown[] = [];
        for (const identity of [
          { email, memberNumber },
          { email },
          { email: 'thief@example.com', memberNumber },
        ]) {
          const browser = open();
          const response = await join(browser, form({ memberNumber: 'ABC000000009', ...identity }));
          const { requestId: _, ...problem } = (await response.json()) as ProblemBody;
          const session = await browser.call('/api/Member');
          whole.push([response.status, problem, session.status]);
        }
        return JSON.stringify(whole);
      }),
    );
    expect(responses[0]).toBe(responses[1]);
    expect(JSON.parse(responses[0] ?? '')).toMatchObject([
      [400, { code: 'accountExists' }, 401],
      [400, { code: 'emailInUse', errors: [{ field: 'email' }] }, 401],
      [400, { code: 'invalid', errors: [{ field: 'memberNumber' }] }, 401],
    ]);
    expect((await everybody()).find(({ publicId }) => publicId === 'known')).toMatchObject(untouched);
    expect(work).toBe(0);
  });

  test('API-03.a AUT-10.a ENR-15.a VAL-11 a code mailed to its address allows the join form to complete it, once', async () => {
    await insert({ ...known });
    const elsewhere = await proven();
    const browser = await proven();
    const password = `x${known.memberNumber}y`;
    const revealing = { ...form(), memberNumber: undefined, password, passwordConfirm: password };
    expect(await (await join(browser, revealing)).json()).toMatchObject({ errors: [{ field: 'password' }] });
    const before = browser.sessionId();
    const token = await browser.token();
    const body = form({ source: 'newsletter' });
    const responses = await Promise.all(
      Array.from({ length: 6 }, () =>
        browser.call('/api/Members/Prospects', { method: 'POST', token, body }),
      ),
    );
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 400)).toHaveLength(5);
    expect(await (await browser.call('/api/Member')).json()).toMatchObject({
      publicId: 'known',
      tierLevel: 2,
      firstName: 'Robin',
      memberNumber: known.memberNumber,
      enrollmentSource: 'newsletter',
      address: { address1: '1 State Street' },
    });
    expect(browser.sessionId()).not.toBe(before);
    expect((await mails())[0]).toMatchObject({
      recipient: 'robin@example.com',
      subject: 'Your Hilton Tables membership now has a profile',
    });
    expect(await opened.database.orm.select().from(schema.recoveries)).toEqual([]);
    expect(await codeOf(await join(elsewhere))).toBe('accountExists');
    expect((await open().signIn('robin@example.com', { password: 'table4robin' })).status).toBe(200);
  });

  test('API-03.a AUT-10.a this also works where members have no number, after activation and sent twice at once', async () => {
    await insert({ ...known, partnerId: 't-mobile', memberNumber: null });
    const { memberNumber: _n, address1: _a, city: _c, state: _s, ...numberless } = form();
    const visitor = open('t-mobile');
    expect(await codeOf(await join(visitor, numberless))).toBe('emailInUse');
    await visitor.call('/api/Member/Activate', { method: 'POST', body: { publicId: 'known' } });
    expect(await codeOf(await join(visitor, numberless))).toBe('emailInUse');
    const browser = await proven('t-mobile');
    const call = { method: 'POST', body: numberless, headers: { 'Idempotency-Key': 'key-1' } };
    const twice = [1, 2].map(() => browser.call('/api/Members/Prospects', call));
    expect((await Promise.all(twice)).map(({ status }) => status)).toEqual([201, 201]);
    expect(await (await browser.call('/api/Member')).json()).toMatchObject({ publicId: 'known' });
  });

  test('API-03.e where the join form has no address, the one that the partner gave stays', async () => {
    const address = { address1: 'Old street', address2: 'Apt 4', city: 'Chicago', state: 'IL' };
    await insert({ ...known, ...address, partnerId: 't-mobile', memberNumber: null });
    const { memberNumber: _n, address1: _a, city: _c, state: _s, ...without } = form();
    expect((await join(await proven('t-mobile'), without)).status).toBe(201);
    expect(await everybody()).toMatchObject([{ ...address, zipCode: without.zipCode }]);
  });

  test('API-03.e where the form has one, an empty second line empties it', async () => {
    await insert({ ...known, address2: 'Apt 4' });
    expect((await join(await proven())).status).toBe(201);
    expect(await everybody()).toMatchObject([{ address1: '1 State Street', address2: '' }]);
  });

  test('API-03.a the partner’s number stays, whatever the form contains', async () => {
    await insert({ ...known });
    const browser = await proven('hilton', known.memberNumber);
    expect((await join(browser, form({ memberNumber: 'ABC000000009' }))).status).toBe(201);
    expect((await everybody())[0]?.memberNumber).toBe(known.memberNumber);
  });

  test('API-03.a the proof is invalid for another address, in another browser and a quarter of an hour later', async () => {
    await insert({ ...known });
    await insert({ email: 'other@example.com' });
    const browser = await proven();
    const other = form({ email: 'other@example.com', memberNumber: 'ABC000000009' });
    expect(await codeOf(await join(browser, other))).toBe('emailInUse');
    expect(await codeOf(await join(open()))).toBe('accountExists');
    expect((await post(browser, 'Recover/Update', twice)).status).toBe(400);
    moment += 15 * 60_000;
    expect(await codeOf(await join(browser))).toBe('accountExists');
    expect((await browser.call('/api/Member')).status).toBe(401);
    expect((await everybody()).map(({ passwordHash }) => passwordHash)).toEqual([null, null]);
  });
});
