import { readFileSync } from 'node:fs';

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { periodicJobs } from '../startup/periodic-jobs.ts';
import { foreignTables, tableNameOf, tableNames, tablePolicies } from './table-policies.ts';
import type { Retention, TablePolicy } from './table-policy.ts';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase('pglite');
});
afterAll(() => opened.stop());

type Orm = Pick<TestDatabase['database']['orm'], 'execute'>;

const policies: Readonly<Record<string, TablePolicy>> = {
  ...Object.fromEntries(tableNames.map((name) => [tableNameOf(name), tablePolicies[name]])),
  ...foreignTables,
};

interface Found {
  readonly name: string;
  readonly of_members: boolean;
}

async function readTables(orm: Orm): Promise<readonly Found[]> {
  const { rows } = (await orm.execute(sql`
    with recursive tables as (
      select pg_class.oid, case nspname when 'public' then relname else nspname || '.*' end as name
      from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where relkind in ('r', 'p') and not relispartition and nspname in ('public', 'jobs')
    ),
    belonging as (
      select attrelid as oid from pg_attribute
      where not attisdropped and attname in ('member_id', 'email', 'recipient', 'phone_number', 'user_agent')
      union select 'members'::regclass
      union select conrelid from pg_constraint join belonging on confrelid = belonging.oid
    )
    select name, bool_or(exists (select from belonging where belonging.oid = tables.oid)) as of_members
    from tables group by name order by name`)) as { rows: readonly Found[] };
  return rows;
}

const wrongOf = (tables: readonly Found[]) =>
  tables.flatMap(({ name, of_members: isOfMembers }) => {
    const policy = policies[name];
    if (!policy) return [`${name} has no policy`];
    return isOfMembers && !policy.member ? [`${name} has rows of members`] : [];
  });

test('PRV-03.a PRV-04.d PRV-06.a every table of the database has a policy, and each with data of members says which rows', async () => {
  const tables = await readTables(opened.database.orm);
  expect(wrongOf(tables)).toEqual([]);
  expect(tables.map(({ name }) => name).toSorted()).toEqual(Object.keys(policies).toSorted());
});

test.each([
  ['create table new_table (id integer)', 'new_table has no policy'],
  ['alter table survey_responses add column member_id text', 'survey_responses has rows of members'],
  ['alter table prospects add column member_id text', undefined],
])('PRV-03.a PRV-06.a after "%s" the check says %s', async (statement, wrong) => {
  const undone = new Error('undone');
  let found: readonly string[] = [];
  const trying = opened.database.orm.transaction(async (transaction) => {
    await transaction.execute(sql.raw(statement));
    found = wrongOf(await readTables(transaction));
    throw undone;
  });
  await expect(trying).rejects.toBe(undone);
  expect(found).toEqual(wrong === undefined ? [] : [wrong]);
});

const retentionText = (retention: Retention): string => {
  switch (retention.kind) {
    case 'days':
      return `${retention.days} days after \`${retention.since.name}\`${retention.ends ? `, once ${retention.ends.once}` : ''}`;
    case 'job':
      return `until ${retention.until}`.replace('until `', '`');
    case 'account':
      return 'as long as the account';
    case 'parent':
      return `with its row of \`${retention.parent}\``;
    case 'installation':
      return retention.until.startsWith('never')
        ? `always${retention.until.slice('never'.length)}`
        : `until ${retention.until}`;
    default:
      return retention satisfies never;
  }
};
const jobOf = (retention: Retention): string => {
  const jobs = { days: 'old-rows', account: 'erase-accounts', parent: '', installation: '' } as const;
  return retention.kind === 'job' ? retention.job : jobs[retention.kind];
};
const givenText = ({ member }: TablePolicy): string =>
  member
    ? member.secrets
      ? `all but ${member.secrets.map((name) => `\`${name}\``).join(', ')}`
      : 'all'
    : '';
const cell = (text: string) => text.replaceAll('|', String.raw`\|`);

const rowOf = (name: string, policy: TablePolicy): string => {
  const { member, retention } = policy;
  const job = jobOf(retention);
  const cells = [
    `\`${name}\``,
    givenText(policy),
    member ? (member.leaves ? `leaves \`${member.leaves.table}\`` : 'deleted') : '',
    retentionText(retention),
    job === '' || job === 'pg-boss' ? job : `\`${job}\``,
  ];
  return `| ${cells.map(cell).join(' | ')} |`;
};

test('PRV-06.a docs/operate.md has the row of each table, as the code keeps it', () => {
  const document = readFileSync(new URL('../../../../docs/operate.md', import.meta.url), 'utf8');
  const lines = new Set(document.split('\n').map((line) => line.replaceAll(/ +/g, ' ')));
  const missing = Object.entries(policies)
    .map(([name, policy]) => rowOf(name, policy).replaceAll(/ +/g, ' '))
    .filter((row) => !lines.has(row));
  expect(missing).toEqual([]);
});

test('PRV-06.a each retention is kept by a job that exists', () => {
  const jobs = new Set(
    periodicJobs({
      database: opened.database,
      partners: [],
      now: () => new Date(),
      impressionDays: 90,
      retentionDays: {},
      servesOtherPlatforms: false,
      vault: { forget: async () => {} },
      mailer: {} as never,
      claimReports: {} as never,
      purgeDemo: async () => {},
    }).map(({ name }) => name),
  );
  const retained = Object.values(policies).map(({ retention }) => jobOf(retention));
  expect(retained.filter((name) => name !== '' && name !== 'pg-boss' && !jobs.has(name))).toEqual([]);
});
