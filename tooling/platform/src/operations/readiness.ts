import type { DatabaseFaults, DatabaseHealth } from './database-health.ts';

interface Faults extends DatabaseFaults {
  readonly platform?: string;
  readonly api?: string;
}

/**
 * Whether requests should be sent to this process. A degraded process can serve only some requests, but no
 * other process would do better. See docs/decisions/0041-readiness-and-stopping.md.
 */
export interface Health {
  readonly status: 'ok' | 'degraded' | 'failing';
  readonly faults: Faults;
}

interface Parts {
  readonly database?: DatabaseHealth | undefined;
  /** Whether another process applies the migrations, so that a restart of this one would not help. */
  readonly waitsForMigrations?: boolean;
  readonly checkApi?: (() => Promise<string | undefined>) | undefined;
}

export interface Readiness {
  started(parts?: Parts): void;
  stopping(): void;
  check(): Promise<Health>;
  /** Returns a reason if only a restart would help. */
  checkLife(): string | undefined;
}

const failing = (faults: Faults): Promise<Health> => Promise.resolve({ status: 'failing', faults });

async function checkParts({ database, checkApi }: Parts, respondsFromMemory: () => boolean): Promise<Health> {
  const [ofDatabase, api] = await Promise.all([database?.check(), checkApi?.()]);
  const faults = { ...ofDatabase, ...(api !== undefined && { api }) };
  if (Object.keys(faults).length === 0) return { status: 'ok', faults };
  const isFailing =
    api !== undefined ||
    ofDatabase?.migrations !== undefined ||
    (ofDatabase?.database !== undefined && !respondsFromMemory());
  return { status: isFailing ? 'failing' : 'degraded', faults };
}

export function createReadiness(respondsFromMemory: () => boolean): Readiness {
  let check = () => failing({ platform: 'starting' });
  let lacksMigrations = () => false;
  return {
    started(parts = {}) {
      check = () => checkParts(parts, respondsFromMemory);
      lacksMigrations = () => parts.waitsForMigrations !== true && parts.database?.lacksMigrations() === true;
    },
    stopping() {
      check = () => failing({ platform: 'stopping' });
    },
    check: () => check(),
    checkLife: () => (lacksMigrations() ? 'the database lacks migrations, which a start applies' : undefined),
  };
}
