import { eq, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { schema } from '../database/database.ts';
import type { PlatformEnv } from '../web/platform-context.ts';
import { startAccounts, type TestAccounts } from '../testing/test-accounts.ts';
import { readTestPartners, TEST_SECRET } from '../testing/test-api.ts';
import { databaseKinds } from '../testing/test-database.ts';
import { createLog } from '../web/log.ts';
import { Problem } from '../web/problem.ts';
import { hashSessionId, newSessionId, SESSION_HEADER } from '../web/session.ts';
import { accessTokenOf } from './access-token.ts';
import {
  beginMemberSession,
  endMemberSession,
  prolongMemberSession,
  readMemberSession,
  REMEMBERED_SESSION_MS,
  revokeSessionsOf,
  SESSION_MS,
} from './member-sessions.ts';
import { sessionsProlonged } from './prolong-sessions.ts';
import { memberSessionOf, readOnly, requireMember, unauthorized } from './require-member.ts';

const DAY_MS = 86_400_000;
const COOKIE = '__Host-tableside-session';
const partners = await readTestPartners();

describe.each(databaseKinds)('sessions of members on %s', (kind) => {
  let accounts: TestAccounts;
  let memberId: string;
  beforeAll(async () => {
    accounts = await startAccounts(kind);
    memberId = (await accounts.member('member@example.com')).publicId;
  });
  afterAll(() => accounts.stop());
  beforeEach(() => accounts.database.orm.delete(schema.memberSessions));

  const services = () => ({
    database: accounts.database,
    secret: TEST_SECRET,
    now: () => accounts.now(),
    partners,
  });
  interface Site {
    readonly partner?: string;
    readonly session?: string | undefined;
    readonly isCrossOrigin?: boolean;
    readonly method?: string;
    readonly headers?: Readonly<Record<string, string>>;
  }
  async function visit<T>(
    { partner = 'hilton', session, isCrossOrigin = false, method = 'GET', headers }: Site,
    find: (
      context: Parameters<typeof readMemberSession>[0],
      options: ReturnType<typeof services>,
    ) => Promise<T> | T,
    needs?: Parameters<typeof requireMember>[1],
  ) {
    const app = new Hono<PlatformEnv>();
    let found: T | undefined;
    app.onError((error, context) => {
      if (!(error instanceof Problem)) throw error;
      return context.text(error.details.code, error.details.status);
    });
    app.use(async (context, next) => {
      context.set('partnerId', partner);
      context.set('isCrossOrigin', isCrossOrigin);
      context.set('log', createLog('silent'));
      await next();
    });
    if (needs) app.use(requireMember(services(), needs));
    app.all('*', async (context) => {
      found = await find(context, services());
      return context.text('done');
    });
    const own = isCrossOrigin
      ? { Authorization: `Bearer ${session}` }
      : { Cookie: `${COOKIE}=${session}; __Host-tableside-signed-in=1` };
    const response = await app.request('/api/Member', { method, headers: { ...own, ...headers } });
    return { found, response, body: await response.text(), cookies: response.headers.getSetCookie() };
  }
  const idIn = (cookies: readonly string[]) =>
    cookies
      .map((cookie) => /^__Host-tableside-(?:session|emulation)=([^;]+)/.exec(cookie)?.[1])
      .find(Boolean) ?? '';
  type Beginning = Partial<Parameters<typeof beginMemberSession>[2]>;
  const begin = async (beginning: Beginning = {}, site: Site = {}) => {
    const all = { memberId, isRemembered: false, ...beginning };
    const visited = await visit(site, (context, services) => beginMemberSession(context, services, all));
    return { ...visited, id: idIn(visited.cookies) };
  };
  const read = async (session: string, site: Site = {}) =>
    (await visit({ ...site, session }, readMemberSession)).found;
  const prolong = async (session: string, site: Site = {}) => {
    const { found } = await visit({ ...site, session }, prolongMemberSession);
    await sessionsProlonged(accounts.database);
    return found;
  };
  const rows = () => accounts.database.orm.select().from(schema.memberSessions);

  describe('starting', () => {
    test('AUT-04.a last fifteen minutes, have a token, and cannot be opened with the database’s content', async () => {
      const { found, id, cookies } = await begin();
      expect(found).toEqual({ accessToken: accessTokenOf(TEST_SECRET, id), remainingMs: SESSION_MS });
      expect(cookies).toHaveLength(3);
      expect(cookies.join()).not.toMatch(new RegExp(`${COOKIE}=[^,]*Max-Age`));
      const [createdAt, expiresAt] = [accounts.now(), new Date(accounts.now().getTime() + SESSION_MS)];
      const unknown = { isRemembered: false, isReadOnly: false, browser: null, device: null };
      const times = { createdAt, expiresAt, lastUsedAt: createdAt };
      const row = { idHash: hashSessionId(id), partnerId: 'hilton', memberId, ...unknown, ...times };
      expect(await rows()).toEqual([row]);
    });

    test('AUT-03.a last ninety days if remembered, but not on a site of another origin', async () => {
      const { found, cookies } = await begin({ isRemembered: true });
      expect(found?.remainingMs).toBe(REMEMBERED_SESSION_MS);
      expect(cookies.map((cookie) => /Max-Age=(\d+)/.exec(cookie)?.[1])).toEqual([
        String((180 * DAY_MS) / 1000),
        String(REMEMBERED_SESSION_MS / 1000),
        '34560000',
      ]);
      const elsewhere = await begin({ isRemembered: true }, { isCrossOrigin: true });
      expect(elsewhere.found?.remainingMs).toBe(SESSION_MS);
      expect(elsewhere.response.headers.get(SESSION_HEADER)).toMatch(/^[\w-]{32}$/);
    });

    test('reactivate a lapsed membership, but not for support, which has read-only access', async () => {
      const { members } = schema;
      const isActive = async () => (await accounts.member('member@example.com')).isActive;
      await accounts.database.orm.update(members).set({ isActive: false });
      const { found } = await begin({ isReadOnly: true });
      expect([await isActive(), found?.isReadOnly]).toEqual([false, true]);
      await begin();
      expect(await isActive()).toBe(true);
      expect((await accounts.member('vip@example.com')).isActive).toBe(false);
      await accounts.database.orm.update(members).set({ isActive: true });
    });

    test('SES-22.c end the browser’s previous one, at this partner only', async () => {
      const { id: former } = await begin();
      const { id: another } = await begin();
      await begin({}, { session: former, partner: 'hilton' });
      expect([await read(former), (await read(another))?.id]).toEqual([undefined, another]);
      const american = (await accounts.member('member@example.com', 'american')).publicId;
      await begin({ memberId: american }, { session: another, partner: 'american' });
      expect((await read(another))?.id).toBe(another);
    });

    test('SES-22.c do not begin for an unknown member, one of another partner, or after the password was changed', async () => {
      const { passwordHash } = await accounts.member('member@example.com');
      const { id: former } = await begin({ provenHash: passwordHash ?? '' });
      const refused = [
        await begin({ memberId: 'nobody' }, { session: former }),
        await begin({}, { session: former, partner: 'american' }),
        await begin({ provenHash: 'another' }, { session: former }),
      ];
      expect(refused.map(({ found, cookies }) => [found, cookies])).toEqual(
        refused.map(() => [undefined, []]),
      );
      expect((await read(former))?.id).toBe(former);
      expect(await rows()).toHaveLength(1);
    });
  });

  describe('ending', () => {
    test('AUT-14.b are deleted with their cookies, and the ended one is returned', async () => {
      const { id } = await begin();
      const { id: another } = await begin();
      const ended = await visit({ session: id }, endMemberSession);
      expect(ended.found).toEqual({ isReadOnly: false });
      expect(ended.cookies.every((cookie) => /=; Max-Age=0/.test(cookie))).toBe(true);
      expect([await read(id), (await read(another))?.id]).toEqual([undefined, another]);
    });

    test('AUT-14.b delete the cookies even if there is none, and end none at another partner', async () => {
      const { id } = await begin();
      for (const site of [
        { session: 'none' },
        { session: newSessionId() },
        { session: id, partner: 'american' },
      ]) {
        const { found, cookies } = await visit(site, endMemberSession);
        expect([found, cookies.length]).toEqual([undefined, 3]);
      }
      expect((await read(id))?.id).toBe(id);
    });

    test('are all ended for one member when they are revoked', async () => {
      const vip = (await accounts.member('vip@example.com')).publicId;
      const [one, two, other] = [await begin(), await begin(), await begin({ memberId: vip })];
      await revokeSessionsOf(accounts.database, { memberId, partnerId: 'hilton' });
      const left = await Promise.all([one, two, other].map(({ id }) => read(id)));
      expect(left.map((session) => session?.member.publicId)).toEqual([undefined, undefined, vip]);
    });
  });

  describe('in use', () => {
    test('AUT-04.a are read without a change until they expire', async () => {
      const { id } = await begin();
      accounts.pass(SESSION_MS - 1);
      expect(await read(id)).toMatchObject({
        id,
        member: { publicId: memberId },
        isRemembered: false,
        isReadOnly: false,
        remainingMs: 1,
      });
      accounts.pass(1);
      expect(await read(id)).toBeUndefined();
    });

    test('AUT-04.a AUT-04.b are prolonged by each call, and an expired one is never revived', async () => {
      const { id } = await begin();
      accounts.pass(SESSION_MS - 1);
      expect(await prolong(id)).toMatchObject({
        id,
        member: { publicId: memberId },
        isRemembered: false,
        isReadOnly: false,
        remainingMs: SESSION_MS,
      });
      accounts.pass(SESSION_MS + SESSION_MS / 100);
      expect([await prolong(id), await read(id)]).toEqual([undefined, undefined]);
    });

    test.each([
      ['AUT-04.c nine seconds', false, SESSION_MS, 9000],
      ['AUT-03.b a minute when they are remembered', true, REMEMBERED_SESSION_MS, 60_000],
    ])(
      '%s more than told are written, so that calls within them write nothing',
      async (_row, isRemembered, lengthMs, marginMs) => {
        const { id } = await begin({ isRemembered });
        async function use() {
          expect(await prolong(id)).toMatchObject({ isRemembered, remainingMs: lengthMs });
          expect(await read(id)).toMatchObject({ isRemembered, remainingMs: lengthMs });
          return (await rows())[0]!.expiresAt.getTime() - accounts.now().getTime();
        }
        accounts.pass(1);
        expect(await use()).toBe(lengthMs + marginMs);
        accounts.pass(marginMs);
        expect(await use()).toBe(lengthMs);
        accounts.pass(1);
        expect(await use()).toBe(lengthMs + marginMs);
        accounts.pass(marginMs);
        expect(await use()).toBe(lengthMs);
        accounts.pass(lengthMs - 1);
        expect(await read(id)).toMatchObject({ id, remainingMs: 1 });
        accounts.pass(1);
        expect([await read(id), await prolong(id)]).toEqual([undefined, undefined]);
      },
    );

    test('SES-24.a no margin goes beyond the absolute end', async () => {
      const { id } = await begin({ isReadOnly: true });
      const end = accounts.now().getTime() + 3_600_000;
      for (let used = 0; used < 5; used += 1) {
        accounts.pass(720_000 - 1);
        const left = end - accounts.now().getTime();
        expect(await prolong(id)).toMatchObject({
          isReadOnly: true,
          remainingMs: Math.min(SESSION_MS, left),
        });
      }
      expect((await rows())[0]?.expiresAt.getTime()).toBe(end);
      accounts.pass(5);
      expect([await read(id), await prolong(id)]).toEqual([undefined, undefined]);
    });

    test('AUT-03.a are prolonged by ninety days if remembered', async () => {
      const { id } = await begin({ isRemembered: true });
      accounts.pass(DAY_MS);
      expect(await prolong(id)).toMatchObject({ isRemembered: true, remainingMs: REMEMBERED_SESSION_MS });
    });

    test.each([
      ['thirty days', false, SESSION_MS, 30 * DAY_MS],
      ['180 days when they are remembered', true, REMEMBERED_SESSION_MS, 180 * DAY_MS],
    ])('%s is the absolute limit', async (_row, isRemembered, lengthMs, mostMs) => {
      const { id } = await begin({ isRemembered });
      await accounts.database.orm
        .update(schema.memberSessions)
        .set({ expiresAt: new Date(accounts.now().getTime() + mostMs + lengthMs) })
        .where(eq(schema.memberSessions.memberId, memberId));
      accounts.pass(mostMs - 1000);
      expect(await prolong(id)).toMatchObject({ isRemembered, remainingMs: 1000 });
      accounts.pass(999);
      expect((await read(id))?.id).toBe(id);
      accounts.pass(1);
      expect([await read(id), await prolong(id)]).toEqual([undefined, undefined]);
    });

    test('SES-22.a SES-22.c are invalid at another partner, without an id, and with an unknown id', async () => {
      const { id } = await begin();
      for (const site of [
        { session: id, partner: 'american' },
        { session: newSessionId() },
        { session: '' },
      ]) {
        expect((await visit(site, readMemberSession)).found).toBeUndefined();
        expect((await visit(site, prolongMemberSession)).found).toBeUndefined();
      }
    });
  });

  describe('required by a call', () => {
    const see = (site: Site, needs: Parameters<typeof requireMember>[1] = {}) =>
      visit(site, (context) => memberSessionOf(context).member.publicId, needs);

    test('API-04.a let the member’s request through, prolong the hint, and the response is not cached', async () => {
      const { id, cookies: begun } = await begin();
      const { found, response, cookies } = await see({ session: id });
      expect([found, response.headers.get('Cache-Control'), cookies]).toEqual([
        memberId,
        'no-store',
        [begun.find((cookie) => cookie.startsWith('__Host-tableside-signed-in='))],
      ]);
    });

    test('SES-29.a have a hint each, and are not set again, because the answer may arrive after another has begun', async () => {
      const hints = new Set<string>();
      for (const chosen of [{}, { isRemembered: true }, { isReadOnly: true }]) {
        const begun = await begin(chosen);
        const { found, cookies } = await see({ session: begun.id });
        const hint = /signed-in=([\w-]{8});/.exec(begun.cookies.join())?.[1] ?? begun.id;
        expect([found, idIn(cookies), begun.id.includes(hint)]).toEqual([memberId, '', false]);
        hints.add(hint);
      }
      expect(hints.size).toBe(3);
    });

    test('API-04.b SES-29.b reject requests without one, and leave the hint, which may be of a later one', async () => {
      const { found, response, body, cookies } = await see({ session: newSessionId() });
      expect([found, response.status, body, cookies]).toEqual([undefined, 401, 'unauthorised', []]);
    });

    test('SES-18.b require their own access token for member-specific calls, unless sent as a bearer token', async () => {
      const { id } = await begin();
      const needs = { needsAccessToken: true };
      const right = { Authorization: `Bearer ${accessTokenOf(TEST_SECRET, id)}` };
      expect((await see({ session: id }, needs)).response.status).toBe(401);
      expect((await see({ session: id, headers: right }, needs)).found).toBe(memberId);
      expect((await see({ session: id, headers: { Authorization: 'Bearer x' } }, needs)).body).toBe(
        'unauthorised',
      );
      expect((await see({ session: id, isCrossOrigin: true }, needs)).found).toBe(memberId);
      const nobody = await see({ session: 'none' }, needs);
      expect([nobody.body, nobody.cookies]).toEqual(['unauthorised', []]);
    });

    test('SES-18.b SES-25.a refuse the access token of another session even where none is required', async () => {
      const [{ id }, other] = [await begin(), await begin()];
      const of = (session: string) => ({ Authorization: `Bearer ${accessTokenOf(TEST_SECRET, session)}` });
      expect((await see({ session: id, headers: of(id) })).found).toBe(memberId);
      expect((await see({ session: id, headers: of(other.id) })).body).toBe('unauthorised');
    });

    test('SES-24.b allow support to view but not to change anything', async () => {
      const { id } = await begin({ isReadOnly: true });
      const statuses = await Promise.all(
        ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'].map(async (method) => {
          const { response } = await see({ session: id, method });
          return response.status;
        }),
      );
      expect(statuses).toEqual([200, 200, 403, 403, 403]);
      expect((await see({ session: id, method: 'PUT' })).body).toBe('readOnly');
    });

    test('AUT-14.b are not set again by a call that ended or replaced them', async () => {
      const { id } = await begin();
      const { cookies } = await visit({ session: id }, endMemberSession, {});
      expect(idIn(cookies)).toBe('');
    });

    test('are not available to a call that did not require one', async () => {
      const { response, body } = await visit({ session: 'none' }, (context) => memberSessionOf(context));
      expect([response.status, body]).toEqual([401, 'unauthorised']);
    });

    test.each([
      ['53100', 'whose disk is full'],
      ['25006', 'that is a standby'],
    ])('OPS-05.a are read in a database %s %s, and prolonged when it takes writes again', async (state) => {
      const { id } = await begin();
      const { orm } = accounts.database;
      await orm.execute(
        sql.raw(`create function refuse() returns trigger language plpgsql as
          $$ begin raise exception using errcode = '${state}'; end $$`),
      );
      await orm.execute(
        sql`create trigger refuse before update on member_sessions for each row execute function refuse()`,
      );
      try {
        const { found, response } = await see({ session: id });
        expect([found, response.status]).toEqual([memberId, 200]);
        await expect(visit({ session: newSessionId() }, memberSessionOf, {})).resolves.toMatchObject({
          body: 'unauthorised',
        });
        accounts.pass(1000);
        await prolong(id);
        expect((await read(id))?.remainingMs).toBe(SESSION_MS - 1000);
      } finally {
        await orm.execute(sql`drop trigger refuse on member_sessions`);
        await orm.execute(sql`drop function refuse`);
      }
      await prolong(id);
      expect((await read(id))?.remainingMs).toBe(SESSION_MS);
    });

    test('SES-23.a restrict the members of closed accounts', async () => {
      const closed = (await accounts.member('closed@example.com')).publicId;
      const { id } = await begin({ memberId: closed });
      expect((await see({ session: id })).found).toBe(closed);
      expect((await see({ session: id, method: 'PUT' })).body).toBe('accountClosed');
    });
  });
});

test('rejections have a reason', () => {
  expect([unauthorized(), readOnly()].map(({ details }) => details.message)).toEqual([
    'Not signed in.',
    'This session is read-only.',
  ]);
});
