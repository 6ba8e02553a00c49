import { and, inArray, isNotNull, lt, sql, type SQL } from 'drizzle-orm';

import { schema, type Database } from '../database/database.ts';
import type { Vault } from '../vault/index.ts';
import { tableNameOf, tableNames, tableOf, tablePolicies, type TableName } from './table-policies.ts';

const DAY_MS = 86_400_000;
const AT_ONCE = 10_000;
const CARDS_AT_ONCE = 500;

export interface RetentionOptions {
  readonly database: Database;
  readonly now: () => Date;
  readonly vault: Pick<Vault, 'forget'>;
  readonly retentionDays: Readonly<Record<string, number>>;
  /**
   * Whether other platforms use this vault. Their tokens have no card in this database, so no vault card may
   * be deleted by its age.
   */
  readonly servesOtherPlatforms: boolean;
}

async function deleteWhere({ forLongWork }: Database, name: TableName, old: SQL | undefined): Promise<void> {
  const table = tableOf(name);
  let deleted: number;
  do {
    deleted = await forLongWork.transaction(async (transaction) => {
      await transaction.execute(sql`set local statement_timeout = 0`);
      const rows = await transaction.execute(
        sql`delete from ${table} where ctid = any(array(
          select ctid from ${table} where ${old} limit ${sql.raw(String(AT_ONCE))})) returning 1 as deleted`,
      );
      return (rows as { rows: readonly unknown[] }).rows.length;
    });
  } while (deleted === AT_ONCE);
}

/**
 * Forgets each card in the vault before its row is deleted, so that a failed call is repeated by the next
 * run.
 */
async function forgetCards({ database: { forLongWork }, vault }: RetentionOptions, old: SQL | undefined) {
  const { cards } = schema;
  let found: readonly { id: string; token: string | null }[];
  do {
    found = await forLongWork
      .select({ id: cards.id, token: cards.vaultToken })
      .from(cards)
      .where(and(old, isNotNull(cards.vaultToken)))
      .limit(CARDS_AT_ONCE);
    if (found.length === 0) return;
    await vault.forget(found.flatMap(({ token }) => token ?? []));
    await forLongWork.delete(cards).where(
      and(
        old,
        inArray(
          cards.id,
          found.map(({ id }) => id),
        ),
      ),
    );
  } while (found.length === CARDS_AT_ONCE);
}

/**
 * Deletes the rows whose days are over. A failure, such as of the vault, does not affect other tables and is
 * tried again by the next run. Rejects at the end if any table failed.
 */
export async function deleteOldRows(options: RetentionOptions): Promise<void> {
  const { database, now, retentionDays, servesOtherPlatforms } = options;
  const failures: unknown[] = [];
  for (const name of tableNames) {
    const { retention } = tablePolicies[name];
    if (retention.kind !== 'days') continue;
    const days = retentionDays[tableNameOf(name)] ?? retention.days;
    const longAgo = new Date(now().getTime() - days * DAY_MS);
    const old = and(lt(retention.since, sql`${longAgo.toISOString()}::timestamptz`), retention.ends?.where());
    if (name === 'vaultCards' && servesOtherPlatforms) continue;
    try {
      if (name === 'cards') await forgetCards(options, old);
      await deleteWhere(database, name, old);
    } catch (cause) {
      failures.push(cause);
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `Old rows of ${failures.length} tables could not be deleted.`);
}
