import { defineCopy } from '@tableside/kits/content';

/** The copy of "Reviews & History"; content overrides it with "accountActivity.<key>". */
export const activityCopy = defineCopy('accountActivity', {
  listTitle: 'Your visits and rewards',
  listRange: '{first}–{last} of {total}',
  listRangeSpoken: 'Showing {first} to {last} of {total}',
  loading: 'Getting your visits and rewards',

  // Follows the total of all pending rewards.
  pending: 'still being processed',
  filters: 'Narrow the list',
  filterYear: 'Year',
  filterState: 'Status',
  anyYear: 'All years',
  anyState: 'Any status',
  clearFilters: 'Show all records',
  noneFoundTitle: 'Nothing matches',
  noneFound: 'You have no records with this year and status.',

  missing: 'Is a reward missing? Most show within {days} days of a visit.',
  // The token becomes a link. If content has a URL for it, that link replaces the email address (HIS-01).
  missingAsk: 'If yours is not here after {days} days, write to {{support_email}}.',
  missingHref: '',
  missingLink: 'Report a reward missing for more than {days} days',
  missingLabel: 'Missing rewards',
  // Shown only if content has it (HIS-05).
  disclaimer: '',

  creditTitle: 'Your next statement credit',
  // In dollars. Anything that is not an amount above zero counts as 20 (HIS-03).
  creditBreakpoint: '20',
  creditOf: 'earned of {breakpoint}',
  creditMeter: 'Earned towards your next statement credit',
  creditMeterText: '{balance} of {breakpoint}',
  creditToGo: '{toGo} to go',
  creditNote: 'Once you have earned {breakpoint}, it is paid to you as a statement credit.',
  creditReached: 'You made it',
  creditReachedNote:
    'You have earned {breakpoint} or more, so it will be paid to you as your next statement credit.',
  creditFailed:
    'What you have earned towards it could not be shown. It is safe; please try again in a moment.',
  creditLoading: 'Getting what you have earned',

  emptyTitle: 'Your visits will be listed here',
  emptyBody:
    'Each bill paid with a linked card, with the {currencies} it earned and a place for your review. A visit usually shows within a few days.',
  failedTitle: 'Your visits could not be shown',
  failedBody: 'Nothing you have earned is lost. Please try again in a moment.',
  noPageTitle: 'There is nothing on page {page}',
  noPageBody: 'Your newest visits are on the first page.',
  firstPage: 'Go to the first page',
  findRestaurant: 'Find a restaurant',
  tryAgain: 'Try again',

  pages: 'Pages of your visits',
  newestPage: 'Newest visits',
  previousPage: 'Newer visits',
  nextPage: 'Older visits',
  oldestPage: 'Oldest visits',
  page: 'Page {page}',

  bill: 'Bill {amount}',
  card: 'Card ending in {lastFour}',
  expired: 'Expired',
  details: 'Details',
  // The titles of records without a name.
  visit: 'Visit',
  reward: 'Reward',

  sourceManual: 'Entered by hand',
  sourceBonusAdjustment: 'Bonus adjustment',
  sourceCorporate: 'Corporate reward',
  sourceAdjustment: 'Adjustment',
  sourceBonus: 'Bonus',
  sourceSettle: 'Settled by card',

  statusEarned: 'Earned',
  statusNothing: 'No reward',
  statusTakenBack: 'Taken back',
  statusProcessing: 'Processing',
  statusReviewExpired: 'Review expired',
  statusNotEarned: 'Not earned',
  statusPaid: 'Paid',
  statusPaidOn: 'Paid {by}',
  statusReceived: 'Being paid out',
  statusRejected: 'Rejected',
  statusFailed: 'Not delivered',
  statusExpired: 'Expired',

  // Starts of the explaining sentence: each can be followed by any of the endings below.
  whatVisit: 'Your visit on {day}',
  whatRefund: 'The refund on {day}',
  whatReward: 'The reward of {day}',
  whatBonus: 'The bonus of {day}',
  whatBonusAdjustment: 'The bonus adjustment of {day}',
  whatCorporate: 'The corporate reward of {day}',
  whatAdjustment: 'The adjustment of {day}',

  whyAwarded: '{what} brought you {reward}, now on the way to your {partner} account.',
  whyAwardedToCredit: '{what} brought you {reward}, counted toward your next statement credit.',
  whyProcessing: '{what} is still being processed: {reward} will be marked as earned here once that is done.',
  whyProcessingLong:
    '{what} is still being processed after more than {days} days: if you miss {reward}, please write to {{support_email}}.',
  whyProcessingReview: '{what} is still being processed: leave a review by {by}, or its reward expires.',
  whyReviewUnknown:
    '{what} is still being processed, and we cannot tell just now whether you reviewed it: without a review by {by}, its reward expires.',
  whyReviewUnknownLong:
    '{what} is still being processed, and we cannot tell just now whether you reviewed it by {by}, as its reward needs.',
  whyReviewExpired: '{what} was not reviewed by {by}, so its reward has expired.',
  whyDeferred: '{what} has not earned a reward so far: please allow up to two weeks, until {by}.',
  whyDeferredLong:
    '{what} has not earned a reward, and the two weeks for it ended on {by}: please write to {{support_email}}.',
  whyForfeited: '{what} did not qualify for a reward, so nothing more will follow.',
  whyPaid: '{what} brought you {reward}, paid to your {partner} account on {by}.',
  whyPaidUndated: '{what} brought you {reward}, already paid to your {partner} account.',
  whyPaidAsCredit: '{what} brought you {reward}, paid as a statement credit on {by}.',
  whyPaidAsCreditUndated: '{what} brought you {reward}, already paid as a statement credit.',
  whyNothing: '{what} brought no {currencies}.',
  whyTakenBack: '{what} took back {reward}.',
  whyTakingBack: '{what} is still being processed and will take back {reward}.',

  creditToCard: 'Statement credit',
  creditByEmail: 'Gift card',
  creditOther: 'Credit',
  deliveryCard: 'To {target}',
  deliveryEmail: 'By email to {target}',
  deliveryOther: 'To {target}',
  // Used if nothing is known about the card or address.
  targetUnknown: 'you',
  processor: 'Paid out by {name}',
  brandMasterCard: 'Mastercard',
  brandTremendous: 'Tremendous',
  brandVisa: 'Visa',

  whyCreditOnTheWay: 'You reached this credit on {day}, and it is on the way to {target}.',
  whyCreditReceived: 'You reached this credit on {day}; it was accepted and is paid out to {target} next.',
  whyCreditPaid: 'You reached this credit on {day}, and it has been paid to {target}.',
  whyCreditRefused:
    'You reached this credit on {day}, but it was rejected for {target}: please write to {{support_email}}.',
  whyCreditFailed:
    'You reached this credit on {day}, but something went wrong on the way to {target}: please write to {{support_email}}.',
  whyCreditExpired: 'This credit of {day} expired before it was paid out, so nothing more will follow.',
  whyCreditDeferred: 'This credit of {day} is not earned so far: please allow up to two weeks.',

  review: 'Review this visit',
  reviewOf: 'to {merchant} on {day}',
  reviewUntil: 'Open until {by}',
  reviewTitle: 'Your visit to {merchant}',
  reviewThanks: 'Thank you for your review.',
  reviewed: 'You reviewed this visit',
});

export type ActivityKey = keyof (typeof activityCopy)['texts'];
