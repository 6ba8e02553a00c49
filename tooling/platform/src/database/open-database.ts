import type { Environment } from '../settings/environment.ts';
import type { Database } from './database.ts';
import { openPglite } from './pglite-database.ts';
import { openPostgres } from './postgres-database.ts';
import { requireRoleSettings } from './role-settings.ts';
import type { TraceStatement } from './trace-queries.ts';

type DatabaseSettings = Pick<Environment, 'databaseUrl' | 'dataDir' | 'isDatabasePooled'>;

export const openReplica = (
  { databaseReadUrl, isDatabasePooled }: Pick<Environment, 'databaseReadUrl' | 'isDatabasePooled'>,
  onConnectionError: (error: Error) => void,
  traceStatement?: TraceStatement,
): Database | undefined =>
  databaseReadUrl === undefined
    ? undefined
    : openPostgres({
        databaseUrl: databaseReadUrl,
        isPooled: isDatabasePooled,
        onConnectionError,
        traceStatement,
      });

export async function openDatabase(
  { databaseUrl, dataDir, isDatabasePooled }: DatabaseSettings,
  onConnectionError?: (error: Error) => void,
  traceStatement?: TraceStatement,
): Promise<Database> {
  if (databaseUrl === undefined) return openPglite({ dataDir, traceStatement });
  const database = openPostgres({
    databaseUrl,
    isPooled: isDatabasePooled,
    mustBePrimary: true,
    traceStatement,
    ...(onConnectionError && { onConnectionError }),
  });
  try {
    if (isDatabasePooled) await requireRoleSettings(database);
    return database;
  } catch (cause) {
    await database.close();
    throw cause;
  }
}
