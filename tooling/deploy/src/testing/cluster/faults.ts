import { setTimeout as pause } from 'node:timers/promises';

import { vi } from 'vitest';

import type { Machine } from './index.ts';
import { POLL, type Fault, type Scene } from './trial.ts';

const asServer = (line: string) => `runuser -u postgres -- ${line}`;
const PSQL = asServer('psql --quiet --no-align --tuples-only');
const PATRONICTL = asServer('patronictl --config-file /etc/patroni/config.yml');

/** Must exceed the time that the platform waits for a response of the database. */
const HANGING_MS = 20_000;
const WHILE_MS = 10_000;

const theOther = ({ primary, cluster }: Scene) => [primary === cluster.a ? cluster.b : cluster.a];
const thePrimary = ({ primary }: Scene) => [primary];

const fill = (folder: string) =>
  `dd if=/dev/zero of=${folder}/filler bs=64K status=none || chown postgres ${folder}/filler`;
const DATA = '/var/lib/postgresql/15';
const WAL = '/var/lib/postgresql/wal';

const ADD_MIGRATION = `
  mkdir -p /run/migrations
  cp -r /srv/tableside/tooling/platform/migrations/. /run/migrations
  echo 'alter table members add column tried boolean;' > /run/migrations/9999_tried.sql
  cd /run/migrations/meta
  /srv/tableside/node_modules/.bin/node -e '
    const fs = require("fs");
    const journal = JSON.parse(fs.readFileSync("_journal.json", "utf8"));
    const last = journal.entries.at(-1);
    journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: "9999_tried" });
    fs.writeFileSync("_journal.json", JSON.stringify(journal));
  '
  mount --bind /run/migrations /srv/tableside/tooling/platform/migrations`;

/** Stops Patroni as a unit too, so that systemd does not restart it. */
const end = (machine: Machine) =>
  machine.exec(`pkill --signal KILL --uid postgres '^(patroni|postgres)$'; systemctl stop patroni`);

export const killed: Fault = {
  rows: 'OPS-01.a OPS-01.b OPS-23.d',
  name: 'primary’s PostgreSQL and Patroni killed',
  alerts: ['TablesideDatabaseAway', 'TablesideErrors'],
  async happen({ primary, cluster }) {
    await end(primary);
    await untilPrimaryIsNot({ primary, cluster });
    return () => primary.start('patroni');
  },
};

export const vanished: Fault = {
  rows: 'OPS-02.a OPS-02.b OPS-23.d',
  name: 'primary’s machine vanished',
  alerts: ['TablesideDatabaseAway', 'TablesideDown'],
  requested: theOther,
  async happen({ primary }) {
    await primary.unplug();
    return () => primary.plug();
  },
};

const untilPrimaryIsNot = ({ primary, cluster }: Pick<Scene, 'primary' | 'cluster'>): Promise<unknown> =>
  vi.waitFor(async () => {
    if ((await cluster.primary()) === primary) throw new Error(`${primary.name} is still primary.`);
  }, POLL);

export const control: Fault = {
  rows: 'OPS-01.a OPS-01.b OPS-23.d',
  name: 'none',
  alerts: [],
  isUnseen: true,
  happen: () => pause(WHILE_MS),
};

/** The order lets each fault begin with a healthy cluster. */
export const faults: readonly Fault[] = [
  {
    rows: 'OPS-01.a OPS-01.b',
    name: 'planned switch of the primary',
    async happen({ primary, standby, cluster }) {
      await primary.exec(
        `${PATRONICTL} switchover tableside --master ${primary.name} --candidate ${standby.name} --force`,
      );
      await untilPrimaryIsNot({ primary, cluster });
    },
  },
  {
    rows: 'OPS-04.a OPS-04.b OPS-05.b OPS-19.a OPS-19.b OPS-23.d',
    name: 'standby’s machine vanished',
    alerts: ['TablesideDatabaseUnwritable', 'TablesideDown'],
    isForWrites: true,
    requested: thePrimary,
    async happen({ standby }) {
      await standby.unplug();
      await pause(HANGING_MS);
      return () => standby.plug();
    },
  },
  {
    rows: 'OPS-04.a OPS-04.b OPS-05.b OPS-19.a OPS-19.b OPS-23.d',
    // The standby still responds but accepts no WAL, for which every commit waits.
    name: 'standby hangs',
    alerts: ['TablesideConnectionsWaiting', 'TablesideDatabaseUnwritable'],
    isForWrites: true,
    async happen({ primary, standby, cluster }) {
      const signalProcess = (signal: string) =>
        standby.exec(`pkill --signal ${signal} --uid postgres --full 'walreceiver|patroni'`);
      try {
        await signalProcess('STOP');
        if (await cluster.isWritable(primary)) throw new Error('Commits do not wait for the standby.');
        await pause(HANGING_MS);
      } finally {
        await signalProcess('CONT');
      }
    },
  },
  {
    rows: 'OPS-03.c OPS-04.a OPS-04.b OPS-23.d',
    name: 'database takes only reads',
    alerts: ['TablesideDatabaseUnwritable'],
    isForWrites: true,
    async happen({ primary }) {
      await primary.exec(
        `${PSQL} --command 'alter system set default_transaction_read_only = on' --command 'select pg_reload_conf()'`,
      );
      await pause(WHILE_MS);
      await primary.exec(
        `${PSQL} --command 'alter system reset default_transaction_read_only' --command 'select pg_reload_conf()'`,
      );
    },
  },
  {
    rows: 'OPS-03.b OPS-04.a OPS-04.b',
    name: 'disk of the data full',
    isForWrites: true,
    async happen({ primary }) {
      await primary.exec(fill(DATA));
      await pause(HANGING_MS);
      await primary.exec(`rm ${DATA}/filler`);
    },
  },
  {
    rows: 'OPS-03.b OPS-04.a OPS-04.b',
    name: 'disk of the WAL full',
    async happen({ primary, cluster }) {
      await primary.exec(fill(WAL));
      // PostgreSQL reuses old WAL files, so writes fail only once none is left.
      await primary.exec(`while ${PSQL} --command 'select pg_switch_wal()'; do :; done`);
      await untilPrimaryIsNot({ primary, cluster });
      return () => primary.exec(`rm ${WAL}/filler`);
    },
  },
  {
    rows: 'OPS-06 OPS-07.b',
    name: 'platforms restarted one after the other',
    perSecond: 100,
    isUnseen: true,
    async happen({ cluster }) {
      for (const machine of [cluster.a, cluster.b]) {
        await machine.restart('tableside@0');
        await pause(5000);
      }
      await pause(WHILE_MS);
    },
  },
  {
    rows: 'OPS-13 OPS-23.d',
    // systemd restarts the platform, but responses in progress are cut off.
    name: 'platform killed three times',
    alerts: ['TablesideRestarts'],
    mayCut: true,
    async happen({ primary }) {
      for (let times = 0; times < 3; times += 1) {
        await primary.kill('tableside@0');
        await vi.waitFor(() => primary.exec('curl --silent --fail http://127.0.0.1:4004/readyz'), POLL);
        // Prometheus needs this long to notice each restart.
        await pause(4000);
      }
    },
  },
  {
    rows: 'OPS-06',
    // nginx resets requests on idle connections that it is closing. Browsers send them again, but this load
    // does not.
    name: 'nginx reloaded',
    async happen({ cluster }) {
      for (const machine of [cluster.a, cluster.b]) await machine.exec('systemctl reload nginx');
    },
  },
  {
    rows: 'OPS-06',
    name: 'nginx beside the primary restarted',
    judged: theOther,
    isUnseen: true,
    happen: ({ primary }) => primary.restart('nginx'),
  },
  {
    rows: 'OPS-01.a OPS-01.b',
    name: 'etcd killed beside the primary',
    isUnseen: true,
    async happen({ primary }) {
      await primary.exec('pkill --signal KILL --exact etcd');
      await pause(WHILE_MS);
    },
  },
  {
    rows: 'OPS-01.a OPS-01.b',
    name: 'witness vanished',
    isUnseen: true,
    async happen({ cluster }) {
      await cluster.witness.unplug();
      await pause(WHILE_MS);
      return () => cluster.witness.plug();
    },
  },
  {
    rows: 'OPS-01.a OPS-01.b OPS-02.a OPS-02.b',
    name: 'primary apart from the other two, not from its visitors',
    judged: theOther,
    async happen({ primary, standby, cluster }) {
      const drop = (from: string) => `nft insert rule inet filter input ip saddr '{ ${from} }' drop`;
      await Promise.all([
        primary.exec(drop(`${standby.address}, ${cluster.witness.address}`)),
        ...[standby, cluster.witness].map((machine) => machine.exec(drop(primary.address))),
      ]);
      return () =>
        Promise.all(
          [primary, standby, cluster.witness].map((machine) => machine.exec('nft -f /etc/nftables.conf')),
        );
    },
  },
  {
    rows: 'OPS-09.b',
    name: 'migration beside a long reader',
    isUnseen: true,
    async happen({ standby: machine, cluster }) {
      await machine.exec(ADD_MIGRATION);
      const reading = cluster.query(
        machine,
        `begin; lock table members in access share mode; select pg_sleep(${WHILE_MS / 1000}); commit`,
      );
      await pause(500);
      await Promise.all([
        reading,
        machine.exec('cd /srv/tableside && runuser -u tableside -- pnpm platform migrate'),
      ]);
      return () => machine.exec('umount /srv/tableside/tooling/platform/migrations');
    },
  },
  {
    rows: 'OPS-07.d OPS-23.d',
    name: 'platform stopped while there is no database',
    alerts: ['TablesideDatabaseAway', 'TablesideDown'],
    mayCut: true,
    async happen({ primary, standby }) {
      for (const machine of [standby, primary]) await end(machine);
      const startedAt = performance.now();
      await primary.stop('tableside@0');
      const tookMs = performance.now() - startedAt;
      if (tookMs > 30_000) throw new Error(`The platform took ${tookMs} ms to stop.`);
      await Promise.all([primary, standby].map((machine) => machine.start('patroni')));
      return () => primary.start('tableside@0');
    },
  },
];
