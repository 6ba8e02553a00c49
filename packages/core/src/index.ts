export { strictEmailPattern } from './email.ts';
export {
  distanceInMiles,
  formatCoordinates,
  parseCoordinates,
  roundCoordinates,
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
  memberTypes,
  visitorOf,
  type Address,
  type Bonus,
  type BonusStatus,
  type DiningProgress,
  type InterfaceType,
  type KnownMember,
  type Member,
  type MemberType,
} from './member.ts';
export { omitUndefined } from './omit-undefined.ts';
export {
  containsMemberNumber,
  cutPassword,
  hasLetterAndDigit,
  isLongEnough,
  LONGEST_PASSWORD,
  passwordFault,
  SHORTEST_PASSWORD,
} from './password.ts';
export { formatPhone, isUsPhone, normalisePhone } from './phone.ts';
export { referralNames, type ReferralName, type ReferralValues } from './referral.ts';
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
  type MerchantSearch,
  type MerchantSearchResult,
  type QueryReader,
  type SearchFilters,
  type SortOrder,
} from './search.ts';
export {
  anonymous,
  copyStateOf,
  copyStates,
  earningTier,
  type CopyState,
  type Tier,
  type Visitor,
} from './visitor.ts';
export { weekdayOf, weekdays, type Weekday } from './weekday.ts';
