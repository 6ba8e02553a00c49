import { parseArgs } from 'node:util';

import { seed } from '@tableside/demo/seed';
import { turnImpressionPartitions, withDatabase, type Database } from '@tableside/platform/database';
import { readEnvironment, readPartners } from '@tableside/platform/hosting';
import { startPostgres } from '@tableside/platform/testing/postgres';

import { inventMembers } from './invent-members.ts';

/** Enough to have tables for all reservations. */
const MERCHANTS = 10_000;
const IMPRESSION_DAYS = 90;
const DAY_MS = 86_400_000;

interface Size {
  readonly table: string;
  readonly rows: number;
  readonly bytes: number;
  readonly indexBytes: number;
}

async function readSizes(database: Database): Promise<Size[]> {
  await database.run({ name: 'size: analyze', text: 'analyze', values: [] });
  return database.run<Size>({
    name: 'size: tables',
    text: `
      select coalesce(pg_partition_root(oid), oid)::regclass::text as table,
        sum(greatest(reltuples, 0))::float8 as rows,
        sum(pg_total_relation_size(oid))::float8 as bytes, sum(pg_indexes_size(oid))::float8 as "indexBytes"
      from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      group by 1 order by 3 desc`,
    values: [],
  });
}

const rowOf = ({ table, rows, bytes, indexBytes }: Size, per: number, unit: string) => ({
  table,
  rows: Math.round(rows),
  'bytes per row': Math.round(bytes / rows),
  'of them in indexes': Math.round(indexBytes / rows),
  [unit]: Number((bytes / per).toFixed(3)),
});
const totalOf = (sizes: readonly Size[], per: number, unit: string) => ({
  table: 'all',
  [unit]: Number((sizes.reduce((sum, { bytes }) => sum + bytes, 0) / per).toFixed(2)),
});

export async function benchSize(args: string[]): Promise<void> {
  const { values: options } = parseArgs({
    args,
    options: { members: { type: 'string', default: '100000' } },
  });
  const members = Number(options.members);
  if (!Number.isInteger(members) || members < 10_000)
    throw new Error(`--members must be a whole number from 10000 on, not "${options.members}".`);
  const environment = readEnvironment();
  const partners = await readPartners(environment.partnersDir);
  const server = await startPostgres();
  try {
    await withDatabase({ ...environment, databaseUrl: server.databaseUrl }, async (database) => {
      const now = new Date();
      const onProgress = (done: number) => console.error(`${done} of ${members} members`);
      await seed(database, {
        partners,
        merchants: MERCHANTS,
        today: now,
        hasPeople: false,
        onProgress: () => {},
      });
      const before = (await readSizes(database)).filter(({ rows }) => rows >= MERCHANTS / 10);
      for (let day = IMPRESSION_DAYS; day >= 0; day -= 7)
        await turnImpressionPartitions(database, new Date(now.getTime() - day * DAY_MS), IMPRESSION_DAYS);
      await inventMembers(database, { members, now, onProgress });
      const known = new Set(before.map(({ table }) => table));
      const added = (await readSizes(database)).filter(({ table, rows }) => rows > 100 && !known.has(table));
      const perMerchants = [MERCHANTS * 1e3, `kB per merchant in ${partners.length} programs`] as const;
      const perMembers = [members * 1e3, 'GB per million members'] as const;
      console.table([
        ...before.map((size) => rowOf(size, ...perMerchants)),
        totalOf(before, ...perMerchants),
      ]);
      console.table([...added.map((size) => rowOf(size, ...perMembers)), totalOf(added, ...perMembers)]);
    });
  } finally {
    await server.stop();
  }
}
