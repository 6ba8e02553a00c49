import { LRUCache } from 'lru-cache';

import type { Database } from '../database/database.ts';
import { createOrFromMemory, type OrFromMemory } from '../database/from-memory.ts';
import { readOverrides, type Overrides } from './partner-of.ts';

/** Limits how long a value stays cached if a broken connection loses an announcement unnoticed. */
const LONGEST_MS = 30_000;

export interface CachedOverrides {
  /**
   * Returns the same object until the overrides change, and the last known one while the database is
   * unavailable.
   */
  readonly read: (partnerId: string) => Promise<Overrides>;
  readonly isCurrent: (partnerId: string, overrides: Overrides) => boolean;
  readonly stop: () => Promise<void>;
}

interface CacheOptions {
  readonly clock?: { readonly now: () => number };
  readonly orFromMemory?: OrFromMemory;
}

interface CacheEntry {
  readonly overrides: Overrides;
  readonly readAt: number;
  readonly changes: number;
}

export async function cacheOverrides(
  database: Database,
  { clock = performance, orFromMemory = createOrFromMemory() }: CacheOptions = {},
): Promise<CachedOverrides> {
  const cache = new LRUCache<string, CacheEntry>({ max: 1000 });
  const reading = new Map<string, Promise<Overrides>>();
  let changes = 0;
  const stop = await database.listen?.('feature_flag_overrides', () => {
    changes += 1;
  });

  async function readAnew(partnerId: string): Promise<Overrides> {
    const before = changes;
    const overrides = await readOverrides(database, partnerId);
    // Stores the count from before the read, so that a change during the read makes the value outdated.
    cache.set(partnerId, { overrides, readAt: clock.now(), changes: before });
    return overrides;
  }
  /**
   * Refreshes in the background, because a read that only guards against a lost announcement must not delay
   * requests. If it fails, the next request tries again.
   */
  function readLater(partnerId: string): void {
    if (reading.has(partnerId)) return;
    const done = readAnew(partnerId).finally(() => reading.delete(partnerId));
    reading.set(partnerId, done);
    done.catch(() => {});
  }
  const isAnnounced = (one: CacheEntry) => stop !== undefined && one.changes === changes;

  return {
    async read(partnerId) {
      const known = cache.get(partnerId);
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
      const known = cache.get(partnerId);
      return known !== undefined && isAnnounced(known) && known.overrides === overrides;
    },
    stop: async () => stop?.(),
  };
}
