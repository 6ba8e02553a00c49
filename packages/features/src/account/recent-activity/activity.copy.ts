import { defineCopy } from '@tableside/kits/content';

export const activityCopy = defineCopy('accountActivity', {
  listTitle: 'Your visits and rewards',
  listRange: '{first}–{last} of {total}',
  listRangeSpoken: 'Showing {first} to {last} of {total}',
  loading: 'Loading your visits and rewards',

  pending: 'still processing',
  filters: 'Narrow the list',
  filterYear: 'Year',
  filterState: 'Status',
  anyYear: 'All years',
  anyState: 'Any status',
  clearFilters: 'Show all activity',
  noneFoundTitle: 'No matches',
  noneFound: 'You have no activity with this year and status.',

  missing: 'Missing a reward? Most show up within {days} days of a visit.',
  missingReport: 'Report a visit',
  // The tokens become links. If content sets `missingHref`, a link to that URL replaces this text (HIS-01).
  missingAsk: 'If yours isn’t here after {days} days, call {{support_phone}} or write to {{support_email}}.',
  missingHref: '',
  missingLink: 'Report a reward missing for more than {days} days',
  missingLabel: 'Missing rewards',
  disclaimer: '',

  creditTitle: 'Your next statement credit',
  // In dollars. Any value that is not a positive amount counts as 20 (HIS-03).
  creditBreakpoint: '20',
  creditOf: 'earned of {breakpoint}',
  creditMeter: 'Earned toward your next statement credit',
  creditMeterText: '{balance} of {breakpoint}',
  creditToGo: '{toGo} to go',
  creditNote: 'Once you’ve earned {breakpoint}, we’ll pay it as a statement credit.',
  creditReached: 'You made it',
  creditReachedNote: 'You’ve earned {breakpoint} or more, so we’ll pay it as your next statement credit.',
  creditFailed:
    'We couldn’t load what you’ve earned toward it. Nothing is lost. Please try again in a moment.',
  creditLoading: 'Loading what you’ve earned',

  emptyTitle: 'Your visits will show up here',
  emptyBody:
    'Each bill you pay with a linked card, with the {currencies} it earned and a place for your review. Visits usually show up within a few days.',
  failedTitle: 'We couldn’t load your visits',
  failedBody: 'Everything you’ve earned is safe. Please try again in a moment.',
  noPageTitle: 'There’s nothing on page {page}',
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
  visit: 'Visit',
  reward: 'Reward',

  sourceManual: 'Entered manually',
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

  // Beginnings of the explaining sentence. Each can be combined with any of the endings below.
  whatVisit: 'Your visit on {day}',
  whatRefund: 'The refund on {day}',
  whatReward: 'The reward from {day}',
  whatBonus: 'The bonus from {day}',
  whatBonusAdjustment: 'The bonus adjustment from {day}',
  whatCorporate: 'The corporate reward from {day}',
  whatAdjustment: 'The adjustment from {day}',

  whyAwarded: '{what} earned you {reward}, now on the way to your {partner} account.',
  whyAwardedToCredit: '{what} earned you {reward}, counted toward your next statement credit.',
  whyProcessing: '{what} is still processing. Once that’s done, {reward} will show as earned here.',
  whyProcessingLong:
    '{what} is still processing after more than {days} days. If you’re missing {reward}, please call {{support_phone}} or write to {{support_email}}.',
  whyProcessingLongReport:
    '{what} is still processing after more than {days} days. If you’re missing {reward}, report the visit and we’ll look into it.',
  whyProcessingReview: '{what} is still processing. Leave a review by {by}, or the reward will expire.',
  whyReviewUnknown:
    '{what} is still processing, and we can’t tell right now whether you’ve reviewed it. Without a review by {by}, the reward will expire.',
  whyReviewUnknownLong:
    '{what} is still processing, and we can’t tell right now whether you reviewed it by {by}, which its reward requires.',
  whyReviewExpired: '{what} wasn’t reviewed by {by}, so the reward has expired.',
  whyDeferred: '{what} is still pending, so nothing is earned yet. Please allow up to two weeks, until {by}.',
  whyDeferredLong:
    '{what} is still pending, and its two weeks ended on {by}. Please call {{support_phone}} or write to {{support_email}}.',
  whyDeferredLongReport:
    '{what} is still pending, and its two weeks ended on {by}. Report the visit and we’ll look into it.',
  whyForfeited: '{what} did not qualify, so there’s nothing more to come.',
  whyPaid: '{what} earned you {reward}, paid to your {partner} account on {by}.',
  whyPaidUndated: '{what} earned you {reward}, already paid to your {partner} account.',
  whyPaidAsCredit: '{what} earned you {reward}, paid as a statement credit on {by}.',
  whyPaidAsCreditUndated: '{what} earned you {reward}, already paid as a statement credit.',
  whyNothing: '{what} earned no {currencies}.',
  whyTakenBack: '{what} took back {reward}.',
  whyTakingBack: '{what} is still processing and will take back {reward}.',

  creditToCard: 'Statement credit',
  creditByEmail: 'Gift card',
  creditOther: 'Credit',
  deliveryCard: 'To {target}',
  deliveryEmail: 'By email to {target}',
  deliveryOther: 'To {target}',
  targetUnknown: 'you',
  processor: 'Paid by {name}',
  brandMasterCard: 'Mastercard',
  brandTremendous: 'Tremendous',
  brandVisa: 'Visa',

  whyCreditOnTheWay: 'You earned this credit on {day}, and it’s on the way to {target}.',
  whyCreditReceived: 'You earned this credit on {day}. It was accepted and will be paid to {target} next.',
  whyCreditPaid: 'You earned this credit on {day}, and it was paid to {target}.',
  whyCreditRefused:
    'You earned this credit on {day}, but the payment to {target} was rejected. Please write to {{support_email}}.',
  whyCreditFailed:
    'You earned this credit on {day}, but something went wrong on the way to {target}. Please write to {{support_email}}.',
  whyCreditExpired: 'This credit from {day} expired before it was paid, so there’s nothing more to come.',
  whyCreditDeferred: 'This credit from {day} is still pending. Please allow up to two weeks.',

  report: 'Report this visit',
  review: 'Review this visit',
  reviewOf: 'to {merchant} on {day}',
  reviewUntil: 'Open until {by}',
  reviewTitle: 'Your visit to {merchant}',
  reviewThanks: 'Thanks for your review.',
  reviewed: 'You reviewed this visit',
});

export type ActivityKey = keyof (typeof activityCopy)['texts'];
