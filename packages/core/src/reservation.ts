import { daysAfter, HOUR_MS, millisecondsOf, type Moment, type PlainDate } from './calendar.ts';
import { localTimeOf } from './local-time.ts';
import { lastReservationDate, LARGEST_PARTY, type TableSearch } from './table-search.ts';

export const QUICK_PARTY_SIZES = 6;
/** How many slots are offered at once: those nearest to the requested time (RES-05). */
export const SLOTS_SHOWN = 5;
/** How many slots the card of a restaurant shows for a search with a time (SEA-48). */
export const FREE_TIMES_SHOWN = 3;
/** How long a party has its table, and the minimum time between two reservations of a member (RES-15). */
export const SITTING_MS = 2 * HOUR_MS;

export interface PartySizes {
  readonly smallest: number;
  readonly largest: number;
}

export interface Slot {
  /** ISO timestamp in UTC, which `localTimeOf` converts to the restaurant's time. */
  readonly startsAt: string;
  readonly hasBonus: boolean;
  readonly requiresCard: boolean;
}

/** Why a search is rejected without consulting the restaurant (RES-12, RES-13). */
export const searchRefusals = ['tooSmall', 'tooBig', 'tooFar', 'tooClose'] as const;
export type SearchRefusal = (typeof searchRefusals)[number];

/**
 * The result of a search for a table. `none` means that every table is taken, or that the restaurant is
 * closed (RES-11).
 */
export type AvailabilityState = SearchRefusal | 'none' | 'available';

export interface Availability {
  readonly state: AvailabilityState;
  readonly timeZone: string;
  readonly partySizes: PartySizes;
  /** Slots in chronological order. Empty unless the state is `available`. */
  readonly slots: readonly Slot[];
}

export interface FreeTimes extends Pick<Availability, 'timeZone' | 'slots'> {
  readonly merchantId: string;
}

export interface TableHold extends Slot {
  readonly id: string;
  /** ISO timestamp in UTC, after which others may reserve the table. */
  readonly expiresAt: string;
}

export interface Reservation extends Slot {
  readonly id: string;
  readonly merchantId: string;
  readonly merchantName: string;
  readonly timeZone: string;
  readonly partySize: number;
}

export interface ReservationDates {
  readonly first: PlainDate;
  readonly last: PlainDate;
}

/** Returns the selectable days, from yesterday to one year ahead in the restaurant's time zone (RES-04). */
export function reservationDates(now: Moment, timeZone: string): ReservationDates {
  const { date } = localTimeOf(now, timeZone);
  return { first: daysAfter(date, -1), last: lastReservationDate(date) };
}

/**
 * Returns why a search cannot have results. Undefined if the restaurant must be consulted (RES-12, RES-13).
 */
export function searchRefusal(
  { date, time, partySize }: TableSearch,
  { partySizes, timeZone, now }: { partySizes: PartySizes; timeZone: string; now: Moment },
): SearchRefusal | undefined {
  if (partySize < partySizes.smallest) return 'tooSmall';
  if (partySize > Math.min(partySizes.largest, LARGEST_PARTY)) return 'tooBig';
  if (date > reservationDates(now, timeZone).last) return 'tooFar';
  const here = localTimeOf(now, timeZone);
  return `${date} ${time}` <= `${here.date} ${here.time}` ? 'tooClose' : undefined;
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/**
 * Returns the slots of a day nearest to a local time, in chronological order. Of two equally near, it prefers
 * the earlier.
 */
export function nearestSlots(
  slots: readonly Slot[],
  { time, timeZone, count = SLOTS_SHOWN }: { time: string; timeZone: string; count?: number },
): readonly Slot[] {
  const distance = ({ startsAt }: Slot) =>
    Math.abs(minutesOf(localTimeOf(startsAt, timeZone).time) - minutesOf(time));
  const nearest = new Set(slots.toSorted((a, b) => distance(a) - distance(b)).slice(0, count));
  return slots.filter((slot) => nearest.has(slot));
}

export const overlappingReservation = (
  reservations: readonly Reservation[],
  startsAt: Moment,
): Reservation | undefined =>
  reservations.find((one) => Math.abs(millisecondsOf(one.startsAt) - millisecondsOf(startsAt)) < SITTING_MS);

/**
 * Returns the points that a reservation earns. 0 for a slot without the bonus, undefined if the program has
 * none (RES-06, RES-14).
 */
export const reservationBonus = (
  { hasBonus }: Pick<Slot, 'hasBonus'>,
  partner: { readonly hasReservationBonus: boolean; readonly reservationBonusPoints: number },
): number | undefined => {
  if (!partner.hasReservationBonus) return undefined;
  return hasBonus ? partner.reservationBonusPoints : 0;
};
