import { sql } from 'drizzle-orm';

import type { Database } from './database.ts';

const BUILDS =
  /^create (?:unique )?index concurrently (?:if not exists )?"?(?<built>\w+)"? on (?!only )|^drop index concurrently if exists "?\w+"?;?$/i;

export const plainText = (statement: string): string =>
  statement.replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ' ').trim();

export const buildsIndexes = (statements: readonly string[]): boolean =>
  statements.some((statement) => /\bindex concurrently\b/i.test(plainText(statement)));

type Orm = Pick<Database['orm'], 'execute'>;

async function isComplete(orm: Orm, name: string): Promise<boolean | undefined> {
  const result = await orm.execute(
    sql`select indisvalid as "isValid" from pg_index where indexrelid = to_regclass(${`"${name}"`})`,
  );
  return (result as { rows: readonly { isValid: boolean }[] }).rows[0]?.isValid;
}

/**
 * Ends builds that a killed process left running on the server, because an index cannot be dropped during its
 * build.
 */
const endOrphans = (orm: Orm, name: string) =>
  orm.execute(
    sql`select pg_terminate_backend(pid, 10000) from pg_stat_progress_create_index
      where index_relid = to_regclass(${`"${name}"`})`,
  );

/**
 * Runs the statements of a migration that builds indexes concurrently, one after the other and outside a
 * transaction. A second run continues after an interrupted one: it keeps complete indexes and rebuilds
 * incomplete ones. Any other statement is rejected, because it might not be repeatable. The caller must hold
 * the `exclusively` lock.
 */
export async function buildIndexes(orm: Orm, statements: readonly string[]): Promise<void> {
  const texts = statements.map(plainText);
  const other = texts.find((text) => !BUILDS.test(text));
  if (other !== undefined)
    throw new Error(
      `A migration with "index concurrently" has nothing else, and names its indexes: ${other}`,
    );
  for (const text of texts) {
    const name = BUILDS.exec(text)?.groups?.['built'];
    const found = name === undefined ? undefined : await isComplete(orm, name);
    if (found === true) continue;
    if (found === false && name !== undefined) {
      await endOrphans(orm, name);
      await orm.execute(sql`drop index concurrently if exists ${sql.identifier(name)}`);
    }
    await orm.execute(sql.raw(text));
  }
}
