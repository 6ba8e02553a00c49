import { and, inArray, isNotNull, lt, sql, type SQL } from 'drizzle-orm';

import { schema, type Database } from '../database/database.ts';
import type { Vault } from '../vault/index.ts';
import { tableNameOf, tableNames, tableOf, tablePolicies, type TableName } from './table-policies.ts';

const DAY_MS = 86_400_000;
/** Rows per statement, so that no deletion locks many rows for long, whatever has piled up. */
const AT_ONCE = 10_000;
/** Cards per call of the vault. */
const CARDS_AT_ONCE = 500;

export interface RetentionOptions {
  readonly database: Database;
  readonly now: () => Date;
  readonly vault: Pick<Vault, 'forget'>;
  /** Days by the table's name, for every table whose retention is counted in days. */
  readonly retentionDays: Readonly<Record<string, number>>;
  /** Whether another platform may have tokens of this vault, of which no card here is known. */
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

/** The vault forgets a card before its row, so that a vault that fails is asked again. */
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

/** Deletes the rows of every table that are older than its retention in days (PRV-06). */
export async function deleteOldRows(options: RetentionOptions): Promise<void> {
  const { database, now, retentionDays, servesOtherPlatforms } = options;
  for (const name of tableNames) {
    const { retention } = tablePolicies[name];
    if (retention.kind !== 'days') continue;
    const days = retentionDays[tableNameOf(name)] ?? retention.days;
    const longAgo = new Date(now().getTime() - days * DAY_MS);
    const old = and(lt(retention.since, sql`${longAgo.toISOString()}::timestamptz`), retention.ends?.where());
    if (name === 'cards') await forgetCards(options, old);
    if (name === 'vaultCards' && servesOtherPlatforms) continue;
    await deleteWhere(database, name, old);
  }
}
