import type { HttpHandler } from 'msw/http';

import { activityHandlers } from './resources/activity/activity.handlers.ts';
import { antiForgeryHandlers } from './resources/anti-forgery/anti-forgery.handlers.ts';
import { bonusHandlers } from './resources/bonuses/bonuses.handlers.ts';
import { cardHandlers } from './resources/cards/cards.handlers.ts';
import { claimHandlers } from './resources/claims/claims.handlers.ts';
import { creditBalanceHandlers } from './resources/credit-balance/credit-balance.handlers.ts';
import { dineSummaryHandlers } from './resources/dine-summary/dine-summary.handlers.ts';
import { emailChangeHandlers } from './resources/email-change/email-change.handlers.ts';
import { featureFlagHandlers } from './resources/feature-flags/feature-flags.handlers.ts';
import { flexOfferHandlers } from './resources/flex-offers/flex-offers.handlers.ts';
import { impressionHandlers } from './resources/impressions/impressions.handlers.ts';
import { locationHandlers } from './resources/locations/locations.handlers.ts';
import { menuHandlers } from './resources/menus/menus.handlers.ts';
import { merchantHandlers } from './resources/merchants/merchants.handlers.ts';
import { memberHandlers } from './resources/member/member.handlers.ts';
import { memberDataHandlers } from './resources/member-data/member-data.handlers.ts';
import { memberSessionHandlers } from './resources/member-sessions/member-sessions.handlers.ts';
import { placeHandlers } from './resources/places/places.handlers.ts';
import { privacyChoiceHandlers } from './resources/privacy-choices/privacy-choices.handlers.ts';
import { prospectHandlers } from './resources/prospects/prospects.handlers.ts';
import { recoveryHandlers } from './resources/recovery/recovery.handlers.ts';
import { reservationHandlers } from './resources/reservations/reservations.handlers.ts';
import { reviewHandlers } from './resources/reviews/reviews.handlers.ts';
import { savedMerchantHandlers } from './resources/saved-merchants/saved-merchants.handlers.ts';
import { secureFrameHandlers } from './resources/secure-frame/secure-frame.handlers.ts';
import { signInHandlers } from './resources/sign-in/sign-in.handlers.ts';
import { surveyHostHandlers } from './resources/survey-host/survey-host.handlers.ts';

export { problem, type FakeResponse, type WireCall } from './testing/fake-response.ts';
export type { Overrides } from './testing/merge.ts';
export {
  buildActivityPage,
  buildCredit,
  buildCreditBody,
  buildStatementCreditsResponse,
  buildTransaction,
  buildTransactionBody,
  buildTransactionsResponse,
} from './resources/activity/activity.handlers.ts';
export {
  buildCardBody,
  buildLinkedCard,
  buildPartnerCardBodies,
  buildPartnerCards,
  buildRegistrationResponse,
  buildRegistrations,
} from './resources/cards/cards.handlers.ts';
export {
  buildClaim,
  buildClaimBody,
  buildFindingBodies,
  buildFindings,
} from './resources/claims/claims.handlers.ts';
export { buildFeatureFlags } from './resources/feature-flags/feature-flags.handlers.ts';
export {
  buildMerchant,
  buildMerchantBodies,
  buildMerchantBody,
  buildMerchantDetail,
  buildMerchantDetailBody,
  buildMerchants,
  buildPositionsResponse,
  buildSearchResponse,
  buildSearchResult,
} from './resources/merchants/merchants.builders.ts';
export { buildListedSession } from './resources/member-sessions/member-sessions.handlers.ts';
export { buildMenuResponse } from './resources/menus/menus.handlers.ts';
export {
  buildKnownMember,
  buildKnownMemberBody,
  buildMember,
  buildMemberBody,
} from './resources/member/member.handlers.ts';
export {
  buildAvailability,
  buildAvailabilityBody,
  buildFreeTimesBody,
  buildHoldBody,
  buildReservation,
  buildReservationBody,
  buildSlotBody,
} from './resources/reservations/reservations.handlers.ts';
export { buildSessionBody } from './resources/sign-in/sign-in.handlers.ts';
export {
  activityHandlers,
  antiForgeryHandlers,
  bonusHandlers,
  cardHandlers,
  claimHandlers,
  creditBalanceHandlers,
  dineSummaryHandlers,
  emailChangeHandlers,
  featureFlagHandlers,
  flexOfferHandlers,
  impressionHandlers,
  locationHandlers,
  memberDataHandlers,
  memberSessionHandlers,
  memberHandlers,
  menuHandlers,
  merchantHandlers,
  placeHandlers,
  privacyChoiceHandlers,
  prospectHandlers,
  recoveryHandlers,
  reservationHandlers,
  reviewHandlers,
  savedMerchantHandlers,
  secureFrameHandlers,
  signInHandlers,
  surveyHostHandlers,
};

export const allHandlers = (): HttpHandler[] => [
  antiForgeryHandlers.token(),
  emailChangeHandlers.pending(),
  emailChangeHandlers.start(),
  emailChangeHandlers.resend(),
  emailChangeHandlers.confirm(),
  emailChangeHandlers.cancel(),
  featureFlagHandlers.flags(),
  impressionHandlers.post(),
  locationHandlers.defaultUserLocation(),
  locationHandlers.predictions(),
  locationHandlers.validateZip(),
  merchantHandlers.search(),
  merchantHandlers.positions(),
  merchantHandlers.detail(),
  menuHandlers.menu(),
  placeHandlers.places(),
  placeHandlers.place(),
  placeHandlers.cuisine(),
  flexOfferHandlers.offer(),
  privacyChoiceHandlers.record(),
  prospectHandlers.validateEmail(),
  prospectHandlers.create(),
  memberHandlers.member(),
  dineSummaryHandlers.summary(),
  memberHandlers.update(),
  memberDataHandlers.code(),
  memberDataHandlers.download(),
  memberDataHandlers.terms(),
  memberDataHandlers.erase(),
  memberSessionHandlers.list(),
  memberSessionHandlers.end(),
  memberSessionHandlers.endOthers(),
  memberHandlers.activate(),
  activityHandlers.transactions(),
  activityHandlers.statementCredits(),
  bonusHandlers.register(),
  claimHandlers.check(),
  claimHandlers.list(),
  claimHandlers.send(),
  claimHandlers.complete(),
  claimHandlers.addPicture(),
  creditBalanceHandlers.balance(),
  reservationHandlers.availability(),
  reservationHandlers.freeTimes(),
  reservationHandlers.hold(),
  reservationHandlers.release(),
  reservationHandlers.list(),
  reservationHandlers.reserve(),
  reservationHandlers.change(),
  reservationHandlers.cancel(),
  reviewHandlers.statuses(),
  surveyHostHandlers.url(),
  cardHandlers.list(),
  cardHandlers.partnerCards(),
  cardHandlers.add(),
  cardHandlers.remove(),
  memberHandlers.known(),
  recoveryHandlers.start(),
  recoveryHandlers.confirm(),
  recoveryHandlers.update(),
  savedMerchantHandlers.list(),
  savedMerchantHandlers.save(),
  savedMerchantHandlers.forget(),
  secureFrameHandlers.url(),
  signInHandlers.signIn(),
  signInHandlers.signOut(),
];
