import type { OpeningHours } from './merchant.ts';
import { weekdays, type Weekday } from './weekday.ts';

/** What opening hours say at a moment; a time is "HH:MM" on the restaurant's clock. */
export type OpeningStatus =
  | { readonly state: 'open'; readonly until: string }
  /** It closes when it opens: it is open around the clock. */
  | { readonly state: 'openAllDay' }
  | { readonly state: 'opensLater'; readonly at: string }
  /** It was open today, and is not open again before tomorrow. */
  | { readonly state: 'closed' }
  | { readonly state: 'closedToday' };

/**
 * Whether a restaurant is open at a time of a weekday, both on its own clock, and what comes next that day. A closing
 * time that is not after the opening is on the next day.
 */
export function openingStatus(
  hours: readonly OpeningHours[],
  { day, time }: { readonly day: Weekday; readonly time: string },
): OpeningStatus {
  const yesterday = weekdays.at(weekdays.indexOf(day) - 1);
  // Times of this form sort as they follow each other.
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
