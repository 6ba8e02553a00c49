import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { asksServer, expect, test as base } from './site.ts';

const root = join(import.meta.dirname, '../../..');
const START_MS = 120_000;

/** A platform beside that of all tests, which can be stopped and started again. */
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
    /** The address of the platform itself, whatever the partner. */
    url: `http://127.0.0.1:${port}`,
    urlOf: (partner: string) => `http://${partner}.localhost:${port}`,
    /** Where its database keeps its files: to be read once it has stopped. */
    databaseDir: join(dataDir, 'database'),
    /** All that it has written. */
    log: () => readFileSync(logFile, 'utf8'),
    isRunning: () => running !== undefined && running.exitCode === null && running.signalCode === null,
    async start() {
      const log = openSync(logFile, 'a');
      const command = ['tooling/platform/src/cli.ts', 'serve', '--development'];
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

export type OwnPlatform = ReturnType<typeof makePlatform>;

interface OfTest {
  readonly ownPlatform: OwnPlatform;
}

interface OfWorker {
  readonly logLevel: string;
  readonly workersPlatform: OwnPlatform;
}

/**
 * A test on one partner's site whose platform is its own meanwhile: it may change the clock, the switches, or stop it.
 * To start one takes seconds, so the tests of a worker hand it on; each finds the switches as they are at first.
 */
export const test = base.extend<OfTest, OfWorker>({
  logLevel: ['error', { option: true, scope: 'worker' }],
  workersPlatform: [
    async ({ logLevel }, provide, { parallelIndex }) => {
      const platform = makePlatform(Number(process.env.E2E_PORT ?? 4180) + 20 + 20 * parallelIndex, logLevel);
      await provide(platform);
      await platform.stop();
      platform.remove();
    },
    { scope: 'worker', timeout: START_MS },
  ],
  ownPlatform: async ({ page, partner, workersPlatform: platform }, provide, testInfo) => {
    testInfo.setTimeout(testInfo.timeout + START_MS);
    if (!platform.isRunning()) await platform.start();
    const ask = asksServer(page, platform.urlOf(partner));
    for (const path of ['/dev/clock', '/dev/feature-flags', '/dev/faults'])
      expect((await ask(path, { method: 'DELETE' })).status()).toBe(200);
    await provide(platform);
    // A page that still loads something would report that nobody answers.
    if (!page.isClosed()) await page.goto('about:blank');
  },
});
