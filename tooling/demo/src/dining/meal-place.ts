import type { EarnRate } from '@tableside/core';
import type { MemberRow } from '@tableside/platform/accounts';
import { schema, type Database } from '@tableside/platform/database';
import { fault, invalid } from '@tableside/platform/web';
import { and, asc, count, eq, lte, type SQL } from 'drizzle-orm';

import { usualRate, rateOf } from './earning.ts';
import type { PartnerSettings } from '@tableside/partner-config';

/** The restaurant of a meal, and the rate there. */
export interface MealPlace {
  readonly merchantId: number | null;
  readonly merchantName: string;
  readonly timeZone: string;
  /** Units for each $1, or percent of the bill; 0 for a member below the merchant's required tier. */
  readonly rate: number;
}

type Orm = Pick<Database['orm'], 'select'>;

const CHOICES = 40;
/** For a database without merchants. */
const nowhere = { merchantId: null, merchantName: 'The Corner Table', timeZone: 'America/New_York' };

interface FoundPlace {
  readonly id: number;
  readonly name: string;
  readonly timeZone: string;
  readonly rates: readonly EarnRate[];
}

function findPlaces(orm: Orm, partner: PartnerSettings, ...conditions: SQL[]): Promise<FoundPlace[]> {
  const { merchants, merchantBenefits: benefits } = schema;
  return orm
    .select({
      id: merchants.id,
      name: merchants.name,
      timeZone: merchants.timeZone,
      rates: benefits.rates,
    })
    .from(benefits)
    .innerJoin(merchants, eq(merchants.id, benefits.merchantId))
    .where(and(eq(benefits.partnerId, partner.id), ...conditions))
    .orderBy(asc(merchants.id))
    .limit(CHOICES);
}

/**
 * The given merchant, or one of the member's city, a different one for each meal. Throws if the merchant is
 * not in the program.
 */
export async function findMealPlace(
  orm: Orm,
  partner: PartnerSettings,
  { member, merchantId }: { readonly member: MemberRow; readonly merchantId: number | undefined },
): Promise<MealPlace> {
  const { merchants, merchantBenefits: benefits, activityRecords: records } = schema;
  const { publicId, city, tier } = member;
  const toPlace = ({ id, name, timeZone, rates }: FoundPlace): MealPlace => ({
    merchantId: id,
    merchantName: name,
    timeZone,
    rate: rateOf(rates, tier) ?? 0,
  });
  if (merchantId !== undefined) {
    const [named] = await findPlaces(orm, partner, eq(merchants.id, merchantId));
    if (!named)
      throw invalid([fault('merchantId', 'invalid', `Merchant ${merchantId} is not in this program.`)]);
    return toPlace(named);
  }
  const isForAll = lte(benefits.requiredTier, 0);
  const near = await findPlaces(orm, partner, isForAll, eq(merchants.city, city));
  const places = near.length > 0 ? near : await findPlaces(orm, partner, isForAll);
  const [counted] = await orm.select({ meals: count() }).from(records).where(eq(records.memberId, publicId));
  const place = places[(counted?.meals ?? 0) % Math.max(1, places.length)];
  return place ? toPlace(place) : { ...nowhere, rate: usualRate(partner, tier) };
}
