import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { vi } from 'vitest';

import { repository } from '../platform-process.ts';

export type MachineName = 'db-a' | 'db-b' | 'witness';

export interface Machine {
  readonly name: MachineName;
  readonly address: string;
  exec(line: string, user?: string): Promise<string>;
  start(unit: string): Promise<void>;
  stop(unit: string): Promise<void>;
  restart(unit: string): Promise<void>;
  kill(unit: string, signal?: NodeJS.Signals): Promise<void>;
  log(unit: string): Promise<string>;
  unplug(): Promise<void>;
  plug(): Promise<void>;
  close(): Promise<void>;
}

const BRIDGE = 'cluster';
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
const run = promisify(execFile);

export const ip = (line: string) => run('ip', line.split(' '));

export async function startNetwork(addresses: readonly string[]): Promise<void> {
  await ip('link set lo up');
  await ip(`link add ${BRIDGE} type bridge`);
  for (const address of addresses) await ip(`address add ${address}/24 dev ${BRIDGE}`);
  await ip(`link set ${BRIDGE} up`);
}

export const stopNetwork = async (): Promise<void> => void (await ip(`link delete ${BRIDGE}`));

async function findInit(unshare: ChildProcess): Promise<number> {
  const children = `/proc/${unshare.pid}/task/${unshare.pid}/children`;
  return vi.waitFor(
    async () => {
      const child = Number((await readFile(children, 'utf8')).trim());
      if (!(await readlink(`/proc/${child}/exe`)).endsWith('/systemd')) throw new Error('It is starting.');
      return child;
    },
    { timeout: 20_000, interval: 50 },
  );
}

export async function startMachine(name: MachineName, address: string): Promise<Machine> {
  const namespaces = ['net', 'mount', 'pid', 'uts', 'ipc', 'cgroup'].map((kind) => `--${kind}`);
  const boot = ['sh', join(import.meta.dirname, 'boot.sh'), name];
  // Ties the machine, with its namespaces, mounts and network card, to this process, so that it ends even if
  // this process is killed.
  const child = spawn(
    'setpriv',
    ['--pdeathsig', 'KILL', 'unshare', ...namespaces, '--fork', '--kill-child', ...boot],
    { stdio: ['pipe', 'ignore', 'pipe'], env: { PATH, REPOSITORY: repository } },
  );
  let errorOutput = '';
  child.stderr.on('data', (chunk: Buffer) => (errorOutput += chunk.toString()));
  const ended = once(child, 'exit');
  const failed = ended.then(() => Promise.reject(new Error(`${name} did not start: ${errorOutput}`)));
  failed.catch(() => undefined);

  const enter = async () => {
    await vi.waitFor(
      async () => {
        const network = `/proc/${child.pid}/ns/net`;
        if ((await readlink(network)) === (await readlink('/proc/self/ns/net'))) throw new Error('Not yet.');
      },
      { timeout: 20_000, interval: 20 },
    );
    const inside = (line: string) =>
      run('nsenter', ['-t', String(child.pid), '-n', 'ip', ...line.split(' ')]);
    await ip(`link add ${name} type veth peer name eth0 netns ${child.pid}`);
    await inside(`address add ${address}/24 dev eth0`);
    await inside('link set lo up');
    await inside('link set eth0 up');
    await ip(`link set ${name} master ${BRIDGE} up`);
    child.stdin.end('\n');
    return findInit(child);
  };
  const init = await Promise.race([enter(), failed]);

  async function exec(line: string, user = 'root'): Promise<string> {
    const inMachine = ['-t', String(init), '-a', '-r', '-w', 'runuser', '-u', user, '--'];
    try {
      const options = { maxBuffer: 64e6, env: { PATH, LANG: 'C.UTF-8' } };
      return (await run('nsenter', [...inMachine, 'sh', '-ec', line], options)).stdout;
    } catch (cause) {
      const { stdout = '', stderr = '' } = cause as { stdout?: string; stderr?: string };
      throw new Error(`${name}: ${line}\n${stdout}${stderr}`, { cause });
    }
  }
  await vi.waitFor(() => exec('systemctl is-system-running | grep -E "running|degraded"'), {
    timeout: 60_000,
    interval: 200,
  });

  const control = async (line: string) => void (await exec(`systemctl ${line}`));
  return {
    name,
    address,
    exec,
    start: (unit) => control(`start ${unit}`),
    stop: (unit) => control(`stop ${unit}`),
    restart: (unit) => control(`restart ${unit}`),
    // Ignores the error that systemd reports for a process that ended together with another.
    kill: async (unit, signal = 'SIGKILL') =>
      void (await exec(
        `systemctl is-active ${unit} && (systemctl kill --kill-who=all --signal=${signal} ${unit} || true)`,
      )),
    log: (unit) => exec(`journalctl --no-pager --output=short-precise --unit=${unit}`),
    unplug: async () => void (await ip(`link set ${name} down`)),
    plug: async () => void (await ip(`link set ${name} up`)),
    async close() {
      child.kill('SIGKILL');
      await ended;
      // The kernel may already have removed the link together with the machine.
      await ip(`link delete ${name}`).catch(() => undefined);
    },
  };
}
