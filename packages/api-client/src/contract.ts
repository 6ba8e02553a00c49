export * as activityContract from './resources/activity/activity.contract.ts';
export * as antiForgeryContract from './resources/anti-forgery/anti-forgery.contract.ts';
export * as bonusesContract from './resources/bonuses/bonuses.contract.ts';
export * as cardsContract from './resources/cards/cards.contract.ts';
export * as claimsContract from './resources/claims/claims.contract.ts';
export * as creditBalanceContract from './resources/credit-balance/credit-balance.contract.ts';
export * as dineSummaryContract from './resources/dine-summary/dine-summary.contract.ts';
export * as emailChangeContract from './resources/email-change/email-change.contract.ts';
export * as featureFlagsContract from './resources/feature-flags/feature-flags.contract.ts';
export * as flexOffersContract from './resources/flex-offers/flex-offers.contract.ts';
export * as impressionsContract from './resources/impressions/impressions.contract.ts';
export * as locationsContract from './resources/locations/locations.contract.ts';
export * as memberSessionsContract from './resources/member-sessions/member-sessions.contract.ts';
export * as memberDataContract from './resources/member-data/member-data.contract.ts';
export * as memberContract from './resources/member/member.contract.ts';
export * as menusContract from './resources/menus/menus.contract.ts';
export * as merchantsContract from './resources/merchants/merchants.contract.ts';
export * as placesContract from './resources/places/places.contract.ts';
export * as privacyChoicesContract from './resources/privacy-choices/privacy-choices.contract.ts';
export * as prospectsContract from './resources/prospects/prospects.contract.ts';
export * as recoveryContract from './resources/recovery/recovery.contract.ts';
export * as reservationsContract from './resources/reservations/reservations.contract.ts';
export * as reviewsContract from './resources/reviews/reviews.contract.ts';
export * as savedMerchantsContract from './resources/saved-merchants/saved-merchants.contract.ts';
export * as secureFrameContract from './resources/secure-frame/secure-frame.contract.ts';
export * as signInContract from './resources/sign-in/sign-in.contract.ts';
export * as surveyHostContract from './resources/survey-host/survey-host.contract.ts';
export { moment } from './client/moment.contract.ts';
export {
  fieldErrors,
  problemBody,
  type FieldErrorCode,
  type ProblemBody,
} from './client/problem.contract.ts';
