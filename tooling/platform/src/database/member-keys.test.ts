import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase('pglite');
});
afterAll(() => opened.stop());

/**
 * Lists every table whose rows belong to a partner or a member: it has such a column, or references a table
 * that has one. Each comes with its primary, unique and foreign keys, and whether each key includes the
 * partner.
 */
const CATALOG = sql`
  with tables as (
    select oid, relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
  ),
  of_members as (
    select * from tables where exists (
      select from pg_attribute where attrelid = tables.oid and attname in ('partner_id', 'member_id') and not attisdropped
      union all
      select from pg_constraint where conrelid = tables.oid and confrelid = 'members'::regclass)
  ),
  keys as (
    select indrelid as of_table, indexrelid::regclass::text as key, indisprimary as is_primary, indkey::int2[] as columns
    from pg_index where indisunique
    union all
    select conrelid, conname, false, conkey from pg_constraint where contype = 'f' and confrelid in (select oid from of_members)
  )
  select name, key, coalesce(is_primary, false) as is_primary, coalesce(exists (
    select from pg_attribute where attrelid = of_members.oid and attname = 'partner_id' and attnum = any(columns)
  ), false) as has_partner
  from of_members left join keys on of_table = of_members.oid
  order by name, key`;

interface Key {
  readonly name: string;
  readonly key: string | null;
  readonly is_primary: boolean;
  readonly has_partner: boolean;
}

async function readKeys(orm: Pick<TestDatabase['database']['orm'], 'execute'>): Promise<readonly Key[]> {
  return ((await orm.execute(CATALOG)) as { rows: Key[] }).rows;
}

function wrongOf(keys: readonly Key[]): readonly string[] {
  const tables = new Set(keys.map(({ name }) => name));
  const right = new Set(keys.filter((key) => key.is_primary && key.has_partner).map(({ name }) => name));
  return [
    ...[...tables].filter((name) => !right.has(name)),
    ...keys.flatMap(({ name, key, has_partner: has }) => (key === null || has ? [] : [`${name}: ${key}`])),
  ];
}

test('OPS-12.c every table of members has the partner in its primary key, and in every other key', async () => {
  const keys = await readKeys(opened.database.orm);
  expect([...new Set(keys.map(({ name }) => name))]).toEqual(
    expect.arrayContaining(['activity_records', 'impressions', 'member_sessions', 'members', 'reservations']),
  );
  expect(wrongOf(keys)).toEqual([]);
});

test.each([
  ['member_id text not null, id integer primary key', ['new_table', 'new_table: new_table_pkey']],
  ['partner_id text not null, id integer primary key', ['new_table', 'new_table: new_table_pkey']],
  ['partner_id text not null, member_id text not null', ['new_table']],
  [
    'partner_id text, member_id text unique, primary key (member_id, partner_id)',
    ['new_table: new_table_member_id_key'],
  ],
  ['partner_id text, member_id text, primary key (member_id, partner_id)', []],
])('OPS-12.c a new table of members with %s is told apart', async (columns, wrong) => {
  const undone = new Error('undone');
  let found: readonly string[] = [];
  const trying = opened.database.orm.transaction(async (transaction) => {
    await transaction.execute(sql.raw(`create table new_table (${columns})`));
    found = wrongOf(await readKeys(transaction));
    throw undone;
  });
  await expect(trying).rejects.toBe(undone);
  expect(found).toEqual(wrong);
});

test('OPS-12.c no table can refer to a member without the partner', async () => {
  await expect(
    opened.database.orm.execute(sql`create table new_table (member_id text references members (public_id))`),
  ).rejects.toMatchObject({ cause: { code: '42830' } });
});
