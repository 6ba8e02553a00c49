import type { OpeningHours } from './merchant.ts';
import { weekdays, type Weekday } from './weekday.ts';

/**
 * A restaurant's opening status. Times are "HH:MM" in its time zone. It is `openAllDay` if the closing time
 * equals the opening time, and `closed` if it was open today and does not reopen before tomorrow.
 */
export type OpeningStatus =
  | { readonly state: 'open'; readonly until: string }
  | { readonly state: 'openAllDay' }
  | { readonly state: 'opensLater'; readonly at: string }
  | { readonly state: 'closed' }
  | { readonly state: 'closedToday' };

/**
 * Returns whether a restaurant is open at a weekday and time, both in its time zone, and when that changes on
 * the same day. A closing time that is not after the opening time is on the next day.
 */
export function openingStatus(
  hours: readonly OpeningHours[],
  { day, time }: { readonly day: Weekday; readonly time: string },
): OpeningStatus {
  const yesterday = weekdays.at(weekdays.indexOf(day) - 1);
  const isOpen = ({ day: opensOn, opens, closes }: OpeningHours) =>
    closes > opens
      ? opensOn === day && opens <= time && time < closes
      : (opensOn === day && opens <= time) || (opensOn === yesterday && time < closes);
  const current = hours.find(isOpen);
  if (current)
    return current.opens === current.closes
      ? { state: 'openAllDay' }
      : { state: 'open', until: current.closes };
  const openings = hours.filter((entry) => entry.day === day).map(({ opens }) => opens);
  const [next] = openings.filter((opens) => opens > time).toSorted();
  if (next !== undefined) return { state: 'opensLater', at: next };
  return { state: openings.length > 0 ? 'closed' : 'closedToday' };
}
