import { setTimeout } from 'node:timers/promises';

import { sql } from 'drizzle-orm';

import type { Database } from './database.ts';
import { isCausedBy } from './is-unavailable.ts';

type Orm = Database['orm'];
type Transaction = Parameters<Parameters<Orm['transaction']>[0]>[0];

const LOCK_NOT_AVAILABLE = '55P03';
/**
 * A schema change that waits for a long reader, such as a backup, blocks every later statement on that table.
 * It therefore waits no longer than a member's request may, then lets the others pass and retries.
 */
const LOCK_WITHIN_MS = 800;
const LET_PASS_MS = 2000;

interface Patience {
  readonly tries: number;
  readonly onWaiting?: (() => void) | undefined;
  readonly pause?: ((milliseconds: number) => Promise<unknown>) | undefined;
}

export async function changeTables<T>(
  { forLongWork: orm }: Pick<Database, 'forLongWork'>,
  { tries, onWaiting, pause = setTimeout }: Patience,
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
      await pause(LET_PASS_MS);
    }
  }
}
