export { activityQuery } from './resources/activity/activity.queries.ts';
export { registerBonusMutation } from './resources/bonuses/bonuses.queries.ts';
export {
  addCardsMutation,
  memberCardsQuery,
  partnerCardsQuery,
  removeCardMutation,
} from './resources/cards/cards.queries.ts';
export {
  addClaimPictureMutation,
  checkClaimMutation,
  claimsQuery,
  completeClaimMutation,
  sendClaimMutation,
} from './resources/claims/claims.queries.ts';
export { creditBalanceQuery } from './resources/credit-balance/credit-balance.queries.ts';
export { dineSummaryQuery } from './resources/dine-summary/dine-summary.queries.ts';
export {
  cancelEmailChangeMutation,
  confirmEmailChangeMutation,
  emailChangeQuery,
  resendEmailChangeMutation,
  startEmailChangeMutation,
} from './resources/email-change/email-change.queries.ts';
export { featureFlagsQuery } from './resources/feature-flags/feature-flags.queries.ts';
export { flexOfferQuery } from './resources/flex-offers/flex-offers.queries.ts';
export {
  defaultUserLocationQuery,
  locationPredictionsQuery,
  validateZipQuery,
} from './resources/locations/locations.queries.ts';
export { menuQuery } from './resources/menus/menus.queries.ts';
export { merchantPositionsQuery } from './resources/merchants/merchant-positions.queries.ts';
export {
  merchantCarouselQuery,
  merchantQuery,
  merchantSearchQuery,
} from './resources/merchants/merchants.queries.ts';
export { placeQuery, placesQuery } from './resources/places/places.queries.ts';
export {
  createProspectMutation,
  joinMutation,
  validateEmailMutation,
} from './resources/prospects/prospects.queries.ts';
export {
  activateMemberMutation,
  knownMemberQuery,
  updateMemberMutation,
} from './resources/member/member.queries.ts';
export {
  erasureTermsQuery,
  eraseMemberMutation,
  mailDataCodeMutation,
  memberDataMutation,
} from './resources/member-data/member-data.queries.ts';
export {
  endMemberSessionMutation,
  endOtherSessionsMutation,
  memberSessionsQuery,
} from './resources/member-sessions/member-sessions.queries.ts';
export {
  confirmRecoveryMutation,
  startRecoveryMutation,
  updateRecoveryMutation,
} from './resources/recovery/recovery.queries.ts';
export {
  availabilityQuery,
  cancelReservationMutation,
  changeReservationMutation,
  freeTimesQuery,
  holdTableMutation,
  releaseTableMutation,
  reservationsQuery,
  reserveTableMutation,
} from './resources/reservations/reservations.queries.ts';
export { reviewedQuery } from './resources/reviews/reviews.queries.ts';
export { secureFrameUrlQuery } from './resources/secure-frame/secure-frame.queries.ts';
export { signInMutation } from './resources/sign-in/sign-in.queries.ts';
export { surveyHostQuery } from './resources/survey-host/survey-host.queries.ts';
