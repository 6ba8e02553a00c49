import type { Database } from './database/database.ts';
import { refuseDemoData } from './database/demo-data.ts';
import { describeMigrations, migrate } from './database/migrate.ts';

interface PrepareOptions {
  readonly isProduction: boolean;
  readonly onProgress: (sentence: string) => void;
}

/** Runs the migrations. In production, throws if the database contains demo data. */
export const prepareDatabase = (database: Database, { isProduction, onProgress }: PrepareOptions) =>
  database.exclusively(async () => {
    const applied = await migrate(database, (name) =>
      onProgress(`Migration ${name} waits for tables that are in use.`),
    );
    if (applied.length > 0) onProgress(describeMigrations(applied));
    if (isProduction) await refuseDemoData(database);
  });
