import type { Logger } from 'pino';

import type { Database } from '../database/database.ts';

type Log = Pick<Logger, 'warn'>;

interface Use {
  readonly idHash: string;
  readonly expiresAt: Date;
  readonly usedAt: Date;
}

interface Prolonging {
  waiting: Map<string, Use>;
  running: Promise<void> | undefined;
}

const byDatabase = new WeakMap<Database, Prolonging>();

/** Skips locked sessions, because another process is extending or ending them. */
const write = (database: Database, uses: readonly Use[]) =>
  database.run({
    name: 'prolong sessions',
    text: `update member_sessions s set expires_at = greatest(s.expires_at, used.expires_at),
        last_used_at = greatest(s.last_used_at, used.used_at)
      from unnest($1::text[], $2::timestamptz[], $3::timestamptz[]) as used (id_hash, expires_at, used_at)
      where s.id_hash = used.id_hash and s.id_hash in (
        select id_hash from member_sessions where id_hash = any($1::text[]) for update skip locked
      )`,
    values: [
      uses.map(({ idHash }) => idHash),
      uses.map(({ expiresAt }) => expiresAt.toISOString()),
      uses.map(({ usedAt }) => usedAt.toISOString()),
    ],
  });

async function writeAll(database: Database, prolonging: Prolonging, log: Log): Promise<void> {
  while (prolonging.waiting.size > 0) {
    const uses = [...prolonging.waiting.values()];
    prolonging.waiting = new Map();
    try {
      await write(database, uses);
    } catch (cause) {
      log.warn({ err: cause, sessions: uses.length }, 'sessions could not be prolonged');
    }
  }
}

/**
 * Stores in the background that a session was used and when it ends now. For all sessions together, at most
 * one write runs at a time, so that hanging writes do not use up the pool.
 */
export function prolongLater(database: Database, use: Use, log: Log): void {
  const prolonging = byDatabase.get(database) ?? { waiting: new Map(), running: undefined };
  byDatabase.set(database, prolonging);
  prolonging.waiting.set(use.idHash, use);
  prolonging.running ??= writeAll(database, prolonging, log).finally(() => {
    prolonging.running = undefined;
  });
}

export const sessionsProlonged = async (database: Database): Promise<void> =>
  byDatabase.get(database)?.running;
