import { sql } from 'drizzle-orm';

import type { Database } from '../database/database.ts';
import { isUnwritable } from '../database/is-unavailable.ts';
import { createMigrationCheck } from '../database/migrate.ts';
import { within } from '../database/within.ts';

const LONGEST_MS = 1000;

export interface DatabaseFaults {
  readonly database?: string;
  readonly writes?: string;
  readonly migrations?: string;
}

export interface DatabaseHealth {
  /** Resolves in little more than a second, even if the database hangs. */
  check(): Promise<DatabaseFaults>;
  lacksMigrations(): boolean;
}

/** Returns a function that runs the probe at most once at a time and does not wait for one that hangs. */
function createProbe(probe: () => Promise<string | undefined>, longestMs: number, hangs: string) {
  let running: Promise<string | undefined> | undefined;
  return () => {
    running ??= probe().finally(() => (running = undefined));
    return within(running, longestMs, hangs);
  };
}

/**
 * Writes a message to the database's log, which needs no table. Like any other commit, it hangs if commits
 * do.
 */
async function write({ orm }: Pick<Database, 'orm'>): Promise<string | undefined> {
  try {
    return await orm.transaction(async (transaction) => {
      const result = await transaction.execute(
        sql`select current_setting('transaction_read_only') = 'on' as "isReadOnly"`,
      );
      const [row] = (result as { rows: readonly { isReadOnly: boolean }[] }).rows;
      if (row?.isReadOnly !== false) return 'are refused';
      await transaction.execute(sql`select pg_logical_emit_message(true, 'tableside', 'probe')`);
      return undefined;
    });
  } catch (cause) {
    return isUnwritable(cause) ? 'are refused' : 'fail';
  }
}

export function createDatabaseHealth(database: Database, longestMs = LONGEST_MS): DatabaseHealth {
  const missingMigrations = createMigrationCheck(database);
  let missing: readonly string[] = [];
  const read = createProbe(
    async () => {
      try {
        missing = await missingMigrations();
        return undefined;
      } catch {
        return 'does not respond';
      }
    },
    longestMs,
    'does not respond',
  );
  const probeWriting = createProbe(() => write(database), longestMs, 'hang');
  return {
    async check() {
      const [reading, writing] = await Promise.all([read(), probeWriting()]);
      if (reading !== undefined) return { database: reading };
      return {
        ...(missing.length > 0 && { migrations: `missing: ${missing.join(', ')}` }),
        ...(writing !== undefined && { writes: writing }),
      };
    },
    lacksMigrations: () => missing.length > 0,
  };
}
