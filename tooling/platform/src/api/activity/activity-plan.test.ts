import { publicIdOf, seed } from '@tableside/demo/seed';
import { sql, type SQLWrapper } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createPasswords } from '../../accounts/passwords.ts';
import { readTestPartners, TEST_DAY } from '../../testing/test-api.ts';
import { databaseKinds, openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { selectCount, selectPage, selectPending, selectYears } from './list-activity.ts';

const LISTED = 'activity_records_listed';
const RECORDS = 10_000;
const MERCHANTS = 800;

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Scan Direction'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

describe.each(databaseKinds)('a member with ten thousand records on %s', (kind) => {
  let opened: TestDatabase;
  const member = { partnerId: 'hilton', publicId: publicIdOf('hilton', 'nocard'), tier: 2 as const };
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
    const { database } = opened;
    const partners = (await readTestPartners()).filter(({ id }) => id === member.partnerId);
    await seed(database, {
      partners,
      merchants: MERCHANTS,
      today: TEST_DAY,
      passwords: createPasswords({ cost: 4 }),
    });
    const other = publicIdOf('hilton', 'closed');
    for (const [publicId, count] of [
      [member.publicId, RECORDS],
      [other, 3000],
    ] as const) {
      await database.orm.execute(sql`
        insert into activity_records (member_id, partner_id, public_id, record_type, occurred_at, status, transaction_type,
          merchant_id, merchant_name, reward_hundredths, bill_cents)
        select ${publicId}, 'hilton', 'n' || n, 'Transaction', timestamptz '2020-01-01' + (n * 7919 % ${count}) * interval '1 hour',
          'Paid', 'Settle', 100001 + n % ${MERCHANTS}::int, 'A name as long as one of a real place', n, n
        from generate_series(1, ${count}::int) n`);
    }
    await database.orm.execute(sql`vacuum analyze`);
  });
  afterAll(() => opened.stop());

  const explain = async (statement: SQLWrapper): Promise<Plan[]> => {
    const result: unknown = await opened.database.orm.execute(
      sql`explain (analyze, format json) ${statement.getSQL()}`,
    );
    const [row] = (result as { rows: { 'QUERY PLAN': [{ Plan: Plan }] }[] }).rows;
    if (!row) throw new Error('There is no plan.');
    return nodesOf(row['QUERY PLAN'][0].Plan);
  };
  const rowsOf = (plan: Plan) => plan['Actual Rows'] * plan['Actual Loops'];
  const kinds = [false, true].map((hasCredits) => ({ hasCredits }));
  const listing = (given: (typeof kinds)[number]) => ({ ...given, member, now: TEST_DAY, hasReviews: true });

  test.each(kinds)(
    'HIS-04.a API-21.a API-22.a page 1 reads ten entries of the index, %j',
    async ({ hasCredits }) => {
      const page = { pageNo: 1, resultsPerPage: 10 };
      const nodes = await explain(selectPage(opened.database, listing({ hasCredits }), page));
      const types = nodes.map((node) => node['Node Type']);
      expect(types.filter((type) => /Sort|Seq Scan|Bitmap|Hash/.test(type))).toEqual([]);
      const scan = nodes.find((node) => node['Index Name'] === LISTED);
      expect(scan).toMatchObject({ 'Node Type': 'Index Only Scan', 'Scan Direction': 'Backward' });
      expect([scan && rowsOf(scan), scan?.['Rows Removed by Filter'] ?? 0]).toEqual([10, 0]);
      const read = nodes.filter((node) => node['Index Name'] === 'activity_records_id_partner_id_pk');
      expect(read.map(rowsOf)).toEqual([10]);
    },
  );

  test.each(kinds)(
    'HIS-04.a the last page reads ten records, and skips the rest in the index only, %j',
    async ({ hasCredits }) => {
      const page = { pageNo: RECORDS / 10, resultsPerPage: 10 };
      const nodes = await explain(selectPage(opened.database, listing({ hasCredits }), page));
      const types = nodes.map((node) => node['Node Type']);
      expect(types.filter((type) => /Sort|Seq Scan|Bitmap/.test(type))).toEqual([]);
      const fromTable = nodes.filter(
        (node) => node['Relation Name'] === 'activity_records' && node['Node Type'] !== 'Index Only Scan',
      );
      expect(fromTable.map(rowsOf)).toEqual([10]);
    },
  );

  test.each(kinds)('the count reads only an index, %j', async ({ hasCredits }) => {
    const nodes = await explain(selectCount(opened.database, listing({ hasCredits })));
    const scans = nodes.filter((node) => node['Relation Name'] === 'activity_records');
    expect(scans.map((node) => [node['Node Type'], rowsOf(node)])).toEqual([['Index Only Scan', RECORDS]]);
  });

  test.each(kinds)('the years read only an index, %j', async ({ hasCredits }) => {
    const nodes = await explain(selectYears(opened.database, listing({ hasCredits })));
    const scans = nodes.filter((node) => node['Relation Name'] === 'activity_records');
    expect(scans.map((node) => [node['Node Type'], rowsOf(node)])).toEqual([['Index Only Scan', RECORDS]]);
  });

  test.each(kinds)(
    'the pending total reads only the index of pending records, %j',
    async ({ hasCredits }) => {
      const nodes = await explain(selectPending(opened.database, listing({ hasCredits })));
      const scans = nodes.filter((node) => node['Relation Name'] === 'activity_records');
      expect(scans.map((node) => node['Index Name'])).toEqual(['activity_records_pending']);
    },
  );
});
