import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Db } from 'pg-boss';

import * as schema from './schema.ts';

/**
 * A statement with parameters. Each connection prepares it once under its name, so a name must always have
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
   * The same database on separate connections for public reads, so that slow statements of members do not
   * delay them. Their timeout is shorter, because most of their results can also come from memory.
   */
  readonly forPublicReads: Pick<Database, 'run'>;
  readonly forJobs: Db;
  /**
   * The same database without a client-side time limit, for long work such as migrations and imports. The
   * work itself must lift the server's statement timeout.
   */
  readonly forLongWork: Database['orm'];
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Calls `onNotice` for each notification of a channel, and whenever notifications may have been missed.
   * Resolves to a function that stops listening. Undefined behind a pooler, where connections are shared and
   * other clients would receive the notifications.
   */
  readonly listen?: (channel: string, onNotice: () => void) => Promise<() => Promise<void>>;
  readonly connections?: () => readonly ({ readonly pool: string } & Readonly<
    Record<'total' | 'idle' | 'waiting', number>
  >)[];
  close(): Promise<void>;
}

export { schema };

/**
 * Settings of every connection. A word matches if half of its trigrams do, which tolerates one wrong or
 * missing letter. Index scans are costed lower than by default, because pages come from memory or flash.
 */
export const connectionSettings: Readonly<Record<string, string>> = {
  'pg_trgm.word_similarity_threshold': '0.5',
  random_page_cost: '1.1',
};
