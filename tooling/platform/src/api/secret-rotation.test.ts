import { desc } from 'drizzle-orm';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { schema } from '../database/database.ts';
import { storeTransaction, takeTransaction } from '../identity/sign-in/transaction.ts';
import { createMailer, type Mailer } from '../mail/index.ts';
import type { PlatformEnv } from '../web/platform-context.ts';
import { demoData } from '../testing/demo-data.ts';
import { createTestApi, readTestPartners, TEST_DAY, type TestApi } from '../testing/test-api.ts';
import { openBrowser } from '../testing/test-browser.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createLog } from '../web/log.ts';

const now = () => TEST_DAY;

let opened: TestDatabase;
let mailer: Mailer;
let processes: Record<'before' | 'during' | 'after', TestApi>;
let current: TestApi;
beforeAll(async () => {
  opened = await openTestDatabase('pglite', demoData({ merchants: 0, hasActivity: false }));
  const { database } = opened;
  mailer = createMailer({ database, now, log: createLog('silent'), retainsBodies: true });
  const common = { database, mailer, partners: await readTestPartners() };
  processes = {
    before: createTestApi({ ...common, secret: 'before' }),
    during: createTestApi({ ...common, secret: 'after', olderSecrets: ['before'] }),
    after: createTestApi({ ...common, secret: 'after' }),
  };
});
afterAll(() => opened.stop());

const openAt = (process: TestApi) => {
  current = process;
  return openBrowser({ call: (...call) => current.call(...call) }, 'hilton');
};

test('OPS-11.a OPS-11.c a member stays signed in, with the tokens of an open page, while the secret is replaced', async () => {
  const browser = openAt(processes.before);
  const { session } = await browser.enter('member@example.com');
  const token = await browser.token();
  const read = async () =>
    (
      await browser.call('/api/Member/DineSummary', {
        headers: { Authorization: `Bearer ${session.accessToken}` },
      })
    ).status;
  const signOut = async (given: string) =>
    (
      await browser.call('/api/SignOut', {
        headers: { 'Sec-Fetch-Dest': '', 'Sec-Fetch-Site': '', 'X-XSRF-TOKEN': given },
      })
    ).status;
  const save = async (given: string) =>
    (await browser.call('/api/SignIn', { method: 'POST', token: given, body: {} })).status;

  expect([await read(), await save(token)]).toEqual([200, 400]);
  current = processes.after;
  expect([await read(), await save(token), await signOut(token)]).toEqual([401, 403, 403]);
  current = processes.during;
  expect([await read(), await save(token), await signOut(token)]).toEqual([200, 400, 200]);
});

test('OPS-11.c a mailed code is accepted, also twice, after the secret was replaced', async () => {
  const browser = openAt(processes.before);
  const post = (path: string, body: object) => browser.call(`/api/Members/${path}`, { method: 'POST', body });
  await post('Recover', { userName: 'member@example.com' });
  await mailer.settled();
  const [mail] = await opened.database.orm.select().from(schema.outbox).orderBy(desc(schema.outbox.id));
  const code = /^ {4}(\d{6})$/m.exec(mail?.body ?? '')?.[1];
  current = processes.during;
  for (const time of ['first', 'second'])
    expect([time, (await post('Recover/Confirm', { code })).status]).toEqual([time, 200]);
});

test('OPS-11.a OPS-11.c codes and a list of sessions that an open page has still work after the secret was replaced', async () => {
  const browser = openAt(processes.before);
  await openAt(processes.before).enter('member@example.com');
  const { session } = await browser.enter('member@example.com');
  const headers = { Authorization: `Bearer ${session.accessToken}` };
  const call = (method: string, path: string, body?: object) =>
    browser.call(`/api/Member/${path}`, { method, headers, ...(body && { body }) });
  const codeTo = async (recipient: string) => {
    await mailer.settled();
    const mails = await opened.database.orm.select().from(schema.outbox).orderBy(desc(schema.outbox.id));
    const mail = mails.find((one) => one.recipient === recipient && /^ {4}\d{6}$/m.test(one.body ?? ''));
    return /^ {4}(\d{6})$/m.exec(mail?.body ?? '')?.[1];
  };
  const { sessions } = (await (await call('GET', 'Sessions')).json()) as {
    sessions: readonly { id: string; isThis: boolean }[];
  };
  await call('POST', 'EmailChange', { email: 'moved@example.org', currentPassword: 'table4two' });
  const [oldCode, newCode] = [await codeTo('member@example.com'), await codeTo('moved@example.org')];
  await opened.database.orm.update(schema.members).set({ passwordHash: null });
  await call('POST', 'Data/Code', {});
  const code = await codeTo('member@example.com');

  current = processes.during;
  expect((await call('POST', 'Data', { code })).status).toBe(200);
  const other = sessions.find(({ isThis }) => !isThis)?.id;
  expect(await (await call('DELETE', `Sessions/${other}`)).json()).toMatchObject({
    sessions: [{ isThis: true }],
  });
  expect((await call('POST', 'EmailChange/Confirm', { oldCode, newCode })).status).toBe(200);
});

test.each([
  ['before', [], true],
  ['after', ['before'], true],
  ['after', [], false],
])(
  'OPS-11.a OPS-11.c a sign-in at the provider comes back to a process with %s, %j: %s',
  async (secret, olderSecrets, isFound) => {
    const transaction = {
      partnerId: 'american',
      issuer: 'https://id.example',
      redirectUri: 'https://dining.example/back',
      state: 'state',
      nonce: 'nonce',
      verifier: 'verifier',
    };
    const app = new Hono<PlatformEnv>()
      .get('/start', (context) => {
        storeTransaction(context, transaction, { secret: 'before', now });
        return context.body(null, 204);
      })
      .get('/back', (context) =>
        context.json(takeTransaction(context, { secret, olderSecrets, now }) ?? null),
      );
    const started = await app.request('/start');
    const Cookie = started.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const back = await app.request('/back', { headers: { Cookie } });
    expect(await back.json()).toEqual(isFound ? transaction : null);
  },
);
