import { localTimeOf, ratesByDay, weekdayOfDay, type EarnRate } from '@tableside/core';
import type { MemberRow } from '@tableside/platform/accounts';
import { schema, type Database } from '@tableside/platform/database';
import { fault, invalid } from '@tableside/platform/web';
import { and, asc, count, eq, lte, type SQL } from 'drizzle-orm';

import { earningTierOf, usualRate } from '@tableside/platform/dining';
import type { PartnerSettings } from '@tableside/partner-config';

export interface MealPlace {
  readonly merchantId: number | null;
  readonly merchantName: string;
  readonly timeZone: string;
  /** Units for each $1, or a percentage of the bill. 0 on a day on which the member's tier earns nothing. */
  readonly rate: number;
}

type Orm = Pick<Database['orm'], 'select'>;

const CHOICES = 40;
const nowhere = { merchantId: null, merchantName: 'The Corner Table', timeZone: 'America/New_York' };

interface FoundPlace {
  readonly id: number;
  readonly name: string;
  readonly timeZone: string;
  readonly rates: readonly EarnRate[];
  readonly requiredTier: number;
}

function findPlaces(orm: Orm, partner: PartnerSettings, ...conditions: SQL[]): Promise<FoundPlace[]> {
  const { merchants, merchantBenefits: benefits } = schema;
  return orm
    .select({
      id: merchants.id,
      name: merchants.name,
      timeZone: merchants.timeZone,
      rates: benefits.rates,
      requiredTier: benefits.requiredTier,
    })
    .from(benefits)
    .innerJoin(merchants, eq(merchants.id, benefits.merchantId))
    .where(and(eq(benefits.partnerId, partner.id), ...conditions))
    .orderBy(asc(merchants.id))
    .limit(CHOICES);
}

export async function findMealPlace(
  orm: Orm,
  partner: PartnerSettings,
  {
    member,
    merchantId,
    now,
  }: { readonly member: MemberRow; readonly merchantId: number | undefined; readonly now: Date },
): Promise<MealPlace> {
  const { merchants, merchantBenefits: benefits, activityRecords: records } = schema;
  const { publicId, city, tier } = member;
  const toPlace = ({ id, name, timeZone, ...benefit }: FoundPlace): MealPlace => ({
    merchantId: id,
    merchantName: name,
    timeZone,
    rate: ratesByDay(benefit, earningTierOf(tier))[weekdayOfDay(localTimeOf(now.getTime(), timeZone).date)],
  });
  if (merchantId !== undefined) {
    const [named] = await findPlaces(orm, partner, eq(merchants.id, merchantId));
    if (!named)
      throw invalid([fault('merchantId', 'invalid', `Merchant ${merchantId} is not in this program.`)]);
    return toPlace(named);
  }
  const isForAll = lte(benefits.requiredTier, 0);
  const findEarning = async (...conditions: SQL[]) =>
    (await findPlaces(orm, partner, isForAll, ...conditions)).map(toPlace).filter(({ rate }) => rate > 0);
  const near = await findEarning(eq(merchants.city, city));
  const places = near.length > 0 ? near : await findEarning();
  const [counted] = await orm.select({ meals: count() }).from(records).where(eq(records.memberId, publicId));
  const place = places[(counted?.meals ?? 0) % Math.max(1, places.length)];
  return place ?? { ...nowhere, rate: usualRate(partner, tier) };
}
