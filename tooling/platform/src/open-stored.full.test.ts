import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';

import { schema } from './database/database.ts';
import { readEnvironment } from './environment.ts';
import { openStored } from './open-stored.ts';
import { readTestPartners, TEST_DAY, TEST_SECRET } from './testing/test-api.ts';
import { startPostgres, type ThrowawayPostgres } from './testing/throwaway-postgres.ts';
import { createLog } from './web/log.ts';

describe('the text of mail in production', () => {
  let server: ThrowawayPostgres;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.stop());

  /** What a process stores of a mail: its text, and how many jobs. */
  async function store(smtpUrl: string | undefined, worksOnJobs: boolean) {
    const stored = await openStored(
      {
        ...readEnvironment({ DATABASE_URL: server.databaseUrl }),
        sessionSecret: TEST_SECRET,
        smtpUrl,
        worksOnJobs,
        isProduction: true,
        traceStatement: undefined,
        partners: await readTestPartners(),
        defaultPartner: 'hilton',
        localPorts: new Map(),
        log: createLog('silent'),
        now: () => TEST_DAY,
        onProgress: () => {},
      },
      undefined,
    );
    onTestFinished(() => stored.stop());
    const { database, mailer, queue } = stored;
    await database.orm.delete(schema.outbox);
    await queue.deleteAllJobs('mail');
    await mailer.writeMail({
      partnerId: 'hilton',
      to: 'robin@dining.test',
      subject: 'Hello',
      body: 'Your code',
    });
    const [row] = await database.orm.select().from(schema.outbox);
    return [row?.body, (await queue.findJobs('mail')).length];
  }

  test('is stored for another process, which may have a mail server, whether this one has or not', async () => {
    expect(await store(undefined, false)).toEqual(['Your code', 1]);
    expect(await store('smtp://127.0.0.1:1', false)).toEqual(['Your code', 1]);
  });

  test('is stored where jobs run only if they have a mail server', async () => {
    expect(await store('smtp://127.0.0.1:1', true)).toEqual(['Your code', 1]);
    expect(await store(undefined, true)).toEqual(['', 0]);
  });
});
