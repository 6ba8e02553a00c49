import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { startDemo } from '@tableside/demo';
import { seed } from '@tableside/demo/seed';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';

import { schema } from '../database/database.ts';
import { saveDemoMerchants } from '../database/demo-data.ts';
import { migrate } from '../database/migrate.ts';
import { openPglite } from '../database/pglite-database.ts';
import { openPostgres } from '../database/postgres-database.ts';
import { startPlatform, type Platform, type PlatformOptions } from './start-platform.ts';
import { startJobQueue } from '../jobs/index.ts';
import { createMailer, recoveryMail } from '../mail/index.ts';
import { freePort } from '../testing/free-port.ts';
import { request } from '../testing/request-platform.ts';
import { allTextOf } from '../testing/all-text.ts';
import { startMailReceiver } from '../testing/mail-receiver.ts';
import { readTestPartners } from '../testing/test-api.ts';
import { startPostgres } from '../testing/throwaway-postgres.ts';

const cli = fileURLToPath(new URL('../cli.ts', import.meta.url));

const removeDemoData = (dataDir: string) =>
  promisify(execFile)(process.execPath, ['--conditions=@tableside/source', cli, 'remove-demo-data'], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir },
  });

async function openWithMerchants() {
  const server = await startPostgres();
  onTestFinished(() => server.stop());
  const { databaseUrl } = server;
  const database = openPostgres({ databaseUrl });
  onTestFinished(() => database.close());
  await migrate(database);
  await seed(database, {
    partners: await readTestPartners(),
    merchants: 20,
    today: new Date(),
    hasPeople: false,
  });
  await saveDemoMerchants(database);
  return { database, databaseUrl };
}

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
    retainsBodies: false,
  });
  await mailer.writeMail(recoveryMail(partner, 'robin@example.org', '012345', 900_000));
  await mailer.sendWaiting();
  await queue.stop();
  await database.close();
}

async function partnersWithPreview(folder: string, id: string): Promise<string> {
  const own = fileURLToPath(new URL('../../../../partners', import.meta.url));
  const partnersDir = join(folder, 'partners');
  await cp(own, partnersDir, { recursive: true });
  const file = join(partnersDir, `${id}.json`);
  const settings = JSON.parse(await readFile(file, 'utf8')) as object;
  await writeFile(file, JSON.stringify({ ...settings, cmsPreview: true }));
  return partnersDir;
}

async function showsDrafts(platform: Platform, id: string): Promise<boolean> {
  const pending = ['', '?preview=1'].map((query) =>
    request(platform, `/api/cms/pages/discover/${query}`, { host: `${id}.localhost` }),
  );
  const [published, preview] = await Promise.all(pending);
  return published?.body !== preview?.body;
}

const withoutId = (body: string) => body.replace(/"requestId":"[^"]+"/, '');

describe('production', () => {
  let folder: string;
  let dataDir: string;
  let options: PlatformOptions;
  let running: Platform | undefined;
  let demonstrationShowsDrafts: boolean;
  const ofDemonstration: string[] = [];
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
    const onProgress = (sentence: string) => void ofDemonstration.push(sentence);
    const demonstration = await startDemo({ ...options, onProgress });
    await request(demonstration, '/dev/feature-flags', { method: 'PUT', body: { outage: true } });
    await request(demonstration, '/dev/people/member', { method: 'POST', host: 'hilton.localhost' });
    demonstrationShowsDrafts = await showsDrafts(demonstration, 'hilton');
    await demonstration.stop();
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
    await running?.stop();
    running = undefined;
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('is the default, whatever NODE_ENV is, and does not start without its secret', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    await expect(startPlatform({ ...options, sessionSecret: undefined })).rejects.toThrow(
      'SESSION_SECRET is missing',
    );
    vi.stubEnv('SESSION_SECRET', randomBytes(32).toString('base64'));
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
    expect((await request(running, '/healthz')).status).toBe(200);
  });

  test('CON-07 CFG-21.a VAL-27.a has no switches, no drafts but where a partner shows them, no demo data and no development provider; asks for a captcha if it has a service, and sends mail that was left', async () => {
    const receiver = await startMailReceiver();
    onTestFinished(() => receiver.stop());
    const fresh = join(folder, 'fresh');
    await leaveMail(fresh);
    const arrival = receiver.next();
    const partnersDir = await partnersWithPreview(folder, 'delta');
    const captchaVerifyUrl = 'https://captcha.example/siteverify';
    running = await startPlatform({
      ...options,
      dataDir: fresh,
      smtpUrl: receiver.url,
      partnersDir,
      captchaVerifyUrl,
      captchaSecret: 'ours',
    });
    expect(JSON.parse((await request(running, '/api/feature-flags')).body)).toMatchObject({
      authFlags: { captcha: true },
    });
    expect(demonstrationShowsDrafts).toBe(true);
    expect([await showsDrafts(running, 'hilton'), await showsDrafts(running, 'delta')]).toEqual([
      false,
      true,
    ]);
    const signIn = await request(running, '/Login', { headers: { 'Sec-Fetch-Dest': 'document' } });
    expect([signIn.status, signIn.headers['location']]).toEqual([303, '/login#sign-in-failed']);
    for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
      const { status, body } = await request(running, '/nowhere', { method });
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
        const response = await request(running, `/dev/${path}`, { method });
        expect([method, path, response.status]).toEqual([method, path, status]);
        expect(withoutId(response.body)).toBe(withoutId(body));
      }
    }
    expect(JSON.parse((await request(running, '/api/SecureFrame')).body)).toEqual({
      url: 'https://cards.example/field',
    });
    expect(JSON.parse((await request(running, '/api/SurveyHost')).body)).toEqual({
      url: 'https://form.typeform.com/',
    });
    expect(running.localUrlOf('hilton')).toBeUndefined();
    const token = await request(running, '/api/CSRF');
    expect([token.status, token.headers['strict-transport-security']]).toEqual([
      200,
      expect.stringContaining('max-age'),
    ]);
    const session = (response: typeof token) => response.headers['set-cookie'];
    expect(session(token)).toEqual([expect.stringMatching(/^__Host-tableside-visitor=[^;]+;.* Secure;/)]);
    const [, id = ''] = /=([^;]+)/.exec(session(token)?.[0] ?? '') ?? [];
    const again = (name: string) => request(running!, '/api/CSRF', { headers: { Cookie: `${name}=${id}` } });
    expect(session(await again('__Host-tableside-visitor'))).toBeUndefined();
    for (const name of ['tableside-visitor', 'tableside-visitor-american'])
      expect(session(await again(name))).toHaveLength(1);

    await arrival;
    expect(receiver.received).toMatchObject([{ to: ['robin@example.org'] }]);
    const { operationsPort } = running;
    const fetchOperations = (path: string) => fetch(`http://127.0.0.1:${operationsPort}${path}`);
    expect([(await fetchOperations('/livez')).status, (await fetchOperations('/readyz')).status]).toEqual([
      200, 200,
    ]);
    const metrics = await (await fetchOperations('/metrics')).text();
    expect(metrics).toMatch(/^http_request_duration_seconds_count\{.*route="\/api\/CSRF".*\} 4$/m);
    expect(metrics).toMatch(/^tableside_mail_waiting 0$/m);
    expect(metrics).toMatch(/^nodejs_version_info\{/m);

    await running.stop();
    running = undefined;
    const database = await openPglite({ dataDir: fresh });
    expect(await database.orm.$count(schema.merchants)).toBe(0);
    await database.close();
  });

  test('SEC-05.c OPS-10.b OPS-10.d a restored copy that is tried leaves mail alone that waits, and says at its start and at /healthz that it is one', async () => {
    const receiver = await startMailReceiver();
    onTestFinished(() => receiver.stop());
    const copy = { ...options, dataDir: join(folder, 'copy'), smtpUrl: receiver.url };
    await leaveMail(copy.dataDir);
    const sentences: string[] = [];
    running = await startPlatform({
      ...copy,
      isRestoreDrill: true,
      onProgress: (sentence) => sentences.push(sentence),
    });
    expect(sentences).toContain(
      'RESTORE_DRILL is true: no job runs, no mail is sent, and reservations stay here.',
    );
    const isAboutVault = (sentence: string) => sentence.startsWith('VAULT_URL is not set');
    expect([sentences.some(isAboutVault), ofDemonstration.some(isAboutVault)]).toEqual([true, false]);
    expect([...running.services]).toEqual(['gateway', 'api', 'content', 'images']);
    const health = await request(running, '/healthz');
    expect([health.status, JSON.parse(health.body)]).toEqual([200, { status: 'ok', restoreDrill: true }]);
    await running.stop();
    expect(receiver.received).toEqual([]);

    const arrival = receiver.next();
    running = await startPlatform(copy);
    expect(JSON.parse((await request(running, '/healthz')).body)).toEqual({ status: 'ok' });
    await arrival;
    expect(receiver.received).toMatchObject([{ to: ['robin@example.org'] }]);
  });

  test('OPS-30.a OPS-30.b serves the images of the folder and draws none', async () => {
    const imagesDir = join(folder, 'originals');
    await mkdir(imagesDir);
    const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: '#135' } });
    await picture.png().toFile(join(imagesDir, 'corner-bistro.png'));
    running = await startPlatform({ ...options, dataDir: join(folder, 'with-images'), imagesDir });
    const [own, drawn] = [
      await request(running, '/images/corner-bistro?w=200&ar=1.4'),
      await request(running, '/images/italian-1?w=200&ar=1.4'),
    ];
    expect([own.status, drawn.status]).toEqual([200, 404]);
  });

  test('OPS-07.a OPS-07.b OPS-07.c before it stops it is not ready, still responds for the set time, and ends connections', async () => {
    const secureFramePort = await freePort();
    running = await startPlatform({
      ...options,
      dataDir: join(folder, 'copy'),
      secureFramePort,
      drainSeconds: 60,
    });
    const { port, operationsPort } = running;
    const connections = () =>
      Promise.all(
        [`${port}/api/feature-flags`, `${secureFramePort}/healthz`].map(async (path) => {
          const { status, headers } = await fetch(`http://127.0.0.1:${path}`);
          return [status, headers.get('Connection')];
        }),
      );
    const isReady = async () => (await fetch(`http://127.0.0.1:${operationsPort}/readyz`)).ok;
    expect([await isReady(), ...(await connections())]).toEqual([
      true,
      [200, 'keep-alive'],
      [200, 'keep-alive'],
    ]);
    const onDrained = vi.fn();
    void running.drain().then(onDrained);
    expect([await isReady(), ...(await connections())]).toEqual([false, [200, 'close'], [200, 'close']]);
    expect(onDrained).not.toHaveBeenCalled();
  });

  test('OPS-11.c accepts content tokens of the secret before while it is replaced', async () => {
    const fresh = { ...options, dataDir: join(folder, 'replaced') };
    running = await startPlatform(fresh);
    const headers = { Authorization: `Token ${running.contentTokens.get('hilton')}` };
    const read = async (platform: Platform) =>
      (await request(platform, '/api/cms/v2/pages/home/', { headers })).status;
    const before = await read(running);
    await running.stop();
    const replaced = { ...fresh, sessionSecret: 'longer and random', vaultKeySecret: options.sessionSecret };
    running = await startPlatform({ ...replaced, olderSecrets: ['long and random'] });
    const during = await read(running);
    await running.stop();
    running = await startPlatform(replaced);
    expect([before, during, await read(running)]).toEqual([200, 200, 401]);
  });

  test('collects what starting left behind once the merchants are in memory', async () => {
    const { database, databaseUrl } = await openWithMerchants();
    const collect = vi.fn();
    vi.stubGlobal('gc', collect);
    await database.orm.transaction(async (transaction) => {
      await transaction.execute(sql`lock table merchant_benefits in access exclusive mode`);
      const platform = await startPlatform({ ...options, databaseUrl });
      running = platform;
      const ready = await fetch(`http://127.0.0.1:${platform.operationsPort}/readyz`);
      expect(await ready.json()).toMatchObject({ search: 'loading' });
      expect(collect).not.toHaveBeenCalled();
    });
    await vi.waitFor(
      () => expect(collect).toHaveBeenCalledExactlyOnceWith({ type: 'major', flavor: 'last-resort' }),
      5000,
    );
  });

  test('API-11.b API-24.a CFG-33.b what is the same for everyone is answered alike and counted each time, until it changes', async () => {
    const { database, databaseUrl } = await openWithMerchants();
    const platform = await startPlatform({ ...options, databaseUrl });
    running = platform;
    const fetchOperations = async (path: string) =>
      (await fetch(`http://127.0.0.1:${platform.operationsPort}${path}`)).text();
    await vi.waitFor(
      async () => expect(await fetchOperations('/readyz')).toContain('"search":"loaded"'),
      5000,
    );
    const read = async (path: string) => {
      const { status, headers, body } = await request(platform, path);
      const { date: _date, 'x-request-id': _id, ...rest } = headers;
      return { status, headers: rest, body };
    };
    const search = '/api/v2/Merchants/Search?location=Chicago,%20IL&pageNo=1';
    const found = JSON.parse((await read(search)).body) as { merchants: { id: string }[] };
    const id = found.merchants[0]?.id ?? expect.fail();
    const paths = {
      '/api/v2/Merchants/Search': search,
      '/api/merchants/:merchantId': `/api/merchants/${id}`,
      '/api/feature-flags': '/api/feature-flags',
      '/api/cms/pages/:page_type/': '/api/cms/pages/home/?page_size=100',
    };
    for (const [route, path] of Object.entries(paths)) {
      const first = await read(path);
      expect([path, first.status]).toEqual([path, 200]);
      for (let time = 0; time < 3; time += 1) expect(await read(path)).toEqual(first);
      const count = path === search ? 5 : 4;
      expect(await fetchOperations('/metrics')).toContain(
        `\nhttp_request_duration_seconds_count{method="GET",route="${route}",status="200",ok="true"} ${count}\n`,
      );
    }

    const withToken = async (headers: Record<string, string>) => {
      const { status, body } = await request(platform, '/api/cms/v2/pages/home/', { headers });
      return [status, body] as const;
    };
    const tokenOf = (partnerId: string) => ({
      Authorization: `Token ${platform.contentTokens.get(partnerId)}`,
    });
    const [status, american] = await withToken(tokenOf('american'));
    expect([status, await withToken(tokenOf('american'))]).toEqual([200, [200, american]]);
    const [, hilton] = await withToken(tokenOf('hilton'));
    expect(hilton).not.toBe(american);
    expect((await withToken({}))[0]).toBe(401);

    const shows = (path: string, text: string) =>
      vi.waitFor(async () => expect((await read(path)).body).toContain(text), 5000);
    const isFirst = eq(schema.merchants.id, Number(id));
    await database.orm.update(schema.merchants).set({ name: 'The Renamed Table' }).where(isFirst);
    await shows(search, 'The Renamed Table');
    await shows(`/api/merchants/${id}`, 'The Renamed Table');
    await database.orm
      .insert(schema.featureFlagOverrides)
      .values({ partnerId: 'american', name: 'outage', value: true });
    await shows('/api/feature-flags', '"outage":true');
  });
});
