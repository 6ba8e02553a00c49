import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { test as base } from './site.ts';

const root = join(import.meta.dirname, '../../..');

/** A platform of one test's own, which it can stop and start again. */
function makePlatform(port: number, logLevel: string) {
  const dataDir = mkdtempSync(join(tmpdir(), 'tableside-own-'));
  const logFile = join(dataDir, 'log');
  let running: ChildProcess | undefined;

  async function isUp(): Promise<boolean> {
    return fetch(`http://127.0.0.1:${port}/healthz`).then(
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
    async start() {
      const log = openSync(logFile, 'a');
      running = spawn('node', ['--conditions=@tableside/source', 'tooling/platform/src/cli.ts', 'serve'], {
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
        if (running.exitCode !== null) throw new Error('The platform of this test did not start.');
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    },
    async stop() {
      const leaving = running;
      if (leaving?.exitCode !== null) return;
      const left = new Promise((resolve) => leaving.once('exit', resolve));
      leaving.kill('SIGTERM');
      await left;
    },
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

export type OwnPlatform = ReturnType<typeof makePlatform>;

/** A test on one partner's site whose platform is its own: it may change the clock, the switches, or stop it. */
export const test = base.extend<{ readonly logLevel: string; readonly ownPlatform: OwnPlatform }>({
  logLevel: ['error', { option: true }],
  ownPlatform: async ({ page, logLevel }, provide, { parallelIndex }) => {
    base.slow();
    const port = Number(process.env.E2E_PORT ?? 4180) + 20 + 10 * parallelIndex;
    const platform = makePlatform(port, logLevel);
    await platform.start();
    await provide(platform);
    // A page that still loads something would report that nobody answers.
    if (!page.isClosed()) await page.goto('about:blank');
    await platform.stop();
    platform.remove();
  },
});
