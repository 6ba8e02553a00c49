import type { Database } from '../database/database.ts';
import { createMigrationCheck } from '../database/migrate.ts';

/** Why the platform takes no requests just now, by what is missing; nothing when it does. */
export type ReadinessFaults = Readonly<Record<string, string>>;

export interface Readiness {
  /** Says that everything has started, and with which database. */
  started(database: Database): void;
  /** Says that no more requests should come. */
  stopping(): void;
  check(): Promise<ReadinessFaults>;
}

async function askDatabase(missingMigrations: () => Promise<string[]>): Promise<ReadinessFaults> {
  try {
    const missing = await missingMigrations();
    return missing.length === 0 ? {} : { migrations: `missing: ${missing.join(', ')}` };
  } catch {
    return { database: 'does not answer' };
  }
}

/** Whether requests should come here: the platform runs, its database answers and has every migration. */
export function createReadiness(): Readiness {
  let check = (): Promise<ReadinessFaults> => Promise.resolve({ platform: 'starting' });
  return {
    started(database) {
      const missingMigrations = createMigrationCheck(database);
      check = () => askDatabase(missingMigrations);
    },
    stopping() {
      check = () => Promise.resolve({ platform: 'stopping' });
    },
    check: () => check(),
  };
}
