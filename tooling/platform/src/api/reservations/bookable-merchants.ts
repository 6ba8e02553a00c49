import type { reservationsContract } from '@tableside/api-client/contract';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Context } from 'hono';

import { partnerOf, settingsToday } from '../../accounts/partner-of.ts';
import type { BookedTable } from '../../booking/index.ts';
import { schema, type Database } from '../../database/database.ts';
import type { PlatformEnv } from '../../platform-context.ts';
import { notFound } from '../../web/problem.ts';
import type { ApiOptions } from '../api-options.ts';

const { merchantBenefits, merchants } = schema;
const LARGEST_ID = 2 ** 31 - 1;

export async function bookableMerchant(
  context: Context<PlatformEnv>,
  options: ApiOptions,
  merchantId: string,
): Promise<number> {
  const { database } = options;
  const partner = await settingsToday(database, partnerOf(context, options));
  const id = /^\d{1,10}$/.test(merchantId) ? Number(merchantId) : 0;
  const [merchant] =
    partner.openTableReservationsEnabled && id <= LARGEST_ID
      ? await database.orm
          .select({ id: merchants.id })
          .from(merchants)
          .innerJoin(merchantBenefits, eq(merchantBenefits.merchantId, merchants.id))
          .where(
            and(
              eq(merchants.id, id),
              eq(merchantBenefits.partnerId, partner.id),
              ne(merchants.reservationProviders, []),
            ),
          )
      : [];
  if (!merchant) throw notFound('This program has no such merchant with reservations.');
  return merchant.id;
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
