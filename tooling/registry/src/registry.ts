import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { freePort } from '@tableside/platform/testing/free-port';

import { run } from './run.ts';

const server = resolve(import.meta.dirname, '../server');
const START_MS = 60_000;

/** Our scope has no uplink, so the registry offers only those of our packages that were published to it. */
const configuration = (folder: string) => `storage: ${join(folder, 'storage')}
auth:
  htpasswd:
    file: ${join(folder, 'users')}
    algorithm: bcrypt
packages:
  '@tableside/*':
    access: $all
    publish: $authenticated
web:
  enable: false
max_body_size: 50mb
log: { type: stdout, format: pretty, level: warn }
`;

export interface Registry {
  readonly url: string;
  readonly token: string;
  readonly stop: () => Promise<void>;
}

export async function startRegistry(folder: string): Promise<Registry> {
  await run('pnpm install --frozen-lockfile --prefer-offline', { cwd: server });
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'config.yaml');
  writeFileSync(file, configuration(folder));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const child = spawn(
    process.execPath,
    [join(server, 'node_modules/verdaccio/bin/verdaccio'), '--config', file, '--listen', `127.0.0.1:${port}`],
    { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, NODE_OPTIONS: '' } },
  );
  let log = '';
  child.stdout.on('data', (part: Buffer) => (log += part.toString()));
  child.stderr.on('data', (part: Buffer) => (log += part.toString()));
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const isUp = () =>
    fetch(`${url}-/ping`).then(
      ({ ok }) => ok,
      () => false,
    );
  const signal = AbortSignal.timeout(START_MS);
  while (!(await isUp())) {
    if (child.exitCode !== null || signal.aborted) throw new Error(`The registry did not start:\n${log}`);
    await pause(200);
  }
  const name = 'releaser';
  const response = await fetch(`${url}-/user/org.couchdb.user:${name}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, password: 'a password of this run' }),
  });
  const { token } = (await response.json()) as { readonly token?: string };
  if (token === undefined) throw new Error(`The registry made no user:\n${log}`);
  return {
    url,
    token,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
