import type { HttpHandler } from 'msw/http';

import { antiForgeryHandlers } from './resources/anti-forgery/anti-forgery.handlers.ts';
import { cardHandlers } from './resources/cards/cards.handlers.ts';
import { dineSummaryHandlers } from './resources/dine-summary/dine-summary.handlers.ts';
import { featureFlagHandlers } from './resources/feature-flags/feature-flags.handlers.ts';
import { impressionHandlers } from './resources/impressions/impressions.handlers.ts';
import { locationHandlers } from './resources/locations/locations.handlers.ts';
import { merchantHandlers } from './resources/merchants/merchants.handlers.ts';
import { memberHandlers } from './resources/member/member.handlers.ts';
import { prospectHandlers } from './resources/prospects/prospects.handlers.ts';
import { recoveryHandlers } from './resources/recovery/recovery.handlers.ts';
import { secureFrameHandlers } from './resources/secure-frame/secure-frame.handlers.ts';
import { signInHandlers } from './resources/sign-in/sign-in.handlers.ts';

export { problem, type Answer, type WireCall } from './testing/answer.ts';
export type { Overrides } from './testing/merge.ts';
export {
  buildCardBody,
  buildLinkedCard,
  buildPartnerCardBodies,
  buildPartnerCards,
  buildRegistrationAnswer,
  buildRegistrations,
} from './resources/cards/cards.handlers.ts';
export { buildFeatureFlags } from './resources/feature-flags/feature-flags.handlers.ts';
export {
  buildMerchant,
  buildMerchantBodies,
  buildMerchantBody,
  buildMerchantDetail,
  buildMerchantDetailBody,
  buildMerchants,
  buildSearchAnswer,
  buildSearchResult,
} from './resources/merchants/merchants.builders.ts';
export {
  buildKnownMember,
  buildKnownMemberBody,
  buildMember,
  buildMemberBody,
} from './resources/member/member.handlers.ts';
export { buildSessionBody } from './resources/sign-in/sign-in.handlers.ts';
export {
  antiForgeryHandlers,
  cardHandlers,
  dineSummaryHandlers,
  featureFlagHandlers,
  impressionHandlers,
  locationHandlers,
  memberHandlers,
  merchantHandlers,
  prospectHandlers,
  recoveryHandlers,
  secureFrameHandlers,
  signInHandlers,
};

/** Every call of the API, each with its usual answer; put others before them with `server.use(…)`. */
export const allHandlers = (): HttpHandler[] => [
  antiForgeryHandlers.token(),
  featureFlagHandlers.flags(),
  impressionHandlers.post(),
  locationHandlers.defaultUserLocation(),
  locationHandlers.predictions(),
  locationHandlers.validateZip(),
  merchantHandlers.search(),
  merchantHandlers.detail(),
  prospectHandlers.validateEmail(),
  prospectHandlers.create(),
  memberHandlers.member(),
  dineSummaryHandlers.summary(),
  memberHandlers.update(),
  memberHandlers.activate(),
  cardHandlers.list(),
  cardHandlers.partnerCards(),
  cardHandlers.add(),
  cardHandlers.remove(),
  memberHandlers.known(),
  recoveryHandlers.start(),
  recoveryHandlers.confirm(),
  recoveryHandlers.update(),
  secureFrameHandlers.url(),
  signInHandlers.signIn(),
  signInHandlers.signOut(),
];
