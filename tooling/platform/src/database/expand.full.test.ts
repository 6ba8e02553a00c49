import { seed } from '@tableside/demo/seed';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createPasswords } from '../accounts/passwords.ts';
import { buildJoinForm } from '../testing/join-form.ts';
import { createTestApi, readTestPartners, TEST_DAY, TEST_SECRET, type TestApi } from '../testing/test-api.ts';
import { openBrowser } from '../testing/test-browser.ts';
import { callAsMember, CARDS, outcomeOf, sealCard, submit, visaNumbers } from '../testing/test-cards.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createFingerprint } from '../vault/index.ts';
import { createMigrationCheck, readMigrations } from './migrate.ts';

let opened: TestDatabase;
let api: TestApi;
/** Creates the vault's keys. That takes a second connection, which `api` does not have. */
let sealer: TestApi;
beforeAll(async () => {
  opened = await openTestDatabase('postgres');
  const { database } = opened;
  const partners = await readTestPartners();
  const passwords = createPasswords({ cost: 4 });
  const fingerprintOf = createFingerprint(TEST_SECRET);
  await seed(database, { partners, merchants: 300, today: TEST_DAY, passwords, fingerprintOf });
  sealer = createTestApi({ database, partners, passwords });
  // With a single connection, every later statement is one that was prepared before the migration.
  api = createTestApi({
    database: opened.another({ poolSizes: { writes: 1, reads: 1, publicReads: 1 } }),
    partners,
    passwords,
  });
});
afterAll(() => opened.stop());

async function expand(): Promise<void> {
  const { orm } = opened.database;
  const result = await orm.execute(
    // Partitions are skipped, because adding a column to their parent adds it to them too.
    sql`select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by 1`,
  );
  const { rows } = result as { rows: readonly { name: string }[] };
  expect(rows.length).toBeGreaterThan(20);
  await orm.transaction(async (transaction) => {
    for (const { name } of rows) {
      const table = sql.identifier(name);
      await transaction.execute(
        sql`alter table ${table} add column next_text text, add column next_count integer default 0 not null`,
      );
      await transaction.execute(sql`create index on ${table} (next_text)`);
    }
    await transaction.execute(sql`insert into schema_migrations (hash) values ('of the next version')`);
  });
}

test('a process of the version before goes on while the next one adds tables, columns and indexes', async () => {
  const missing = createMigrationCheck(opened.database);
  const browser = openBrowser(api, 'hilton');
  const numbers = visaNumbers(2);
  let round = 0;
  async function useEverything(): Promise<Record<string, unknown>> {
    round += 1;
    const statuses: Record<string, unknown> = {};
    const search = await api.read<{ merchants: { id: string }[] }>('/api/v2/Merchants/Search', {
      partner: 'hilton',
    });
    await browser.enter('member@example.com');
    for (const path of [
      '/api/feature-flags',
      '/api/v2/Merchants/Search/Positions',
      `/api/merchants/${search.merchants[0]?.id}`,
      `/api/Members/Validate/Email?email=new${round}@example.com`,
      '/api/Member',
      CARDS,
      '/api/Reservations',
    ])
      statuses[path.replace(/new\d/, 'new')] = (await callAsMember(browser, path)).status;
    const cards = [await sealCard(sealer, 'hilton', numbers[round - 1] ?? '')];
    statuses['cards'] = await outcomeOf(await submit(browser, { cards, key: `key-${round}` }));
    const form = buildJoinForm({ email: `new${round}@example.com`, memberNumber: `abc12345678${round}` });
    const joined = await openBrowser(api, 'hilton').call('/api/Members/Prospects', {
      method: 'POST',
      body: form,
    });
    statuses['join'] = joined.status;
    await browser.signOut();
    return statuses;
  }
  const before = await useEverything();
  expect(new Set(Object.values(before).flat())).toEqual(new Set([200, 201, 'linked']));
  await expand();
  expect(await useEverything()).toEqual(before);
  expect(await missing()).toEqual([]);
});

const CONTRACTING = [
  /\bdrop\s+(table|column|view|type|schema)\b/i,
  /\brename\b/i,
  /\bset\s+not\s+null\b/i,
  /\balter\s+column\b.*\btype\b/i,
  /\bset\s+data\s+type\b/i,
  /\badd\s+(column\s+)?(?!.*\bdefault\b)[^,;]*\bnot\s+null\b/i,
];
/** A comment in a migration that removes something names the version that no longer reads it. */
const REASON = /^-- contract: .+/m;

const isExpanding = (text: string) =>
  REASON.test(text) || !CONTRACTING.some((statement) => statement.test(text));

test('a migration takes nothing away, unless it says since when nothing reads it', () => {
  for (const { name, statements } of readMigrations())
    for (const statement of statements) expect([name, statement, isExpanding(statement)]).toContain(true);
  for (const statement of [
    'ALTER TABLE "members" DROP COLUMN "email"',
    'DROP TABLE "members"',
    'ALTER TABLE "members" RENAME COLUMN "email" TO "address"',
    'ALTER TABLE "members" ALTER COLUMN "email" SET NOT NULL',
    'ALTER TABLE "members" ALTER COLUMN "email" SET DATA TYPE text',
    'ALTER TABLE "members" ADD COLUMN "tier" integer NOT NULL',
  ]) {
    expect([statement, isExpanding(statement)]).toEqual([statement, false]);
    expect(isExpanding(`-- contract: unused since 2.4\n${statement}`)).toBe(true);
  }
  for (const statement of [
    'ALTER TABLE "members" ADD COLUMN "tier" integer',
    'ALTER TABLE "members" ADD COLUMN "tier" integer DEFAULT 0 NOT NULL',
    'CREATE TABLE "jobs" ("id" integer NOT NULL)',
    'DROP INDEX "old"',
  ])
    expect([statement, isExpanding(statement)]).toEqual([statement, true]);
});
