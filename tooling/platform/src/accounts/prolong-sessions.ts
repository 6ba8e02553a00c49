import type { Logger } from 'pino';

import type { Database } from '../database/database.ts';

type Log = Pick<Logger, 'warn'>;

interface Prolonging {
  waiting: Map<string, Date>;
  running: Promise<void> | undefined;
}

const byDatabase = new WeakMap<Database, Prolonging>();

/** Skips locked sessions, because another process is prolonging or ending them. */
const write = (database: Database, expiries: ReadonlyMap<string, Date>) =>
  database.run({
    name: 'prolong sessions',
    text: `update member_sessions s set expires_at = greatest(s.expires_at, used.expires_at)
      from unnest($1::text[], $2::timestamptz[]) as used (id_hash, expires_at)
      where s.id_hash = used.id_hash and s.id_hash in (
        select id_hash from member_sessions where id_hash = any($1::text[]) for update skip locked
      )`,
    values: [[...expiries.keys()], [...expiries.values()].map((moment) => moment.toISOString())],
  });

async function writeAll(database: Database, prolonging: Prolonging, log: Log): Promise<void> {
  while (prolonging.waiting.size > 0) {
    const expiries = prolonging.waiting;
    prolonging.waiting = new Map();
    try {
      await write(database, expiries);
    } catch (cause) {
      log.warn({ err: cause, sessions: expiries.size }, 'sessions could not be prolonged');
    }
  }
}

/**
 * Stores a session's new expiry in the background. At most one connection writes, for all sessions that were
 * used meanwhile, so that hanging writes do not use up the pool.
 */
export function prolongLater(database: Database, idHash: string, expiresAt: Date, log: Log): void {
  const prolonging = byDatabase.get(database) ?? { waiting: new Map(), running: undefined };
  byDatabase.set(database, prolonging);
  prolonging.waiting.set(idHash, expiresAt);
  prolonging.running ??= writeAll(database, prolonging, log).finally(() => {
    prolonging.running = undefined;
  });
}

export const sessionsProlonged = async (database: Database): Promise<void> =>
  byDatabase.get(database)?.running;
