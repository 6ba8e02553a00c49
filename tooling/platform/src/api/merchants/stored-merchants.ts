import { LRUCache } from 'lru-cache';

import type { Database } from '../../database/database.ts';
import type { SearchMemory } from './memory/index.ts';
import { STORED_MERCHANT, type StoredBenefit, type StoredMerchant } from './merchant-body.ts';

/** Limits memory: a merchant takes about 3 kB with its JSON. */
const MAX_CACHED = 20_000;

export interface StoredRows {
  readonly merchant: StoredMerchant;
  readonly benefit: StoredBenefit;
}

export type ReadStored = (
  partnerId: string,
  ids: readonly number[],
) => Promise<ReadonlyMap<number, StoredRows>>;

export interface StoredMerchants {
  readonly read: ReadStored;
  readonly readMenu: (id: number) => Promise<string | undefined>;
  isCurrent(partnerId: string, rows: StoredRows): boolean;
}

interface StoredOptions {
  readonly database: Pick<Database, 'run'>;
  /**
   * Source of rows that are not cached. Rows to be cached always come from the primary, because a replica may
   * lag behind an announced change.
   */
  readonly reads?: Pick<Database, 'run'>;
  /** Announces changes. If unset, and until it has loaded, nothing is cached. */
  readonly memory?: Pick<SearchMemory, 'current' | 'version' | 'onChange'> | undefined;
}

export function createStoredMerchants({
  database,
  reads = database,
  memory,
}: StoredOptions): StoredMerchants {
  const cache = new LRUCache<string, StoredRows>({ max: MAX_CACHED });
  const partners = new Set<string>();
  const keyOf = (partnerId: string, id: number) => `${partnerId} ${id}`;
  memory?.onChange((ids) => {
    if (!ids) cache.clear();
    else for (const partnerId of partners) for (const id of ids) cache.delete(keyOf(partnerId, id));
  });

  const source = () => (memory?.current() ? database : reads);

  const read: ReadStored = async (partnerId, ids) => {
    partners.add(partnerId);
    const found = new Map<number, StoredRows>();
    const missing: number[] = [];
    for (const id of ids) {
      const rows = cache.get(keyOf(partnerId, id));
      if (rows) found.set(id, rows);
      else missing.push(id);
    }
    if (missing.length === 0) return found;
    const before = memory?.version();
    const rows = await source().run<StoredRows>({
      name: 'merchants by id',
      text: `select ${STORED_MERCHANT} as merchant, to_jsonb(b) as benefit
        from merchants m join merchant_benefits b on b.merchant_id = m.id and b.partner_id = $1
        where m.id = any($2::int[])`,
      values: [partnerId, missing],
    });
    const isCurrent = memory?.current() !== undefined && before === memory.version();
    for (const row of rows) {
      found.set(row.merchant.id, row);
      if (isCurrent) cache.set(keyOf(partnerId, row.merchant.id), row);
    }
    return found;
  };
  return {
    read,
    async readMenu(id) {
      const [row] = await source().run<{ menu: string | null }>({
        name: 'menu of a merchant',
        text: 'select menu::text as menu from merchants where id = $1::int',
        values: [id],
      });
      return row?.menu ?? undefined;
    },
    isCurrent: (partnerId, rows) => cache.get(keyOf(partnerId, rows.merchant.id)) === rows,
  };
}
