import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';

import { connectionSettings, schema, type Database } from './database.ts';

/** Any number that no other program on the same server takes for an advisory lock. */
const SETUP_LOCK = 7_422_651;

export interface PostgresOptions {
  readonly databaseUrl: string;
  /** How long a statement may take; 30 seconds unless told otherwise. */
  readonly statementTimeoutMs?: number;
  /** Called when a connection breaks; the pool opens another one by itself. */
  readonly onConnectionError?: (error: Error) => void;
  /**
   * Whether a pooler in transaction mode stands before the server. Then settings of a session are refused or reach
   * others, and statements cannot be prepared by name: see requireRoleSettings.
   */
  readonly isPooled?: boolean;
  /** How many connections there may be at once. */
  readonly poolSize?: number;
  /** How long a call waits for one of them, in milliseconds. */
  readonly longestWaitMs?: number;
}

/** A PostgreSQL server, through a pool of connections. */
export function openPostgres({
  databaseUrl,
  statementTimeoutMs = 30_000,
  onConnectionError = () => {},
  isPooled = false,
  poolSize = 10,
  longestWaitMs = 10_000,
}: PostgresOptions): Database {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: poolSize,
    connectionTimeoutMillis: longestWaitMs,
    ...(!isPooled && {
      statement_timeout: statementTimeoutMs,
      options: Object.entries(connectionSettings)
        .map(([name, value]) => `-c ${name}=${value}`)
        .join(' '),
    }),
    application_name: 'tableside',
  });
  // Each connection tells its own errors: the pool tells those of idle ones only, and one that breaks within a
  // transaction, between two statements, would end the process.
  pool.on('connect', (client) => client.on('error', onConnectionError));
  pool.on('error', () => {});
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
    async exclusively(work) {
      const connection = await pool.connect();
      try {
        // A lock of the transaction: behind a pooler only a transaction keeps its session.
        await connection.query('begin');
        await connection.query('set local statement_timeout = 0');
        await connection.query('set local idle_in_transaction_session_timeout = 0');
        await connection.query('select pg_advisory_xact_lock($1)', [SETUP_LOCK]);
        return await work();
      } finally {
        // Closing the connection is what surely gives the lock back.
        connection.release(true);
      }
    },
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
}
