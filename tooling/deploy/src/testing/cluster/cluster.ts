import { readFile } from 'node:fs/promises';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { existsSync } from 'node:fs';

import { vi } from 'vitest';

import { repository } from '../platform-process.ts';
import { install, makeCertificate, makeSecrets, runScript, serveSite, SITE_HOST } from './installation.ts';
import { startMachine, startNetwork, stopNetwork, type Machine, type MachineName } from './machine.ts';

export interface ClusterOptions {
  readonly dataDisk?: string;
  readonly walDisk?: string;
  readonly merchants?: number;
  readonly settings?: Readonly<Record<string, string>>;
}

export interface Site {
  readonly host: string;
  readonly server: string;
  readonly port: number;
  readonly certificate: string;
}

/**
 * Three machines that are installed with the files of tooling/deploy/cluster. The calling process has its own
 * network namespace with the addresses `clients`, like a fourth machine in the same network.
 */
export interface Cluster {
  readonly a: Machine;
  readonly b: Machine;
  readonly witness: Machine;
  readonly clients: readonly string[];
  site(machine: Machine): Site;
  primary(): Promise<Machine>;
  standby(): Promise<Machine>;
  /**
   * Runs SQL through a machine's own PgBouncer, as its platform does. Returns a line per row, with vertical
   * bars between columns.
   */
  query(through: Machine, sql: string): Promise<string>;
  isWritable(through: Machine): Promise<boolean>;
  close(): Promise<void>;
}

const query = (machine: Machine, sql: string, psql = 'psql') =>
  machine.exec(
    `${psql} --quiet --no-align --tuples-only "$(sed -n s/^DATABASE_URL=//p /srv/tableside/.env.local)" <<'END'\n${sql}\nEND`,
  );

export async function readHosts(): Promise<Readonly<Record<string, string>>> {
  const text = await readFile(join(repository, 'tooling/deploy/cluster/hosts'), 'utf8');
  return Object.fromEntries(
    [...text.matchAll(/^([\d.]+) (\S+)$/gm)].map(([, address = '', name = '']) => [name, address]),
  );
}

function checkSurroundings(): void {
  const others = Object.keys(networkInterfaces()).filter((name) => name !== 'lo');
  if (process.getuid?.() !== 0 || others.length > 0)
    throw new Error('A cluster needs root on Linux and a network of its own: run "pnpm test:cluster".');
  if (!existsSync(join(repository, 'apps/hilton/dist')))
    throw new Error('There is no build of hilton: run "pnpm build hilton" first.');
}

const POLL = { timeout: 90_000, interval: 250 };

export async function startCluster(options: ClusterOptions = {}): Promise<Cluster> {
  checkSurroundings();
  // If the parent is killed, this process would otherwise stay and keep the machines running.
  process.once('disconnect', () => process.exit(1));
  const hosts = await readHosts();
  const network = (hosts['witness'] ?? '').replace(/\.\d+$/, '');
  const clients = [101, 102, 103, 104].map((last) => `${network}.${last}`);
  await startNetwork(clients);
  const names: MachineName[] = ['db-a', 'db-b', 'witness'];
  const starting = await Promise.allSettled(names.map((name) => startMachine(name, hosts[name] ?? '')));
  const machines = starting.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const close = async () => {
    await Promise.all(machines.map((machine) => machine.close()));
    await stopNetwork();
  };
  try {
    const failed = starting.find((one) => one.status === 'rejected');
    if (failed) throw failed.reason;
    return await assemble(machines, options, { clients, close });
  } catch (cause) {
    await close();
    throw cause;
  }
}

async function assemble(
  machines: readonly Machine[],
  options: ClusterOptions,
  given: Pick<Cluster, 'clients' | 'close'>,
): Promise<Cluster> {
  const [a, b, witness] = machines;
  if (!a || !b || !witness) throw new Error('A machine is missing.');
  const databases = [a, b];
  const { dataDisk, walDisk, merchants = 60, settings = {} } = options;
  const onPlatform = { SMTP_URL: '', ...settings };
  await makeSecrets(machines);
  await Promise.all(machines.map((machine) => install(machine, { dataDisk, walDisk, settings: onPlatform })));

  const find = async (query: string) => {
    for (const machine of databases) {
      const status = await machine.exec(
        `curl --silent --output /dev/null --max-time 2 --write-out '%{http_code}' http://127.0.0.1:8008/${query} || true`,
      );
      if (status === '200') return machine;
    }
    throw new Error(`No machine is ${query}.`);
  };
  const primary = () => find('primary');
  const standby = () => find('synchronous');

  // Starts all at once, because each etcd waits for the others.
  await Promise.all(machines.map((machine) => machine.exec('systemctl enable --now etcd')));
  await a.exec('systemctl enable --now patroni');
  await vi.waitFor(primary, POLL);
  await b.exec('systemctl enable --now patroni');
  await Promise.all(databases.map((machine) => machine.exec('systemctl enable --now haproxy pgbouncer')));
  await witness.exec('systemctl enable --now tableside-backup-full.timer tableside-backup-incr.timer');
  await witness.exec('runuser -u postgres -- pgbackrest --stanza=tableside stanza-create');
  await vi.waitFor(standby, POLL);
  await vi.waitFor(() => runScript(a, 'platform', `seed --merchants ${merchants}`), POLL);
  for (const machine of databases) await machine.exec('systemctl enable --now tableside@0');
  const certificate = await makeCertificate(databases);
  await Promise.all(databases.map(serveSite));

  return {
    a,
    b,
    witness,
    ...given,
    site: (machine) => ({ host: SITE_HOST, server: machine.address, port: 443, certificate }),
    primary,
    standby,
    query: (through, sql) => query(through, sql),
    // A message in the WAL changes no table, yet its commit waits for the standby like that of any other
    // write.
    isWritable: (through) =>
      query(through, "select pg_logical_emit_message(true, 'tried', '')", 'timeout 2 psql').then(
        () => true,
        () => false,
      ),
  };
}
