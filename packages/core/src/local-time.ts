import { millisecondsOf, type Moment, type PlainDate } from './calendar.ts';
import { formatAt } from './cached-formats.ts';

export interface LocalTime {
  readonly date: PlainDate;
  /** "HH:MM" in 24-hour format. */
  readonly time: string;
}

/**
 * Converts a timestamp to local date and time in a time zone, such as America/Chicago, whatever the visitor's
 * own zone. Throws a RangeError for an invalid timestamp or an unknown zone.
 */
export function localTimeOf(moment: Moment, timeZone: string): LocalTime {
  const parts = formatAt(timeZone, 'local time', {
    calendar: 'iso8601',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(millisecondsOf(moment));
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((candidate) => candidate.type === type)?.value ?? '';
  return {
    date: `${part('year')}-${part('month')}-${part('day')}` as PlainDate,
    time: `${part('hour')}:${part('minute')}`,
  };
}

export function isTimeZone(name: string): boolean {
  try {
    Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

export function formatTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 === 0 ? 12 : hours % 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** Formats the local day of a timestamp, such as "Monday, June 22, 2026". */
export const formatLocalDay = (moment: Moment, timeZone: string): string =>
  formatAt(timeZone, 'full day', { dateStyle: 'full' }).format(millisecondsOf(moment));

export const formatLocalTime = (moment: Moment, timeZone: string): string =>
  formatTime(localTimeOf(moment, timeZone).time);
