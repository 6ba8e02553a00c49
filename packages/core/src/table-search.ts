import { dayOf, isMoment, type PlainDate } from './calendar.ts';
import type { QueryReader } from './search.ts';

export const DEFAULT_RESERVATION_TIME = '19:00';
export const DEFAULT_PARTY_SIZE = 2;
/** The largest party size that can be requested from any restaurant (RES-05). */
export const LARGEST_PARTY = 18;

export interface TableSearch {
  readonly date: PlainDate;
  /** "HH:MM" in the restaurant's time zone. */
  readonly time: string;
  readonly partySize: number;
}

export const isPlainDate = (text: string): text is PlainDate => isMoment(text) && text === dayOf(text);

/** Whether a text is a time of day, as "HH:MM" in 24-hour format. */
export const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

export const isPartySize = (size: number): boolean =>
  Number.isInteger(size) && size >= 1 && size <= LARGEST_PARTY;

export function lastReservationDate(today: PlainDate): PlainDate {
  const inAYear = new Date(today);
  inAYear.setUTCFullYear(inAYear.getUTCFullYear() + 1);
  return dayOf(inAYear.getTime());
}

/**
 * Parses the date, time and party of a query string. Without a valid date, there is no search. Defaults
 * replace an invalid time or party (SEA-46).
 */
export function parseTableSearch(query: Pick<QueryReader, 'get'>): TableSearch | undefined {
  const [date = '', time = '', party = ''] = ['date', 'time', 'party'].map((key) => query.get(key) ?? '');
  if (!isPlainDate(date)) return undefined;
  const size = /^\d{1,2}$/.test(party) ? Number(party) : 0;
  return {
    date,
    time: isTime(time) ? time : DEFAULT_RESERVATION_TIME,
    partySize: isPartySize(size) ? size : DEFAULT_PARTY_SIZE,
  };
}

export const formatTableSearch = ({ date, time, partySize }: TableSearch): [key: string, value: string][] => [
  ['date', date],
  ['time', time],
  ['party', String(partySize)],
];
