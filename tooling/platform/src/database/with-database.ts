import type { Environment } from '../settings/environment.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';

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
