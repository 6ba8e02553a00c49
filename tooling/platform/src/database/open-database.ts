import type { Database, DatabasePlace } from './database.ts';
import { openPglite } from './pglite-database.ts';
import { openPostgres } from './postgres-database.ts';

/** Opens the database that the place names: a folder means the embedded one. */
export const openDatabase = async (
  place: DatabasePlace,
  onConnectionError?: (error: Error) => void,
): Promise<Database> =>
  'databaseUrl' in place
    ? openPostgres({ databaseUrl: place.databaseUrl, ...(onConnectionError && { onConnectionError }) })
    : openPglite(place);
