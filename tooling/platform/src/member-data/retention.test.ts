import { claimStates, isOpenClaim } from '@tableside/core';
import { eq, sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { schema, type Database } from '../database/database.ts';
import { startJobs } from '../startup/start-jobs.ts';
import { TEST_DAY, TEST_SECRET } from '../testing/test-api.ts';
import { databaseKinds, openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { fillTables, personal } from '../testing/test-member-data.ts';
import { createVault } from '../vault/index.ts';
import { deleteOldRows } from './index.ts';
import { defaultRetentionDays, tableNameOf, tableNames, tableOf, tablePolicies } from './table-policies.ts';

const DAY_MS = 86_400_000;
const person = { partnerId: 'hilton', publicId: 'robin', email: personal.email };

describe.each(databaseKinds)('retention on %s', (kind) => {
  let opened: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
    ({ database } = opened);
    await database.orm.insert(schema.members).values(person);
    await fillTables(database, person);
    await database.orm.insert(schema.erasedRecords).values({
      partnerId: 'hilton',
      recordType: 'Credit',
      status: 'Paid',
      month: '2026-05-01',
      rewardHundredths: 0,
    });
    await database.orm.insert(schema.surveyResponses).values({
      id: '0190b3c8-0000-7000-8000-000000000000',
      partnerId: 'hilton',
      formCode: 'f',
    });
  });
  afterAll(() => opened.stop());

  const counted = tableNames.filter((name) => tablePolicies[name].retention.kind === 'days');
  const count = async (name: (typeof tableNames)[number]) => database.orm.$count(tableOf(name));
  const deleteOldRowsAt = (at: Date, others: Partial<Parameters<typeof deleteOldRows>[0]> = {}) => {
    const now = () => at;
    const vault = createVault({ database, secret: TEST_SECRET, now });
    return deleteOldRows({
      database,
      now,
      vault,
      retentionDays: defaultRetentionDays,
      servesOtherPlatforms: false,
      ...others,
    });
  };
  const set = (statement: SQL) => database.orm.execute(statement);
  const after = (days: number, ms = 0) => new Date(TEST_DAY.getTime() + days * DAY_MS + ms);

  test.each(counted)(
    'PRV-06.b rows of %s go when their days are over, not a moment earlier',
    async (name) => {
      const { retention } = tablePolicies[name];
      if (retention.kind !== 'days') throw new Error('is not counted in days');
      // Makes all other tables too new to be deleted, so that only this one is affected.
      for (const other of counted) {
        const { retention: otherRetention } = tablePolicies[other];
        if (otherRetention.kind !== 'days') continue;
        const column = sql.identifier(otherRetention.since.name);
        const time = other === name ? TEST_DAY.toISOString() : '9999-01-01T00:00:00Z';
        // A constraint requires a reservation to end after it starts.
        if (other === 'reservations') await set(sql`update reservations set starts_at = '2026-01-01'`);
        await set(sql`update ${tableOf(other)} set ${column} = ${time}::timestamptz`);
      }
      if (name === 'claims') {
        for (const state of claimStates.filter(isOpenClaim)) {
          await set(sql`update claims set state = ${state}`);
          await deleteOldRowsAt(after(100_000));
          expect([state, await count(name)]).toEqual([state, 1]);
        }
        await set(sql`update claims set state = 'declined'`);
      }
      const day = name === 'erasedRecords' ? 1 : 0;
      if (name === 'vaultCards') {
        await deleteOldRowsAt(after(100_000));
        expect(await count(name)).toBe(1);
        await set(sql`update cards set vault_token = null`);
      }
      const before = await count(name);
      expect(before).toBeGreaterThan(0);
      await deleteOldRowsAt(after(retention.days - day));
      expect(await count(name)).toBe(before);
      if (name === 'vaultCards') {
        await deleteOldRowsAt(after(retention.days, 1), { servesOtherPlatforms: true });
        expect(await count(name)).toBe(before);
      }
      const others = await Promise.all(counted.filter((one) => one !== name).map(count));
      await deleteOldRowsAt(after(retention.days + day, 1));
      expect(await count(name)).toBe(0);
      if (name !== 'cards')
        expect(await Promise.all(counted.filter((one) => one !== name).map(count))).toEqual(others);
    },
  );

  test('PRV-06.c RETENTION_DAYS sets the days of a table', async () => {
    await database.orm.delete(schema.memberDevices);
    await database.orm.insert(schema.memberDevices).values({
      partnerId: person.partnerId,
      memberId: person.publicId,
      deviceId: 'device',
      lastUsedAt: TEST_DAY,
    });
    const retentionDays = { ...defaultRetentionDays, member_devices: 8 };
    let runJob: (due: readonly object[]) => Promise<unknown> = () => expect.fail();
    const queue = {
      getSchedules: () => [],
      schedule: () => {},
      work: (_queue: string, _options: object, run: typeof runJob) => (runJob = run),
    };
    const mailer = { start: () => {} };
    const log = { warn: () => expect.fail() };
    let now = after(8);
    const started = { database, now: () => now, retentionDays, queue, log, mailer, claimReports: mailer };
    await startJobs(started as never, undefined);
    const due = [{ id: '1', data: { job: 'old-rows' } }];
    await runJob(due);
    expect(await count('memberDevices')).toBe(1);
    now = after(8, 1);
    await runJob(due);
    expect(await count('memberDevices')).toBe(0);
  });

  test('PRV-06.a PRV-06.b the vault forgets a card that was unlinked long ago, before its row goes; while it is away, the rows of other tables go', async () => {
    const token = 'zqsecond';
    const card = { fingerprint: 'f2', cardType: 'Visa', lastFour: '1111' } as const;
    await database.orm.insert(schema.vaultCards).values({ ...card, token, messageId: 'm2' });
    await database.orm.insert(schema.cards).values({
      ...card,
      id: 'second',
      partnerId: 'hilton',
      memberId: 'robin',
      vaultToken: token,
      description: 'Visa',
      deletedAt: TEST_DAY,
    });
    const at = after(731);
    await database.orm.insert(schema.memberDevices).values({
      partnerId: person.partnerId,
      memberId: person.publicId,
      deviceId: 'device',
      lastUsedAt: TEST_DAY,
    });
    await expect(
      deleteOldRowsAt(at, { vault: { forget: () => Promise.reject(new Error('away')) } }),
    ).rejects.toMatchObject({ errors: [new Error('away')] });
    expect(await count('memberDevices')).toBe(0);
    expect(await database.orm.$count(schema.cards, eq(schema.cards.id, 'second'))).toBe(1);
    await deleteOldRowsAt(at);
    expect(await database.orm.$count(schema.cards, eq(schema.cards.id, 'second'))).toBe(0);
    expect(await database.orm.$count(schema.vaultCards, eq(schema.vaultCards.token, token))).toBe(0);
  });

  test('PRV-06.b the names of RETENTION_DAYS are those of the tables', () => {
    expect(Object.keys(defaultRetentionDays)).toEqual(counted.map(tableNameOf));
  });
});
