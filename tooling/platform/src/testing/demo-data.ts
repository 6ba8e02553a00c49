import { seed } from '@tableside/demo/seed';
import { sql } from 'drizzle-orm';

import { createPasswords } from '../accounts/passwords.ts';
import type { Database } from '../database/database.ts';
import { createFingerprint } from '../vault/index.ts';
import { readTestPartners, TEST_DAY, TEST_SECRET } from './test-api.ts';
import type { Filling } from './test-database.ts';

async function savePeople(database: Database): Promise<void> {
  const belonging = await database.run<{ name: string }>({
    name: 'tables of members',
    // Includes the tables that reference those of members, such as the events of claims: with foreign keys
    // disabled, deleting the parents would leave their rows behind.
    text: `
      with recursive belonging as (
        select conrelid as "table" from pg_constraint where confrelid = 'members'::regclass
        union
        select conrelid from pg_constraint join belonging on confrelid = belonging."table"
      )
      select "table"::regclass::text as name from belonging`,
    values: [],
  });
  const tables = ['members', ...belonging.map(({ name }) => name)];
  const statements = [
    'create schema initial',
    ...tables.map((table) => `create table initial.${table} as table ${table}`),
    // All tables are restored together, so the replica role disables foreign keys.
    `create function initial.restore() returns void language sql set session_replication_role = replica
      begin atomic
        ${['sign_in_tries', ...tables].map((table) => `delete from ${table};`).join(' ')}
        ${tables.map((table) => `insert into ${table} table initial.${table};`).join(' ')}
      end`,
  ];
  for (const statement of statements) await database.orm.execute(sql.raw(statement));
}

export const restorePeople = async ({ orm }: Database): Promise<void> => {
  await orm.execute(sql`select initial.restore()`);
};

interface DemoData {
  readonly merchants: number;
  readonly hasPeople?: boolean;
  readonly hasActivity?: boolean;
}

export const demoData = ({ merchants, hasPeople = true, hasActivity = hasPeople }: DemoData): Filling => ({
  name: [merchants, ...(hasPeople ? ['people'] : []), ...(hasActivity ? ['activity'] : [])].join('-'),
  async fill(database) {
    await seed(database, {
      partners: await readTestPartners(),
      merchants,
      today: TEST_DAY,
      passwords: createPasswords({ cost: 4 }),
      fingerprintOf: createFingerprint(TEST_SECRET),
      hasPeople,
      hasActivity,
    });
    if (hasPeople) await savePeople(database);
  },
});
