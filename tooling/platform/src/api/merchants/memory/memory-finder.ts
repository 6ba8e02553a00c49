import type { Database } from '../../../database/database.ts';
import type { MerchantFinder } from '../merchant-finder.ts';
import type { SearchPlan } from '../search-plan.ts';
import type { ReadStored } from '../stored-merchants.ts';
import type { LoadedMerchants } from './search-memory.ts';
import { slotsInAll, type SlotSet } from './slot-set.ts';

interface FinderOptions {
  readonly reads: Pick<Database, 'run'>;
  readonly loaded: LoadedMerchants;
  readonly readStored: ReadStored;
}

export function createMemoryFinder({ reads, loaded, readStored }: FinderOptions): MerchantFinder {
  const { table, search, matching } = loaded;
  const withWords = async ({ words }: SearchPlan): Promise<SlotSet | undefined> =>
    words.length === 0
      ? undefined
      : slotsInAll(await Promise.all(words.map((alternatives) => Promise.all(alternatives.map(matching)))));

  return {
    findOffered: (partnerId, ids) => {
      const { all } = table.programOf(partnerId);
      const isOffered = (id: number) => {
        const slot = table.slotOf(id);
        return slot !== undefined && all.has(slot);
      };
      return Promise.resolve(new Set(ids.filter(isOffered)));
    },
    countNear: (plan, enough) => Promise.resolve(search.countNear(plan, enough)),
    async findPage(plan, page) {
      const { hits, counts } = search.search(plan, page, await withWords(plan));
      const stored = await readStored(
        plan.partnerId,
        hits.map(({ id }) => id),
      );
      return {
        counts,
        merchants: hits.flatMap(({ id, distance, isNew }) => {
          const rows = stored.get(id);
          return rows ? [{ ...rows, distance, is_new: isNew }] : [];
        }),
      };
    },
    async findPositions(plan, most) {
      const page = { sortBy: 'distance', pageNo: 1, pageSize: most } as const;
      const { hits, counts } = search.search(plan, page, await withWords(plan));
      const named = await reads.run<{ id: number; name: string }>({
        name: 'names of merchants',
        text: 'select id, name from merchants where id = any($1::int[])',
        values: [hits.map(({ id }) => id)],
      });
      const names = new Map(named.map(({ id, name }) => [id, name]));
      const { latitude, longitude } = table.columns;
      return {
        total: counts['total'] ?? 0,
        merchants: hits.flatMap(({ id, slot }) => {
          const name = names.get(id);
          return name === undefined
            ? []
            : [{ id, name, latitude: latitude[slot] ?? 0, longitude: longitude[slot] ?? 0 }];
        }),
      };
    },
  };
}
