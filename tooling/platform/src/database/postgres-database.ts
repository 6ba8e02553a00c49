import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';

import { connectionSettings, schema, type Database } from './database.ts';
import { NoConnection, rememberBroken } from './is-busy.ts';
import { createListener } from './listener.ts';
import { traceQueries, type TraceStatement } from './trace-queries.ts';

/** An arbitrary key that other programs on the same server are unlikely to use for advisory locks. */
const SETUP_LOCK = 7_422_651;

const STATEMENT_TIMEOUT_MS = 30_000;

export interface PostgresOptions {
  readonly databaseUrl: string;
  /** Called when a connection breaks; the pool replaces it automatically. */
  readonly onConnectionError?: (error: Error) => void;
  /**
   * Whether a pooler in transaction mode is in front of the server. Session settings are then rejected or
   * reach other clients, and named prepared statements do not work: see requireRoleSettings.
   */
  readonly isPooled?: boolean;
  /** Maximum number of connections. */
  readonly poolSize?: number;
  /** How long a request waits for a connection, in milliseconds. */
  readonly longestWaitMs?: number;
  /**
   * How long a statement may go without its answer, in milliseconds. The statement timeout is the server's, and
   * does not help if the server's machine is gone.
   */
  readonly longestAnswerMs?: number;
  /** Traces each statement. */
  readonly traceStatement?: TraceStatement | undefined;
}

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (destroy?: boolean | Error) => void,
) => void;

/** Tells apart having no connection from a statement that fails. */
class Pool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | void {
    if (callback)
      return super.connect((error, client, release) =>
        callback(error && new NoConnection(error), client, release),
      );
    return super.connect().catch((cause: Error) => {
      throw new NoConnection(cause);
    });
  }
}

/** A PostgreSQL server, accessed through a connection pool. */
export function openPostgres({
  databaseUrl,
  onConnectionError = () => {},
  isPooled = false,
  poolSize = 10,
  longestWaitMs = 10_000,
  longestAnswerMs,
  traceStatement,
}: PostgresOptions): Database {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: poolSize,
    connectionTimeoutMillis: longestWaitMs,
    ...(longestAnswerMs !== undefined && { query_timeout: longestAnswerMs }),
    ...(!isPooled && {
      statement_timeout: STATEMENT_TIMEOUT_MS,
      options: Object.entries(connectionSettings)
        .map(([name, value]) => `-c ${name}=${value}`)
        .join(' '),
    }),
    application_name: 'tableside',
  });
  // Listens on each connection, because the pool reports errors of idle ones only: one that breaks within a
  // transaction, between two statements, would end the process.
  pool.on('connect', (client) => client.on('error', rememberBroken).on('error', onConnectionError));
  pool.on('error', () => {});
  if (traceStatement) {
    // The pool's own method too: it waits for a connection, and then runs in the context of who releases one.
    traceQueries(pool, traceStatement);
    pool.on('connect', (client) => traceQueries(client, traceStatement));
  }
  const listen = createListener({ databaseUrl, onConnectionError });
  return {
    kind: 'postgres',
    orm: drizzle(pool, { schema }),
    run: async <Row extends object>({
      name,
      text,
      values,
    }: {
      name: string;
      text: string;
      values: readonly unknown[];
    }) =>
      (await pool.query<Row & pg.QueryResultRow>({ ...(!isPooled && { name }), text, values: [...values] }))
        .rows,
    forJobs: { executeSql: (text, values) => pool.query(text, values) },
    async exclusively(work) {
      const connection = await pool.connect();
      try {
        // A transaction-level lock, because behind a pooler only a transaction keeps its session.
        await connection.query('begin');
        await connection.query('set local statement_timeout = 0');
        await connection.query('set local idle_in_transaction_session_timeout = 0');
        await connection.query('select pg_advisory_xact_lock($1)', [SETUP_LOCK]);
        return await work();
      } finally {
        // Closing the connection is the only certain way to release the lock.
        connection.release(true);
      }
    },
    ...(!isPooled && {
      listen: (channel: string, onNotice: () => void) => Promise.resolve(listen(channel, onNotice)),
    }),
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
}
