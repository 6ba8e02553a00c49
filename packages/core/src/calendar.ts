declare const plainDate: unique symbol;
/** A calendar day, YYYY-MM-DD. It has no time zone, and is never converted to the visitor's local time. */
export type PlainDate = string & { readonly [plainDate]: true };

/**
 * A timestamp in milliseconds since 1970, or in ISO format. A date only is its first moment in UTC, and a
 * time without a zone is in UTC, so that no text depends on the visitor's time zone.
 */
export type Moment = number | string;

export const DAY_MS = 86_400_000;
export const HOUR_MS = 3_600_000;

const isoText = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?$/;

/** Returns NaN for an invalid timestamp. */
export function millisecondsOf(moment: Moment): number {
  if (typeof moment === 'number') return moment;
  const [whole, time, , , zone] = isoText.exec(moment) ?? [];
  if (whole === undefined) return Number.NaN;
  return Date.parse(time !== undefined && zone === undefined ? `${whole}Z` : whole);
}

export const isMoment = (text: string): boolean => !Number.isNaN(millisecondsOf(text));

/** Returns the UTC day of a timestamp. Throws a RangeError if it is invalid. */
export const dayOf = (moment: Moment): PlainDate =>
  new Date(millisecondsOf(moment)).toISOString().slice(0, 10) as PlainDate;

export const daysAfter = (day: PlainDate, days: number): PlainDate =>
  dayOf(millisecondsOf(day) + days * DAY_MS);

export const yearOf = (moment: Moment): number => new Date(millisecondsOf(moment)).getUTCFullYear();

/** Whether at most this many milliseconds have passed. The limit itself still counts as within. */
export const isWithin = (since: Moment, now: Moment, milliseconds: number): boolean =>
  millisecondsOf(now) - millisecondsOf(since) <= milliseconds;
