import type { Database } from './database/database.ts';
import { describeMigrations, migrate } from './database/migrate.ts';
import { refuseDemoData } from './seed/demo-data.ts';
import { seed, type SeedOptions } from './seed/seed.ts';

interface PrepareOptions extends Omit<SeedOptions, 'onProgress' | 'hasPeople'> {
  readonly isProduction: boolean;
  readonly say: (sentence: string) => void;
}

/** Brings the tables up to date. In development an empty database is filled too; in production nothing is invented. */
export async function prepareDatabase(
  database: Database,
  { isProduction, say, ...given }: PrepareOptions,
): Promise<void> {
  await database.exclusively(async () => {
    const applied = await migrate(database);
    if (applied.length > 0) say(describeMigrations(applied));
    if (isProduction) {
      await refuseDemoData(database);
      return;
    }
    const onProgress = (done: number) => say(`Inventing merchants: ${done} of ${given.merchants}.`);
    const isNew = await seed(database, { ...given, onProgress, hasPeople: true });
    if (!isNew) say('The database has its merchants already.');
  });
}
