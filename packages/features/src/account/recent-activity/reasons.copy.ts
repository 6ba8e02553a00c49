import { defineCopy } from '@tableside/kits/content';

/**
 * Why a visit earned nothing, and what can be done next. Content overrides it with "accountActivity.<key>".
 * Each sentence that names a fact has a shorter version for records without the fact.
 */
export const reasonsCopy = defineCopy('accountActivity', {
  reasonDay: '{what} was on a {weekday}, and this restaurant only earns {days}.',
  reasonDayShort: '{what} was on a day on which this restaurant doesn’t earn.',
  reasonSpend: '{what} came after you’d reached this restaurant’s {limit} limit for {month}.',
  reasonSpendShort: '{what} came after you’d reached this restaurant’s spending limit for {month}.',
  reasonVisits: '{what} came after you’d reached this restaurant’s limit of {count} visits for {month}.',
  reasonVisitsOne: '{what} came after you’d reached this restaurant’s limit of 1 visit for {month}.',
  reasonVisitsShort: '{what} came after you’d reached this restaurant’s limit of visits for {month}.',
  reasonCardLater: '{what} was paid with your card ending in {lastFour}, which you linked on {linked}.',
  reasonCard: '{what} was paid with a card ending in {lastFour}, which wasn’t linked then.',
  reasonCardShort: '{what} was paid with a card that wasn’t linked then.',
  reasonPin: '{what} was paid with a PIN, and debit cards earn when they’re run as credit.',
  reasonMinimum: '{what} came to {bill}, which is below the smallest bill that earns.',
  reasonMinimumShort: '{what} was below the smallest bill that earns.',
  reasonRefunded: '{what} was refunded, so there was no bill to earn from.',
  reasonJoined: '{what} was before this restaurant joined {program} on {joined}.',
  reasonJoinedShort: '{what} was at a time when this restaurant wasn’t in {program}.',
  reasonReview: '{what} needed a review by {by} to earn, and we didn’t get one.',
  reasonReviewShort: '{what} needed a review to earn, and we didn’t get one.',
  reasonDayBefore: '{what} was less than a day after you linked your card ending in {lastFour}, on {linked}.',
  reasonDayBeforeShort: '{what} was less than a day after you linked your card.',
  reasonProcessor:
    '{what} was around the time this restaurant changed how it takes cards, so we couldn’t match your payment.',
  reasonLocation: '{what} was at a location of {merchant} that isn’t in {program}.',
  reasonLocationShort: '{what} was at a location that isn’t in {program}.',
  reasonDelivery: '{what} was paid to a delivery service and not to the restaurant.',
  reasonElsewhere:
    '{what} was paid with your card ending in {lastFour}, which was linked to another dining program then. A card earns in one program at a time.',
  reasonElsewhereShort:
    '{what} was paid with a card that was linked to another dining program then. A card earns in one program at a time.',

  // Next steps. Those that end without a period become links.
  nextDays: 'See what each day earns here',
  nextMonth: 'What you spend here counts again from {from}.',
  nextMonthPast: 'What you spend here has counted again since {from}.',
  nextMonthVisits: 'Your visits here count again from {from}.',
  nextMonthVisitsPast: 'Your visits here have counted again since {from}.',
  nextCard: 'Check your linked cards',
  nextCardSince: 'What you pay with it counts from {from}.',
  nextCardSincePast: 'What you pay with it has counted since {from}.',
  nextPin: 'Nothing can be done for this visit. Next time, choose credit and skip the PIN.',
  nextJoined: 'Visits have counted since that day.',
  nextProcessor: 'Do you have the receipt? Write to {{support_email}}.',
  nextProcessorReport: 'Report this visit with its receipt',
  nextLocation: 'Find a restaurant in {program}',
  nextDelivery: 'Nothing can be done for this order. Next time, pay the restaurant directly.',
  nextNothing: 'Nothing can be done for this visit.',
});

export type ReasonKey = keyof (typeof reasonsCopy)['texts'];
