import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { isolatedPlatformPort } from './ports.ts';
import { requestServer, expect, test as base } from './site.ts';

const root = join(import.meta.dirname, '../../..');
const START_MS = 120_000;

function makePlatform(port: number, logLevel: string) {
  const dataDir = mkdtempSync(join(tmpdir(), 'tableside-own-'));
  const logFile = join(dataDir, 'log');
  let running: ChildProcess | undefined;

  async function isUp(): Promise<boolean> {
    return fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(5_000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  return {
    url: `http://127.0.0.1:${port}`,
    urlOf: (partner: string) => `http://${partner}.localhost:${port}`,
    /** The folder of the database files, readable once the platform has stopped. */
    databaseDir: join(dataDir, 'database'),
    log: () => readFileSync(logFile, 'utf8'),
    isRunning: () => running !== undefined && running.exitCode === null && running.signalCode === null,
    async start() {
      const log = openSync(logFile, 'a');
      const command = ['tooling/demo/src/cli.ts', 'serve', '--development'];
      running = spawn('node', ['--conditions=@tableside/source', ...command], {
        cwd: root,
        stdio: ['ignore', log, log],
        env: {
          ...process.env,
          PORT: String(port),
          DATA_DIR: join(dataDir, 'database'),
          IMAGE_CACHE_DIR: join(dataDir, 'images'),
          MERCHANTS: '400',
          LOG_LEVEL: logLevel,
        },
      });
      while (!(await isUp())) {
        const hasEnded = running.exitCode !== null || running.signalCode !== null;
        if (hasEnded) throw new Error(`The platform of this test did not start:\n${this.log()}`);
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    },
    async stop() {
      const leaving = running;
      if (leaving?.exitCode !== null || leaving.signalCode !== null) return;
      const left = new Promise((resolve) => leaving.once('exit', resolve));
      leaving.kill('SIGTERM');
      await left;
    },
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

export type IsolatedPlatform = ReturnType<typeof makePlatform>;

interface TestFixtures {
  readonly isolatedPlatform: IsolatedPlatform;
}

interface WorkerFixtures {
  readonly logLevel: string;
  readonly workerPlatform: IsolatedPlatform;
}

/**
 * A test on one partner's site with a separate platform, which it may stop and whose clock and switches it
 * may change. Starting takes seconds, so the tests of a worker share the platform. Clock and switches are
 * reset before each test.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  logLevel: ['error', { option: true, scope: 'worker' }],
  workerPlatform: [
    async ({ logLevel }, provide, { parallelIndex }) => {
      const platform = makePlatform(isolatedPlatformPort(parallelIndex), logLevel);
      await provide(platform);
      await platform.stop();
      platform.remove();
    },
    { scope: 'worker', timeout: START_MS },
  ],
  isolatedPlatform: async ({ page, partner, workerPlatform: platform }, provide, testInfo) => {
    testInfo.setTimeout(testInfo.timeout + START_MS);
    if (!platform.isRunning()) await platform.start();
    const request = requestServer(page, platform.urlOf(partner));
    for (const path of ['/dev/clock', '/dev/feature-flags', '/dev/faults'])
      expect((await request(path, { method: 'DELETE' })).status()).toBe(200);
    await provide(platform);
    // A page that is still loading would report a network error.
    if (!page.isClosed()) await page.goto('about:blank');
  },
});
