import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Db } from 'pg-boss';

import * as schema from './schema.ts';

/**
 * A statement with parameters. It is prepared under its name once per connection, so a name must always have
 * the same text.
 */
export interface Statement {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** PostgreSQL, embedded or on a server: the same SQL runs on both. */
export interface Database {
  readonly kind: 'pglite' | 'postgres';
  readonly orm: PgDatabase<PgQueryResultHKT, typeof schema>;
  /** Runs one handwritten statement, as a prepared statement if the driver supports it. */
  run<Row extends object>(statement: Statement): Promise<Row[]>;
  /**
   * The same database for reads that concern no member: nothing of members, such as writes that hang, holds them
   * back. They wait less long, because memory answers most of them if the database does not.
   */
  readonly forPublicReads: Pick<Database, 'run'>;
  /** The same database for the job queue, whose statements are its library’s and are not prepared. */
  readonly forJobs: Db;
  /**
   * The same database for work that takes as long as it takes, such as migrations and imports: no connection is cut for it.
   * The server's own limit is lifted by the statement itself.
   */
  readonly forLongWork: Database['orm'];
  /** Runs work that must not run in two processes at the same time, such as migrations. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Calls `onNotice` for each notification of a channel, and whenever some may have been missed; resolves to a
   * function that ends it. Omitted if connections are shared with others, which then would get them.
   */
  readonly listen?: (channel: string, onNotice: () => void) => Promise<() => Promise<void>>;
  /** The number of connections of each pool by state; omitted if there is a single connection. */
  readonly connections?: () => readonly ({ readonly pool: string } & Readonly<
    Record<'total' | 'idle' | 'waiting', number>
  >)[];
  close(): Promise<void>;
}

export { schema };

/**
 * Settings of every connection. Words match from half of their trigrams on, which tolerates one wrong or
 * missing letter. Pages are read from memory or flash, where index scans are cheaper than the planner's
 * default assumes.
 */
export const connectionSettings: Readonly<Record<string, string>> = {
  'pg_trgm.word_similarity_threshold': '0.5',
  random_page_cost: '1.1',
};
