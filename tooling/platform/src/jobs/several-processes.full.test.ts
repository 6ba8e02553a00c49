import { randomBytes } from 'node:crypto';

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';

import { periodicJobs } from '../startup/periodic-jobs.ts';
import { schema, type Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { openPostgres } from '../database/postgres-database.ts';
import { createMailer, recoveryMail, type Mailer } from '../mail/index.ts';
import { startMailReceiver, type MailReceiver } from '../testing/mail-receiver.ts';
import { startPlatformProcess, type PlatformProcess } from '../testing/platform-process.ts';
import { readTestPartners } from '../testing/test-api.ts';
import { freePort } from '../testing/free-port.ts';
import { startPostgres, type ThrowawayPostgres } from '../testing/throwaway-postgres.ts';
import { startJobQueue, startPeriodicJobs, type JobQueue } from './index.ts';

const MINUTE_MS = 60_000;
const AT_ONCE = 10;
const log = { warn: () => {} };

describe('processes that run jobs on one database', () => {
  let server: ThrowawayPostgres;
  let database: Database;
  let queue: JobQueue;
  let mailer: Mailer;
  beforeAll(async () => {
    server = await startPostgres();
    database = openPostgres({ databaseUrl: server.databaseUrl });
    await migrate(database);
    queue = await startJobQueue({ database, log, worksOnJobs: false });
    mailer = createMailer({
      database,
      now: () => new Date(),
      log,
      delivery: { queue },
      retainsBodies: false,
    });
  });
  afterAll(async () => {
    await queue.stop();
    await database.close();
    await server.stop();
  });

  async function startReceiver(): Promise<MailReceiver> {
    const receiver = await startMailReceiver();
    onTestFinished(() => receiver.stop());
    return receiver;
  }
  async function startProcess(variables: Readonly<Record<string, string>> = {}): Promise<PlatformProcess> {
    const [port, metricsPort] = [await freePort(), await freePort()];
    const started = await startPlatformProcess('jobs', {
      port,
      metricsPort,
      variables: {
        DATABASE_URL: server.databaseUrl,
        SESSION_SECRET: randomBytes(32).toString('base64'),
        ...variables,
      },
    });
    onTestFinished(() => started.stop());
    return started;
  }
  async function writeMails(count: number): Promise<string[]> {
    const hilton = (await readTestPartners()).find(({ id }) => id === 'hilton') ?? expect.fail();
    const codes = Array.from({ length: count }, (_, index) => String(100_000 + index));
    for (const code of codes)
      await mailer.writeMail(recoveryMail(hilton, 'robin@dining.test', code, 15 * MINUTE_MS));
    return codes;
  }
  const codesIn = (receivers: readonly MailReceiver[]) =>
    receivers
      .flatMap(({ received }) => received.map(({ text }) => /^ {4}(\d{6})\s*$/m.exec(text)?.[1] ?? ''))
      .toSorted();
  const waiting = () => database.orm.$count(schema.outbox, sql`sent_at is null`);

  test('each mail is sent once, and both processes send', async () => {
    const codes = await writeMails(60);
    const receivers = [await startReceiver(), await startReceiver()];
    const releases = receivers.map((receiver) => receiver.hold());
    await Promise.all(receivers.map(({ url }) => startProcess({ SMTP_URL: url })));
    const counts = () => receivers.map(({ received }) => received.length);
    await vi.waitFor(() => expect(counts()).toEqual([AT_ONCE, AT_ONCE]), 20_000);
    for (const release of releases) release();
    await vi.waitFor(async () => expect(await waiting()).toBe(0), 20_000);
    expect(codesIn(receivers)).toEqual(codes);
  });

  test('a stop waits for the server’s answer to a mail, which is then not sent again', async () => {
    const codes = await writeMails(1);
    const receiver = await startReceiver();
    const release = receiver.hold();
    const first = await startProcess({ SMTP_URL: receiver.url });
    await vi.waitFor(() => expect(codesIn([receiver])).toEqual(codes), 10_000);
    const stopped = first.stop();
    const isReady = async () => (await fetch(`http://127.0.0.1:${first.metricsPort}/readyz`)).ok;
    await vi.waitFor(async () => expect(await isReady()).toBe(false), 10_000);
    release();
    await stopped;
    expect(await waiting()).toBe(0);
    expect(await queue.findJobs('mail', { queued: true })).toEqual([]);
  });

  test('each clean-up runs once at its time', async () => {
    const jobs = periodicJobs({
      database,
      partners: [],
      now: () => new Date(),
      impressionDays: 90,
      retentionDays: {},
      vault: { forget: async () => {} },
      servesOtherPlatforms: false,
      mailer,
      claimReports: { addMissingJobs: async () => {} },
    });
    await startPeriodicJobs({ queue, jobs, log });
    await queue.offWork('periodic');
    // Job time in the database stands still in this test. This sets it to the time of the hourly jobs; with a
    // real clock, that time could pass while a slow machine starts three processes.
    await database.orm.execute(sql`
      do $do$ begin
        execute format(
          'create or replace function jobs.job_now() returns timestamptz language sql stable
            as $now$ select timestamptz %L $now$',
          date_trunc('hour', now(), 'UTC') + interval '1 hour 17 minutes 5 seconds');
      end $do$`);
    // The first process creates the jobs that are due. The others start afterwards, so that their first poll
    // finds the jobs instead of one a minute later.
    const processes = [await startProcess()];
    processes.push(...(await Promise.all([startProcess(), startProcess()])));

    const expected = jobs.map(({ name }) => name).filter((name) => name.startsWith('expired-'));
    const runs = async () => {
      const metrics = await Promise.all(
        processes.map(async ({ metricsPort }) =>
          (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text(),
        ),
      );
      const counted = metrics
        .join('\n')
        .matchAll(/^tableside_periodic_runs_total\{job="(expired-[^"]+)",outcome="completed"\} (\d+)$/gm);
      return [...counted].flatMap(([, job = '', count]) => Array.from({ length: Number(count) }, () => job));
    };
    await vi.waitFor(async () => expect((await runs()).toSorted()).toEqual(expected.toSorted()), 30_000);
    expect(await queue.findJobs('periodic', { queued: true })).toEqual([]);
  });
});
