import type { Machine } from './machine.ts';

export interface ClusterOptions {
  /** The size of the file system for data and of that for WAL, on each database machine, such as `400m`. */
  readonly dataDisk?: string;
  readonly walDisk?: string;
  /** How many demo merchants are seeded; 60 unless said. */
  readonly merchants?: number;
  /** Settings of both platforms that replace those in the file that is shipped. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** Where a machine's nginx serves hilton's site: options of `startLoad` and `openTlsBrowser`. */
export interface Site {
  /** The name that the certificate and the `Host` header have. */
  readonly host: string;
  /** The address that is connected to. */
  readonly server: string;
  readonly port: number;
  readonly certificate: string;
}

/**
 * Three machines with the files of tooling/deploy/cluster. Whoever calls is a fourth machine in the same network: the
 * process has a network namespace of its own, with the addresses `clients`.
 */
export interface Cluster {
  readonly a: Machine;
  readonly b: Machine;
  readonly witness: Machine;
  /** Addresses that requests can be sent from (`localAddress`), each with limits of its own. */
  readonly clients: readonly string[];
  site(machine: Machine): Site;
  /** The machine that Patroni calls primary (asked on each machine, past its network); rejects while none does. */
  primary(): Promise<Machine>;
  /** The machine whose PostgreSQL is the synchronous standby; rejects while none is. */
  standby(): Promise<Machine>;
  /** Whether a write through a machine's own PgBouncer is committed within two seconds. */
  isWritable(through: Machine): Promise<boolean>;
  close(): Promise<void>;
}

/** Starts the configuration as it is shipped; rejects without root, or outside a network namespace of its own. */
export function startCluster(_options: ClusterOptions = {}): Promise<Cluster> {
  return Promise.reject(new Error('Not yet.'));
}
