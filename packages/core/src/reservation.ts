import { dayOf, daysAfter, HOUR_MS, millisecondsOf, type Moment, type PlainDate } from './calendar.ts';
import { localTimeOf } from './local-time.ts';

/** The time that a reservation begins with, on the restaurant's clock (RES-02). */
export const DEFAULT_RESERVATION_TIME = '19:00';
/** The party size that a reservation begins with (RES-03). */
export const DEFAULT_PARTY_SIZE = 2;
/** The largest party that any restaurant can be asked for (RES-05). */
export const LARGEST_PARTY = 18;
/** Party sizes that are offered as quick choices, from 1 on (RES-05). */
export const QUICK_PARTY_SIZES = 6;
/** Slots that are offered at once, those nearest to the time that was asked for (RES-05). */
export const SLOTS_SHOWN = 5;
/** How long a party has its table, and how far apart two reservations of one member must be (RES-15). */
export const SITTING_MS = 2 * HOUR_MS;

/** What a diner looks for. */
export interface TableSearch {
  /** The day at the restaurant. */
  readonly date: PlainDate;
  /** "HH:MM" on the restaurant's clock. */
  readonly time: string;
  readonly partySize: number;
}

/** What a restaurant takes. */
export interface PartySizes {
  readonly smallest: number;
  readonly largest: number;
}

/** A time at which a table can be reserved. */
export interface Slot {
  /** ISO, in UTC; `localTimeOf` tells the restaurant's own time. */
  readonly startsAt: string;
  /** Whether a reservation then earns the bonus, where the program has one. */
  readonly hasBonus: boolean;
  /** Whether it is kept with a payment card only (RES-19). */
  readonly requiresCard: boolean;
}

/** Why a restaurant is not even asked for a table (RES-12, RES-13). */
export const searchRefusals = ['tooSmall', 'tooBig', 'tooFar', 'tooClose'] as const;
export type SearchRefusal = (typeof searchRefusals)[number];

/** What a search for a table brought. `none`: every table is taken, or the restaurant is closed (RES-11). */
export type AvailabilityState = SearchRefusal | 'none' | 'available';

export interface Availability {
  readonly state: AvailabilityState;
  /** The restaurant's, such as America/Chicago. */
  readonly timeZone: string;
  readonly partySizes: PartySizes;
  /** In their order; empty unless the state is `available`. */
  readonly slots: readonly Slot[];
}

/** A table that is kept for a member while the reservation is completed. */
export interface TableHold extends Slot {
  readonly id: string;
  /** ISO, in UTC. Afterwards somebody else may have the table. */
  readonly expiresAt: string;
}

/** A table that a member has reserved. */
export interface Reservation extends Slot {
  readonly id: string;
  readonly merchantId: string;
  readonly merchantName: string;
  /** The restaurant's, such as America/Chicago. */
  readonly timeZone: string;
  readonly partySize: number;
}

/** Days that can be chosen, the first and the last included. */
export interface ReservationDates {
  readonly first: PlainDate;
  readonly last: PlainDate;
}

/** From yesterday to a year ahead on the restaurant's calendar (RES-04). */
export function reservationDates(now: Moment, timeZone: string): ReservationDates {
  const { date } = localTimeOf(now, timeZone);
  const inAYear = new Date(date);
  inAYear.setUTCFullYear(inAYear.getUTCFullYear() + 1);
  return { first: daysAfter(date, -1), last: dayOf(inAYear.getTime()) };
}

/** Why there can be no table for a search; undefined when the restaurant is to be asked (RES-12, RES-13). */
export function searchRefusal(
  { date, time, partySize }: TableSearch,
  { partySizes, timeZone, now }: { partySizes: PartySizes; timeZone: string; now: Moment },
): SearchRefusal | undefined {
  if (partySize < partySizes.smallest) return 'tooSmall';
  if (partySize > Math.min(partySizes.largest, LARGEST_PARTY)) return 'tooBig';
  if (date > reservationDates(now, timeZone).last) return 'tooFar';
  const here = localTimeOf(now, timeZone);
  // Days and times of this form sort as they follow each other.
  return `${date} ${time}` <= `${here.date} ${here.time}` ? 'tooClose' : undefined;
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The slots of a day nearest to a time on the restaurant's clock, in their order; of two as near, the earlier. */
export function nearestSlots(
  slots: readonly Slot[],
  { time, timeZone, count = SLOTS_SHOWN }: { time: string; timeZone: string; count?: number },
): readonly Slot[] {
  const distance = ({ startsAt }: Slot) =>
    Math.abs(minutesOf(localTimeOf(startsAt, timeZone).time) - minutesOf(time));
  const nearest = new Set(slots.toSorted((a, b) => distance(a) - distance(b)).slice(0, count));
  return slots.filter((slot) => nearest.has(slot));
}

/** The reservation that leaves no time for another one: less than two hours before or after it (RES-15). */
export const overlappingReservation = (
  reservations: readonly Reservation[],
  startsAt: Moment,
): Reservation | undefined =>
  reservations.find((one) => Math.abs(millisecondsOf(one.startsAt) - millisecondsOf(startsAt)) < SITTING_MS);

/** Points that a reservation earns; 0 for a slot without the bonus, undefined where the program has none (RES-06, RES-14). */
export const reservationBonus = (
  { hasBonus }: Pick<Slot, 'hasBonus'>,
  partner: { readonly hasReservationBonus: boolean; readonly reservationBonusPoints: number },
): number | undefined => {
  if (!partner.hasReservationBonus) return undefined;
  return hasBonus ? partner.reservationBonusPoints : 0;
};
