import {
  dayOf,
  daysAfter,
  formatMoney,
  formatShortMoney,
  merchantHref,
  REVIEW_DAYS,
  routes,
  weekdayOfDay,
  type Moment,
  type NotEarnedReason,
  type PlainDate,
  type ReasonFacts,
  type TransactionRecord,
} from '@tableside/core';
import type { CopyValues } from '@tableside/kits/content';

import { formatLongDay, formatMonth, formatWeekday, formatWeekdays } from './days.ts';
import type { ReasonKey } from './reasons.copy.ts';

export interface ReasonCopy {
  readonly why: ReasonKey;
  readonly next: ReasonKey;
  readonly nextHref?: string;
  readonly values?: CopyValues;
}

interface Visit {
  readonly record: TransactionRecord;
  readonly facts: ReasonFacts;
  /** The day of the visit in the restaurant's time zone. */
  readonly day: PlainDate;
  readonly today: PlainDate;
  readonly reportHref: string | undefined;
}

const nothing = { next: 'nextNothing' } as const;
const atCards = { next: 'nextCard', nextHref: routes.cards.path } as const;

const nextMonthOf = (day: PlainDate): PlainDate => {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return dayOf(Date.UTC(year, month, 1));
};

function afterTheMonth(
  { record, day, today }: Visit,
  [later, past]: readonly [ReasonKey, ReasonKey],
): Pick<ReasonCopy, 'next'> & { readonly values: CopyValues } {
  const from = nextMonthOf(day);
  return {
    next: !record.hasMerchantPage ? 'nextNothing' : from > today ? later : past,
    values: { month: formatMonth(day), from: formatLongDay(from) },
  };
}

/**
 * The copy for each cause. Facts that contradict the cause are left out, because restaurants and cards are
 * known only as they are today.
 */
const causes: Readonly<Record<NotEarnedReason, (visit: Visit) => ReasonCopy>> = {
  dayWithoutReward({ record: { hasMerchantPage, merchantId }, facts: { earnDays = [] }, day }) {
    const weekday = weekdayOfDay(day);
    const isKnown = earnDays.length > 0 && !earnDays.includes(weekday);
    return {
      ...(hasMerchantPage && merchantId !== undefined
        ? { next: 'nextDays', nextHref: merchantHref(merchantId) }
        : nothing),
      ...(isKnown
        ? { why: 'reasonDay', values: { weekday: formatWeekday(weekday), days: formatWeekdays(earnDays) } }
        : { why: 'reasonDayShort' }),
    };
  },
  spendLimitReached(visit) {
    const { maxSpend } = visit.facts;
    const { next, values } = afterTheMonth(visit, ['nextMonth', 'nextMonthPast']);
    return maxSpend === undefined
      ? { why: 'reasonSpendShort', next, values }
      : { why: 'reasonSpend', next, values: { ...values, limit: formatShortMoney(maxSpend * 100) } };
  },
  visitLimitReached(visit) {
    const { maxVisitsPerMonth: count } = visit.facts;
    const { next, values } = afterTheMonth(visit, ['nextMonthVisits', 'nextMonthVisitsPast']);
    if (count === undefined) return { why: 'reasonVisitsShort', next, values };
    return { why: count === 1 ? 'reasonVisitsOne' : 'reasonVisits', next, values: { ...values, count } };
  },
  cardNotLinkedThen({ record: { cardLastFour: lastFour }, facts: { cardLinkedOn }, day, today }) {
    if (lastFour === undefined) return { why: 'reasonCardShort', ...atCards };
    if (cardLinkedOn === undefined || cardLinkedOn < day)
      return { why: 'reasonCard', ...atCards, values: { lastFour } };
    const from = daysAfter(cardLinkedOn, 1);
    return {
      why: 'reasonCardLater',
      next: from > today ? 'nextCardSince' : 'nextCardSincePast',
      values: { lastFour, linked: formatLongDay(cardLinkedOn), from: formatLongDay(from) },
    };
  },
  paidWithPin: () => ({ why: 'reasonPin', next: 'nextPin' }),
  belowMinimum: ({ record: { billCents } }) =>
    billCents === undefined
      ? { why: 'reasonMinimumShort', ...nothing }
      : { why: 'reasonMinimum', ...nothing, values: { bill: formatMoney(billCents) } },
  refunded: () => ({ why: 'reasonRefunded', ...nothing }),
  notInProgramThen({ record: { hasMerchantPage }, facts: { merchantJoinedOn }, day }) {
    if (merchantJoinedOn === undefined || merchantJoinedOn <= day)
      return { why: 'reasonJoinedShort', ...nothing };
    return {
      why: 'reasonJoined',
      next: hasMerchantPage ? 'nextJoined' : 'nextNothing',
      values: { joined: formatLongDay(merchantJoinedOn) },
    };
  },
  reviewMissing({ day, today }) {
    const by = daysAfter(day, REVIEW_DAYS - 1);
    return by < today
      ? { why: 'reasonReview', ...nothing, values: { by: formatLongDay(by) } }
      : { why: 'reasonReviewShort', ...nothing };
  },
  linkedLessThanADayBefore({ record: { cardLastFour: lastFour }, facts: { cardLinkedOn }, day, today }) {
    // The day after the visit is always more than a day after the card was linked, whatever the hour.
    const from = daysAfter(day, 1);
    const next = from > today ? 'nextCardSince' : 'nextCardSincePast';
    const isKnown =
      cardLinkedOn !== undefined && (cardLinkedOn === day || cardLinkedOn === daysAfter(day, -1));
    return isKnown && lastFour !== undefined
      ? {
          why: 'reasonDayBefore',
          next,
          values: { lastFour, linked: formatLongDay(cardLinkedOn), from: formatLongDay(from) },
        }
      : { why: 'reasonDayBeforeShort', next, values: { from: formatLongDay(from) } };
  },
  processorChanged: ({ reportHref }) => ({
    why: 'reasonProcessor',
    ...(reportHref === undefined
      ? { next: 'nextProcessor' }
      : { next: 'nextProcessorReport', nextHref: reportHref }),
  }),
  locationNotEnrolled({ record: { merchantName: merchant } }) {
    const next = { next: 'nextLocation', nextHref: routes.search.path } as const;
    return merchant === ''
      ? { why: 'reasonLocationShort', ...next }
      : { why: 'reasonLocation', ...next, values: { merchant } };
  },
  paidThroughDelivery: () => ({ why: 'reasonDelivery', next: 'nextDelivery' }),
  cardInOtherProgram: ({ record: { cardLastFour: lastFour } }) =>
    lastFour === undefined
      ? { why: 'reasonElsewhereShort', ...atCards }
      : { why: 'reasonElsewhere', ...atCards, values: { lastFour } },
};

export interface ReasonCircumstances {
  readonly day: PlainDate;
  readonly now: Moment;
  readonly reportHref?: string | undefined;
}

export function reasonCopy(
  record: TransactionRecord,
  { day, now, reportHref }: ReasonCircumstances,
): ReasonCopy | undefined {
  const { reason, reasonFacts: facts = {} } = record;
  return reason && causes[reason]({ record, facts, day, today: dayOf(now), reportHref });
}
