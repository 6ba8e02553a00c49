import { prometheus } from '@hono/prometheus';
import { Counter, Gauge, Registry, type Histogram } from 'prom-client';
import type { MiddlewareHandler } from 'hono';

import type { SearchMemory, SearchMemoryState, Violation } from '../api/index.ts';
import type { Database } from '../database/database.ts';
import type { DatabaseFaults, DatabaseHealth } from './database-health.ts';
import { within } from '../database/within.ts';

export interface Metrics {
  readonly registry: Registry;
  readonly measure: MiddlewareHandler;
  readonly countResponse: (route: string, seconds: number) => void;
  watch(database: Database, health: Pick<DatabaseHealth, 'check'>, now: () => Date): void;
  watchReplica(replica: Pick<Database, 'connections'>): void;
  readonly countViolation: (partner: string, violation: Pick<Violation, 'kind' | 'directive'>) => void;
  readonly countRun: (job: string, outcome: 'completed' | 'failed') => void;
  watchSearch(memory: Pick<SearchMemory, 'describe'>): void;
}

interface MailRow {
  readonly waiting: number;
  readonly oldest: number;
}

const UNKNOWN_MAIL: MailRow = { waiting: Number.NaN, oldest: Number.NaN };
const LONGEST_MS = 1000;

async function readMail(database: Database, now: Date): Promise<MailRow> {
  const rows = await database.run<MailRow>({
    name: 'waiting mail',
    text: `select count(*)::int as waiting,
        coalesce(extract(epoch from $1::timestamptz - min(created_at)), 0)::float8 as oldest
      from outbox where sent_at is null and expires_at > $1::timestamptz`,
    values: [now.toISOString()],
  });
  return rows[0] ?? { waiting: 0, oldest: 0 };
}

type SearchValue = Exclude<keyof SearchMemoryState, 'state'>;

const searchMetrics: Readonly<Record<SearchValue, { readonly name: string; readonly help: string }>> = {
  merchants: { name: 'tableside_search_merchants', help: 'Merchants in memory.' },
  bytes: { name: 'tableside_search_bytes', help: 'Memory that the merchants take, estimated.' },
  buildSeconds: {
    name: 'tableside_search_build_seconds',
    help: 'How long the last reading of all merchants took.',
  },
  ageSeconds: {
    name: 'tableside_search_age_seconds',
    help: 'Time since changes of merchants were last looked up.',
  },
};

export function createMetrics(): Metrics {
  const registry = new Registry();
  const { registerMetrics } = prometheus({
    registry,
    collectDefaultMetrics: true,
    // The duration histogram already counts requests.
    metricOptions: { requestsTotal: { disabled: true } },
  });
  const durations = registry.getSingleMetric('http_request_duration_seconds') as Histogram;
  const registers = [registry];
  const runs = new Counter({
    name: 'tableside_periodic_runs_total',
    help: 'Runs of periodic jobs in this process.',
    labelNames: ['job', 'outcome'],
    registers,
  });
  const violations = new Counter({
    name: 'tableside_violations_total',
    help: 'What browsers refused by the policy of a page or because of the integrity of a script.',
    labelNames: ['partner', 'kind', 'directive'],
    registers,
  });
  const pools = new Map<'primary' | 'replica', NonNullable<Database['connections']>>();
  const connections = new Gauge({
    name: 'tableside_database_connections',
    help: 'Connections in the pools of each server, and requests waiting for one.',
    labelNames: ['server', 'pool', 'state'],
    registers,
    collect() {
      for (const [server, count] of pools)
        for (const { pool, ...states } of count())
          for (const [state, value] of Object.entries(states))
            connections.set({ server, pool, state }, value);
    },
  });
  return {
    registry,
    measure: registerMetrics,
    countResponse: (route, seconds) =>
      durations.observe({ method: 'GET', route, status: '200', ok: 'true' }, seconds),
    watch(database, health, now) {
      let faults: Promise<DatabaseFaults>;
      const readable = new Gauge({
        name: 'tableside_database_readable',
        help: '1 while the database can be read, otherwise 0.',
        registers,
        async collect() {
          faults = health.check();
          readable.set((await faults).database === undefined ? 1 : 0);
        },
      });
      const writable = new Gauge({
        name: 'tableside_database_writable',
        help: '1 while the database takes writes and ends them, otherwise 0.',
        registers,
        async collect() {
          const { database: reading, writes } = await faults;
          writable.set(reading === undefined && writes === undefined ? 1 : 0);
        },
      });
      // While the database is unavailable, only these metrics are missing.
      let mail: Promise<MailRow>;
      const waiting = new Gauge({
        name: 'tableside_mail_waiting',
        help: 'Messages waiting to be sent.',
        registers,
        async collect() {
          mail = within(
            readMail(database, now()).catch(() => UNKNOWN_MAIL),
            LONGEST_MS,
            UNKNOWN_MAIL,
          );
          waiting.set((await mail).waiting);
        },
      });
      const oldest = new Gauge({
        name: 'tableside_mail_oldest_waiting_seconds',
        help: 'Age of the oldest message waiting to be sent.',
        registers,
        async collect() {
          oldest.set((await mail).oldest);
        },
      });
      if (database.connections) pools.set('primary', database.connections);
    },
    watchReplica(replica) {
      if (replica.connections) pools.set('replica', replica.connections);
    },
    countViolation: (partner, { kind, directive }) => violations.inc({ partner, kind, directive }),
    countRun: (job, outcome) => runs.inc({ job, outcome }),
    watchSearch(memory) {
      for (const [value, { name, help }] of Object.entries(searchMetrics)) {
        const gauge = new Gauge({
          name,
          help,
          registers,
          collect() {
            gauge.set(memory.describe()[value as SearchValue]);
          },
        });
      }
    },
  };
}
