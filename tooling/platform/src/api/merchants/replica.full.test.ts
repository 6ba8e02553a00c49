import { merchantsContract } from '@tableside/api-client/contract';
import { seed } from '@tableside/demo/seed';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';

import { createPasswords } from '../../accounts/passwords.ts';
import { schema, type Database } from '../../database/database.ts';
import { migrate } from '../../database/migrate.ts';
import { openReplica } from '../../database/open-database.ts';
import { openPostgres } from '../../database/postgres-database.ts';
import { preferReplica, type PublicReads } from '../../database/public-reads.ts';
import {
  createTestApi,
  readTestPartners,
  TEST_DAY,
  TEST_SECRET,
  type TestApi,
} from '../../testing/test-api.ts';
import { openBrowser } from '../../testing/test-browser.ts';
import { startPostgres, type ThrowawayPostgres } from '../../testing/throwaway-postgres.ts';
import { createFingerprint } from '../../vault/index.ts';
import { createLog } from '../../web/log.ts';
import { startSearchMemory } from './memory/index.ts';

const SEARCH = '/api/v2/Merchants/Search?location=10001';

describe('a streaming replica', () => {
  let primaryServer: ThrowawayPostgres;
  let replicaServer: ThrowawayPostgres;
  let database: Database;
  let replica: Database;
  let reads: PublicReads;
  let api: TestApi;
  let time = 0;
  const logged: unknown[] = [];
  const requested: string[] = [];

  beforeAll(async () => {
    primaryServer = await startPostgres();
    database = openPostgres({ databaseUrl: primaryServer.databaseUrl });
    await migrate(database);
    const partners = await readTestPartners();
    const passwords = createPasswords({ cost: 4 });
    const fingerprintOf = createFingerprint(TEST_SECRET);
    await seed(database, { partners, merchants: 300, today: TEST_DAY, passwords, fingerprintOf });
    replicaServer = await primaryServer.startReplica();
    const opened = openReplica(
      { databaseReadUrl: replicaServer.databaseUrl, isDatabasePooled: false },
      () => {},
    );
    replica = opened ?? expect.fail();
    const record = (first: unknown, message?: string) => void logged.push(message ?? first);
    reads = preferReplica({
      primary: database,
      replica: {
        run: (statement) => {
          requested.push(statement.name);
          return replica.run(statement);
        },
      },
      log: { warn: record, info: record },
      clock: { now: () => time },
    });
    api = createTestApi({ database, reads, partners, passwords });
  });
  afterAll(async () => {
    await replica.close();
    await replicaServer.stop();
    await database.close();
    await primaryServer.stop();
  });

  const onReplica = (text: string) => replica.run({ name: text, text, values: [] });
  async function untilReplayed(): Promise<void> {
    const [row] = await database.run<{ lsn: string }>({
      name: 'lsn',
      text: 'select pg_current_wal_insert_lsn()::text as lsn',
      values: [],
    });
    await vi.waitFor(
      async () =>
        expect(
          await replica.run({
            name: 'replayed',
            text: 'select pg_last_wal_replay_lsn() >= $1::pg_lsn as is_there',
            values: [row?.lsn],
          }),
        ).toEqual([{ is_there: true }]),
      10_000,
    );
  }
  const nameAll = (name: string) => database.orm.update(schema.merchants).set({ name });
  const found = async () =>
    merchantsContract.merchantSearchResponse.parse(await api.read(SEARCH, { partner: 'hilton' })).merchants;
  async function namesShown(): Promise<string[]> {
    const merchants = await found();
    const details = await api.read<{ name: string }>(`/api/merchants/${merchants[0]?.id}`, {
      partner: 'hilton',
    });
    return [...new Set([...merchants, details].map(({ name }) => name))];
  }

  test('answers searches and details, and never what a member reads; the primary does when it is down', async () => {
    await nameAll('Before');
    await untilReplayed();
    await onReplica('select pg_wal_replay_pause()');
    await nameAll('After');
    expect(await namesShown()).toEqual(['Before']);
    const browser = openBrowser(api, 'hilton');
    await browser.enter('member@example.com');
    expect((await browser.call('/api/Member')).status).toBe(200);

    replicaServer.kill();
    // Old connections briefly outlive the server, so this runs as many statements as the pool has
    // connections.
    await vi.waitFor(async () => {
      const responses = await Promise.allSettled(
        Array.from({ length: 10 }, () => onReplica('select pg_is_in_recovery()')),
      );
      expect(responses.map(({ status }) => status)).not.toContain('fulfilled');
    }, 10_000);
    expect(await namesShown()).toEqual(['After']);
    expect(await namesShown()).toEqual(['After']);
    expect(logged).toEqual(['replica does not answer: the primary answers its reads']);
    await replicaServer.start();
    await untilReplayed();
    time += 10_000;
    requested.length = 0;
    expect(await namesShown()).toEqual(['After']);
    expect(requested.length).toBeGreaterThan(0);
    expect(logged.slice(1)).toEqual(['replica answers again']);
  });

  test('is read into memory without missing a transaction that was under way', async () => {
    const { merchants } = schema;
    const rate = (from: Pick<Database, 'orm'>['orm'], id: number, rating: number) =>
      from.update(merchants).set({ rating }).where(eq(merchants.id, id));
    const [first = 0, second = 0] = (await found()).map(({ id }) => Number(id));
    const { promise: committing, resolve: commit } = Promise.withResolvers<undefined>();
    onTestFinished(() => commit(undefined));
    const { promise: begun, resolve: begin } = Promise.withResolvers<undefined>();
    const underWay = database.orm.transaction(async (transaction) => {
      await rate(transaction, first, 1);
      begin(undefined);
      await committing;
    });
    await begun;
    // Commits a transaction that began later, so that the open one is not the newest that the replica knows.
    await rate(database.orm, second, 2);
    await untilReplayed();
    await onReplica('select pg_wal_replay_pause()');
    commit(undefined);
    await underWay;
    requested.length = 0;
    const memory = startSearchMemory({
      database,
      reads,
      partnerIds: ['hilton'],
      log: createLog('silent'),
      pollMs: 3_600_000,
    });
    onTestFinished(() => memory.stop());
    await memory.catchUp();
    const { table } = memory.current() ?? expect.fail();
    expect([first, second].map((id) => table.columns.rating[table.slotOf(id) ?? -1])).toEqual([1, 2]);
    expect(requested).toContain('search memory: merchants');
    expect(requested).not.toContain('search memory: changes');
  });
});
