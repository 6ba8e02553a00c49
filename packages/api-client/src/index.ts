export { ApiError, isResponseLost, type FieldError } from './client/api-error.ts';
export { createServerClock, type ServerClock } from './client/server-clock.ts';
export type { FieldErrorCode } from './client/problem.contract.ts';
export {
  createClient,
  shouldRetryRead,
  type AntiForgerySource,
  type ApiClient,
  type Bearer,
  type CallOptions,
  type ClientOptions,
} from './client/client.ts';
export { getActivity, type ActivityRequest } from './resources/activity/activity.resource.ts';
export { getAntiForgeryToken } from './resources/anti-forgery/anti-forgery.resource.ts';
export { isBonusChangedError, registerBonus, type SeenBonus } from './resources/bonuses/bonuses.resource.ts';
export {
  addCards,
  CardsRefused,
  getMemberCards,
  getPartnerCards,
  isLastCardError,
  removeCard,
  type CardSubmission,
} from './resources/cards/cards.resource.ts';
export {
  addClaimPicture,
  checkClaim,
  ClaimRefused,
  completeClaim,
  getClaims,
  pictureErrorOf,
  sendClaim,
  type ClaimCompletion,
  type ClaimPictureUpload,
  type ClaimRefusal,
  type ClaimSubmission,
  type SentClaim,
} from './resources/claims/claims.resource.ts';
export { getCreditBalance } from './resources/credit-balance/credit-balance.resource.ts';
export { getDineSummary, type DineSummary } from './resources/dine-summary/dine-summary.resource.ts';
export type { EmailChangeResponse } from './resources/email-change/email-change.contract.ts';
export {
  cancelEmailChange,
  confirmEmailChange,
  getEmailChange,
  resendEmailChange,
  startEmailChange,
} from './resources/email-change/email-change.resource.ts';
export { getFeatureFlags, type FeatureFlags } from './resources/feature-flags/feature-flags.resource.ts';
export { getFlexOffer } from './resources/flex-offers/flex-offers.resource.ts';
export { postImpressions, type ImpressionEvent } from './resources/impressions/impressions.resource.ts';
export {
  getDefaultUserLocation,
  getLocationPredictions,
  SHORTEST_PREDICTION_TEXT,
  validateZip,
} from './resources/locations/locations.resource.ts';
export {
  activateMember,
  getKnownMember,
  getMember,
  isUnknownPublicId,
  updateMember,
  type SignedInMember,
} from './resources/member/member.resource.ts';
export {
  eraseMember,
  getErasureTerms,
  getMemberData,
  mailDataCode,
} from './resources/member-data/member-data.resource.ts';
export type { Proof } from './resources/member-data/member-data.contract.ts';
export { getMenu } from './resources/menus/menus.resource.ts';
export { getMerchantPositions } from './resources/merchants/merchant-positions.resource.ts';
export { getMerchant, searchMerchants } from './resources/merchants/merchants.resource.ts';
export {
  changedTermsOf,
  createProspect,
  join,
  validateEmail,
  type JoinRequest,
  type ProgramTerms,
} from './resources/prospects/prospects.resource.ts';
export { confirmRecovery, startRecovery, updateRecovery } from './resources/recovery/recovery.resource.ts';
export {
  cancelReservation,
  changeReservation,
  getAvailability,
  getFreeTimes,
  getReservations,
  isReservationChangedError,
  holdTable,
  releaseTable,
  reserveTable,
  type AvailabilityRequest,
  type FreeTimesRequest,
  type ReservationChange,
  type SeenReservation,
} from './resources/reservations/reservations.resource.ts';
export { getReviewed } from './resources/reviews/reviews.resource.ts';
export {
  forgetMerchant,
  getSavedMerchants,
  saveMerchant,
} from './resources/saved-merchants/saved-merchants.resource.ts';
export { recordPrivacyChoice } from './resources/privacy-choices/privacy-choices.resource.ts';
export { getSecureFrameUrl } from './resources/secure-frame/secure-frame.resource.ts';
export { beginEmulation, signIn, signOut } from './resources/sign-in/sign-in.resource.ts';
export type { MemberUpdateRequest } from './resources/member/member.contract.ts';
export type { RecoveryResponse } from './resources/recovery/recovery.contract.ts';
export type { SessionBody, SignInRequest } from './resources/sign-in/sign-in.contract.ts';
export { getSurveyHost } from './resources/survey-host/survey-host.resource.ts';
