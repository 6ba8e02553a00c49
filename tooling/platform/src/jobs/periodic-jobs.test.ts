import pg from 'pg';
import { TestClock, type Db } from 'pg-boss';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import type { Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { openPostgres } from '../database/postgres-database.ts';
import { databaseKinds, openTestDatabase } from '../testing/test-database.ts';
import { startPostgres } from '../testing/throwaway-postgres.ts';
import { startJobQueue, startPeriodicJobs, type JobQueue, type PeriodicJob } from './index.ts';

const MINUTE_MS = 60_000;

interface Opened {
  readonly another: () => Database;
  readonly stop: () => Promise<void>;
}

function connectionsWithClock(databaseUrl: string): { db: Db; close: () => Promise<void> } {
  let settings: string[] = [];
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 3,
    verify(client, done) {
      client.on('error', () => {});
      client.query(settings.join(';'), done);
    },
  });
  // The server may stop before it has closed a connection properly.
  pool.on('error', () => {});
  return {
    db: {
      executeSql: (text, values) => pool.query(text, values),
      setSessionStatements: (given) => Promise.resolve(void (settings = given)),
    },
    close: () => pool.end(),
  };
}

async function openEmbedded(): Promise<Opened> {
  const { database, ...embedded } = await openTestDatabase('pglite');
  return { another: () => database, stop: () => embedded.stop() };
}

async function startServer() {
  const server = await startPostgres();
  const migrated = new URL(server.databaseUrl);
  const administrator = new pg.Client({ connectionString: new URL('/template1', migrated).href });
  const template = openPostgres({ databaseUrl: migrated.href });
  await migrate(template);
  await template.close();
  await administrator.connect();
  let copies = 0;
  return {
    async open(): Promise<Opened> {
      const name = `copy_${(copies += 1)}`;
      await administrator.query(`create database ${name} template ${migrated.pathname.slice(1)}`);
      const databaseUrl = new URL(`/${name}`, migrated).href;
      const database = openPostgres({ databaseUrl });
      const processes: { close: () => Promise<void> }[] = [database];
      return {
        another() {
          const { db, close } = connectionsWithClock(databaseUrl);
          processes.push({ close });
          return { ...database, forJobs: db };
        },
        async stop() {
          for (const { close } of processes) await close();
        },
      };
    },
    async stop() {
      await administrator.end();
      await server.stop();
    },
  };
}

describe.each(databaseKinds)('periodic jobs on %s', (kind) => {
  let server: Awaited<ReturnType<typeof startServer>> | undefined;
  let opened: Opened;
  let clock: TestClock;
  let queues: JobQueue[];
  let runs: string[];
  let logged: unknown[];
  beforeAll(async () => {
    server = kind === 'postgres' ? await startServer() : undefined;
  });
  afterAll(() => server?.stop());
  beforeEach(async () => {
    opened = await (server?.open() ?? openEmbedded());
    clock = new TestClock('2026-06-15T12:00:00Z');
    queues = [];
    runs = [];
    logged = [];
  });
  afterEach(async () => {
    for (const queue of queues) await queue.stop();
    await opened.stop();
  });

  const job = (name: string, cron: string, work = () => {}): PeriodicJob => ({
    name,
    cron,
    run: async () => {
      runs.push(name);
      await Promise.resolve();
      work();
    },
  });
  const hourly = (name: string, work?: () => void) => job(name, '17 * * * *', work);
  async function startProcess(jobs: readonly PeriodicJob[], onRun?: (name: string, outcome: string) => void) {
    const log = { warn: (...words: unknown[]) => void logged.push(words) };
    const queue = await startJobQueue({ database: opened.another(), log, clock });
    queues.push(queue);
    await startPeriodicJobs({ queue, jobs, log, ...(onRun && { onRun }) });
    return queue;
  }
  async function pass(minutes: number) {
    for (let minute = 0; minute < minutes; minute += 1) {
      await clock.tick(MINUTE_MS);
      await vi.waitFor(async () =>
        expect(await queues[0]?.findJobs('periodic', { queued: false })).not.toContainEqual(
          expect.objectContaining({ state: 'active' }),
        ),
      );
    }
  }

  test('each runs once at its time, whatever the number of processes', async () => {
    for (let process = 0; process < 3; process += 1) await startProcess([hourly('a'), hourly('b')]);
    await clock.setTime('2026-06-15T12:14:00Z');
    await pass(2);
    expect(runs).toEqual([]);
    await pass(5);
    expect(runs.toSorted()).toEqual(['a', 'b']);
    await clock.setTime('2026-06-15T13:16:00Z');
    await pass(5);
    expect(runs.toSorted()).toEqual(['a', 'a', 'b', 'b']);
    expect(logged).toEqual([]);
  });

  test('one that fails is logged with its name and counted; the others and its next time are not affected', async () => {
    const outcomes: string[] = [];
    const onRun = (name: string, outcome: string) => void outcomes.push(`${name} ${outcome}`);
    const fail = () => {
      throw new Error('no such table');
    };
    await startProcess([hourly('broken', fail), hourly('fine')], onRun);
    await clock.setTime('2026-06-15T12:16:00Z');
    await pass(5);
    expect(runs.toSorted()).toEqual(['broken', 'fine']);
    expect(outcomes.toSorted()).toEqual(['broken failed', 'fine completed']);
    expect(logged).toEqual([[{ err: new Error('no such table'), job: 'broken' }, 'periodic job failed']]);
    await clock.setTime('2026-06-15T13:16:00Z');
    await pass(5);
    expect(runs.toSorted()).toEqual(['broken', 'broken', 'fine', 'fine']);
  });

  test('what was missed while no process ran is done once by the next one', async () => {
    const first = await startProcess([hourly('a')]);
    await pass(1);
    await first.stop();
    queues = [];
    await clock.setTime('2026-06-15T17:30:00Z');
    await startProcess([hourly('a')]);
    await pass(3);
    expect(runs).toEqual(['a']);
  });

  test('a changed time is kept, and one that is no longer a job is forgotten', async () => {
    await startProcess([hourly('a'), hourly('old')]);
    const next = await startProcess([job('a', '*/5 * * * *')]);
    expect((await next.getSchedules('periodic')).map(({ key, cron }) => [key, cron])).toEqual([
      ['a', '*/5 * * * *'],
    ]);
  });

  test('the migration is what this version of pg-boss expects', async () => {
    const queue = await startProcess([]);
    expect((await queue.detectSchemaDrift()).ok).toBe(true);
  });
});
