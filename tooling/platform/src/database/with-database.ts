import type { Environment } from '../environment.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';

/** Does some work on an up-to-date database that nobody else changes meanwhile. */
export async function withDatabase<T>(
  environment: Environment,
  work: (database: Database, applied: string[]) => T | Promise<T>,
): Promise<T> {
  const database = await openDatabase(environment);
  try {
    return await database.exclusively(async () => work(database, await migrate(database)));
  } finally {
    await database.close();
  }
}
