import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

import { expect, onTestFinished, test } from 'vitest';

import { startPlatform } from '../startup/start-platform.ts';
import { startPostgres } from '../testing/throwaway-postgres.ts';
import { schema } from './database.ts';
import { openDatabase } from './open-database.ts';

const ROUNDS = Number(process.env['CRASH_ROUNDS'] ?? 2);
const writer = fileURLToPath(new URL('../testing/crash-writer.ts', import.meta.url));
const timeout = 60_000 + ROUNDS * 60_000;

type Settings = Parameters<typeof openDatabase>[0];

interface Ledger {
  readonly begun: Set<string>;
  readonly done: Set<string>;
}

async function writeUntil(settings: Settings, round: number, { begun, done }: Ledger, strike?: () => void) {
  const unacknowledged = [...begun].filter((id) => !done.has(id));
  const args = [
    '--conditions=@tableside/source',
    writer,
    JSON.stringify(settings),
    String(round),
    ...unacknowledged,
  ];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const wanted = round % 5 === 0 ? 0 : 1 + ((round * 7) % 40);
  let changes = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    const [word, id = ''] = line.split(' ');
    if (word === 'begun') begun.add(id);
    if (word === 'done') {
      done.add(id);
      changes += 1;
    }
    if (changes < wanted) continue;
    if (strike) strike();
    else child.kill('SIGKILL');
  }
  await gone;
}

async function expectComplete(settings: Settings, { begun, done }: Ledger) {
  const database = await openDatabase(settings);
  const { orm } = database;
  const prospects = (await orm.select().from(schema.prospects)).map(({ publicId }) => publicId);
  const mails = (await orm.select().from(schema.outbox)).map(({ subject }) => subject);
  await database.close();
  expect(mails.toSorted()).toEqual(prospects.toSorted());
  const there = new Set(prospects);
  expect([...done].filter((id) => !there.has(id))).toEqual([]);
  expect(prospects.filter((id) => !begun.has(id))).toEqual([]);
}

async function expectStarts(settings: Settings, folder: string) {
  const platform = await startPlatform({
    ...settings,
    port: 0,
    imageCacheDir: join(folder, 'images'),
    merchants: 0,
    logLevel: 'silent',
    sessionSecret: 'long and random',
    secureFrameUrl: 'https://cards.example/field',
  });
  expect((await fetch(`http://127.0.0.1:${platform.port}/healthz`)).status).toBe(200);
  await platform.stop();
}

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tableside-crash-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test(
  `the embedded database loses and duplicates nothing when its process is killed ${ROUNDS} times`,
  { timeout },
  async () => {
    const folder = await makeFolder();
    const settings = { databaseUrl: undefined, dataDir: join(folder, 'database'), isDatabasePooled: false };
    const ledger: Ledger = { begun: new Set(), done: new Set() };
    for (let round = 1; round <= ROUNDS; round += 1) {
      await writeUntil(settings, round, ledger);
      await expectComplete(settings, ledger);
    }
    expect(ledger.done.size).toBeGreaterThan(ROUNDS);
    await expectStarts(settings, folder);
  },
);

test(
  `PostgreSQL loses and duplicates nothing when it or the platform is killed ${ROUNDS} times`,
  { timeout },
  async () => {
    const server = await startPostgres();
    onTestFinished(() => server.stop());
    const settings = { databaseUrl: server.databaseUrl, dataDir: '', isDatabasePooled: false };
    const ledger: Ledger = { begun: new Set(), done: new Set() };
    for (let round = 1; round <= ROUNDS; round += 1) {
      const isServers = round % 2 === 1;
      await writeUntil(settings, round, ledger, isServers ? () => server.kill() : undefined);
      if (isServers) await server.start();
      await expectComplete(settings, ledger);
    }
    expect(ledger.done.size).toBeGreaterThan(ROUNDS);
    await expectStarts(settings, await makeFolder());
  },
);
