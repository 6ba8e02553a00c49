import { Hono } from 'hono';

import type { PlatformEnv } from '../web/platform-context.ts';
import { limitBody } from '../web/limit-body.ts';
import { notFound } from '../web/problem.ts';
import { refuseCardNumbers } from '../web/refuse-card-numbers.ts';
import { createActivation } from './activation/activation.ts';
import { createActivity } from './activity/activity.ts';
import { createAntiForgery } from './anti-forgery/anti-forgery.ts';
import { guardAgainstForgery } from './anti-forgery/guard.ts';
import type { ApiOptions } from './api-options.ts';
import { createBonuses } from './bonuses/bonuses.ts';
import { createCards } from './cards/cards.ts';
import { createClaims } from './claims/claims.ts';
import { createDecisionWebhook } from './claims/decision-webhook.ts';
import { createPictureUpload } from './claims/upload-picture.ts';
import { createEmailChange } from './email-change/email-change.ts';
import { createEmulation } from './emulation/emulation.ts';
import { refuseReadOnly } from './emulation/refuse-read-only.ts';
import { createFeatureFlags } from './feature-flags/feature-flags.ts';
import { createFormWebhook } from './form-webhook/form-webhook.ts';
import { createFlexOffers } from './flex-offers/flex-offers.ts';
import { createImpressions } from './impressions/impressions.ts';
import { createLocations } from './locations/locations.ts';
import { createMemberData } from './member-data/member-data.ts';
import { createMember } from './member/member.ts';
import { createMerchants } from './merchants/merchants.ts';
import { createProspects } from './prospects/prospects.ts';
import { createFreeTimes } from './reservations/free-times.ts';
import { createMemberSessions } from './member-sessions/member-sessions.ts';
import { createPrivacyChoices } from './privacy-choices/privacy-choices.ts';
import { createReservations } from './reservations/reservations.ts';
import { createReviews } from './reviews/reviews.ts';
import { createSavedMerchants } from './saved-merchants/saved-merchants.ts';
import { createSecureFrame } from './secure-frame/secure-frame.ts';
import { createSignIn } from './sign-in/sign-in.ts';
import { createSignOut } from './sign-in/sign-out.ts';
import { createSurveyHost } from './survey-host/survey-host.ts';
import { createUnsubscribe } from './unsubscribe/unsubscribe.ts';
import { createViolations } from './violations/violations.ts';
import { createRecovery } from './recovery/recovery.ts';

export const createCalls = (options: ApiOptions) =>
  new Hono<PlatformEnv>()
    .route('/', createAntiForgery(options))
    .route('/', createFeatureFlags(options))
    .route('/', createLocations(options))
    .route('/', createMerchants(options))
    .route('/', createFlexOffers(options))
    .route('/', createSignIn(options))
    .route('/', createSignOut(options))
    .route('/', createEmulation(options))
    .route('/', createMember(options))
    .route('/', createMemberData(options))
    .route('/', createMemberSessions(options))
    .route('/', createEmailChange(options))
    .route('/', createCards(options))
    .route('/', createActivity(options))
    .route('/', createClaims(options))
    .route('/', createSavedMerchants(options))
    .route('/', createPrivacyChoices(options))
    .route('/', createBonuses(options))
    .route('/', createFreeTimes(options))
    .route('/', createReservations(options))
    .route('/', createReviews(options))
    .route('/', createProspects(options))
    .route('/', createSecureFrame(options))
    .route('/', createSurveyHost(options))
    .route('/', createRecovery(options))
    .route('/', createImpressions(options))
    // Last, because the parameter in its path would match the fixed paths under /Member.
    .route('/', createActivation(options));

/**
 * Calls that skip the guards for pages. Webhooks of other servers and links in mails are authenticated by
 * their signature, and reports from browsers change nothing.
 */
export const createWebhooks = (options: ApiOptions) =>
  new Hono<PlatformEnv>()
    .route('/', createFormWebhook(options))
    .route('/', createDecisionWebhook(options))
    .route('/', createUnsubscribe(options))
    .route('/', createViolations(options));

export const createUploads = (options: ApiOptions) =>
  new Hono<PlatformEnv>().route('/', createPictureUpload(options));

/**
 * The API with its middleware. Requires the variables of `PlatformEnv`. Leaves errors to the app in which it
 * is mounted, because Hono wraps every handler of an app with its own error handler.
 */
export const createApi = (options: ApiOptions) =>
  new Hono<PlatformEnv>()
    .route('/', createWebhooks(options))
    .use(guardAgainstForgery(options), refuseReadOnly)
    .route('/', createUploads(options))
    .use(limitBody, refuseCardNumbers)
    .route('/', createCalls(options))
    .all('*', () => {
      throw notFound('Endpoint not found.');
    });
