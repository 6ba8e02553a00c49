import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { vi } from 'vitest';

import { repository } from '../platform-process.ts';

export type MachineName = 'db-a' | 'db-b' | 'witness';

/** A machine with its own network, file system and systemd, which runs the units unchanged. */
export interface Machine {
  readonly name: MachineName;
  readonly address: string;
  /**
   * Runs a line of shell, as root by default, and returns its output. Rejects with the output if the command
   * fails.
   */
  exec(line: string, user?: string): Promise<string>;
  /** Starts a unit, such as `patroni` or `tableside@0`, and waits until systemd reports it as started. */
  start(unit: string): Promise<void>;
  /** Stops a unit and waits until it has ended. */
  stop(unit: string): Promise<void>;
  restart(unit: string): Promise<void>;
  /**
   * Sends a signal, by default SIGKILL, to every process of a unit. systemd restarts it if its file says so.
   */
  kill(unit: string, signal?: NodeJS.Signals): Promise<void>;
  log(unit: string): Promise<string>;
  /** Disconnects the machine's network without notice, while the machine keeps running. */
  unplug(): Promise<void>;
  plug(): Promise<void>;
  close(): Promise<void>;
}

const BRIDGE = 'cluster';
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
const run = promisify(execFile);

export const ip = (line: string) => run('ip', line.split(' '));

/** Puts this process into the machines' network, with these addresses. */
export async function startNetwork(addresses: readonly string[]): Promise<void> {
  await ip('link set lo up');
  await ip(`link add ${BRIDGE} type bridge`);
  for (const address of addresses) await ip(`address add ${address}/24 dev ${BRIDGE}`);
  await ip(`link set ${BRIDGE} up`);
}

export const stopNetwork = async (): Promise<void> => void (await ip(`link delete ${BRIDGE}`));

/** Returns the process id of the machine's systemd, as seen from outside. */
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

/** Starts a machine in the network of `startNetwork`. */
export async function startMachine(name: MachineName, address: string): Promise<Machine> {
  const namespaces = ['net', 'mount', 'pid', 'uts', 'ipc', 'cgroup'].map((kind) => `--${kind}`);
  const boot = ['sh', join(import.meta.dirname, 'boot.sh'), name];
  // The machine ends with this process, however that ends, together with its namespaces, mounts and network
  // card.
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
    // systemd reports an error for a process that ended with another one.
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
      // The kernel removes the link with the machine, but later.
      await ip(`link delete ${name}`).catch(() => undefined);
    },
  };
}
