import { setTimeout as pause } from 'node:timers/promises';

import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';

import { cutConnection, END_WITHIN_MS, socketOf } from './cut-connection.ts';
import { connectionSettings, schema, type Database, type Statement } from './database.ts';
import { NoConnection, rememberBroken } from './is-unavailable.ts';
import { createListener } from './listener.ts';
import { toPrimaries } from './refuse-standby.ts';
import { traceQueries, type TraceStatement } from './trace-queries.ts';

const SETUP_LOCK = 7_422_651;
const RETRY_MS = 100;

const STATEMENT_TIMEOUT_MS = 15_000;

/**
 * Writes have their own connections, because they can hang while reads do not. Public reads have their own
 * too. See docs/decisions/0035-connections-by-statement.md.
 */
const poolSizesByDefault = { writes: 4, reads: 3, publicReads: 4 } as const;
type PoolName = keyof typeof poolSizesByDefault;

/**
 * A search normally takes less than a second. After these times, a response from the primary or from memory
 * serves the visitor better.
 */
const PUBLIC_WAIT_MS = 2000;
const PUBLIC_RESPONSE_MS = 5000;

export interface PostgresOptions {
  readonly databaseUrl: string;
  readonly onConnectionError?: (error: Error) => void;
  /**
   * Whether a pooler in transaction mode is in front of the server. Session settings are then rejected or
   * leak to other clients (see requireRoleSettings), and named prepared statements do not work.
   */
  readonly isPooled?: boolean;
  /** Whether to reject a standby, which accepts no writes and may stay stale forever after a failover. */
  readonly mustBePrimary?: boolean;
  readonly poolSizes?: Partial<Record<PoolName, number>>;
  readonly longestWaitMs?: number;
  /**
   * The longest time in ms that a connection in use may receive no data. The statement timeout does not help
   * if the server's machine is gone, because nothing resets the connection then.
   */
  readonly longestResponseMs?: number;
  readonly traceStatement?: TraceStatement | undefined;
}

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (destroy?: boolean | Error) => void,
) => void;

/**
 * Releases a broken connection exactly once. Without this, drizzle-orm 0.45 never releases a connection whose
 * `begin` fails, until none are left in the pool.
 */
function releaseIfBroken(client: pg.PoolClient): pg.PoolClient {
  const release = client.release.bind(client);
  let isReleased = false;
  client.release = (destroy) => {
    if (isReleased) return;
    isReleased = true;
    client.off('error', onBroken);
    release(destroy);
  };
  const onBroken = () => client.release(true);
  client.on('error', onBroken);
  return client;
}

/** Distinguishes a missing connection from a failed statement by the class of the error. */
class Pool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | void {
    if (callback)
      return super.connect((error, client, release) =>
        callback(error && new NoConnection(error), client, release),
      );
    return super.connect().then(releaseIfBroken, (cause: Error) => {
      throw new NoConnection(cause);
    });
  }
}

const onlyReads = (text: string): boolean =>
  /^\s*select\b/i.test(text) && !/\bfor (no key update|update|key share|share)\b/i.test(text);

const textOf = (query: string | { readonly text?: string }): string =>
  typeof query === 'string' ? query : (query.text ?? '');

function leaveReadsTo(reads: pg.Pool, writes: pg.Pool): pg.Pool {
  const write = writes.query.bind(writes) as (...given: unknown[]) => Promise<pg.QueryResult>;
  const read = reads.query.bind(reads) as typeof write;
  writes.query = ((...given: [string | pg.QueryConfig, ...unknown[]]) =>
    onlyReads(textOf(given[0])) ? read(...given) : write(...given)) as typeof writes.query;
  return writes;
}

/**
 * Tries to take the lock, and holds it in a transaction that stays open. A process that holds the lock must
 * hold no snapshot, and one that waits for it no transaction: the holder may be building an index
 * concurrently, which waits until each transaction that had an older snapshot has ended, so both would wait
 * forever. For this reason no statement blocks on the lock, each try is a transaction of its own, and the
 * statement has no parameters: after one with parameters, PostgreSQL holds its snapshot until the next
 * statement.
 */
async function tryLock(connection: pg.PoolClient): Promise<boolean> {
  // A transaction-level lock is used, because behind a pooler only a transaction stays on one session.
  await connection.query('begin isolation level read committed');
  await connection.query('set local statement_timeout = 0');
  await connection.query('set local idle_in_transaction_session_timeout = 0');
  const { rows } = await connection.query<{ isLocked: boolean }>(
    `select pg_try_advisory_xact_lock(${SETUP_LOCK}) as "isLocked"`,
  );
  const isLocked = rows[0]?.isLocked === true;
  if (!isLocked) await connection.query('rollback');
  return isLocked;
}

/**
 * Removes the names of statements, because a pooler in transaction mode may send each execution to another
 * connection, on which the name was never prepared.
 */
function forgetNames(pool: pg.Pool): void {
  const query = pool.query.bind(pool) as (...given: unknown[]) => Promise<pg.QueryResult>;
  pool.query = ((...[first, ...others]: [string | pg.QueryConfig, ...unknown[]]) =>
    query(typeof first === 'string' ? first : { ...first, name: undefined }, ...others)) as typeof pool.query;
}

function limitResponseTimes(pool: pg.Pool, longestResponseMs: number): void {
  pool.on('connect', (client) =>
    socketOf(client).on('timeout', () => cutConnection(client, new Error('The database does not answer.'))),
  );
  pool.on('acquire', (client) => socketOf(client).setTimeout(longestResponseMs));
  pool.on('release', (_, client) => socketOf(client).setTimeout(0));
}

export function openPostgres({
  databaseUrl,
  onConnectionError = () => {},
  isPooled = false,
  mustBePrimary = false,
  poolSizes,
  longestWaitMs = 5000,
  // Must exceed the statement timeout, whose error is more specific.
  longestResponseMs = STATEMENT_TIMEOUT_MS + 2000,
  traceStatement,
}: PostgresOptions): Database {
  const inUse = new Set<pg.PoolClient>();

  function openPool(max: number, statementTimeoutMs: number, waitMs = longestWaitMs): pg.Pool {
    const pool = new Pool({
      connectionString: databaseUrl,
      max,
      connectionTimeoutMillis: waitMs,
      keepAlive: true,
      ...(!isPooled && {
        statement_timeout: statementTimeoutMs,
        options: Object.entries(connectionSettings)
          .map(([name, value]) => `-c ${name}=${value}`)
          .join(' '),
      }),
      application_name: 'tableside',
      ...(mustBePrimary && toPrimaries),
    });
    // The pool reports errors of idle connections only. Without this listener, a connection that breaks
    // inside a transaction between two statements would end the process.
    pool.on('connect', (client) => client.on('error', rememberBroken).on('error', onConnectionError));
    pool.on('error', () => {});
    pool.on('acquire', (client) => inUse.add(client));
    pool.on('release', (_, client) => inUse.delete(client));
    if (isPooled) forgetNames(pool);
    if (traceStatement) {
      // Traces the pool's method as well: a query that waits for a connection would otherwise be recorded in
      // the context of the request that frees it.
      traceQueries(pool, traceStatement);
      pool.on('connect', (client) => traceQueries(client, traceStatement));
    }
    return pool;
  }

  const sizes = { ...poolSizesByDefault, ...poolSizes };
  const writes = openPool(sizes.writes, STATEMENT_TIMEOUT_MS);
  const reads = openPool(sizes.reads, STATEMENT_TIMEOUT_MS);
  const publicReads = openPool(
    sizes.publicReads,
    STATEMENT_TIMEOUT_MS,
    Math.min(longestWaitMs, PUBLIC_WAIT_MS),
  );
  limitResponseTimes(writes, longestResponseMs);
  limitResponseTimes(reads, longestResponseMs);
  limitResponseTimes(publicReads, Math.min(longestResponseMs, PUBLIC_RESPONSE_MS));
  const pools = { writes, reads, publicReads } satisfies Record<PoolName, pg.Pool>;
  const pool = leaveReadsTo(reads, writes);
  const runOn =
    (pool: pg.Pool): Database['run'] =>
    async <Row extends object>({ name, text, values }: Statement) =>
      (await pool.query<Row & pg.QueryResultRow>({ name, text, values: [...values] })).rows;
  // One connection is for the work, the other for its lock.
  const longWorkPool = openPool(2, 0);
  const listen = createListener({ databaseUrl, onConnectionError });
  return {
    kind: 'postgres',
    orm: drizzle(pool, { schema }),
    forLongWork: drizzle(longWorkPool, { schema }),
    run: runOn(pool),
    forPublicReads: { run: runOn(publicReads) },
    forJobs: { executeSql: (text, values) => pool.query(text, values) },
    async exclusively(work) {
      const connection = await longWorkPool.connect();
      try {
        while (!(await tryLock(connection))) await pause(RETRY_MS);
        return await work();
      } finally {
        // Closing the connection is the only certain way to release the lock.
        connection.release(true);
      }
    },
    ...(!isPooled && {
      listen: (channel: string, onNotice: () => void) => Promise.resolve(listen(channel, onNotice)),
    }),
    connections: () =>
      Object.entries(pools).map(([pool, { totalCount: total, idleCount: idle, waitingCount: waiting }]) => ({
        pool,
        total,
        idle,
        waiting,
      })),
    async close() {
      const timer = setTimeout(() => inUse.forEach((client) => cutConnection(client)), END_WITHIN_MS);
      await Promise.all([...Object.values(pools), longWorkPool].map((pool) => pool.end()));
      clearTimeout(timer);
    },
  };
}
