import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';

import { connectionSettings, schema, type Database } from './database.ts';

/** Any number that no other program on the same server takes for an advisory lock. */
const SETUP_LOCK = 7_422_651;

interface PostgresOptions {
  readonly databaseUrl: string;
  /** Called when an idle connection breaks; the pool opens another one by itself. */
  readonly onConnectionError?: (error: Error) => void;
}

/** A PostgreSQL server, through a pool of connections. */
export function openPostgres({ databaseUrl, onConnectionError = () => {} }: PostgresOptions): Database {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    options: Object.entries(connectionSettings)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
    application_name: 'tableside',
  });
  pool.on('error', onConnectionError);
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
    }) => (await pool.query<Row & pg.QueryResultRow>({ name, text, values: [...values] })).rows,
    async exclusively(work) {
      const connection = await pool.connect();
      try {
        await connection.query('set statement_timeout = 0');
        await connection.query('select pg_advisory_lock($1)', [SETUP_LOCK]);
        return await work();
      } finally {
        // Closing the connection is what surely gives the lock back.
        connection.release(true);
      }
    },
    close: () => pool.end(),
  };
}
