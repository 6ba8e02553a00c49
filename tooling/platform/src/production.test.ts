import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { startDemo } from '@tableside/demo';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';

import { schema } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { openPglite } from './database/pglite-database.ts';
import { startPlatform, type Platform, type PlatformOptions } from './start-platform.ts';
import { startJobQueue } from './jobs/index.ts';
import { createMailer, recoveryMail } from './mail/index.ts';
import { ask } from './testing/ask-platform.ts';
import { allTextOf } from './testing/all-text.ts';
import { startMailReceiver } from './testing/mail-receiver.ts';
import { readTestPartners } from './testing/test-api.ts';

const cli = fileURLToPath(new URL('./cli.ts', import.meta.url));

/** `pnpm platform remove-demo-data`, run in its own process. */
const removeDemoData = (dataDir: string) =>
  promisify(execFile)(process.execPath, ['--conditions=@tableside/source', cli, 'remove-demo-data'], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir },
  });

/** Stores an undelivered mail in the database. */
async function leaveMail(dataDir: string): Promise<void> {
  const database = await openPglite({ dataDir });
  await migrate(database);
  const partner = (await readTestPartners()).find(({ id }) => id === 'hilton') ?? expect.fail();
  const log = { warn: () => {} };
  const queue = await startJobQueue({ database, log });
  const send = () => Promise.reject(new Error('down'));
  const mailer = createMailer({
    database,
    now: () => new Date(),
    log,
    delivery: { send, queue },
    keepsBodies: false,
  });
  await mailer.writeMail(recoveryMail(partner, 'robin@example.org', '012345', 900_000));
  await mailer.sendWaiting();
  await queue.stop();
  await database.close();
}

const withoutId = (body: string) => body.replace(/"requestId":"[^"]+"/, '');

describe('production', () => {
  let folder: string;
  let dataDir: string;
  let options: PlatformOptions;
  let running: Platform | undefined;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tableside-production-'));
    dataDir = join(folder, 'database');
    options = {
      port: 0,
      dataDir,
      imageCacheDir: join(folder, 'images'),
      appsDir: join(folder, 'apps'),
      merchants: 10,
      logLevel: 'silent',
      databaseUrl: undefined,
      sessionSecret: 'long and random',
      secureFrameUrl: 'https://cards.example/field',
    };
    const demonstration = await startDemo(options);
    await ask(demonstration, '/dev/feature-flags', { method: 'PUT', body: { outage: true } });
    await ask(demonstration, '/dev/people/member', { method: 'POST', host: 'hilton.localhost' });
    await demonstration.stop();
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await running?.stop();
    running = undefined;
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('is the default, whatever NODE_ENV is, and does not start without its secret', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    await expect(startPlatform({ ...options, sessionSecret: undefined })).rejects.toThrow(
      'SESSION_SECRET is missing',
    );
    vi.stubEnv('SESSION_SECRET', 'r'.repeat(32));
    const externalVault = { dataDir: join(folder, 'other'), vaultUrl: 'https://vault.example' };
    await expect(startPlatform({ ...options, ...externalVault, vaultSecret: undefined })).rejects.toThrow(
      'VAULT_URL requires VAULT_SECRET',
    );
  });

  test('rejects demo data until the command in the message has removed it', async () => {
    await expect(startPlatform(options)).rejects.toThrow(
      /it contains \d+ demo people, 10 demo merchants and 1 feature flag overrides. Remove them with "pnpm platform remove-demo-data"/,
    );
    const { stdout } = await removeDemoData(dataDir);
    expect(stdout).toMatch(
      /^Removed [1-9]\d+ demo people, 10 demo merchants and 1 feature flag overrides\.$/m,
    );
    const database = await openPglite({ dataDir });
    const text = await allTextOf(database);
    await database.close();
    expect(text).toContain('merchants: []');
    expect(text).not.toContain('@example.com');
    running = await startPlatform(options);
    expect((await ask(running, '/healthz')).status).toBe(200);
  });

  test('has no switches, no demo data and no development provider; sends mail that was left', async () => {
    const receiver = await startMailReceiver();
    onTestFinished(() => receiver.stop());
    const fresh = join(folder, 'fresh');
    await leaveMail(fresh);
    const arrival = receiver.next();
    running = await startPlatform({ ...options, dataDir: fresh, smtpUrl: receiver.url });
    const signIn = await ask(running, '/Login', { headers: { 'Sec-Fetch-Dest': 'document' } });
    expect([signIn.status, signIn.headers['location']]).toEqual([303, '/login#sign-in-failed']);
    for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
      const { status, body } = await ask(running, '/nowhere', { method });
      for (const path of [
        'clock',
        'dine',
        'faults',
        'feature-flags',
        'outbox',
        'people',
        'people/member',
        'sites',
      ]) {
        const answer = await ask(running, `/dev/${path}`, { method });
        expect([method, path, answer.status]).toEqual([method, path, status]);
        expect(withoutId(answer.body)).toBe(withoutId(body));
      }
    }
    expect(JSON.parse((await ask(running, '/api/SecureFrame')).body)).toEqual({
      url: 'https://cards.example/field',
    });
    expect(JSON.parse((await ask(running, '/api/SurveyHost')).body)).toEqual({
      url: 'https://form.typeform.com/',
    });
    expect(running.localUrlOf('hilton')).toBeUndefined();
    const token = await ask(running, '/api/CSRF');
    expect([token.status, token.headers['strict-transport-security']]).toEqual([
      200,
      expect.stringContaining('max-age'),
    ]);
    const session = (answer: typeof token) => answer.headers['set-cookie'];
    expect(session(token)).toEqual([expect.stringMatching(/^__Host-tableside-session=[^;]+;.* Secure;/)]);
    const [, id = ''] = /=([^;]+)/.exec(session(token)?.[0] ?? '') ?? [];
    const again = (name: string) => ask(running!, '/api/CSRF', { headers: { Cookie: `${name}=${id}` } });
    expect(session(await again('__Host-tableside-session'))).toBeUndefined();
    for (const name of ['tableside-session', 'tableside-session-american'])
      expect(session(await again(name))).toHaveLength(1);

    await arrival;
    expect(receiver.received).toMatchObject([{ to: ['robin@example.org'] }]);
    const { operationsPort } = running;
    const tell = (path: string) => fetch(`http://127.0.0.1:${operationsPort}${path}`);
    expect([(await tell('/livez')).status, (await tell('/readyz')).status]).toEqual([200, 200]);
    const metrics = await (await tell('/metrics')).text();
    expect(metrics).toMatch(/^http_request_duration_seconds_count\{.*route="\/api\/CSRF".*\} 4$/m);
    expect(metrics).toMatch(/^tableside_mail_waiting 0$/m);
    expect(metrics).toMatch(/^nodejs_version_info\{/m);

    await running.stop();
    running = undefined;
    const database = await openPglite({ dataDir: fresh });
    expect(await database.orm.$count(schema.merchants)).toBe(0);
    await database.close();
  });
});
