import type { reservationsContract } from '@tableside/api-client/contract';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Context } from 'hono';

import { partnerOf, settingsToday } from '../../accounts/partner-of.ts';
import type { BookedTable } from '../../booking/index.ts';
import { schema, type Database } from '../../database/database.ts';
import { parseMerchantId } from '../../database/merchant-id.ts';
import type { PlatformEnv } from '../../web/platform-context.ts';
import { notFound } from '../../web/problem.ts';
import type { ApiOptions } from '../api-options.ts';

const { merchantBenefits, merchants } = schema;

export async function bookableMerchants(
  context: Context<PlatformEnv>,
  options: ApiOptions,
  merchantIds: readonly string[],
): Promise<readonly number[]> {
  const { database } = options;
  const partner = await settingsToday(database, partnerOf(context, options));
  if (!partner.openTableReservationsEnabled) return [];
  const ids = merchantIds.flatMap((id) => parseMerchantId(id) ?? []);
  const rows = await database.orm
    .select({ id: merchants.id })
    .from(merchants)
    .innerJoin(merchantBenefits, eq(merchantBenefits.merchantId, merchants.id))
    .where(
      and(
        inArray(merchants.id, ids),
        eq(merchantBenefits.partnerId, partner.id),
        ne(merchants.reservationProviders, []),
      ),
    );
  const bookable = new Set(rows.map(({ id }) => id));
  return [...new Set(ids)].filter((id) => bookable.has(id));
}

export async function bookableMerchant(
  context: Context<PlatformEnv>,
  options: ApiOptions,
  merchantId: string,
): Promise<number> {
  const [id] = await bookableMerchants(context, options, [merchantId]);
  if (id === undefined) throw notFound('This program has no such merchant with reservations.');
  return id;
}

export async function toReservationBodies(
  { orm }: Pick<Database, 'orm'>,
  booked: readonly BookedTable[],
): Promise<reservationsContract.ReservationBody[]> {
  const ids = booked.map(({ merchantId }) => merchantId);
  const rows = await orm
    .select({ id: merchants.id, name: merchants.name })
    .from(merchants)
    .where(inArray(merchants.id, ids));
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return booked.map(({ id, merchantId, timeZone, startsAt, partySize, hasBonus, requiresCard }) => ({
    id,
    merchantId: String(merchantId),
    merchantName: names.get(merchantId) ?? '',
    timeZone,
    startsAt,
    partySize,
    hasBonus,
    requiresCard,
  }));
}
