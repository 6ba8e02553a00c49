import { publicIdOf } from '@tableside/demo/seed';
import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { pino, type Logger } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { schema, type Database } from '../database/database.ts';
import { apiPaths } from '../testing/api-paths.ts';
import { demoData } from '../testing/demo-data.ts';
import { canaryCalls } from '../testing/canary-calls.ts';
import { beginTestSession } from '../testing/member-session.ts';
import {
  createTestApi,
  readTestPartners,
  signedDecision,
  signedForm,
  TEST_DAY,
  type TestApi,
} from '../testing/test-api.ts';
import { sealCard } from '../testing/test-cards.ts';
import { databaseKinds, openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createLog } from '../web/log.ts';
import { hashSessionId } from '../web/session.ts';

const HOUR_MS = 3_600_000;
const CARD_NUMBER = '4000120000000006';
const tables = Object.values(schema)
  .filter((value) => is(value, PgTable))
  .map(getTableName);

const textsOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(textsOf)
    : typeof value === 'string'
      ? [value]
      : [];
/** Strings distinctive enough that only the request itself can have put them into the log. */
const containsValue = (text: string) => /zq|@|\d{5}/i.test(text);

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const found = (values: readonly string[], text: string): string[] =>
  values.filter((value) => new RegExp(`(?<!\\w)${escaped(value)}(?!\\w)`, 'i').test(text));

describe.each(databaseKinds)('the log during database failures, on %s', (kind) => {
  let opened: TestDatabase;
  let lines: string[] = [];
  let moment = TEST_DAY.getTime();
  const destination = { write: (line: string) => void lines.push(line) };
  const careful = createLog('trace', destination);
  beforeAll(async () => {
    opened = await openTestDatabase(kind, demoData({ merchants: 300 }));
  });
  afterAll(() => opened.stop());

  const apiWith = async (database: Database, log: Logger): Promise<TestApi> =>
    createTestApi({ database, partners: await readTestPartners(), now: () => new Date(moment), log });

  type DatabaseFailure = (table: string, work: () => Promise<void>) => Promise<void>;
  type Responding = <T>(response: Promise<T>) => Promise<T>;

  async function callAll(
    api: TestApi,
    trouble: DatabaseFailure,
    {
      responding = (response) => response,
      among = tables,
    }: { responding?: Responding; among?: readonly string[] } = {},
  ) {
    const failed = new Set<string>();
    const leaked = new Set<string>();
    const card = await sealCard(api, 'hilton', CARD_NUMBER);
    for (const table of among) {
      const calls = await Promise.all(
        Object.entries(canaryCalls(card)).map(async ([name, { partner = 'hilton', ...call }]) => {
          const memberId = publicIdOf(partner, 'member');
          const expiresAt = new Date(moment + 100 * HOUR_MS);
          const session = await beginTestSession(opened.database, {
            partnerId: partner,
            memberId,
            expiresAt,
          });
          return { name, partner, session, ...call };
        }),
      );
      await trouble(table, async () => {
        for (const { name, path, session, headers: own, ...call } of calls) {
          moment += HOUR_MS;
          lines = [];
          const headers = {
            Authorization: `Bearer ${session.accessToken ?? ''}`,
            'Sec-Fetch-Site': 'same-origin',
            'Sec-Fetch-Dest': 'empty',
            ...own,
            ...(call.body !== undefined && {
              ...signedForm(call.body),
              ...signedDecision(call.body, new Date(moment)),
            }),
          };
          const { status } = await responding(api.call(path, { ...call, session, headers }));
          if (status === 500 || status === 503) failed.add(name);
          const given = [...path.split(/[/?&=]/).map(decodeURIComponent), ...textsOf(call.body)];
          const secrets = [session.id, session.token, session.accessToken ?? '', hashSessionId(session.id)];
          const values = [...given.filter(containsValue), ...secrets, CARD_NUMBER, 'table4two'];
          for (const value of found(values, lines.join(''))) leaked.add(value);
          expect(lines.at(-1)).toContain('"answered"');
        }
      });
    }
    return { failed: [...failed], leaked: [...leaked] };
  }

  const failWrites =
    (state: string): DatabaseFailure =>
    async (table, work) => {
      const message = state === '53100' ? `'No space left on device'` : 'coalesce(new, old)::text';
      const statements = [
        `create or replace function trouble() returns trigger language plpgsql as $$ begin
           raise exception using errcode = '${state}', constraint = 'trouble', table = tg_table_name,
             message = ${message}, detail = coalesce(new, old)::text, hint = coalesce(new, old)::text;
         end $$`,
        `create trigger trouble before insert or update or delete on "${table}"
           for each row execute function trouble()`,
      ];
      for (const statement of statements) await opened.database.orm.execute(sql.raw(statement));
      await work();
      await opened.database.orm.execute(sql.raw(`drop trigger trouble on "${table}"`));
    };

  const lock: DatabaseFailure = (table, work) =>
    opened.database.orm.transaction(async (transaction) => {
      await transaction.execute(sql.raw(`lock table "${table}" in access exclusive mode`));
      await work();
    });

  const whileEnding =
    (end: 'pg_cancel_backend' | 'pg_terminate_backend') =>
    async <T>(response: Promise<T>): Promise<T> => {
      const endWaiting = () =>
        opened.database.orm.execute(sql`select ${sql.raw(end)}(pid) from pg_stat_activity
          where pid <> pg_backend_pid() and wait_event_type = 'Lock'`);
      let hasResponded = false;
      do hasResponded = await Promise.race([response.then(() => true), endWaiting().then(() => false)]);
      while (!hasResponded);
      return response;
    };

  const withoutDatabase = new Set([
    'get /api/CSRF',
    'get /api/DefaultUserLocation',
    'get /api/Mail/Unsubscribe',
    'get /api/Members/Validate/Zip',
    'get /api/SecureFrame',
    'get /api/SurveyHost',
    'get /api/v2/Locations/Predictions',
    'post /api/Emulation',
    // The signature is invalid, so the call never reaches the database.
    'post /api/Mail/Unsubscribe',
  ]);
  // Includes changes that find nothing to do here: no email change is pending and no merchant is saved.
  const withoutWriting = new Set([
    'delete /api/Member/Cards',
    'delete /api/Member/EmailChange',
    'post /api/Member/EmailChange/Codes',
    'post /api/Member/EmailChange/Confirm',
    'delete /api/Member/SavedMerchants/{merchantId}',
    'delete /api/Reservations/Holds/{holdId}',
    'delete /api/Reservations/{reservationId}',
    'get /api/feature-flags',
    'get /api/v2/Merchants/Search',
    'get /api/v2/Merchants/Search/Positions',
    'get /api/v2/Places',
    'get /api/v2/Places/{place}',
    'get /api/v2/Places/{place}/{cuisine}',
    'get /api/merchants/{merchantId}',
    'get /api/merchants/{merchantId}/Menu',
    'post /api/Member/Bonus/{code}',
    'post /api/Members/Recover/Confirm',
    'post /api/Members/Recover/Update',
    'post /api/Reservations',
    'post /api/Webhooks/Claims',
    'put /api/Member',
  ]);
  /** Reads that also write. Extending the session does not count, because no request waits for it. */
  const readsThatWrite = new Set([
    'get /api/Member/{publicId}',
    'get /api/Members/Validate/Email',
    'get /api/Reservations/Availability',
    'get /api/Reservations/FreeTimes',
    'get /api/SignOut',
  ]);
  const fromMemory = new Set([
    'get /api/v2/Places',
    'get /api/v2/Places/{place}',
    'get /api/v2/Places/{place}/{cuisine}',
  ]);
  const withDatabase = () => Object.keys(canaryCalls(undefined)).filter((name) => !withoutDatabase.has(name));

  test('the calls of this test match the OpenAPI document', async () => {
    const paths = await apiPaths();
    const all = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    );
    expect(Object.keys(canaryCalls(undefined)).toSorted()).toEqual(all.toSorted());
  });

  // Testing every table takes too long for `npm test`, and the embedded database is meant for development
  // only.
  if (kind === 'pglite') return;
  describe('on a PostgreSQL server', () => {
    const another = () =>
      opened.another({
        onConnectionError: (err) => careful.error({ err }, 'database connection lost'),
      });

    test.each([
      ['a constraint', '23505'],
      ['a full disk', '53100'],
    ] as const)('contains no value of a call that fails by %s', async (_, state) => {
      const { failed, leaked } = await callAll(await apiWith(opened.database, careful), failWrites(state));
      expect(failed.toSorted()).toEqual(
        withDatabase()
          .filter((name) => !withoutWriting.has(name))
          .filter((name) => !name.startsWith('get ') || readsThatWrite.has(name))
          .toSorted(),
      );
      expect(leaked).toEqual([]);
    });

    // Stands in for a statement timeout, which raises the same error but at a moment that a test cannot
    // choose.
    test('contains no value of a call whose statements are canceled', async () => {
      const { failed, leaked } = await callAll(await apiWith(another(), careful), lock, {
        responding: whileEnding('pg_cancel_backend'),
      });
      expect(failed.toSorted()).toEqual(
        withDatabase()
          .filter((name) => !fromMemory.has(name))
          .toSorted(),
      );
      expect(leaked).toEqual([]);
    });

    test('contains no value of a call that loses its connection', async () => {
      const { failed, leaked } = await callAll(await apiWith(another(), careful), lock, {
        responding: whileEnding('pg_terminate_backend'),
      });
      expect(failed.toSorted()).toEqual(
        withDatabase()
          .filter((name) => !fromMemory.has(name))
          .toSorted(),
      );
      expect(leaked).toEqual([]);
    });

    test('would contain them without this protection: an ordinary log does', async () => {
      const ordinary = pino({ level: 'trace' }, destination);
      const among = ['member_sessions', 'members', 'impressions', 'member_bonuses'];
      const { leaked } = await callAll(await apiWith(another(), ordinary), lock, {
        among,
        responding: whileEnding('pg_cancel_backend'),
      });
      expect(leaked).toEqual(
        expect.arrayContaining(['zquser@example.org', 'zqasked@example.org', 'zqagent', 'ZQBONUS']),
      );
      expect(leaked.length).toBeGreaterThan(30);
    });
  });
});
