import type { ProblemBody } from '@tableside/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { createPasswords } from '../../accounts/passwords.ts';
import { schema } from '../../database/database.ts';
import { buildJoinForm as form } from '../../testing/join-form.ts';
import { createTestApi, readTestPartners, TEST_DAY, type TestApi } from '../../testing/test-api.ts';
import { openBrowser } from '../../testing/test-browser.ts';
import { databaseKinds, openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { hashSessionId } from '../../web/session.ts';

const elsewhere = { email: 'elsewhere@example.com', memberNumber: 'ABC000000009' };

describe.each(databaseKinds)('a join form sent again, on %s', (kind) => {
  let opened: TestDatabase;
  let api: TestApi;
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
    const { database } = opened;
    api = createTestApi({ database, partners: await readTestPartners() });
  });
  afterAll(() => opened.stop());
  beforeEach(() => opened.database.orm.delete(schema.members));

  const everybody = () => opened.database.orm.select().from(schema.members);
  async function send(body: unknown, { key = 'key-1', browser = openBrowser(api, 'hilton') } = {}) {
    const headers = { 'Idempotency-Key': key };
    const response = await browser.call('/api/Members/Prospects', { method: 'POST', body, headers });
    const { publicId, code } = (await response.json()) as Partial<ProblemBody> & { publicId?: string };
    const member = await browser.call('/api/Member');
    return { status: response.status, publicId, code, isSignedIn: member.status === 200 };
  }
  const refused = (code: string) => ({ status: 400, code, isSignedIn: false });

  test('API-03.d with its key creates no second account, and signs in only with the same password', async () => {
    const first = await send(form());
    expect(first).toMatchObject({ status: 201, publicId: expect.any(String), isSignedIn: true });
    expect(await send(form({ gRecaptchaResponse: 'another' }))).toEqual(first);
    expect(await send(form(), { key: 'key-2' })).toMatchObject(refused('accountExists'));
    const passwordHash = await createPasswords({ cost: 4 }).hash('another4table');
    await opened.database.orm.update(schema.members).set({ passwordHash });
    expect(await send(form())).toMatchObject(refused('accountExists'));
    expect(await send(form(), { key: 'x'.repeat(65) })).toMatchObject(refused('invalid'));
    expect(await everybody()).toHaveLength(1);
  });

  test('API-03.d for an account that can no longer be signed in to is refused', async () => {
    await send(form());
    await opened.database.orm.update(schema.members).set({ eraseAfter: TEST_DAY });
    expect(await send(form())).toMatchObject(refused('accountExists'));
  });

  test('ENR-17.b ENR-17.c gets the same response after the terms have changed, but another form does not; each keeps its version', async () => {
    const first = await send(form());
    const partners = (await readTestPartners()).map((partner) => ({ ...partner, termsVersion: '2' }));
    const later = createTestApi({ database: opened.database, partners });
    expect(await send(form(), { browser: openBrowser(later, 'hilton') })).toEqual(first);
    expect(
      await send(form(elsewhere), { key: 'key-2', browser: openBrowser(later, 'hilton') }),
    ).toMatchObject(refused('termsChanged'));
    const accepted = form({ ...elsewhere, termsVersion: '2' });
    await send(accepted, { key: 'key-3', browser: openBrowser(later, 'hilton') });
    const versions = (await everybody()).map(({ termsVersion }) => termsVersion);
    expect(versions.toSorted((a, b) => Number(a) - Number(b))).toEqual(['1', '2']);
  });

  test('API-03.d at the same time gets the same response', async () => {
    const [first, ...others] = await Promise.all([send(form()), send(form()), send(form())]);
    expect(first).toMatchObject({ status: 201, publicId: expect.any(String), isSignedIn: true });
    expect(others).toEqual([first, first]);
    expect(await everybody()).toHaveLength(1);
  });

  test('API-03.d its key with another form is refused, at the same time too', async () => {
    const both = await Promise.all([send(form()), send(form(elsewhere))]);
    expect(both.find(({ status }) => status !== 201)).toMatchObject(refused('keyReused'));
    expect(await everybody()).toHaveLength(1);
    for (const other of [{ lastName: 'Other' }, { email: 'third@example.com', memberNumber: 'ABC000000008' }])
      expect(await send(form(other))).toMatchObject(refused('keyReused'));
    expect(await everybody()).toHaveLength(1);
  });

  test('API-03.d ENR-06.a at the same time with single sign-on gets the same response, and another member none', async () => {
    const { password: _p, passwordConfirm: _c, ...body } = form();
    const arrive = async (publicId: string) => {
      const browser = openBrowser(api, 'american');
      await browser.token();
      const partnerId = 'american';
      const person = { publicId, partnerId, email: `${publicId}@example.com`, ssoSubject: publicId };
      await opened.database.orm.insert(schema.members).values({ ...person, mustJoin: true });
      await opened.database.orm.insert(schema.memberSessions).values({
        idHash: hashSessionId(browser.sessionId()),
        partnerId,
        memberId: publicId,
        isRemembered: false,
        createdAt: TEST_DAY,
        expiresAt: new Date(TEST_DAY.getTime() + 900_000),
      });
      return browser;
    };
    const browser = await arrive('sso-1');
    const joined = { status: 201, publicId: 'sso-1', code: undefined, isSignedIn: true };
    expect(await Promise.all([send(body, { browser }), send(body, { browser })])).toEqual([joined, joined]);
    const other = await send(body, { browser: await arrive('sso-2') });
    expect(other).toMatchObject({ status: 400, code: 'keyReused' });
  });
});
