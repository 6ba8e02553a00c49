import { spawn, type ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { FIRST_PARTNER_PORT, freePorts } from '@tableside/platform/hosting';

import { partnerIds, unknownPartner } from './partners.ts';

const usage = `pnpm dev [partner]   starts a partner's site with hot reload, and the platform unless one is running

  DEFAULT_PARTNER  partner if none is given (default: the first)
  PORT             port of the platform (default: 4000, or the next free ones)
  DEV_PORT         port of the site (default: 5173, or the next free one)`;

const workspace = resolve(import.meta.dirname, '../../..');
const folder = resolve(workspace, 'partners');
const { PORT, DEV_PORT, DEFAULT_PARTNER } = process.env;
const HOST = '127.0.0.1';

/** Type checking starts later, so that it does not slow the first page down. */
const TYPES_WAIT_MS = 15_000;

const running: ChildProcess[] = [];
const stopping = new AbortController();
function stop(exitCode = 0): void {
  if (stopping.signal.aborted) return;
  stopping.abort();
  process.exitCode = exitCode;
  for (const child of running) child.kill('SIGTERM');
}

function start(args: readonly string[], variables: NodeJS.ProcessEnv = {}): void {
  const env = { ...process.env, ...variables };
  const child = spawn('pnpm', args, { cwd: workspace, stdio: 'inherit', env });
  child.on('error', ({ message }) => console.error(`pnpm: ${message}`));
  child.on('close', (code) => stop(code ?? 0));
  running.push(child);
}

function watchTypes(): void {
  const known = join(workspace, 'node_modules/.cache/typescript/watched.tsbuildinfo');
  const compiler = join(workspace, 'node_modules/typescript/bin/tsc');
  const args = [compiler, '-p', 'packages', '--watch', '--preserveWatchOutput', '--tsBuildInfoFile', known];
  const child = spawn(process.execPath, args, { cwd: workspace, stdio: ['ignore', 'pipe', 'inherit'] });
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  createInterface(child.stdout).on('line', (line) => {
    if (/error TS|^ |Found/.test(line)) console.log(`  types: ${line.replace(/^\S+ [AP]M - /, '')}`);
  });
  // The compiler ignores other signals until it is done, and it has nothing to lose.
  stopping.signal.addEventListener('abort', () => child.kill('SIGKILL'));
}

const isPlatformAt = (port: number): Promise<boolean> =>
  fetch(`http://${HOST}:${port}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

async function findPlatform(partner: string): Promise<number> {
  const usual = Number(PORT || 4000);
  if (await isPlatformAt(usual)) {
    console.log(`  With the platform that runs at http://localhost:${usual}.`);
    return usual;
  }
  const count = FIRST_PARTNER_PORT + partnerIds(folder).length;
  const port = PORT ? usual : await freePorts(usual, count, HOST);
  if (port !== usual)
    console.log(`  Ports from ${usual} on are in use: the platform takes those from ${port} on.`);
  // Plain localhost serves this partner too, on the platform and on the development server.
  start(['run', '--silent', 'platform', 'serve', '--development'], {
    DEFAULT_PARTNER: partner,
    PORT: String(port),
  });
  while (!stopping.signal.aborted && !(await isPlatformAt(port))) await pause(200);
  return port;
}

async function serve(partner: string): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop());
  const platformPort = await findPlatform(partner);
  if (stopping.signal.aborted) return;
  const port = DEV_PORT || String(await freePorts(5173, 1, 'localhost'));
  console.log(`  ${partner} with hot reload: http://${partner}.localhost:${port}`);
  console.log('  (The addresses above serve the last build.)');
  const site = ['--filter', `@tableside/app-${partner}`, 'run', 'dev'];
  start([...site, '--port', port, '--strictPort', '--clearScreen', 'false'], { PORT: String(platformPort) });
  await pause(TYPES_WAIT_MS, undefined, stopping).then(watchTypes, () => undefined);
}

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h' } },
  });
  const [partner = DEFAULT_PARTNER || (partnerIds(folder)[0] ?? ''), ...more] = positionals;
  const mistake = more.length > 0 ? usage : unknownPartner(folder, partner);
  if (mistake !== undefined) throw new Error(mistake);
  if (values.help) return console.log(usage);
  await serve(partner);
}

await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
