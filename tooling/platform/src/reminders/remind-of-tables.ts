import { and, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm';

import { schema } from '../database/database.ts';
import { tableTomorrowMail } from '../mail/index.ts';
import { isReminded } from './is-reminded.ts';
import { AT_ONCE, isUnwritten, writeDue, type ReminderOptions } from './reminder-options.ts';

const { bookingRestaurants, members, merchants, reservations } = schema;

const HOUR_MS = 3_600_000;
/**
 * The time from the reminder to the end of the next day, with the extra hour of a night in which clocks go
 * back.
 */
const LONGEST_AHEAD_MS = 39 * HOUR_MS;
const REMINDED_FROM = '10:00';

const zone = bookingRestaurants.timeZone;
const day = sql`(${reservations.startsAt} at time zone ${zone})::date`;
const dayBefore = sql`((${day} - 1 + ${REMINDED_FROM}::time) at time zone ${zone})`;
const dayBegins = sql`(${day}::timestamp at time zone ${zone})`.mapWith(reservations.startsAt);
/** Contains the day, so that a reservation moved to another day gets another reminder. */
const key = sql<string>`('tableTomorrow ' || ${reservations.id} || ' ' || ${day}::text)`;

/**
 * Reminds members of their reservation on the day before, from 10 a.m. in the restaurant's time zone
 * (NOT-02). A reservation that is made or changed after that time gets no reminder, because its confirmation
 * was sent just then.
 */
export async function remindOfTables({ database, partners, mailer, now }: ReminderOptions): Promise<void> {
  const { orm } = database;
  const moment = now();
  const findDue = (partnerId: string) =>
    orm
      .select({
        reservation: reservations,
        merchantName: merchants.name,
        timeZone: zone,
        member: { memberId: members.publicId, email: members.email },
        dayBegins,
        key,
      })
      .from(reservations)
      .innerJoin(bookingRestaurants, eq(bookingRestaurants.merchantId, reservations.merchantId))
      .innerJoin(merchants, eq(merchants.id, reservations.merchantId))
      .innerJoin(
        members,
        and(eq(members.publicId, reservations.memberId), eq(members.partnerId, reservations.partnerId)),
      )
      .where(
        and(
          eq(reservations.partnerId, partnerId),
          isNull(reservations.cancelledAt),
          isNull(reservations.heldUntil),
          gt(reservations.startsAt, moment),
          lt(reservations.startsAt, new Date(moment.getTime() + LONGEST_AHEAD_MS)),
          lte(dayBefore, sql.param(moment, reservations.startsAt)),
          gt(dayBegins, sql.param(moment, reservations.startsAt)),
          lt(reservations.changedAt, dayBefore),
          isReminded(orm, 'tableTomorrow'),
          isUnwritten(orm, partnerId, key),
        ),
      )
      .limit(AT_ONCE);
  await writeDue(partners, findDue, async (partner, due) => {
    const { reservation, merchantName, timeZone, member } = due;
    const mail = tableTomorrowMail(partner, member, {
      ...reservation,
      merchantId: String(reservation.merchantId),
      merchantName,
      timeZone,
      startsAt: reservation.startsAt.toISOString(),
    });
    await mailer.writeMail({
      ...mail,
      key: due.key,
      // The mail says "tomorrow", so it must not be sent after midnight.
      lifetimeMs: due.dayBegins.getTime() - moment.getTime(),
    });
  });
}
