declare const plainDate: unique symbol;
/** A calendar day, YYYY-MM-DD. It has no time zone: it is never made into a moment of the reader's. */
export type PlainDate = string & { readonly [plainDate]: true };

/**
 * A moment in milliseconds since 1970, or an ISO text of one. A day alone is its first moment in UTC, and a time without
 * a zone is one of UTC: no text means another moment for another reader.
 */
export type Moment = number | string;

export const DAY_MS = 86_400_000;
export const HOUR_MS = 3_600_000;

const isoText = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?$/;

/** NaN for a text that is no moment. */
export function millisecondsOf(moment: Moment): number {
  if (typeof moment === 'number') return moment;
  const [whole, time, , , zone] = isoText.exec(moment) ?? [];
  if (whole === undefined) return Number.NaN;
  return Date.parse(time !== undefined && zone === undefined ? `${whole}Z` : whole);
}

/** Whether a text is a moment. Everything else here wants one. */
export const isMoment = (text: string): boolean => !Number.isNaN(millisecondsOf(text));

/** The day in UTC on which a moment falls. Throws a RangeError for what is no moment. */
export const dayOf = (moment: Moment): PlainDate =>
  new Date(millisecondsOf(moment)).toISOString().slice(0, 10) as PlainDate;

/** The day that lies so many days after another. */
export const daysAfter = (day: PlainDate, days: number): PlainDate =>
  dayOf(millisecondsOf(day) + days * DAY_MS);

/** The year in UTC. */
export const yearOf = (moment: Moment): number => new Date(millisecondsOf(moment)).getUTCFullYear();

/** Whether at most so many milliseconds have passed since; the last one still counts. */
export const isWithin = (since: Moment, now: Moment, milliseconds: number): boolean =>
  millisecondsOf(now) - millisecondsOf(since) <= milliseconds;
