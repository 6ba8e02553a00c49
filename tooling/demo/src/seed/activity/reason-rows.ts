import {
  DAY_MS,
  HOUR_MS,
  localTimeOf,
  notEarnedReasons,
  weekdayOfDay,
  type NotEarnedReason,
} from '@tableside/core';

import type { Place } from './places.ts';
import { billRow, type RowDraft, type Story } from './rows.ts';

/**
 * These visits must be older than all records that show the states of a reward, so the latest was this long
 * ago.
 */
const LATEST_DAYS_AGO = 48;

const isOnDayWithoutReward = ({ terms, timeZone }: Place, moment: Date): boolean =>
  terms !== undefined && !terms.earnDays.includes(weekdayOfDay(localTimeOf(moment.getTime(), timeZone).date));

function circumstancesOf(
  reason: NotEarnedReason,
  { places, newCard }: Story,
  occurredAt: Date,
): {
  readonly place?: Place | undefined;
  readonly occurredAt?: Date;
  readonly billCents?: number;
  readonly cardLastFour?: string;
} {
  const cardLastFour = newCard?.lastFour;
  switch (reason) {
    case 'dayWithoutReward':
      return { place: places.open.find((place) => isOnDayWithoutReward(place, occurredAt)) };
    case 'spendLimitReached':
      return { place: places.open.find(({ terms }) => (terms?.maxSpend ?? null) !== null) };
    case 'visitLimitReached':
      return { place: places.open.findLast(({ terms }) => (terms?.maxVisitsPerMonth ?? null) !== null) };
    case 'cardNotLinkedThen':
      return newCard
        ? { cardLastFour: newCard.lastFour, occurredAt: new Date(newCard.linkedAt.getTime() - 6 * DAY_MS) }
        : {};
    case 'linkedLessThanADayBefore':
      return newCard
        ? { cardLastFour: newCard.lastFour, occurredAt: new Date(newCard.linkedAt.getTime() + 3 * HOUR_MS) }
        : {};
    case 'notInProgramThen': {
      const [place] = places.newest;
      if (place?.joinedOn === undefined) return { place };
      return { place, occurredAt: new Date(Date.parse(place.joinedOn) - 5 * DAY_MS) };
    }
    case 'belowMinimum':
      return { billCents: 640 };
    case 'cardInOtherProgram':
      return cardLastFour === undefined ? {} : { cardLastFour };
    case 'paidWithPin':
    case 'refunded':
    case 'reviewMissing':
    case 'processorChanged':
    case 'locationNotEnrolled':
    case 'paidThroughDelivery':
      return {};
  }
}

/**
 * A missing reward for this reason is worth claiming, so it comes first: its visit is then recent enough for
 * a claim.
 */
const reasons: readonly NotEarnedReason[] = [
  'processorChanged',
  ...notEarnedReasons.filter((reason) => reason !== 'processorChanged'),
];

export function reasonRows(story: Story): RowDraft[] {
  const { partner, random, today } = story;
  return reasons
    .filter((reason) => reason !== 'reviewMissing' || partner.typeformCode !== null)
    .map((reasonCode, index) => {
      const daysAgo = LATEST_DAYS_AGO + 2 * index;
      const occurredAt = new Date(
        today.getTime() - daysAgo * DAY_MS - HOUR_MS - random.between(0, 9 * 60) * 60_000,
      );
      const { place, ...circumstances } = circumstancesOf(reasonCode, story, occurredAt);
      const bill = {
        occurredAt,
        billCents: random.between(2150, 9900),
        status: 'Forfeit' as const,
        reasonCode,
        ...circumstances,
      };
      return billRow(story, place ? { ...bill, place } : bill);
    });
}
