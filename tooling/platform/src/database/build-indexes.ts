import { sql } from 'drizzle-orm';

import type { Database } from './database.ts';

/** An index that is built while its table is written to, which no transaction can do. */
const BUILDS =
  /^create (?:unique )?index concurrently (?:if not exists )?"?(?<built>\w+)"? on (?!only )|^drop index concurrently if exists "?\w+"?;?$/i;

/** A statement on one line, without comments. */
export const plainText = (statement: string): string =>
  statement.replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ' ').trim();

/** Whether a migration has statements that cannot be in a transaction. */
export const buildsIndexes = (statements: readonly string[]): boolean =>
  statements.some((statement) => /\bindex concurrently\b/i.test(plainText(statement)));

type Orm = Pick<Database['orm'], 'execute'>;

/** Whether the index can be used: not after an interrupted build. Undefined if there is none. */
async function isComplete(orm: Orm, name: string): Promise<boolean | undefined> {
  const answer = await orm.execute(
    sql`select indisvalid as "isValid" from pg_index where indexrelid = to_regclass(${`"${name}"`})`,
  );
  return (answer as { rows: readonly { isValid: boolean }[] }).rows[0]?.isValid;
}

/** Ends builds of a process that was killed: the server goes on with them, and the index could not be dropped. */
const endOrphans = (orm: Orm, name: string) =>
  orm.execute(
    sql`select pg_terminate_backend(pid, 10000) from pg_stat_progress_create_index
      where index_relid = to_regclass(${`"${name}"`})`,
  );

/**
 * Runs the statements of a migration that builds indexes without holding up writes, one after the other and in no
 * transaction. What an interrupted run has completed stays, and what it left incomplete is built anew. Rejects a
 * statement that does something else, because it could not be repeated. Run it exclusively.
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
