import { setTimeout } from 'node:timers/promises';

import type { Database } from '../database/database.ts';
import { refuseDemoData } from '../database/demo-data.ts';
import { isCausedBy } from '../database/is-unavailable.ts';
import { createMigrationCheck, describeMigrations, migrate, readMigrations } from '../database/migrate.ts';

interface PrepareOptions {
  readonly isProduction: boolean;
  readonly waitsForMigrations: boolean;
  readonly onProgress: (sentence: string) => void;
}

const LOOK_AGAIN_MS = 1000;
const UNDEFINED_TABLE = '42P01';

async function waitForMigrations(
  database: Database,
  { onProgress }: Pick<PrepareOptions, 'onProgress'>,
): Promise<void> {
  const check = createMigrationCheck(database);
  let reported = '';
  for (;;) {
    const missing = await check().catch((cause: unknown) => {
      // An empty database does not yet have the table that records applied migrations.
      if (!isCausedBy(cause, (_, code) => code === UNDEFINED_TABLE)) throw cause;
      return readMigrations().map(({ name }) => name);
    });
    if (missing.length === 0) return;
    if (reported !== missing.join())
      onProgress(`Waiting for "pnpm platform migrate" to apply ${missing.join(', ')}.`);
    reported = missing.join();
    await setTimeout(LOOK_AGAIN_MS);
  }
}

export async function prepareDatabase(
  database: Database,
  { isProduction, waitsForMigrations, onProgress }: PrepareOptions,
): Promise<void> {
  if (waitsForMigrations) await waitForMigrations(database, { onProgress });
  await database.exclusively(async () => {
    if (!waitsForMigrations) {
      const applied = await migrate(database, (name) =>
        onProgress(`Migration ${name} waits for tables that are in use.`),
      );
      if (applied.length > 0) onProgress(describeMigrations(applied));
    }
    if (isProduction) await refuseDemoData(database);
  });
}
