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

export interface Database {
  readonly kind: 'pglite' | 'postgres';
  readonly orm: PgDatabase<PgQueryResultHKT, typeof schema>;
  run<Row extends object>(statement: Statement): Promise<Row[]>;
  /**
   * The same database on separate connections for public reads, so that hanging reads or writes of members do
   * not delay them. They have a shorter timeout, because memory can replace most of them.
   */
  readonly forPublicReads: Pick<Database, 'run'>;
  /** The same database for the job queue, whose library writes its own statements, which are not prepared. */
  readonly forJobs: Db;
  /**
   * The same database without a time limit, for work such as migrations and imports. The work's own statement
   * must lift the server's limit.
   */
  readonly forLongWork: Database['orm'];
  /** Runs work that must not run in two processes at the same time, such as migrations. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Calls `onNotice` for each notification of a channel, and whenever some may have been missed. Resolves to
   * a function that stops listening. Undefined if connections are shared with other clients, which would
   * receive the notifications.
   */
  readonly listen?: (channel: string, onNotice: () => void) => Promise<() => Promise<void>>;
  /** Number of connections of each pool by state. Undefined if there is a single connection. */
  readonly connections?: () => readonly ({ readonly pool: string } & Readonly<
    Record<'total' | 'idle' | 'waiting', number>
  >)[];
  close(): Promise<void>;
}

export { schema };

/**
 * Settings of every connection. Words match from half of their trigrams on, which tolerates one wrong or
 * missing letter. Pages come from memory or flash, where index scans cost less than the planner's default
 * assumes.
 */
export const connectionSettings: Readonly<Record<string, string>> = {
  'pg_trgm.word_similarity_threshold': '0.5',
  random_page_cost: '1.1',
};
