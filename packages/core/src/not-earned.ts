import type { PlainDate } from './calendar.ts';
import type { Weekday } from './weekday.ts';

export const notEarnedReasons = [
  'dayWithoutReward',
  'spendLimitReached',
  'visitLimitReached',
  'cardNotLinkedThen',
  'paidWithPin',
  'belowMinimum',
  'refunded',
  'notInProgramThen',
  'reviewMissing',
  'linkedLessThanADayBefore',
  'processorChanged',
  'locationNotEnrolled',
  'paidThroughDelivery',
  'cardInOtherProgram',
] as const;
export type NotEarnedReason = (typeof notEarnedReasons)[number];

export interface ReasonFacts {
  readonly earnDays?: readonly Weekday[];
  /** The maximum spend per month that earns, in dollars. */
  readonly maxSpend?: number;
  readonly maxVisitsPerMonth?: number;
  /** The day on which the card was linked, by the restaurant's calendar. */
  readonly cardLinkedOn?: PlainDate;
  readonly merchantJoinedOn?: PlainDate;
}
