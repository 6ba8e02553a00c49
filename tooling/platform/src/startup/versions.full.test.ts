import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { seed } from '@tableside/demo/seed';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';

import type { Database } from '../database/database.ts';
import { saveDemoMerchants } from '../database/demo-data.ts';
import { migrate, readMigrations } from '../database/migrate.ts';
import { openPostgres } from '../database/postgres-database.ts';
import { apiAt } from '../testing/request-platform.ts';
import { freePort } from '../testing/free-port.ts';
import { buildJoinForm } from '../testing/join-form.ts';
import { startPlatformProcess, type PlatformProcess } from '../testing/platform-process.ts';
import { readTestPartners } from '../testing/test-api.ts';
import { openBrowser, type TestBrowser } from '../testing/test-browser.ts';
import { startPostgres } from '../testing/throwaway-postgres.ts';

const cli = fileURLToPath(new URL('../cli.ts', import.meta.url));

async function openServer() {
  const server = await startPostgres();
  onTestFinished(() => server.stop());
  const folder = await mkdtemp(join(tmpdir(), 'tableside-versions-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const database = openPostgres({ databaseUrl: server.databaseUrl });
  onTestFinished(() => database.close());
  const variables = {
    DATABASE_URL: server.databaseUrl,
    SESSION_SECRET: randomBytes(32).toString('base64'),
    SECURE_FRAME_URL: 'https://cards.example/',
    APPS_DIR: join(folder, 'apps'),
    IMAGE_CACHE_DIR: join(folder, 'images'),
  };
  async function start(more: Readonly<Record<string, string>> = {}, onPrint?: (text: string) => void) {
    const [port, metricsPort, framePort] = [await freePort(), await freePort(), await freePort()];
    const starting = startPlatformProcess('gateway,api,content,images,secure-frame,jobs', {
      port,
      metricsPort,
      variables: { ...variables, SECURE_FRAME_PORT: String(framePort), ...more },
      ...(onPrint && { onPrint }),
    });
    const request = async (path: string) => fetch(`http://127.0.0.1:${metricsPort}${path}`);
    return { starting, request };
  }
  const run = (command: string) =>
    spawnSync(process.execPath, ['--conditions=@tableside/source', cli, command], {
      env: variables,
      encoding: 'utf8',
    });
  return { database, start, run };
}

async function valueOf(database: Database, text: string): Promise<unknown> {
  const result = await database.orm.execute(sql.raw(text));
  return (result as { rows: readonly { value: unknown }[] }).rows[0]?.value;
}

test(
  'OPS-26.a OPS-26.b a process that is told to wait for migrations is alive and not ready until the command has applied them',
  { timeout: 180_000 },
  async () => {
    const { database, start, run } = await openServer();
    const isWaiting = Promise.withResolvers<void>();
    const [first = ''] = readMigrations().map(({ name }) => name);
    const { starting, request } = await start({ MIGRATIONS: 'wait' }, (text) => {
      if (text.includes(`Waiting for "pnpm platform migrate" to apply ${first}`)) isWaiting.resolve();
    });
    onTestFinished(async () => (await starting.catch(() => undefined))?.stop());
    await Promise.race([isWaiting.promise, starting]);
    const response = await request('/readyz');
    expect([response.status, await response.json()]).toEqual([
      503,
      { status: 'failing', faults: { platform: 'starting' } },
    ]);
    expect((await request('/livez')).status).toBe(200);
    expect(await valueOf(database, "select to_regclass('schema_migrations') as value")).toBeNull();

    const { status, stdout } = run('migrate');
    expect([status, stdout]).toEqual([0, expect.stringContaining(first)]);
    await starting;
    expect((await request('/readyz')).status).toBe(200);
  },
);

const newer = [
  {
    name: '0098_next',
    hash: 'of the next version',
    statements: [
      ...['members', 'member_sessions', 'merchants', 'outbox'].map(
        (table) =>
          `alter table ${table} add column next_text text, add column next_count integer default 0 not null`,
      ),
      `create table next_things (member_id text, partner_id text, primary key (member_id, partner_id),
        foreign key (member_id, partner_id) references members (public_id, partner_id))`,
      `create function next_touch() returns trigger language plpgsql as
        $$ begin new.next_text = 'touched'; return new; end $$`,
      'create trigger next_touch before update on members for each row execute function next_touch()',
    ],
  },
  {
    name: '0099_next_index',
    hash: 'of its index',
    statements: ['create index concurrently next_city on members (city)'],
  },
];

test(
  'OPS-27 OPS-09.b OPS-25.a a process of the version before starts and serves on the newer schema, under load',
  { timeout: 180_000 },
  async () => {
    const { database, start } = await openServer();
    await migrate(database);
    await saveDemoMerchants(database);
    const partners = await readTestPartners();
    await seed(database, { partners, merchants: 60, today: new Date(), hasPeople: false });

    let current: PlatformProcess = await (await start()).starting;
    const [before, api] = [
      current,
      { call: (...given) => apiAt(current).call(...given) } as ReturnType<typeof apiAt>,
    ];
    onTestFinished(() => before.stop());
    const browsers: TestBrowser[] = [];
    for (let index = 0; index < 3; index += 1) {
      const browser = openBrowser(api, 'hilton');
      const form = buildJoinForm({ email: `robin${index}@dining.test`, memberNumber: `abc12345678${index}` });
      expect((await browser.call('/api/Members/Prospects', { method: 'POST', body: form })).status).toBe(201);
      browsers.push(browser);
    }

    const unexpected: unknown[] = [];
    let responses = 0;
    const load = { isOver: false };
    async function use(browser: TestBrowser): Promise<void> {
      while (!load.isOver)
        for (const [path, options] of [
          ['/api/Member', {}],
          ['/api/v2/Merchants/Search', {}],
          ['/api/Member', { method: 'PUT', body: { firstName: 'Robin' } }],
        ] as const) {
          const status = await browser.call(path, options).then(
            (response) => response.status,
            (cause: unknown) => cause,
          );
          responses += 1;
          if (status !== 200) unexpected.push([path, options, status]);
        }
    }
    const more = async () => {
      const wanted = responses + 30;
      await vi.waitFor(() => expect(responses).toBeGreaterThan(wanted), 30_000);
    };
    const members = browsers.map(use);
    await more();
    const applied = await database.exclusively(() =>
      migrate(database, undefined, [...readMigrations(), ...newer]),
    );
    expect(applied).toEqual(['0098_next', '0099_next_index']);
    await more();

    const { starting, request } = await start();
    const after = await starting;
    onTestFinished(() => after.stop());
    current = after;
    await more();
    load.isOver = true;
    await Promise.all(members);
    expect(unexpected).toEqual([]);
    expect(await (await request('/readyz')).json()).toMatchObject({ status: 'ok' });
    expect(
      await valueOf(
        database,
        "select count(*)::int as value from schema_migrations where hash in ('of the next version', 'of its index')",
      ),
    ).toBe(2);
    expect(
      await valueOf(database, "select count(*)::int as value from members where next_text = 'touched'"),
    ).toBe(3);
    expect(
      await valueOf(
        database,
        "select to_regclass('next_city')::text || to_regclass('next_things')::text as value",
      ),
    ).toBe('next_citynext_things');
  },
);
