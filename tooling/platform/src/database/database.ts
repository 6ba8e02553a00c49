import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

import * as schema from './schema.ts';

/** A statement with parameters. Its name prepares it once a connection, so it must stand for one text only. */
export interface Statement {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** PostgreSQL, embedded or on a server: the same SQL runs on both. */
export interface Database {
  readonly kind: 'pglite' | 'postgres';
  readonly orm: PgDatabase<PgQueryResultHKT, typeof schema>;
  /** Runs one statement that is written by hand, prepared where the driver can. */
  run<Row extends object>(statement: Statement): Promise<Row[]>;
  /** Runs work that two processes must not do at once, such as migrations. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  /** How many connections there are, by what they do; absent where there is one alone. */
  readonly connections?: () => Readonly<Record<'total' | 'idle' | 'waiting', number>>;
  close(): Promise<void>;
}

export { schema };

/**
 * Settings of every connection. Words are alike from half of their letter groups on, which forgives a wrong or missing
 * letter. Pages are read from memory or flash, where an index is worth more than the planner's default believes.
 */
export const connectionSettings: Readonly<Record<string, string>> = {
  'pg_trgm.word_similarity_threshold': '0.5',
  random_page_cost: '1.1',
};
