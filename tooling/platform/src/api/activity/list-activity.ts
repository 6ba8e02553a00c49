import { and, count, desc, eq } from 'drizzle-orm';

import type { MemberRow } from '../../accounts/find-member.ts';
import { schema, type Database } from '../../database/database.ts';

const { activityRecords: records, merchantBenefits } = schema;

interface Listing {
  readonly member: Pick<MemberRow, 'partnerId' | 'publicId'>;
  /** Whether to include paid credits, in addition to transactions. */
  readonly hasCredits: boolean;
}

interface Page {
  /** Starts at 1. */
  readonly pageNo: number;
  readonly resultsPerPage: number;
}

const areListed = ({ member, hasCredits }: Listing) =>
  and(eq(records.memberId, member.publicId), ...(hasCredits ? [] : [eq(records.recordType, 'Transaction')]));

/**
 * One page, newest first. Skips earlier pages with an index-only scan and reads only the page's own records,
 * by id.
 */
export function selectPage(
  { orm }: Pick<Database, 'orm'>,
  listing: Listing,
  { pageNo, resultsPerPage }: Page,
) {
  const page = orm
    .select({ id: records.id, occurredAt: records.occurredAt })
    .from(records)
    .where(areListed(listing))
    .orderBy(desc(records.occurredAt), desc(records.id))
    .limit(resultsPerPage)
    .offset((pageNo - 1) * resultsPerPage)
    .as('page');
  return orm
    .select({ record: records, pageOf: merchantBenefits.merchantId })
    .from(page)
    .innerJoin(records, eq(records.id, page.id))
    .leftJoin(
      merchantBenefits,
      and(
        eq(merchantBenefits.partnerId, listing.member.partnerId),
        eq(merchantBenefits.merchantId, records.merchantId),
      ),
    )
    .orderBy(desc(page.occurredAt), desc(page.id));
}

/** The total number of records, with an index-only scan. */
export const selectCount = ({ orm }: Pick<Database, 'orm'>, listing: Listing) =>
  orm.select({ total: count() }).from(records).where(areListed(listing));

export interface ListedRecord {
  readonly record: typeof records.$inferSelect;
  /** Whether the merchant has a page on this partner's site. */
  readonly hasMerchantPage: boolean;
}

/** One page of a member's activity; empty beyond the last page. */
export async function listActivity(
  database: Pick<Database, 'orm'>,
  listing: Listing,
  page: Page,
): Promise<{ readonly records: readonly ListedRecord[]; readonly total: number }> {
  const [rows, [counted]] = await Promise.all([
    selectPage(database, listing, page),
    selectCount(database, listing),
  ]);
  return {
    records: rows.map(({ record, pageOf }) => ({ record, hasMerchantPage: pageOf !== null })),
    total: counted?.total ?? 0,
  };
}
