import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';

import { schema } from '../database/database.ts';
import { readEnvironment } from '../settings/environment.ts';
import { openStorage } from './open-storage.ts';
import { encryptCard } from '../testing/encrypt-card.ts';
import { readTestPartners, TEST_DAY, TEST_SECRET } from '../testing/test-api.ts';
import { startPostgres, type ThrowawayPostgres } from '../testing/throwaway-postgres.ts';
import { createLog } from '../web/log.ts';

let server: ThrowawayPostgres;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

async function open(given: Partial<Parameters<typeof openStorage>[0]> = {}) {
  const stored = await openStorage(
    {
      ...readEnvironment({ DATABASE_URL: server.databaseUrl }),
      sessionSecret: TEST_SECRET,
      worksOnJobs: false,
      isProduction: true,
      traceStatement: undefined,
      partners: await readTestPartners(),
      defaultPartner: 'hilton',
      localPorts: new Map(),
      log: createLog('silent'),
      now: () => TEST_DAY,
      onProgress: () => {},
      ...given,
    },
    undefined,
  );
  onTestFinished(() => stored.stop());
  return stored;
}

test('OPS-11.b a card is recognized after SESSION_SECRET was replaced, if the vault kept its own', async () => {
  const fingerprintFrom = async ({ vault }: Awaited<ReturnType<typeof open>>) => {
    const encryptedCardNumber = await encryptCard(vault, '4111111111111111', 'hilton');
    return (await vault.tokenize({ encryptedCardNumber, partnerId: 'hilton' })).fingerprint;
  };
  const before = await fingerprintFrom(await open());
  expect(await fingerprintFrom(await open({ sessionSecret: 'new', vaultKeySecret: TEST_SECRET }))).toBe(
    before,
  );
  expect(await fingerprintFrom(await open({ sessionSecret: 'new' }))).not.toBe(before);
});

describe('the text of mail in production', () => {
  async function store(smtpUrl: string | undefined, worksOnJobs: boolean) {
    const { database, mailer, queue } = await open({ smtpUrl, worksOnJobs });
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
