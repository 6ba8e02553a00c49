export {
  activityStates,
  activityStatesOf,
  stateOfCredit,
  stateOfTransaction,
  type ActivityState,
} from './activity-state.ts';
export {
  creditStatus,
  DEFERRED_DAYS,
  mayReportMissing,
  MISSING_REWARD_DAYS,
  REVIEW_DAYS,
  transactionStatus,
  type CreditStatus,
  type CreditState,
  type StatusCircumstances,
  type TransactionStatus,
  type TransactionState,
} from './activity-status.ts';
export {
  ACTIVITY_PAGE_SIZE,
  deliveries,
  giftCardBrands,
  redemptionStatuses,
  rewardSources,
  rewardStatuses,
  transactionTypes,
  type ActivityPage,
  type ActivityRecord,
  type CreditRecord,
  type Delivery,
  type GiftCardBrand,
  type RedemptionStatus,
  type RewardSource,
  type RewardStatus,
  type TransactionRecord,
  type TransactionType,
} from './activity.ts';
export {
  bonusState,
  earnsAutomaticBonus,
  hasBanner,
  hasEnded,
  LOCAL_ENROLMENT_MS,
  type AutomaticBonus,
  type BonusCircumstances,
  type BonusState,
} from './bonus.ts';
export {
  CLAIM_REFERENCE_CHARACTERS,
  CLAIM_REFERENCE_LENGTH,
  CLAIM_WINDOW_DAYS,
  claimActors,
  claimDays,
  claimErrors,
  claimFindingKinds,
  claimPictureTypes,
  claimReasons,
  claimStates,
  claimTiming,
  isOpenClaim,
  LARGEST_CLAIM_PICTURE,
  MOST_CLAIM_BILL_CENTS,
  MOST_CLAIM_PICTURES,
  MOST_OPEN_CLAIMS,
  pictureErrors,
  type Claim,
  type ClaimActor,
  type ClaimCard,
  type ClaimCircumstances,
  type ClaimDays,
  type ClaimedVisit,
  type ClaimError,
  type ClaimEvent,
  type ClaimFinding,
  type ClaimFindingKind,
  type ClaimReason,
  type ClaimState,
  type PictureError,
} from './claim.ts';
export {
  DAY_MS,
  dayOf,
  daysAfter,
  HOUR_MS,
  isMoment,
  isWithin,
  yearOf,
  type Moment,
  type PlainDate,
} from './calendar.ts';
export {
  formatLocalDay,
  formatLocalTime,
  formatTime,
  isTimeZone,
  localTimeOf,
  type LocalTime,
} from './local-time.ts';
export { openingStatus, type OpeningStatus } from './opening-hours.ts';
export {
  FREE_TIMES_SHOWN,
  nearestSlots,
  overlappingReservation,
  QUICK_PARTY_SIZES,
  reservationBonus,
  reservationDates,
  searchRefusal,
  searchRefusals,
  SITTING_MS,
  SLOTS_SHOWN,
  type Availability,
  type AvailabilityState,
  type FreeTimes,
  type PartySizes,
  type Reservation,
  type ReservationDates,
  type SearchRefusal,
  type Slot,
  type TableHold,
} from './reservation.ts';
export {
  DEFAULT_PARTY_SIZE,
  DEFAULT_RESERVATION_TIME,
  formatTableSearch,
  isPartySize,
  isPlainDate,
  isTime,
  LARGEST_PARTY,
  lastReservationDate,
  parseTableSearch,
  type TableSearch,
} from './table-search.ts';
export {
  CREDIT_BREAKPOINT_CENTS,
  creditMeter,
  DEFAULT_DINES_REQUIRED,
  qualificationOf,
  spendMeter,
  targetYear,
  visitMeter,
  type Meter,
  type Qualification,
} from './dining-progress.ts';
export { simpleEmailPattern, strictEmailPattern } from './email.ts';
export { joiningLimits } from './joining.ts';
export {
  centerOf,
  distanceInMiles,
  formatBounds,
  formatCoordinates,
  parseBounds,
  parseCoordinates,
  roundCoordinates,
  type Bounds,
  type Coordinates,
} from './geography.ts';
export {
  highlights,
  mealsServed,
  merchantFeatures,
  type AcclaimedLevel,
  type Benefit,
  type EarnRate,
  type Highlight,
  type MealServed,
  type Merchant,
  type MerchantDetail,
  type MerchantFeature,
  type OpeningHours,
  type PriceLevel,
} from './merchant.ts';
export {
  bonusStatuses,
  visitorOf,
  type Address,
  type Bonus,
  type BonusStatus,
  type DiningProgress,
  type InterfaceType,
  type KnownMember,
  type Member,
} from './member.ts';
export { notEarnedReasons, type NotEarnedReason, type ReasonFacts } from './not-earned.ts';
export { omitUndefined } from './omit-undefined.ts';
export {
  containsMemberNumber,
  cutPassword,
  hasLetterAndDigit,
  isLongEnough,
  LONGEST_PASSWORD,
  passwordError,
  SHORTEST_PASSWORD,
} from './password.ts';
export { cardMarks, type CardMark } from './card-marks.ts';
export {
  cardCodes,
  cardDigits,
  cardNumberError,
  cardTypeOf,
  cardTypeOfCode,
  cardTypes,
  isLuhnValid,
  longestCardNumber,
  MOST_SELECTABLE_CARDS,
  selectableCards,
  type CardCode,
  type CardNumberError,
  type CardRegistration,
  type CardType,
  type EncryptedCard,
  type LinkedCard,
  type PartnerCard,
} from './payment-card.ts';
export { formatCount, formatMoney, formatShortMoney, toHundredths, unitsEarned, withMinus } from './money.ts';
export { plainEmail, plainText } from './plain-text.ts';
export { formatPhone, isUsPhone, normalisePhone, phoneError } from './phone.ts';
export {
  referralLink,
  referralNames,
  type ReferralCampaign,
  type ReferralName,
  type ReferralValues,
} from './referral.ts';
export {
  CAROUSEL_PAGE_SIZE,
  CURRENT_LOCATION,
  DEFAULT_LOCATION_NAME,
  FALLBACK_COORDINATES,
  LAST_PAGE,
  RESULTS_PAGE_SIZE,
  filterKeys,
  formatMerchantSearch,
  isLocationText,
  parseMerchantSearch,
  sortOrders,
  type FilterCounts,
  type FilterKey,
  type LocationPrediction,
  type MerchantPosition,
  type MerchantPositions,
  type MerchantSearch,
  type MerchantSearchResult,
  type QueryReader,
  type SearchFilters,
  type SortOrder,
} from './search.ts';
export { nextEarningDay, weekdayOfDay } from './earn-days.ts';
export { ratesByDay, type RatesByDay } from './rates-by-day.ts';
export { EMAIL_CHOICE_HREF, EMAIL_CHOICE_ID } from './email-choice.ts';
export { earnEstimate, ESTIMATED_BILL_CENTS, type EarnEstimate } from './earn-estimate.ts';
export { flexOfferType, type FlexOffer } from './flex-offer.ts';
export { hasMembers, joinsBySso, joinsDirectly, type EnrollmentType } from './enrollment.ts';
export { referenceCode } from './reference-code.ts';
export {
  activateHref,
  changeReservationHref,
  claimHref,
  coversPath,
  hasRouteAt,
  isSwitchedOff,
  merchantHref,
  RESERVE_FRAGMENT,
  reserveHref,
  merchantOrderPattern,
  merchantPattern,
  routeAt,
  withoutTrailingSlash,
  routes,
  searchHref,
  siteRoutes,
  type RouteSettings,
  type SiteRoute,
} from './routes.ts';
export {
  readFrameInit,
  readFrameLoaded,
  readFrameMessage,
  readPageMessage,
  type FrameInit,
  type FrameLoaded,
  type FrameMessage,
  type FrameStyle,
  type FrameWords,
  type PageMessage,
} from './secure-frame.ts';
export { agreesToTexts, textingOf, type Texting } from './texting.ts';
export { usStates } from './us-states.ts';
export {
  memberTypes,
  type MemberType,
  anonymous,
  copyStateOf,
  isForState,
  copyStates,
  earningTier,
  publicIdOf,
  type CopyState,
  type Tier,
  type Visitor,
} from './visitor.ts';
export { weekdayOf, weekdayRuns, weekdays, type Weekday } from './weekday.ts';
export { isZipCode, normaliseZip } from './zip.ts';
export {
  spendingKinds,
  whatCounts,
  type SpendingKind,
  type SpendingRules,
  type WhatCounts,
} from './what-counts.ts';
