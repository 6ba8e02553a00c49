import type { Database } from '../database/database.ts';
import { createMigrationCheck } from '../database/migrate.ts';

/** Why the platform is not ready, by component; empty if it is. */
export type ReadinessErrors = Readonly<Record<string, string>>;

export interface Readiness {
  /** Marks the platform as started, with its database. */
  started(database: Database): void;
  /** Marks the platform as stopping, so that it gets no more requests. */
  stopping(): void;
  check(): Promise<ReadinessErrors>;
}

async function checkDatabase(missingMigrations: () => Promise<string[]>): Promise<ReadinessErrors> {
  try {
    const missing = await missingMigrations();
    return missing.length === 0 ? {} : { migrations: `missing: ${missing.join(', ')}` };
  } catch {
    return { database: 'does not respond' };
  }
}

/** Readiness: the platform has started, its database responds and no migration is missing. */
export function createReadiness(): Readiness {
  let check = (): Promise<ReadinessErrors> => Promise.resolve({ platform: 'starting' });
  return {
    started(database) {
      const missingMigrations = createMigrationCheck(database);
      check = () => checkDatabase(missingMigrations);
    },
    stopping() {
      check = () => Promise.resolve({ platform: 'stopping' });
    },
    check: () => check(),
  };
}
