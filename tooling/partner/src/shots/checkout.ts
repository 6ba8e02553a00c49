import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { freePorts } from '@tableside/platform/hosting';

const START_MS = 120_000;
const HOST = '127.0.0.1';
/** How many consecutive ports a platform takes: those of its services and of 29 partners. */
const PORTS = 40;

const run = (cwd: string, command: string, args: readonly string[]): string =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

export function buildRevision(repository: string, revision: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  const commit = run(repository, 'git', ['rev-parse', '--verify', `${revision}^{commit}`]).trim();
  run(repository, 'git', ['clone', '--quiet', '--shared', '--no-checkout', repository, folder]);
  run(folder, 'git', ['checkout', '--quiet', '--detach', commit]);
  run(folder, 'pnpm', ['install', '--frozen-lockfile', '--prefer-offline']);
  run(folder, 'pnpm', ['build']);
}

export interface RunningSites {
  readonly urlOf: (partner: string) => string;
  readonly stop: () => Promise<void>;
}

export async function serveSites(checkout: string, now: Date): Promise<RunningSites> {
  const port = await freePorts(4000, PORTS, HOST);
  const dataDir = mkdtempSync(join(tmpdir(), 'tableside-shots-'));
  const logFile = join(dataDir, 'log');
  const log = openSync(logFile, 'a');
  const child = spawn(
    process.execPath,
    ['--conditions=@tableside/source', 'tooling/demo/src/cli.ts', 'serve', '--development'],
    {
      cwd: checkout,
      stdio: ['ignore', log, log],
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: join(dataDir, 'database'),
        IMAGE_CACHE_DIR: join(dataDir, 'images'),
        MERCHANTS: '400',
        LOG_LEVEL: 'error',
      },
    },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = `http://${HOST}:${port}`;
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  const isUp = () =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  const signal = AbortSignal.timeout(START_MS);
  while (!(await isUp())) {
    if (child.exitCode !== null || signal.aborted) {
      const output = readFileSync(logFile, 'utf8');
      await stop();
      throw new Error(`The platform of ${checkout} did not start:\n${output}`);
    }
    await pause(200);
  }
  await fetch(`${url}/dev/clock`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ offsetMs: now.getTime() - Date.now() }),
  });
  return { urlOf: (partner) => `http://${partner}.localhost:${port}`, stop };
}
