import { LRUCache } from 'lru-cache';

import type { Database } from '../database/database.ts';
import { createOrFromMemory, type OrFromMemory } from '../database/from-memory.ts';
import { readOverrides, type Overrides } from './partner-of.ts';

/** In case a broken connection went unnoticed and with it a notification. */
const LONGEST_MS = 30_000;

export interface KeptOverrides {
  /** The overrides of a partner; the same object until they change. While the database is away, the last ones known. */
  readonly read: (partnerId: string) => Promise<Overrides>;
  /** Whether what was read is still what is set; false as well if nobody would tell of a change. */
  readonly isCurrent: (partnerId: string, overrides: Overrides) => boolean;
  readonly stop: () => Promise<void>;
}

interface KeptOptions {
  readonly clock?: { readonly now: () => number };
  readonly orFromMemory?: OrFromMemory;
}

interface Kept {
  readonly overrides: Overrides;
  readonly readAt: number;
  /** How many changes were announced before. */
  readonly changes: number;
}

/**
 * Keeps the overrides until the database announces a change, by any process. Without announcements each call
 * reads them.
 */
export async function keepOverrides(
  database: Database,
  { clock = performance, orFromMemory = createOrFromMemory() }: KeptOptions = {},
): Promise<KeptOverrides> {
  const kept = new LRUCache<string, Kept>({ max: 1000 });
  const reading = new Map<string, Promise<Overrides>>();
  let changes = 0;
  const stop = await database.listen?.('feature_flag_overrides', () => {
    changes += 1;
  });

  async function readAnew(partnerId: string): Promise<Overrides> {
    const before = changes;
    const overrides = await readOverrides(database, partnerId);
    // A change meanwhile may be missing in what was read.
    kept.set(partnerId, { overrides, readAt: clock.now(), changes: before });
    return overrides;
  }
  /** Requests do not wait for what is read in case a notification was lost. */
  function readLater(partnerId: string): void {
    if (reading.has(partnerId)) return;
    const done = readAnew(partnerId).finally(() => reading.delete(partnerId));
    reading.set(partnerId, done);
    // The next one tries again.
    done.catch(() => {});
  }
  const isAnnounced = (one: Kept) => stop !== undefined && one.changes === changes;

  return {
    async read(partnerId) {
      const known = kept.get(partnerId);
      if (known && isAnnounced(known)) {
        if (clock.now() - known.readAt >= LONGEST_MS) readLater(partnerId);
        return known.overrides;
      }
      return known
        ? orFromMemory(
            () => readAnew(partnerId),
            () => known.overrides,
          )
        : readAnew(partnerId);
    },
    isCurrent(partnerId, overrides) {
      const known = kept.get(partnerId);
      return known !== undefined && isAnnounced(known) && known.overrides === overrides;
    },
    stop: async () => stop?.(),
  };
}
