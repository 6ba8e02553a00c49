import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { freePort } from '@tableside/platform/testing/free-port';
import { startPostgres } from '@tableside/platform/testing/postgres';

import type { ProcessUse } from '../day/day-report.ts';
import { repository } from '../site.ts';

export const databaseKinds = ['postgres', 'pglite'] as const;
export type DatabaseKind = (typeof databaseKinds)[number];

const LONGEST_START_MS = 300_000;

const LIKE_THE_UNIT = ['--max-semi-space-size=8', '--expose-gc', '--conditions=@tableside/source'];
const WITH_MEMORY_REPORT = [`--import=${join(import.meta.dirname, 'report-memory.ts')}`];

function runPlatform(args: readonly string[], env: NodeJS.ProcessEnv, flags: readonly string[] = []) {
  const cli = join(repository, 'tooling/demo/src/cli.ts');
  const child = spawn(process.execPath, [...LIKE_THE_UNIT, ...flags, cli, ...args], {
    env,
    cwd: repository,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return { child, ended: once(child, 'exit') };
}

async function untilLoaded(operations: string): Promise<void> {
  const giveUpAt = Date.now() + LONGEST_START_MS;
  for (;;) {
    const response = await fetch(`${operations}/readyz`).catch(() => undefined);
    const health = response?.ok ? ((await response.json()) as { search?: string }) : {};
    if (health.search === 'loaded') return;
    if (Date.now() > giveUpAt) throw new Error('The platform did not start.');
    await pause(200);
  }
}

async function serve(platform: AsyncDisposableStack, settings: NodeJS.ProcessEnv) {
  const [port, secureFramePort, metricsPort] = [await freePort(), await freePort(), await freePort()];
  const ports = { PORT: port, SECURE_FRAME_PORT: secureFramePort, METRICS_PORT: metricsPort };
  const own = Object.fromEntries(Object.entries(ports).map(([name, number]) => [name, String(number)]));
  const spawnedAt = performance.now();
  const { child } = platform.adopt(
    runPlatform(['serve'], { ...settings, ...own }, WITH_MEMORY_REPORT),
    async (serving) => {
      serving.child.kill();
      await serving.ended;
    },
  );
  const operations = `http://127.0.0.1:${metricsPort}`;
  await untilLoaded(operations);
  const startMs = performance.now() - spawnedAt;
  // After this pause, the next garbage collection can free what startup has left behind.
  await pause(1000);
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid,
    startMs,
    async memory() {
      const metrics = await (await fetch(`${operations}/metrics`)).text();
      return Number(/^process_resident_memory_bytes (\S+)$/m.exec(metrics)?.[1]);
    },
    async collectGarbage() {
      const reported = once(child, 'message');
      child.send('collect');
      return ((await reported) as [ProcessUse])[0];
    },
  };
}

export async function startPlatformProcess(kind: DatabaseKind, merchants: number) {
  await using starting = new AsyncDisposableStack();
  const folder = starting.adopt(await mkdtemp(join(tmpdir(), 'tableside-bench-')), (path) =>
    rm(path, { recursive: true, force: true }),
  );
  const server =
    kind === 'postgres' ? starting.adopt(await startPostgres(), (running) => running.stop()) : undefined;
  const settings = {
    NODE_ENV: 'production',
    // The systemd unit, too, starts the platform with the compile cache of an earlier start.
    NODE_COMPILE_CACHE: join(tmpdir(), 'tableside-bench-node'),
    SESSION_SECRET: randomBytes(32).toString('base64'),
    // The platform limits requests by IP address, so the load pretends in its headers to come from many
    // addresses.
    TRUST_PROXY: 'true',
    DATA_DIR: join(folder, 'database'),
    IMAGE_CACHE_DIR: join(folder, 'images'),
    ...(server && { DATABASE_URL: server.databaseUrl }),
  };
  const [code] = (await runPlatform(['seed', '--merchants', String(merchants)], settings).ended) as [number];
  if (code !== 0) throw new Error('The demo merchants could not be created.');
  const first = await serve(starting, settings);
  const running = starting.move();
  return {
    ...first,
    databaseUrl: server?.databaseUrl,
    /** Starts another process with the same settings and database. Only PostgreSQL supports that. */
    startAnother: () => serve(running, settings),
    stop: () => running.disposeAsync(),
  };
}
export type PlatformProcess = Awaited<ReturnType<typeof startPlatformProcess>>;
