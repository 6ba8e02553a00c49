import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type * as z from 'zod';

import type { Database } from '../database/database.ts';
import { readLines, type Columns } from './read-lines.ts';

export interface ImportOptions {
  readonly path: string;
  readonly skipsBad?: boolean;
  readonly isDryRun?: boolean;
  readonly onBadLine?: (line: number, why: string) => void;
  readonly onProgress?: (lines: number, share: number) => void;
}

export interface ImportResult {
  readonly lines: number;
  readonly bad: number;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly isCommitted: boolean;
}

export type Transaction = Pick<Database['orm'], 'execute' | 'select'>;

export interface Import<T extends { readonly id: number }> {
  readonly columns: Columns;
  readonly record: z.ZodType<T>;
  readonly tables: readonly PgTable[];
  readonly begin: (transaction: Transaction) => Promise<RecordWriter<T>> | RecordWriter<T>;
}

interface RecordWriter<T> {
  readonly errorOf?: (record: T) => string | undefined;
  readonly write: (batch: readonly T[]) => Promise<WrittenIds>;
}

export interface WrittenIds {
  readonly added: readonly number[];
  readonly changed: readonly number[];
}

const BATCH = 500;
const PROGRESS_EVERY = 1000;

class TakenBack extends Error {}

export async function importRecords<T extends { readonly id: number }>(
  database: Database,
  { columns, record, tables, begin }: Import<T>,
  { path, skipsBad = false, isDryRun = false, onBadLine, onProgress }: ImportOptions,
): Promise<ImportResult> {
  const seen = new Set<number>();
  const count = { lines: 0, bad: 0, added: 0, changed: 0 };

  const isRefused = () => count.bad > 0 && !skipsBad;

  const describeIssue = ({ code, path, message, ...more }: z.core.$ZodIssue): string => {
    const field = path.join('.');
    if (code !== 'unrecognized_keys') return `${field} ${message}`.trim();
    const { keys } = more as { keys: string[] };
    return `${keys.map((key) => [...path, key].join('.')).join(', ')} is not a field of a ${columns.noun}`;
  };

  async function work(transaction: Transaction): Promise<void> {
    const { errorOf, write } = await begin(transaction);
    const read = (value: unknown): T | string => {
      const { success, data, error } = record.safeParse(value);
      if (!success) return error.issues.map(describeIssue).join('; ');
      if (seen.has(data.id)) return `id ${data.id} is on an earlier line`;
      seen.add(data.id);
      return errorOf?.(data) ?? data;
    };
    const batch: T[] = [];
    const writeBatch = async () => {
      const written = await write(batch.splice(0));
      const added = new Set(written.added);
      count.added += added.size;
      count.changed += new Set(written.changed.filter((id) => !added.has(id))).size;
    };
    for await (const { line, share, value, error } of readLines(path, columns)) {
      count.lines += 1;
      const outcome = error ?? read(value);
      if (typeof outcome === 'string') {
        count.bad += 1;
        onBadLine?.(line, outcome);
      } else if (!isRefused()) batch.push(outcome);
      if (batch.length === BATCH) await writeBatch();
      if (count.lines % PROGRESS_EVERY === 0) onProgress?.(count.lines, share);
    }
    if (batch.length > 0) await writeBatch();
  }

  const isCommitted = await database.forLongWork
    .transaction(async (transaction) => {
      await transaction.execute(sql`set local statement_timeout = 0`);
      await work(transaction);
      if (isDryRun || isRefused()) throw new TakenBack();
      return true;
    })
    .catch((cause: unknown) => {
      if (cause instanceof TakenBack) return false;
      throw cause;
    });
  for (const table of isCommitted ? tables : []) await database.forLongWork.execute(sql`analyze ${table}`);
  const good = count.lines - count.bad;
  if (isRefused()) return { ...count, added: 0, changed: 0, unchanged: 0, isCommitted };
  return { ...count, unchanged: good - count.added - count.changed, isCommitted };
}
