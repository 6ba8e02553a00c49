import type { Database, Statement } from '../database/database.ts';
import { NoConnection } from '../database/is-unavailable.ts';

export function breakable(database: Database) {
  let isAway = false;
  let refused = 0;
  const run = <Row extends object>(statement: Statement): Promise<Row[]> => {
    if (!isAway) return database.run<Row>(statement);
    refused += 1;
    return Promise.reject(new NoConnection(new Error('connect ECONNREFUSED')));
  };
  return {
    database: { ...database, run, forPublicReads: { run } } satisfies Database,
    refused: () => refused,
    goAway: () => void (isAway = true),
    comeBack: () => void (isAway = false),
  };
}
