import { setImmediate as nextTurn } from 'node:timers/promises';

import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';

import type { Database } from '../../../database/database.ts';
import { createOrFromMemory, type OrFromMemory } from '../../../database/from-memory.ts';
import { readsFrom, type PublicReads } from '../../../database/public-reads.ts';
import { MerchantTable } from './merchant-table.ts';
import {
  countMerchants,
  readChanges,
  readIds,
  readMatching,
  readMerchants,
  readSnapshot,
} from './read-merchants.ts';
import { createTableSearch } from './search-table.ts';
import { slotSet, type SlotSet } from './slot-set.ts';

const BATCH = 2000;
/**
 * Above this number of changed and unsorted merchants, reading everything anew is faster than updating each.
 */
const MOST_CHANGES = 10_000;
const SPARE = 2000;
/**
 * How often to check for changes even though the database announces them, because an announcement may be
 * lost.
 */
const CHECK_MS = 30_000;
const POLL_MS = 2000;
const WORD_BYTES = 32 * 2 ** 20;

export interface LoadedMerchants {
  readonly table: MerchantTable;
  readonly search: ReturnType<typeof createTableSearch>;
  /**
   * Finds the merchants that match a word with the database's operator, or by name alone while the database
   * is unavailable.
   */
  readonly matching: (word: string) => Promise<SlotSet>;
}

export interface SearchMemoryState {
  readonly state: 'loading' | 'loaded';
  readonly merchants: number;
  readonly bytes: number;
  readonly buildSeconds: number;
  readonly ageSeconds: number;
}

export interface SearchMemory {
  current(): LoadedMerchants | undefined;
  version(): number;
  /** Calls the listener with the ids of changed merchants, or without ids if all of them may have changed. */
  onChange(listener: (ids?: readonly number[]) => void): void;
  describe(): SearchMemoryState;
  catchUp(): Promise<void>;
  stop(): Promise<void>;
}

type Run = Pick<Database, 'run'>;

interface MemoryOptions {
  readonly database: Database;
  readonly reads?: Pick<PublicReads, 'consistently'>;
  readonly orFromMemory?: OrFromMemory;
  readonly partnerIds: readonly string[];
  readonly log: Pick<Logger, 'warn' | 'info'>;
  readonly pollMs?: number;
}

type CreateOptions = Pick<MemoryOptions, 'log'> & {
  readonly database: Pick<Database, 'forPublicReads'>;
  readonly orFromMemory: OrFromMemory;
};

function createLoaded(
  { database, log, orFromMemory }: CreateOptions,
  table: MerchantTable,
  version: () => number,
): LoadedMerchants & { readonly changed: () => void } {
  const search = createTableSearch(table);
  const matches = new LRUCache<string, SlotSet>({
    maxSize: WORD_BYTES,
    sizeCalculation: ({ blocks }) => blocks.byteLength + 100,
  });
  async function readMatches(word: string): Promise<SlotSet> {
    const before = version();
    const ids = await readMatching(database.forPublicReads, word);
    const found = slotSet(
      ids.flatMap((id) => table.slotOf(id) ?? []),
      table.size,
    );
    // A change during the read may be missing from the result, so such a result is not cached.
    if (before === version()) matches.set(word, found);
    return found;
  }
  return {
    table,
    search,
    matching: async (word) =>
      matches.get(word) ??
      orFromMemory(
        () => readMatches(word),
        (cause) => {
          log.warn({ err: cause }, 'database unavailable: a word is looked for in names only');
          return slotSet(table.slotsNamed(word), table.size);
        },
      ),
    changed() {
      matches.clear();
      search.forget();
    },
  };
}

/**
 * Reads all merchants into memory and keeps them current: it looks for changes whenever the database
 * announces them, and at intervals. See docs/decisions/0016-search-from-memory.md.
 */
export function startSearchMemory({
  database,
  reads = readsFrom(database),
  orFromMemory = createOrFromMemory(),
  partnerIds,
  log,
  pollMs = database.listen ? CHECK_MS : POLL_MS,
}: MemoryOptions): SearchMemory {
  let loaded: ReturnType<typeof createLoaded> | undefined;
  let version = 0;
  let snapshot = '';
  let buildSeconds = 0;
  let checkedAt = performance.now();
  const stopping = new AbortController();
  const listeners: ((ids?: readonly number[]) => void)[] = [];

  const changed = (ids?: readonly number[]) => {
    version += 1;
    for (const listener of listeners) listener(ids);
  };

  async function readTable(source: Run) {
    const since = await readSnapshot(source);
    const table = new MerchantTable(partnerIds, (await countMerchants(source)) + SPARE);
    for (let after = -1; !stopping.signal.aborted;) {
      const ids = await readIds(source, after, BATCH);
      const last = ids.at(-1);
      if (last === undefined) break;
      after = last;
      const { merchants, benefits } = await readMerchants(source, ids, partnerIds);
      table.write(ids, merchants, benefits);
      await nextTurn();
    }
    return { table, since };
  }

  async function readAll(from: Pick<PublicReads, 'consistently'>): Promise<void> {
    const began = performance.now();
    const { table, since } = await from.consistently(readTable);
    if (stopping.signal.aborted) return;
    table.sortByPlace();
    snapshot = since;
    loaded = createLoaded({ database, log, orFromMemory }, table, () => version);
    buildSeconds = (performance.now() - began) / 1000;
    changed();
    log.info({ merchants: table.size, seconds: buildSeconds }, 'merchants read into memory');
  }

  async function readChanged(): Promise<void> {
    if (!loaded) return;
    const changes = await readChanges(database, snapshot, MOST_CHANGES + 1);
    const { table } = loaded;
    if (changes.ids.length + table.unsortedCount > MOST_CHANGES) {
      // Reads from the primary, because a replica may lag behind, which would require yet another full read.
      await readAll(readsFrom(database));
      return;
    }
    if (changes.ids.length > 0) {
      const { merchants, benefits } = await readMerchants(database, changes.ids, partnerIds);
      try {
        table.write(changes.ids, merchants, benefits);
      } catch (cause) {
        // The table may be partly written, so searches use the database until the next full read.
        loaded = undefined;
        changed();
        throw cause;
      }
      loaded.changed();
      changed(changes.ids);
    }
    snapshot = changes.snapshot;
  }

  async function update(): Promise<void> {
    if (stopping.signal.aborted) return;
    try {
      if (!loaded) await readAll(reads);
      await readChanged();
      checkedAt = performance.now();
    } catch (cause) {
      // Memory keeps its last state. The next check reads the changes that this one missed.
      if (!stopping.signal.aborted) log.warn({ err: cause }, 'changes of merchants could not be read');
    }
  }

  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const catchUp = (): Promise<void> => {
    if (!running) {
      running = update().finally(() => (running = undefined));
      return running;
    }
    // A running check may have missed the change, so another one follows.
    next ??= running.then(() => {
      next = undefined;
      return catchUp();
    });
    return next;
  };

  const timer = setInterval(() => void catchUp(), pollMs);
  timer.unref();
  const listening = database.listen?.('merchant_changes', () => void catchUp());
  void catchUp();

  return {
    current: () => loaded,
    version: () => version,
    onChange: (listener) => void listeners.push(listener),
    describe: () => ({
      state: loaded ? 'loaded' : 'loading',
      merchants: loaded?.table.size ?? 0,
      bytes: loaded?.table.bytes ?? 0,
      buildSeconds,
      ageSeconds: (performance.now() - checkedAt) / 1000,
    }),
    catchUp,
    async stop() {
      stopping.abort();
      clearInterval(timer);
      await (
        await listening
      )?.();
      await next;
      await running;
    },
  };
}
