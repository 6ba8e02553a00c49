import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { request } from '@tableside/platform/testing';
import { startPostgres, type ThrowawayPostgres } from '@tableside/platform/testing/postgres';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';

import { startDemo, type DemoPlatform } from './start-demo.ts';

const run = promisify(execFile);
const host = 'hilton.localhost';
const credentials = { userName: 'member@example.com', password: 'table4two', rememberMe: false };
const SEARCH = '/api/v2/Merchants/Search?location=Chicago,%20IL&restaurantOrCuisine=pizza';

let folder: string;
let server: ThrowawayPostgres;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tableside-backup-'));
  server = await startPostgres();
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

const databaseNamed = (name: string) => Object.assign(new URL(server.databaseUrl), { pathname: name }).href;

async function start(databaseUrl: string): Promise<DemoPlatform> {
  const platform = await startDemo({
    port: 0,
    dataDir: join(folder, 'database'),
    imageCacheDir: join(folder, 'images'),
    appsDir: join(folder, 'apps'),
    merchants: 600,
    logLevel: 'silent',
    databaseUrl,
  });
  onTestFinished(() => platform.stop());
  return platform;
}

const digests = `select table_name, (xpath('//md5/text()', query_to_xml(
    format('select md5(string_agg(row::text, chr(10) order by row::text)) from %I as row', table_name),
    false, true, '')))[1]
  from information_schema.tables where table_schema = 'public' order by table_name`;

async function contentOf(databaseUrl: string): Promise<string> {
  const { stdout } = await run(server.program('psql'), ['-At', `--command=${digests}`, databaseUrl]);
  return stdout;
}

async function signIn(platform: DemoPlatform): Promise<string> {
  const cookies = new Map<string, string>();
  const storeCookies = ({
    headers,
  }: {
    readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  }) => {
    for (const cookie of [headers['set-cookie'] ?? []].flat()) {
      const [pair = ''] = cookie.split(';');
      cookies.set(pair.split('=')[0] ?? '', pair);
    }
  };
  const csrfResponse = await request(platform, '/api/CSRF', { host });
  storeCookies(csrfResponse);
  const { csrfToken } = JSON.parse(csrfResponse.body) as { readonly csrfToken: string };
  const headers = { Cookie: [...cookies.values()].join('; '), 'X-XSRF-TOKEN': csrfToken };
  const response = await request(platform, '/api/SignIn', {
    host,
    method: 'POST',
    headers,
    body: credentials,
  });
  expect(response.status).toBe(200);
  storeCookies(response);
  return [...cookies.values()].join('; ');
}

async function idsOf(platform: DemoPlatform): Promise<string[]> {
  const { body } = await request(platform, SEARCH, { host });
  return (JSON.parse(body) as { merchants: { id: string }[] }).merchants.map(({ id }) => id);
}

test('a backup taken while the platform runs restores everything: sessions, searches, passwords', async () => {
  const original = await start(server.databaseUrl);
  const cookie = await signIn(original);
  const found = await idsOf(original);
  expect(found.length).toBeGreaterThan(0);

  const file = join(folder, 'backup');
  await run(server.program('pg_dump'), ['--format=custom', `--file=${file}`, server.databaseUrl]);
  await original.stop();
  const before = await contentOf(server.databaseUrl);
  const restored = databaseNamed('restored');
  await run(server.program('createdb'), [`--maintenance-db=${server.databaseUrl}`, 'restored']);
  await run(server.program('pg_restore'), ['--exit-on-error', `--dbname=${restored}`, file]);
  expect(await contentOf(restored)).toEqual(before);
  expect(before).toMatch(/^members\|[\da-f]{32}$/m);

  const again = await start(restored);
  const account = await request(again, '/api/Member', { host, headers: { Cookie: cookie } });
  expect(JSON.parse(account.body)).toMatchObject({ email: credentials.userName });
  await signIn(again);
  expect(await idsOf(again)).toEqual(found);
}, 60_000);
