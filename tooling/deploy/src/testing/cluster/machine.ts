import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { vi } from 'vitest';

import { repository } from '../platform-process.ts';

/** The machines, by their names in tooling/deploy/cluster/hosts. */
export type MachineName = 'db-a' | 'db-b' | 'witness';

/** A machine with a network, a file system and a systemd of its own, which runs the units as they are. */
export interface Machine {
  readonly name: MachineName;
  readonly address: string;
  /** Runs a line of shell as root (or another user) and returns what it wrote; rejects with that if it fails. */
  exec(line: string, user?: string): Promise<string>;
  /** Starts a unit, such as `patroni` or `tableside@0`, and waits until systemd calls it started. */
  start(unit: string): Promise<void>;
  /** Stops a unit as its file says, and waits until it has ended. */
  stop(unit: string): Promise<void>;
  restart(unit: string): Promise<void>;
  /** Sends every process of a unit a signal, by default SIGKILL: systemd starts it again where its file says so. */
  kill(unit: string, signal?: NodeJS.Signals): Promise<void>;
  /** Returns what a unit has logged. */
  log(unit: string): Promise<string>;
  /** Pulls the network's plug: the machine vanishes without a word, and goes on by itself. */
  unplug(): Promise<void>;
  plug(): Promise<void>;
  /** Ends the machine, with everything that runs and is stored on it. */
  close(): Promise<void>;
}

const BRIDGE = 'cluster';
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
const run = promisify(execFile);

/** Runs a command of iproute2 in the network of this process. */
export const ip = (line: string) => run('ip', line.split(' '));

/** Makes this process's network the one between the machines, with these addresses of its own. */
export async function startNetwork(addresses: readonly string[]): Promise<void> {
  await ip('link set lo up');
  await ip(`link add ${BRIDGE} type bridge`);
  for (const address of addresses) await ip(`address add ${address}/24 dev ${BRIDGE}`);
  await ip(`link set ${BRIDGE} up`);
}

export const stopNetwork = async (): Promise<void> => void (await ip(`link delete ${BRIDGE}`));

/** The process that systemd is, outside of the machine. */
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

/** Starts a machine in the network that `startNetwork` made. */
export async function startMachine(name: MachineName, address: string): Promise<Machine> {
  const namespaces = ['net', 'mount', 'pid', 'uts', 'ipc', 'cgroup'].map((kind) => `--${kind}`);
  const boot = ['sh', join(import.meta.dirname, 'boot.sh'), name];
  // However this process ends, the machine does too, and with it its namespaces, its mounts and its network card.
  const child = spawn(
    'setpriv',
    ['--pdeathsig', 'KILL', 'unshare', ...namespaces, '--fork', '--kill-child', ...boot],
    { stdio: ['pipe', 'ignore', 'pipe'], env: { PATH, REPOSITORY: repository } },
  );
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = once(child, 'exit');
  const failed = ended.then(() => Promise.reject(new Error(`${name} did not start: ${said}`)));
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
    // systemd complains of processes that ended with those that it has killed before.
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
      // The kernel takes it away with the machine, but later.
      await ip(`link delete ${name}`).catch(() => undefined);
    },
  };
}
