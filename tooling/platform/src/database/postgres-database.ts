import { setTimeout as pause } from 'node:timers/promises';

import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';

import { cutConnection, END_WITHIN_MS, socketOf } from './cut-connection.ts';
import { connectionSettings, schema, type Database, type Statement } from './database.ts';
import { NoConnection, rememberBroken } from './is-unavailable.ts';
import { createListener } from './listener.ts';
import { toPrimaries } from './refuse-standby.ts';
import { traceQueries, type TraceStatement } from './trace-queries.ts';

/** An arbitrary key that other programs on the same server are unlikely to use for advisory locks. */
const SETUP_LOCK = 7_422_651;
const ASK_AGAIN_MS = 100;

const STATEMENT_TIMEOUT_MS = 15_000;

/**
 * Writes have connections of their own, because they may hang where reads do not: while a synchronous standby is
 * lost, no commit ends. So have reads that need no member. See docs/decisions/0035-connections-by-statement.md.
 */
const poolSizesByDefault = { writes: 4, reads: 3, publicReads: 4 } as const;
type PoolName = keyof typeof poolSizesByDefault;

/**
 * A search takes less than a second. After this time an answer from the primary or from memory serves the
 * visitor better.
 */
const PUBLIC_WAIT_MS = 2000;
const PUBLIC_ANSWER_MS = 5000;

export interface PostgresOptions {
  readonly databaseUrl: string;
  readonly onConnectionError?: (error: Error) => void;
  /**
   * Whether a pooler in transaction mode is in front of the server. Session settings are then rejected or
   * reach other clients, and named prepared statements do not work: see requireRoleSettings.
   */
  readonly isPooled?: boolean;
  /** Whether to reject a standby, which takes no writes and may stay stale forever after a failover. */
  readonly mustBePrimary?: boolean;
  readonly poolSizes?: Partial<Record<PoolName, number>>;
  readonly longestWaitMs?: number;
  /**
   * Maximum time in ms without data from the server on a connection in use. The statement timeout does not
   * help if the server's machine is gone, because then nothing resets the connection.
   */
  readonly longestAnswerMs?: number;
  readonly traceStatement?: TraceStatement | undefined;
}

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (destroy?: boolean | Error) => void,
) => void;

/**
 * Releases a connection once when it breaks. Otherwise drizzle keeps a connection forever whose "begin"
 * fails, until the pool has none left (drizzle-orm 0.45).
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

/** Distinguishes a missing connection from a failed statement. */
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

/** Whether a statement changes nothing, so that it may use the pool of reads. */
const onlyReads = (text: string): boolean =>
  /^\s*select\b/i.test(text) && !/\bfor (no key update|update|key share|share)\b/i.test(text);

const textOf = (query: string | { readonly text?: string }): string =>
  typeof query === 'string' ? query : (query.text ?? '');

/** Wraps the pool of writes and transactions, so that statements that only read use the other pool. */
function leaveReadsTo(reads: pg.Pool, writes: pg.Pool): pg.Pool {
  const write = writes.query.bind(writes) as (...given: unknown[]) => Promise<pg.QueryResult>;
  const read = reads.query.bind(reads) as typeof write;
  writes.query = ((...given: [string | pg.QueryConfig, ...unknown[]]) =>
    onlyReads(textOf(given[0])) ? read(...given) : write(...given)) as typeof writes.query;
  return writes;
}

/**
 * Tries to lock for the running transaction. Nothing may keep a snapshot while a process waits or has the lock: whoever
 * has it may build an index concurrently, which waits for all snapshots, and would do so for ever. So no statement waits
 * for the lock, and it has no parameters: with some, PostgreSQL keeps the snapshot until the next statement.
 */
async function tryLock(connection: pg.PoolClient): Promise<boolean> {
  const { rows } = await connection.query<{ isLocked: boolean }>(
    `select pg_try_advisory_xact_lock(${SETUP_LOCK}) as "isLocked"`,
  );
  return rows[0]?.isLocked === true;
}

/**
 * Runs statements without their names, because a pooler in transaction mode may send each to another
 * connection.
 */
function forgetNames(pool: pg.Pool): void {
  const query = pool.query.bind(pool) as (...given: unknown[]) => Promise<pg.QueryResult>;
  pool.query = ((...[first, ...others]: [string | pg.QueryConfig, ...unknown[]]) =>
    query(typeof first === 'string' ? first : { ...first, name: undefined }, ...others)) as typeof pool.query;
}

function limitAnswers(pool: pg.Pool, longestAnswerMs: number): void {
  pool.on('connect', (client) =>
    socketOf(client).on('timeout', () => cutConnection(client, new Error('The database does not answer.'))),
  );
  pool.on('acquire', (client) => socketOf(client).setTimeout(longestAnswerMs));
  pool.on('release', (_, client) => socketOf(client).setTimeout(0));
}

export function openPostgres({
  databaseUrl,
  onConnectionError = () => {},
  isPooled = false,
  mustBePrimary = false,
  poolSizes,
  longestWaitMs = 5000,
  // Is longer than the statement timeout, whose error is more specific.
  longestAnswerMs = STATEMENT_TIMEOUT_MS + 2000,
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
    // Listens on each connection, because the pool reports errors of idle ones only: one that breaks within a
    // transaction, between two statements, would end the process.
    pool.on('connect', (client) => client.on('error', rememberBroken).on('error', onConnectionError));
    pool.on('error', () => {});
    pool.on('acquire', (client) => inUse.add(client));
    pool.on('release', (_, client) => inUse.delete(client));
    if (isPooled) forgetNames(pool);
    if (traceStatement) {
      // Traces the pool's own method too, because a query that waits for a connection runs in the context of
      // the one that releases it.
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
  limitAnswers(writes, longestAnswerMs);
  limitAnswers(reads, longestAnswerMs);
  limitAnswers(publicReads, Math.min(longestAnswerMs, PUBLIC_ANSWER_MS));
  const pools = { writes, reads, publicReads } satisfies Record<PoolName, pg.Pool>;
  const pool = leaveReadsTo(reads, writes);
  const runOn =
    (pool: pg.Pool): Database['run'] =>
    async <Row extends object>({ name, text, values }: Statement) =>
      (await pool.query<Row & pg.QueryResultRow>({ name, text, values: [...values] })).rows;
  // One connection for the work, and one for its lock.
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
        // Uses a transaction-level lock, because behind a pooler only a transaction keeps its session.
        await connection.query('begin isolation level read committed');
        await connection.query('set local statement_timeout = 0');
        await connection.query('set local idle_in_transaction_session_timeout = 0');
        while (!(await tryLock(connection))) await pause(ASK_AGAIN_MS);
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
