import { LRUCache } from 'lru-cache';

import type { Database } from '../database/database.ts';
import { readOverrides, type Overrides } from './partner-of.ts';

/** In case a broken connection went unnoticed and with it a notification. */
const LONGEST_MS = 30_000;

export interface KeptOverrides {
  /** The overrides of a partner; the same object until they change. */
  readonly read: (partnerId: string) => Promise<Overrides>;
  /** Whether what was read is still what is set; false as well if nobody would tell of a change. */
  readonly isCurrent: (partnerId: string, overrides: Overrides) => boolean;
  readonly stop: () => Promise<void>;
}

/**
 * Keeps the overrides until the database announces a change, by any process. Without announcements each call
 * reads them.
 */
export async function keepOverrides(database: Database): Promise<KeptOverrides> {
  const kept = new LRUCache<string, Overrides>({ max: 1000, ttl: LONGEST_MS });
  let changes = 0;
  const stop = await database.listen?.('feature_flag_overrides', () => {
    changes += 1;
    kept.clear();
  });
  return {
    async read(partnerId) {
      const known = kept.get(partnerId);
      if (known) return known;
      const before = changes;
      const overrides = await readOverrides(database, partnerId);
      // A change meanwhile may be missing in what was read.
      if (stop && before === changes) kept.set(partnerId, overrides);
      return overrides;
    },
    isCurrent: (partnerId, overrides) => kept.get(partnerId) === overrides,
    stop: async () => stop?.(),
  };
}
