import { setTimeout } from 'node:timers/promises';

import { sql } from 'drizzle-orm';

import type { Database } from './database.ts';
import { isCausedBy } from './is-unavailable.ts';

type Orm = Database['orm'];
type Transaction = Parameters<Parameters<Orm['transaction']>[0]>[0];

/** Of a statement that waited too long for a lock. */
const LOCK_NOT_AVAILABLE = '55P03';
/**
 * A statement that waits for a table behind a long reader, such as a backup, holds up everyone who comes after it. So it
 * waits no longer than members may, lets them pass, and tries again.
 */
const LOCK_WITHIN_MS = 800;
const LET_PASS_MS = 2000;

interface Patience {
  /** How often the transaction is tried while its tables are in use; after that it is rejected. */
  readonly tries: number;
  /** Called each time before it waits. */
  readonly onWaiting?: (() => void) | undefined;
}

/** Runs a transaction that changes the definition of tables, which others are using. It takes as long as it takes. */
export async function changeTables<T>(
  { forLongWork: orm }: Pick<Database, 'forLongWork'>,
  { tries, onWaiting }: Patience,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await orm.transaction(async (transaction) => {
        await transaction.execute(sql`set local statement_timeout = 0`);
        await transaction.execute(sql.raw(`set local lock_timeout = ${LOCK_WITHIN_MS}`));
        return work(transaction);
      });
    } catch (cause) {
      if (!isCausedBy(cause, (_, code) => code === LOCK_NOT_AVAILABLE) || attempt === tries) throw cause;
      onWaiting?.();
      await setTimeout(LET_PASS_MS);
    }
  }
}
