import { setTimeout as pause } from 'node:timers/promises';

import { vi } from 'vitest';

import { startAlerts } from './alerts.ts';
import type { Cluster, Machine } from './index.ts';
import { findLost, judge, type Figures } from './judge.ts';
import { startLoad, type Load } from './load.ts';
import type { LoadRecord, Stored } from './records.ts';

export interface Scene {
  readonly cluster: Cluster;
  readonly primary: Machine;
  readonly standby: Machine;
}

export interface Fault {
  readonly rows: string;
  readonly name: string;
  /** Causes the fault. The returned function repairs it while the load continues. */
  happen(scene: Scene): Promise<(() => Promise<unknown>) | void>;
  requested?(scene: Scene): readonly Machine[];
  judged?(scene: Scene): readonly Machine[];
  readonly perSecond?: number;
  readonly isUnseen?: boolean;
  readonly isForWrites?: boolean;
  /**
   * Whether a stopping platform may cut off requests that wait for the database, such as a search for a new
   * word.
   */
  readonly mayCut?: boolean;
  readonly alerts?: readonly string[];
}

export interface Result extends Figures {
  readonly fault: Fault;
  readonly lost: readonly string[];
  readonly failedWhileMended: Figures['failed'];
  readonly alerts: readonly string[];
}

const PER_SECOND = 45;
/** Must exceed the number of requests that can wait at once, because each member sends one save at a time. */
const MEMBERS = 40;
const BEFORE_MS = 3000;
/** Must exceed the time that the platform may take to recover. */
const AFTER_MS = 7000;
export const POLL = { timeout: 120_000, interval: 250 };
const SITES = ['a', 'b'] as const;

function watchDatabase(machine: Machine): () => Promise<readonly LoadRecord[]> {
  const watching = machine.exec(
    'cd /srv/tableside && exec runuser -u tableside -- node_modules/.bin/node --env-file=.env.local ' +
      '--conditions=@tableside/source tooling/deploy/src/testing/cluster/probe-process.ts',
  );
  watching.catch(() => undefined);
  return async () => {
    await machine.exec('pkill --uid tableside -f probe-process.ts || true');
    return JSON.parse(await watching) as readonly LoadRecord[];
  };
}

async function readStored(cluster: Cluster, machine: Machine, since: number): Promise<Stored> {
  const rows = await cluster.query(
    machine,
    `select event_id from impressions where user_agent = 'load' and received_at >= to_timestamp(${since / 1000})
      union all select email || ' ' || split_part(address1, ' ', 1) from members where email like 'load-%'`,
  );
  const [saves, views] = [true, false].map((isSave) =>
    rows.split('\n').filter((row) => row.includes(' ') === isSave),
  );
  return {
    views: new Set(views),
    saves: new Map(saves?.map((row) => [row.split(' ')[0] ?? '', Number(row.split(' ')[1])])),
  };
}

const untilWritable = (cluster: Cluster, machine: Machine): Promise<void> =>
  vi.waitFor(async () => {
    if (!(await cluster.isWritable(machine))) throw new Error(`${machine.name} takes no writes.`);
  }, POLL);

async function untilWhole(cluster: Cluster): Promise<void> {
  const machines = [cluster.a, cluster.b];
  await Promise.all(machines.map((machine) => untilWritable(cluster, machine)));
  await vi.waitFor(async () => {
    await cluster.standby();
    for (const machine of machines) await machine.exec('curl --silent --fail http://127.0.0.1:4004/readyz');
  }, POLL);
}

export async function openTrial(cluster: Cluster) {
  const machines = { a: cluster.a, b: cluster.b };
  const nameOf = (machine: Machine) => (machine === cluster.a ? 'a' : 'b');
  const site = cluster.site(cluster.a);
  // Each row fills a database page of its own, so that a full disk rejects it like any other write.
  await cluster.query(
    cluster.a,
    'create table if not exists cluster_probes (page text); alter table cluster_probes alter page set storage plain',
  );
  const load: Load = await startLoad({
    host: site.host,
    certificate: site.certificate,
    sites: SITES.map((name) => ({ name, ...cluster.site(machines[name]) })),
    members: MEMBERS,
  });
  const alerts = await startAlerts(cluster.witness, [cluster.a, cluster.b]);

  async function tryFault(fault: Fault): Promise<Result> {
    await untilWhole(cluster);
    const scene: Scene = { cluster, primary: await cluster.primary(), standby: await cluster.standby() };
    const requested = fault.requested?.(scene) ?? [cluster.a, cluster.b];
    const judged = fault.judged?.(scene) ?? requested;
    const [witness] = judged;
    if (!witness) throw new Error('Nobody judges.');
    const startedAt = Date.now();
    const endWatching = watchDatabase(witness);
    await load.aim(requested.map(nameOf));
    await load.begin(fault.perSecond ?? PER_SECOND);
    async function goThrough() {
      await pause(BEFORE_MS);
      const faultAt = Date.now();
      const mend = await fault.happen(scene);
      await untilWritable(cluster, witness as Machine);
      await pause(AFTER_MS);
      const mendedAt = Date.now();
      await mend?.();
      await untilWhole(cluster);
      return { faultAt, mendedAt };
    }
    const [through, requests, watched] = await goThrough().then(
      async (moments) => [moments, await load.end(), await endWatching()] as const,
      async (cause: unknown) => {
        await Promise.allSettled([load.end(), endWatching()]);
        throw cause;
      },
    );
    const { faultAt, mendedAt } = through;
    const records = [...requests, ...watched];
    const names = judged.map(nameOf);
    const own = records.filter(({ kind, to }) => kind === 'database' || names.some((name) => name === to));
    return {
      fault,
      ...judge(
        own.filter(({ sentAt }) => sentAt < mendedAt),
        faultAt,
      ),
      lost: findLost(requests, await readStored(cluster, witness, startedAt - 60_000)),
      failedWhileMended: judge(
        own.filter(({ sentAt }) => sentAt >= mendedAt),
        mendedAt,
      ).failed,
      alerts: await alerts.raised(startedAt, Date.now()),
    };
  }
  return { tryFault, stop: () => load.stop() };
}
