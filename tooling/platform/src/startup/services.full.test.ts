import { randomBytes } from 'node:crypto';
import { access, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { merchantsContract } from '@tableside/api-client/contract';
import { seed } from '@tableside/demo/seed';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { saveDemoMerchants } from '../database/demo-data.ts';
import { migrate } from '../database/migrate.ts';
import { openPostgres } from '../database/postgres-database.ts';
import { apiAt, request } from '../testing/request-platform.ts';
import { platformCommand, readHostCommands, type HostCommand } from '../testing/documented-hosts.ts';
import { buildJoinForm } from '../testing/join-form.ts';
import { startCommand, startPlatformProcess, type PlatformProcess } from '../testing/platform-process.ts';
import { readTestPartners, type TestApi } from '../testing/test-api.ts';
import { openBrowser } from '../testing/test-browser.ts';
import { freePort } from '../testing/free-port.ts';
import { startPostgres, type ThrowawayPostgres } from '../testing/throwaway-postgres.ts';

const HOST = 'hilton.localhost';
const SECRET = randomBytes(32).toString('base64');

let postgres: ThrowawayPostgres;
let folder: string;
const inFolder = (name: string) => join(folder, name);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tableside-services-'));
  postgres = await startPostgres();
  const database = openPostgres({ databaseUrl: postgres.databaseUrl });
  await migrate(database);
  await saveDemoMerchants(database);
  const partners = await readTestPartners();
  await seed(database, { partners, merchants: 60, today: new Date(), hasPeople: false });
  await database.close();
  await mkdir(inFolder('apps/hilton/dist'), { recursive: true });
  await writeFile(inFolder('apps/hilton/dist/index.html'), '<!doctype html><title>Hilton</title>');
  await mkdir(inFolder('originals'));
  await sharp({ create: { width: 900, height: 600, channels: 3, background: '#135' } })
    .png()
    .toFile(inFolder('originals/corner-bistro.png'));
});
afterAll(async () => {
  await postgres.stop();
  await rm(folder, { recursive: true });
});

async function visit(api: Pick<TestApi, 'call'>, email: string, memberNumber: string): Promise<void> {
  const browser = openBrowser(api, 'hilton');
  const form = buildJoinForm({ email, memberNumber });
  const joined = await browser.call('/api/Members/Prospects', { method: 'POST', body: form });
  expect([joined.status, await joined.text()]).toEqual([201, expect.anything()]);
  await browser.signOut();
  expect((await browser.call('/api/Member')).status).toBe(401);
  expect((await browser.signIn(email, { password: 'table4robin' })).status).toBe(200);
  const member = await browser.call('/api/Member');
  expect([member.status, await member.text()]).toEqual([200, expect.stringContaining('Robin')]);

  const search = await browser.call('/api/v2/Merchants/Search');
  const { merchants } = merchantsContract.merchantSearchResponse.parse(await search.json());
  expect(merchants.length).toBeGreaterThan(0);
  expect((await browser.call('/images/corner-bistro?w=200&ar=1.4')).status).toBe(200);
  expect((await browser.call('/api/cms/pages/home/?page_size=100')).status).toBe(200);
}

describe('an API process and a gateway process', () => {
  let api: PlatformProcess;
  let gateway: PlatformProcess;
  let secureFramePort: number;
  beforeAll(async () => {
    const [port, metricsPort, gatewayPort, gatewayMetricsPort, framePort] = await Promise.all([
      freePort(),
      freePort(),
      freePort(),
      freePort(),
      freePort(),
    ]);
    secureFramePort = framePort;
    const secureFrame = { SECURE_FRAME_URL: 'https://cards.example/' };
    [api, gateway] = await Promise.all([
      startPlatformProcess('api,content,secure-frame,jobs', {
        port,
        metricsPort,
        variables: {
          ...secureFrame,
          SECURE_FRAME_PORT: String(secureFramePort),
          DATABASE_URL: postgres.databaseUrl,
          DATABASE_READ_URL: postgres.databaseUrl,
          SESSION_SECRET: SECRET,
          TRUST_PROXY: 'true',
        },
      }),
      startPlatformProcess('gateway,images', {
        port: gatewayPort,
        metricsPort: gatewayMetricsPort,
        variables: {
          ...secureFrame,
          APPS_DIR: inFolder('apps'),
          DATA_DIR: inFolder('database'),
          IMAGES_DIR: inFolder('originals'),
          IMAGE_CACHE_DIR: inFolder('images'),
          API_URL: `http://127.0.0.1:${port}`,
          CONTENT_URL: `http://127.0.0.1:${port}/api/cms`,
        },
      }),
    ]);
  });
  afterAll(async () => {
    await gateway?.stop();
    await api?.stop();
  });

  test('a member joins, signs in and searches through the gateway, which has no database and no secret', async () => {
    const page = await request(gateway, '/', { host: HOST });
    expect([page.status, page.body]).toEqual([200, expect.stringContaining('<title>Hilton</title>')]);
    expect(page.headers['content-security-policy']).toContain('https://cards.example');

    await visit(apiAt(gateway), 'robin@dining.test', 'abc123456789');
    await expect(access(inFolder('database'))).rejects.toThrow('ENOENT');
    expect(gateway.printed()).not.toContain('database');
  });

  test('each has its own health endpoints, and serves nothing of the other', async () => {
    for (const { metricsPort } of [api, gateway])
      for (const path of ['/livez', '/readyz', '/metrics'])
        expect((await fetch(`http://127.0.0.1:${metricsPort}${path}`)).status).toBe(200);
    const ready = async ({ metricsPort }: PlatformProcess) =>
      (await fetch(`http://127.0.0.1:${metricsPort}/readyz`)).json();
    expect(await ready(api)).toHaveProperty('search');
    expect(await ready(gateway)).toEqual({ status: 'ok' });
    const metrics = await (await fetch(`http://127.0.0.1:${api.metricsPort}/metrics`)).text();
    for (const server of ['primary', 'replica'])
      expect(metrics).toMatch(
        new RegExp(
          `^tableside_database_connections\\{server="${server}",pool="reads",state="total"\\} \\d`,
          'm',
        ),
      );
    expect((await fetch(`http://127.0.0.1:${secureFramePort}/keys`)).status).toBe(200);
    const metricsOfFrame = await (await fetch(`http://127.0.0.1:${api.metricsPort}/metrics`)).text();
    expect(metricsOfFrame).toMatch(/^http_request_duration_seconds_count\{.*route="\/keys".*\} 1$/m);
    for (const one of [api, gateway]) expect((await request(one, '/healthz')).status).toBe(200);
    expect(JSON.parse((await request(api, '/', { host: HOST })).body)).toMatchObject({ code: 'notFound' });
  });

  test('what a browser says about itself in a proxy’s headers does not reach the API', async () => {
    const forged = (count: number) => ({
      'X-Forwarded-For': `203.0.113.${count}`,
      'X-Tableside-Partner': 'american',
      'X-Visitor-Location': '30.27,-97.74',
    });
    const statuses: number[] = [];
    // Sends one request more than twice the limit of ten, so that even if a new window starts meanwhile, one
    // of the two is exceeded.
    for (let count = 0; count < 21; count += 1) {
      const path = `/api/Members/Validate/Email?email=visitor${count}@dining.test`;
      statuses.push((await request(gateway, path, { host: HOST, headers: forged(count) })).status);
    }
    expect(statuses).toContain(429);
    const location = (headers: Record<string, string>) =>
      request(gateway, '/api/DefaultUserLocation', { host: HOST, headers });
    expect((await location(forged(1))).body).toBe((await location({})).body);
  });

  // This test must be last, because it stops the API.
  test('OPS-20 the gateway is ready only while its API answers, and lives all the same', async () => {
    const ready = async () => {
      const response = await fetch(`http://127.0.0.1:${gateway.metricsPort}/readyz`);
      return [response.status, await response.json()];
    };
    expect(await ready()).toEqual([200, { status: 'ok' }]);
    await api.stop();
    expect(await ready()).toEqual([503, { status: 'failing', faults: { api: 'does not respond' } }]);
    expect((await request(gateway, '/healthz')).status).toBe(503);
    expect((await fetch(`http://127.0.0.1:${gateway.metricsPort}/livez`)).status).toBe(200);
  });
});

describe('parts on three hosts, started as the guide says', () => {
  const commands = readHostCommands();
  const hosts: PlatformProcess[] = [];
  let port: number;
  beforeAll(async () => {
    let metricsPort: number;
    [port, metricsPort] = await Promise.all([freePort(), freePort()]);
    const ownFiles: Readonly<Record<string, string>> = {
      '/var/www/tableside': inFolder('apps'),
      '/var/lib/tableside/images': inFolder('originals'),
      '/var/cache/tableside/images': inFolder('images'),
    };
    const onThisMachine = (text: string) =>
      Object.entries(ownFiles)
        .reduce((changed, [path, own]) => changed.replace(path, own), text)
        .replaceAll('10.0.0.', '127.0.0.')
        .replaceAll(':4000', `:${port}`)
        .replace('pnpm platform', `exec ${platformCommand()}`);
    const secrets = { DATABASE_URL: postgres.databaseUrl, SESSION_SECRET: SECRET };
    const start = ({ text, services, variables: { HOST: address = '' } }: HostCommand) =>
      startCommand(['/bin/sh', '-c', onThisMachine(text)], {
        port,
        metricsPort,
        address: onThisMachine(address),
        variables: services.includes('api') ? secrets : {},
      });
    for (const started of await Promise.allSettled(commands.map(start)))
      if (started.status === 'fulfilled') hosts.push(started.value);
      else throw started.reason;
  });
  afterAll(() => Promise.all(hosts.map((host) => host.stop())));

  test('OPS-22.b OPS-30.a a search, a sign-in and a picture come through the gateway', async () => {
    expect(hosts.map(({ address }) => address)).toEqual(['127.0.0.2', '127.0.0.3', '127.0.0.4']);
    await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow('fetch failed');
    const [gateway = expect.fail()] = hosts;
    await visit(apiAt(gateway, { 'X-Forwarded-Proto': 'https' }), 'robin@hosts.test', 'abc123456780');
    const page = await request(gateway, '/', { host: HOST });
    expect([page.status, page.body]).toEqual([200, expect.stringContaining('<title>Hilton</title>')]);
  });
});
