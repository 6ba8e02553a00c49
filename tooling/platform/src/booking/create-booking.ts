import { randomUUID } from 'node:crypto';

import { localTimeOf, searchRefusal, SITTING_MS } from '@tableside/core';
import { and, asc, eq, gt, isNotNull, isNull, lte, max } from 'drizzle-orm';

import { schema, type Database } from '../database/database.ts';
import { isUniqueViolation } from '../database/unique-violation.ts';
import {
  BookingRefusal,
  type BookedTable,
  type BookingProvider,
  type BookingRestaurant,
  type ChangeRequest,
  type HoldRequest,
} from './booking-provider.ts';
import { findSlots, type FreeTable } from './find-slots.ts';

export const HOLD_MS = 5 * 60_000;

const { bookingDiners, bookingRestaurants, bookingTables, members, reservations } = schema;

type Orm = Pick<Database['orm'], 'select' | 'insert' | 'update' | 'delete' | 'execute'>;
type ReservationRow = typeof reservations.$inferSelect;

const isConfirmed = and(isNull(reservations.cancelledAt), isNull(reservations.heldUntil));

const toBookedTable = (row: ReservationRow, timeZone: string): BookedTable => ({
  id: row.id,
  merchantId: row.merchantId,
  timeZone,
  startsAt: row.startsAt.toISOString(),
  partySize: row.partySize,
  hasBonus: row.hasBonus,
  requiresCard: row.requiresCard,
  changedAt: row.changedAt,
});

async function findRestaurant(orm: Orm, merchantId: number): Promise<BookingRestaurant | undefined> {
  const [row] = await orm
    .select({
      timeZone: bookingRestaurants.timeZone,
      smallest: bookingRestaurants.smallestParty,
      largest: max(bookingTables.seats),
    })
    .from(bookingRestaurants)
    .innerJoin(bookingTables, eq(bookingTables.merchantId, bookingRestaurants.merchantId))
    .where(and(eq(bookingRestaurants.merchantId, merchantId), gt(bookingTables.seats, 0)))
    .groupBy(bookingRestaurants.merchantId);
  if (!row) return undefined;
  return { timeZone: row.timeZone, partySizes: { smallest: row.smallest, largest: row.largest ?? 0 } };
}

async function lockRestaurant(orm: Orm, merchantId: number, now: Date): Promise<BookingRestaurant> {
  await orm
    .select({ id: bookingRestaurants.merchantId })
    .from(bookingRestaurants)
    .where(eq(bookingRestaurants.merchantId, merchantId))
    .for('update');
  await orm
    .delete(reservations)
    .where(and(eq(reservations.merchantId, merchantId), lte(reservations.heldUntil, now)));
  const restaurant = await findRestaurant(orm, merchantId);
  if (!restaurant) throw new BookingRefusal('slotTaken');
  return restaurant;
}

async function lockDiner(orm: Orm, memberId: string) {
  const [diner] = await orm
    .select({ partnerId: members.partnerId, refusal: bookingDiners.refusal })
    .from(members)
    .leftJoin(bookingDiners, eq(bookingDiners.memberId, members.publicId))
    .where(eq(members.publicId, memberId))
    .for('no key update', { of: members });
  if (!diner) throw new Error('A reservation needs a member.');
  return { ...diner, refusal: diner.refusal ?? undefined };
}

async function freeTableAt(
  orm: Orm,
  { merchantId, startsAt, partySize }: Omit<HoldRequest, 'memberId'>,
  restaurant: BookingRestaurant,
  {
    now,
    changed,
  }: { readonly now: Date; readonly changed?: { readonly memberId: string; readonly id: string } },
): Promise<FreeTable> {
  const { timeZone, partySizes } = restaurant;
  const { date, time } = localTimeOf(startsAt.getTime(), timeZone);
  const refusal = searchRefusal({ date, time, partySize }, { partySizes, timeZone, now: now.getTime() });
  if (refusal) throw new BookingRefusal(refusal === 'tooClose' ? 'tooClose' : 'slotTaken');
  const slots = await findSlots(orm, { merchantId, timeZone, date, partySize, now, changed });
  const slot = slots.find((one) => one.startsAt === startsAt.toISOString());
  if (!slot) throw new BookingRefusal('slotTaken');
  return slot;
}

const isAsSeen = (row: ReservationRow, { startsAt, partySize }: ChangeRequest['seen']) =>
  row.startsAt.getTime() === startsAt.getTime() && row.partySize === partySize;

const rowOf = ({ tableNumber, hasBonus, requiresCard }: FreeTable, startsAt: Date) => ({
  tableNumber,
  hasBonus,
  requiresCard,
  startsAt,
  endsAt: new Date(startsAt.getTime() + SITTING_MS),
});

/**
 * The built-in booking service, which uses tables of its own. To avoid deadlocks, changes lock in a fixed
 * order: the restaurant (if a table is taken), the member, the reservation.
 */
export function createBooking({
  database: { orm },
  now,
}: {
  readonly database: Pick<Database, 'orm'>;
  readonly now: () => Date;
}): BookingProvider {
  async function inTransaction<T>(work: (transaction: Orm) => Promise<T>): Promise<T> {
    try {
      return await orm.transaction(work);
    } catch (cause) {
      if (isUniqueViolation(cause, 'reservations_one_a_member')) throw new BookingRefusal('overlap');
      if (isUniqueViolation(cause, 'reservations_one_a_table')) throw new BookingRefusal('slotTaken');
      throw cause;
    }
  }

  const isOf = (memberId: string, id: string) =>
    and(eq(reservations.memberId, memberId), eq(reservations.id, id));

  async function findRow(transaction: Orm, memberId: string, id: string) {
    const [row] = await transaction
      .select({ reservation: reservations, timeZone: bookingRestaurants.timeZone })
      .from(reservations)
      .innerJoin(bookingRestaurants, eq(bookingRestaurants.merchantId, reservations.merchantId))
      .where(isOf(memberId, id))
      .for('update', { of: reservations });
    return row;
  }

  return {
    findRestaurant: (merchantId) => findRestaurant(orm, merchantId),

    async findSlots(search) {
      const restaurant = await findRestaurant(orm, search.merchantId);
      if (!restaurant) return [];
      const slots = await findSlots(orm, { ...search, timeZone: restaurant.timeZone, now: now() });
      return slots.map(({ startsAt, hasBonus, requiresCard }) => ({ startsAt, hasBonus, requiresCard }));
    },

    hold: (request) =>
      inTransaction(async (transaction) => {
        const { memberId, merchantId, startsAt, partySize } = request;
        const moment = now();
        const restaurant = await lockRestaurant(transaction, merchantId, moment);
        const { partnerId, refusal } = await lockDiner(transaction, memberId);
        if (refusal) throw new BookingRefusal(refusal);
        await transaction
          .delete(reservations)
          .where(and(eq(reservations.memberId, memberId), isNotNull(reservations.heldUntil)));
        const slot = await freeTableAt(transaction, request, restaurant, { now: moment });
        const id = randomUUID();
        const heldUntil = new Date(moment.getTime() + HOLD_MS);
        const row = { ...rowOf(slot, startsAt), id, memberId, partnerId, merchantId, partySize, heldUntil };
        await transaction.insert(reservations).values({ ...row, changedAt: moment });
        const { hasBonus, requiresCard } = slot;
        return {
          id,
          startsAt: slot.startsAt,
          hasBonus,
          requiresCard,
          expiresAt: heldUntil.toISOString(),
        };
      }),

    async release({ memberId, holdId }) {
      await orm.delete(reservations).where(and(isOf(memberId, holdId), isNotNull(reservations.heldUntil)));
    },

    reserve: ({ memberId, holdId, cardToken = null }) =>
      inTransaction(async (transaction) => {
        const { refusal } = await lockDiner(transaction, memberId);
        const found = await findRow(transaction, memberId, holdId);
        if (!found || found.reservation.cancelledAt) throw new BookingRefusal('holdExpired');
        const { reservation, timeZone } = found;
        const { heldUntil, requiresCard } = reservation;
        // A retry, because the first response was lost.
        if (heldUntil === null) return toBookedTable(reservation, timeZone);
        const changedAt = now();
        if (heldUntil <= changedAt) throw new BookingRefusal('holdExpired');
        if (reservation.startsAt <= changedAt) throw new BookingRefusal('tooClose');
        if (refusal) throw new BookingRefusal(refusal);
        if (requiresCard && cardToken === null) throw new BookingRefusal('cardRequired');
        const reserved = { heldUntil: null, cardToken, changedAt };
        await transaction.update(reservations).set(reserved).where(isOf(memberId, holdId));
        return toBookedTable({ ...reservation, ...reserved }, timeZone);
      }),

    change: ({ memberId, id, startsAt, partySize, hasBonus, cardToken = null, seen }) =>
      inTransaction(async (transaction) => {
        const [place] = await transaction
          .select({ merchantId: reservations.merchantId })
          .from(reservations)
          .where(isOf(memberId, id));
        if (!place) return undefined;
        const { merchantId } = place;
        const moment = now();
        const restaurant = await lockRestaurant(transaction, merchantId, moment);
        const { refusal } = await lockDiner(transaction, memberId);
        const found = await findRow(transaction, memberId, id);
        if (!found) return undefined;
        const { reservation, timeZone } = found;
        const isOver = reservation.cancelledAt !== null || reservation.startsAt <= moment;
        if (isOver || reservation.heldUntil !== null) return undefined;
        if (isAsSeen(reservation, { startsAt, partySize })) return toBookedTable(reservation, timeZone);
        if (!isAsSeen(reservation, seen)) throw new BookingRefusal('reservationChanged');
        if (refusal) throw new BookingRefusal(refusal);
        const wanted = { merchantId, startsAt, partySize };
        const slot = await freeTableAt(transaction, wanted, restaurant, {
          now: moment,
          changed: { memberId, id },
        });
        if (hasBonus !== undefined && slot.hasBonus !== hasBonus) throw new BookingRefusal('slotChanged');
        const token = cardToken ?? reservation.cardToken;
        if (slot.requiresCard && token === null) throw new BookingRefusal('cardRequired');
        const changed = { ...rowOf(slot, startsAt), partySize, cardToken: token, changedAt: moment };
        await transaction.update(reservations).set(changed).where(isOf(memberId, id));
        return toBookedTable({ ...reservation, ...changed }, timeZone);
      }),

    cancel: ({ memberId, id, seen }) =>
      inTransaction(async (transaction) => {
        const found = await findRow(transaction, memberId, id);
        if (!found || found.reservation.heldUntil !== null) return undefined;
        const { reservation, timeZone } = found;
        if (reservation.cancelledAt !== null) return toBookedTable(reservation, timeZone);
        const moment = now();
        if (reservation.startsAt <= moment) return undefined;
        if (!isAsSeen(reservation, seen)) throw new BookingRefusal('reservationChanged');
        const canceled = { cancelledAt: moment, changedAt: moment };
        await transaction.update(reservations).set(canceled).where(isOf(memberId, id));
        return toBookedTable({ ...reservation, ...canceled }, timeZone);
      }),

    async list({ memberId }) {
      const rows = await orm
        .select({ reservation: reservations, timeZone: bookingRestaurants.timeZone })
        .from(reservations)
        .innerJoin(bookingRestaurants, eq(bookingRestaurants.merchantId, reservations.merchantId))
        .where(and(eq(reservations.memberId, memberId), isConfirmed, gt(reservations.endsAt, now())))
        .orderBy(asc(reservations.startsAt));
      return rows.map(({ reservation, timeZone }) => toBookedTable(reservation, timeZone));
    },
  };
}

export async function purgeExpiredHolds({ orm }: Pick<Database, 'orm'>, now: Date): Promise<void> {
  await orm.delete(reservations).where(lte(reservations.heldUntil, now));
}
