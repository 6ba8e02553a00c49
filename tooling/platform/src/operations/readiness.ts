import type { Database } from '../database/database.ts';
import { createMigrationCheck } from '../database/migrate.ts';

/** Why the platform is not ready, by component; empty if it is. */
export type ReadinessErrors = Readonly<Record<string, string>>;

export interface Readiness {
  /** Marks the platform as started, with its database if it has one. */
  started(database?: Database): void;
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
      const missingMigrations = database && createMigrationCheck(database);
      check = () => (missingMigrations ? checkDatabase(missingMigrations) : Promise.resolve({}));
    },
    stopping() {
      check = () => Promise.resolve({ platform: 'stopping' });
    },
    check: () => check(),
  };
}
