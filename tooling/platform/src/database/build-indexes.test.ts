import { sql, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { databaseKinds, openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { buildIndexes, plainText } from './build-indexes.ts';
import { migrate, readMigrations } from './migrate.ts';

const migration = (...statements: string[]) => ({
  name: '0099_next',
  hash: statements.join(),
  statements,
});

describe.each(databaseKinds)('indexes on tables that exist, on %s', (kind) => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
  });
  afterAll(() => opened.stop());
  beforeEach(() =>
    opened.database.orm.execute(sql`drop index if exists next_city, next_state, next_email cascade`),
  );

  const apply = (...statements: string[]) =>
    migrate(opened.database, undefined, [...readMigrations(), migration(...statements)]);
  async function indexes(): Promise<string[]> {
    const result = await opened.database.orm.execute(
      sql`select indexrelid::regclass::text || case when indisvalid then '' else ' (invalid)' end as name
        from pg_index where indexrelid::regclass::text like 'next%' order by 1`,
    );
    return (result as { rows: { name: string }[] }).rows.map(({ name }) => name);
  }

  test('OPS-25.a are built one after the other, once', async () => {
    const statements = [
      '-- of members\nCREATE INDEX CONCURRENTLY "next_city"\n  ON "members" USING btree ("city");',
      'create unique index concurrently if not exists next_email on members (email, public_id)',
      'drop index concurrently if exists next_state;',
    ];
    await opened.database.orm.execute(sql`create index next_state on members (state)`);
    expect(await apply(...statements)).toEqual(['0099_next']);
    expect(await indexes()).toEqual(['next_city', 'next_email']);
    expect(await apply(...statements)).toEqual([]);
  });

  test('OPS-25.b that an interrupted run left invalid are built anew, and complete ones stay', async () => {
    const { orm } = opened.database;
    async function idOf(name: string): Promise<unknown> {
      const result = await orm.execute(sql`select to_regclass(${name})::oid as id`);
      return (result as { rows: { id: unknown }[] }).rows[0]?.id;
    }
    await orm.execute(sql`create index next_city on members (city)`);
    await orm.execute(sql`create index next_state on members (state)`);
    await orm.execute(sql`update pg_index set indisvalid = false where indexrelid = 'next_state'::regclass`);
    expect(await indexes()).toEqual(['next_city', 'next_state (invalid)']);
    const before = await Promise.all(['next_city', 'next_state'].map(idOf));
    expect(
      await apply(
        'create index concurrently "next_city" on "members" ("city")',
        'create index concurrently "next_state" on "members" ("state")',
      ),
    ).toEqual(['0099_next']);
    expect(await indexes()).toEqual(['next_city', 'next_state']);
    const after = await Promise.all(['next_city', 'next_state'].map(idOf));
    expect([after[0] === before[0], after[1] === before[1]]).toEqual([true, false]);
  });

  test('OPS-25.a what an interrupted run left is dropped without holding up writes', async () => {
    const { orm } = opened.database;
    await orm.execute(sql`create index next_state on members (state)`);
    await orm.execute(sql`update pg_index set indisvalid = false where indexrelid = 'next_state'::regclass`);
    const run: string[] = [];
    const watched = {
      execute: (query: SQL) => {
        run.push(new PgDialect().sqlToQuery(query).sql);
        return orm.execute(query);
      },
    };
    const statement = 'create index concurrently next_state on members (state)';
    await buildIndexes(watched as Pick<typeof orm, 'execute'>, [statement]);
    expect(run.slice(-2)).toEqual(['drop index concurrently if exists "next_state"', statement]);
  });

  test.each([
    'alter table members add column next_text text',
    'create index concurrently on members (city)',
    'create index concurrently next_state on only members (state)',
    'drop index concurrently next_city',
    'drop index if exists next_city',
  ])('OPS-25.a have a migration to themselves, and are named: not "%s"', async (statement) => {
    await expect(apply('create index concurrently next_city on members (city)', statement)).rejects.toThrow(
      `A migration with "index concurrently" has nothing else, and names its indexes: ${statement}`,
    );
    expect(await indexes()).toEqual([]);
  });
});

const TABLE = '(?:if (?:not )?exists )?(?:only )?"?(?:public"?\\."?)?(?<table>[\\w.]+)"?';
const BUILDING = [
  `create (?:unique )?index (?!concurrently)(?:if not exists )?(?:"?\\w+"? )?on (?!only )${TABLE}`,
  `alter table ${TABLE} add (?:constraint "?\\w+"? )?(?:unique|primary key|exclude)\\b(?! using index)`,
  `alter table ${TABLE} add (?:column )?[^;]*?\\b(?:unique|primary key)\\b(?! using index)`,
].map((form) => new RegExp(form, 'gi'));

function heldUpBy(statements: readonly string[]): string[] {
  const text = statements.map(plainText).join(' ; ');
  const tablesIn = (form: RegExp) => [...text.matchAll(form)].map(({ groups }) => groups?.['table']);
  const made = new Set(tablesIn(new RegExp(`create table ${TABLE}`, 'gi')));
  return [...new Set(BUILDING.flatMap(tablesIn))].filter(
    (table) => table !== undefined && !made.has(table),
  ) as string[];
}

test('OPS-25.a a migration builds an index on a table that exists only concurrently', () => {
  for (const { name, statements } of readMigrations())
    expect([name, ...heldUpBy(statements)]).toEqual([name]);
  for (const [statement, ...tables] of [
    ['CREATE INDEX "next" ON "members" USING btree ("city")', 'members'],
    ['create unique index if not exists next on public.members (city)', 'members'],
    ['CREATE INDEX ON jobs.job (name)', 'jobs.job'],
    ['ALTER TABLE "members" ADD CONSTRAINT "next" UNIQUE("city")', 'members'],
    ['ALTER TABLE "members" ADD PRIMARY KEY ("id")', 'members'],
    ['ALTER TABLE "members" ADD CONSTRAINT next EXCLUDE USING gist (city with =)', 'members'],
    ['ALTER TABLE "members" ADD COLUMN "next" text UNIQUE', 'members'],
    ['CREATE INDEX CONCURRENTLY "next" ON "members" ("city")'],
    ['CREATE INDEX "next" ON ONLY "members" ("city")'],
    ['ALTER TABLE "members" ADD CONSTRAINT "next" UNIQUE USING INDEX "next"'],
    ['ALTER TABLE "members" ADD COLUMN "next" text'],
  ] as const)
    expect([statement, ...heldUpBy([statement])]).toEqual([statement, ...tables]);
  const made = ['CREATE TABLE "next" ("id" text)', 'CREATE INDEX "next_id" ON "next" ("id")'];
  expect([heldUpBy(made), heldUpBy(made.slice(1))]).toEqual([[], ['next']]);
});
