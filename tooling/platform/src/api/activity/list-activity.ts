import type { ActivityState } from '@tableside/core';
import { and, count, desc, eq, sql, sum } from 'drizzle-orm';

import type { MemberRow } from '../../accounts/find-member.ts';
import { schema, type Database } from '../../database/database.ts';
import { isInState, isOfYear, isProcessing, recordDay, type Circumstances } from './activity-filter.ts';
import { readReasonFacts, type ReasonFacts } from './reason-facts.ts';

const { activityRecords: records, merchantBenefits } = schema;

interface Listing extends Circumstances {
  readonly member: Pick<MemberRow, 'partnerId' | 'publicId' | 'tier'>;
  readonly hasCredits: boolean;
}

interface Filter {
  readonly year?: number | undefined;
  readonly state?: ActivityState | undefined;
}

interface Page extends Filter {
  readonly pageNo: number;
  readonly resultsPerPage: number;
}

type Orm = Pick<Database, 'orm'>;

const areOfMember = ({ member, hasCredits }: Listing) =>
  and(
    eq(records.memberId, member.publicId),
    eq(records.partnerId, member.partnerId),
    hasCredits ? undefined : eq(records.recordType, 'Transaction'),
  );

const areListed = (database: Orm, listing: Listing, { year, state }: Filter) =>
  and(
    areOfMember(listing),
    year === undefined ? undefined : isOfYear(year),
    state === undefined ? undefined : isInState(database, state, listing),
  );

/** Skips earlier pages with an index-only scan and reads only the page's own records, by id. */
export function selectPage(database: Orm, listing: Listing, { pageNo, resultsPerPage, ...filter }: Page) {
  const { orm } = database;
  const page = orm
    .select({ id: records.id, occurredAt: records.occurredAt })
    .from(records)
    .where(areListed(database, listing, filter))
    .orderBy(desc(records.occurredAt), desc(records.id))
    .limit(resultsPerPage)
    .offset((pageNo - 1) * resultsPerPage)
    .as('page');
  return orm
    .select({ record: records, pageOf: merchantBenefits.merchantId })
    .from(page)
    .innerJoin(records, and(eq(records.id, page.id), eq(records.partnerId, listing.member.partnerId)))
    .leftJoin(
      merchantBenefits,
      and(
        eq(merchantBenefits.partnerId, listing.member.partnerId),
        eq(merchantBenefits.merchantId, records.merchantId),
      ),
    )
    .orderBy(desc(page.occurredAt), desc(page.id));
}

export const selectCount = (database: Orm, listing: Listing, filter: Filter = {}) =>
  database.orm
    .select({ total: count() })
    .from(records)
    .where(areListed(database, listing, filter));

export const selectYears = ({ orm }: Orm, listing: Listing) =>
  orm
    .selectDistinct({ year: sql<number>`extract(year from ${recordDay})::int`.as('year') })
    .from(records)
    .where(areOfMember(listing))
    .orderBy(sql`year desc`);

export const selectPending = (database: Orm, listing: Listing) =>
  database.orm
    .select({ hundredths: sum(records.rewardHundredths).mapWith(Number) })
    .from(records)
    .where(and(areOfMember(listing), isProcessing(database, listing)));

export interface ListedRecord {
  readonly record: typeof records.$inferSelect;
  readonly hasMerchantPage: boolean;
  readonly facts?: ReasonFacts | undefined;
}

export interface ListedActivity {
  readonly records: readonly ListedRecord[];
  readonly total: number;
  readonly years: readonly number[];
  readonly pendingHundredths: number;
}

export async function listActivity(database: Orm, listing: Listing, page: Page): Promise<ListedActivity> {
  const [rows, [counted], years, [pending]] = await Promise.all([
    selectPage(database, listing, page),
    selectCount(database, listing, page),
    selectYears(database, listing),
    selectPending(database, listing),
  ]);
  const explained = rows.flatMap(({ record }) => (record.reasonCode === null ? [] : record.id));
  const facts = await readReasonFacts(database, listing.member, explained);
  return {
    records: rows.map(({ record, pageOf }) => ({
      record,
      hasMerchantPage: pageOf !== null,
      facts: facts.get(record.id),
    })),
    total: counted?.total ?? 0,
    years: years.map(({ year }) => year),
    pendingHundredths: pending?.hundredths ?? 0,
  };
}
