import { dayOf } from '@tableside/core';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod';

import { ApiError } from '../client/api-error.ts';
import type { ApiClient } from '../client/client.ts';
import { createServerClock } from '../client/server-clock.ts';
import {
  buildAvailabilityBody,
  buildCardBody,
  buildClaimBody,
  buildFeatureFlags,
  buildFindingBodies,
  buildFreeTimesBody,
  buildHoldBody,
  buildKnownMemberBody,
  buildMemberBody,
  buildMerchantBodies,
  buildMerchantDetailBody,
  buildPartnerCardBodies,
  buildPositionsResponse,
  buildRegistrationResponse,
  buildReservationBody,
  buildSearchResponse,
  buildSessionBody,
  buildStatementCreditsResponse,
} from '../testing.ts';
import { statementCreditsResponse } from './activity/activity.contract.ts';
import { getActivity } from './activity/activity.resource.ts';
import { antiForgeryResponse } from './anti-forgery/anti-forgery.contract.ts';
import { getAntiForgeryToken } from './anti-forgery/anti-forgery.resource.ts';
import {
  addCardsResponse,
  memberCardsResponse,
  partnerCardsResponse,
  removeCardResponse,
} from './cards/cards.contract.ts';
import { addCards, getMemberCards, getPartnerCards, removeCard } from './cards/cards.resource.ts';
import {
  addPictureResponse,
  checkClaimResponse,
  claimBody,
  sendClaimResponse,
} from './claims/claims.contract.ts';
import { addClaimPicture, checkClaim, completeClaim, sendClaim } from './claims/claims.resource.ts';
import { creditBalanceResponse } from './credit-balance/credit-balance.contract.ts';
import { getCreditBalance } from './credit-balance/credit-balance.resource.ts';
import { dineSummaryResponse } from './dine-summary/dine-summary.contract.ts';
import { getDineSummary } from './dine-summary/dine-summary.resource.ts';
import { featureFlagsResponse } from './feature-flags/feature-flags.contract.ts';
import { getFeatureFlags } from './feature-flags/feature-flags.resource.ts';
import { flexOfferResponse } from './flex-offers/flex-offers.contract.ts';
import { getFlexOffer } from './flex-offers/flex-offers.resource.ts';
import {
  defaultUserLocationResponse,
  locationPredictionsResponse,
  validateZipResponse,
} from './locations/locations.contract.ts';
import {
  getDefaultUserLocation,
  getLocationPredictions,
  validateZip,
} from './locations/locations.resource.ts';
import { activateResponse, knownMemberResponse, memberResponse } from './member/member.contract.ts';
import { activateMember, getKnownMember, getMember, updateMember } from './member/member.resource.ts';
import {
  merchantDetailBody,
  merchantPositionsResponse,
  merchantSearchResponse,
} from './merchants/merchants.contract.ts';
import { getMerchantPositions } from './merchants/merchant-positions.resource.ts';
import { getMerchant, searchMerchants } from './merchants/merchants.resource.ts';
import { placeResponse, placesResponse } from './places/places.contract.ts';
import { getPlace, getPlaces } from './places/places.resource.ts';
import { prospectResponse, validateEmailResponse } from './prospects/prospects.contract.ts';
import { createProspect, validateEmail } from './prospects/prospects.resource.ts';
import { recoveryResponse } from './recovery/recovery.contract.ts';
import { startRecovery } from './recovery/recovery.resource.ts';
import {
  availabilityResponse,
  freeTimesResponse,
  holdResponse,
  reservationBody,
  reservationsResponse,
} from './reservations/reservations.contract.ts';
import {
  changeReservation,
  getAvailability,
  getFreeTimes,
  getReservations,
  holdTable,
  reserveTable,
} from './reservations/reservations.resource.ts';
import { reviewStatusesResponse } from './reviews/reviews.contract.ts';
import { getReviewed } from './reviews/reviews.resource.ts';
import { secureFrameResponse } from './secure-frame/secure-frame.contract.ts';
import { getSecureFrameUrl } from './secure-frame/secure-frame.resource.ts';
import { signInResponse, signOutResponse } from './sign-in/sign-in.contract.ts';
import { signIn, signOut } from './sign-in/sign-in.resource.ts';
import { surveyHostResponse } from './survey-host/survey-host.contract.ts';
import { getSurveyHost } from './survey-host/survey-host.resource.ts';

interface Resource {
  readonly contract: z.ZodType;
  readonly body: unknown;
  readonly call: (client: ApiClient) => Promise<unknown>;
}

const cards = [{ cardType: 'Visa', lastFour: '1111', partnerCardId: 'p-1' }] as const;
const bonus = {
  code: 'NEW',
  bonusStatus: 'Eligible',
  createDateUtc: '2026-02-03T04:05:06Z',
  isNewMemberBonus: true,
  description: 'For the first dine',
  memberIsEligibleForNMB: true,
} as const;
const member = buildMemberBody({ activeBonuses: [bonus] });
const visit = {
  merchantId: '1',
  visitDate: dayOf('2026-06-01'),
  billCents: 4820,
  card: { lastFour: '1111' },
} as const;
const coordinates = { latitude: 41.9, longitude: -87.6 };

const resources: Readonly<Record<string, Resource>> = {
  antiForgery: { contract: antiForgeryResponse, body: { csrfToken: 't' }, call: getAntiForgeryToken },
  cardRegistration: {
    contract: addCardsResponse,
    body: buildRegistrationResponse({ creditCards: [...cards] }, { '1111': { code: 'E1', message: 'No' } }),
    call: (client) =>
      addCards(client, { cards, directFileFeedOptIn: false, termsVersion: '1', idempotencyKey: 'k' }),
  },
  memberCards: { contract: memberCardsResponse, body: [buildCardBody()], call: getMemberCards },
  partnerCards: { contract: partnerCardsResponse, body: buildPartnerCardBodies(2), call: getPartnerCards },
  removedCard: {
    contract: removeCardResponse,
    body: true,
    call: (client) => removeCard(client, { id: 'card-1', closesAccount: false }),
  },
  claimFindings: {
    contract: checkClaimResponse,
    body: { findings: Object.values(buildFindingBodies()) },
    call: (client) => checkClaim(client, visit),
  },
  sentClaim: {
    contract: sendClaimResponse,
    body: { claim: buildClaimBody(), isNew: true },
    call: (client) => sendClaim(client, { ...visit, pictureIds: [], findingsSeen: [] }),
  },
  completedClaim: {
    contract: claimBody,
    body: buildClaimBody(),
    call: (client) => completeClaim(client, { reference: 'K7M4XP', pictureIds: ['p-1'] }),
  },
  claimPicture: {
    contract: addPictureResponse,
    body: { pictureId: 'p-1' },
    call: (client) => addClaimPicture(client, { file: new Blob(['x'], { type: 'image/png' }) }),
  },
  creditBalance: { contract: creditBalanceResponse, body: { memberBalance: 12.5 }, call: getCreditBalance },
  dineSummary: {
    contract: dineSummaryResponse,
    body: { currentYearBenefits: 1290, currentYearDines: 5 },
    call: getDineSummary,
  },
  featureFlags: {
    contract: featureFlagsResponse,
    body: buildFeatureFlags({ partnerFeatureFlags: { hasVIP: true } }),
    call: getFeatureFlags,
  },
  flexOffer: {
    contract: flexOfferResponse,
    body: { id: 'o', webMessageOfferAmount: 2.5 },
    call: (client) => getFlexOffer(client, { merchantId: '1', publicId: 'P1' }),
  },
  location: { contract: defaultUserLocationResponse, body: coordinates, call: getDefaultUserLocation },
  predictions: {
    contract: locationPredictionsResponse,
    body: { predictions: [{ text: 'Chicago, IL', ...coordinates }] },
    call: (client) => getLocationPredictions(client, 'chi'),
  },
  zip: {
    contract: validateZipResponse,
    body: { isValid: true },
    call: (client) => validateZip(client, '60601'),
  },
  member: { contract: memberResponse, body: member, call: getMember },
  updatedMember: { contract: memberResponse, body: member, call: (client) => updateMember(client, {}) },
  knownMember: {
    contract: knownMemberResponse,
    body: buildKnownMemberBody(),
    call: (client) => getKnownMember(client, 'P1'),
  },
  activated: {
    contract: activateResponse,
    body: { publicId: 'P1', tierLevel: 2 },
    call: (client) => activateMember(client, 'P1'),
  },
  place: {
    contract: placeResponse,
    body: {
      name: 'Chicago, IL',
      cuisine: 'Italian',
      count: 7,
      cuisines: [{ path: 'chicago-il/thai', name: 'Thai', count: 5 }],
    },
    call: (client) => getPlace(client, 'chicago-il/italian'),
  },
  places: {
    contract: placesResponse,
    body: { places: [{ path: 'chicago-il', name: 'Chicago, IL', state: 'Illinois', count: 42 }] },
    call: getPlaces,
  },
  merchants: {
    contract: merchantSearchResponse,
    body: buildSearchResponse(),
    call: (client) => searchMerchants(client, {}),
  },
  positions: {
    contract: merchantPositionsResponse,
    body: buildPositionsResponse(buildMerchantBodies(2)),
    call: (client) => getMerchantPositions(client, {}),
  },
  merchant: {
    contract: merchantDetailBody,
    body: buildMerchantDetailBody(),
    call: (client) => getMerchant(client, '1'),
  },
  email: {
    contract: validateEmailResponse,
    body: { isValid: true },
    call: (client) => validateEmail(client, 'a@b.example'),
  },
  prospect: {
    contract: prospectResponse,
    body: { publicId: 'P1' },
    call: (client) => createProspect(client, { email: 'a@b.example' }),
  },
  recovery: {
    contract: recoveryResponse,
    body: { step: 'confirm' },
    call: (client) => startRecovery(client, { userName: 'a@b.example' }),
  },
  availability: {
    contract: availabilityResponse,
    body: buildAvailabilityBody(),
    call: (client) =>
      getAvailability(client, { merchantId: '1', date: dayOf('2026-06-22'), time: '19:00', partySize: 2 }),
  },
  freeTimes: {
    contract: freeTimesResponse,
    body: buildFreeTimesBody(['1']),
    call: (client) =>
      getFreeTimes(client, { merchantIds: ['1'], date: dayOf('2026-06-22'), time: '19:00', partySize: 2 }),
  },
  hold: {
    contract: holdResponse,
    body: buildHoldBody(),
    call: (client) => holdTable(client, { merchantId: '1', startsAt: '2026-06-22T23:00:00Z', partySize: 2 }),
  },
  reservation: {
    contract: reservationBody,
    body: buildReservationBody(),
    call: (client) => reserveTable(client, { holdId: 'h' }),
  },
  changedReservation: {
    contract: reservationBody,
    body: buildReservationBody(),
    call: (client) =>
      changeReservation(client, {
        id: 'r',
        startsAt: '2026-06-22T23:30:00Z',
        partySize: 2,
        seen: { startsAt: '2026-06-22T23:00:00Z', partySize: 2 },
      }),
  },
  reservations: {
    contract: reservationsResponse,
    body: [buildReservationBody()],
    call: getReservations,
  },
  reviews: {
    contract: reviewStatusesResponse,
    body: [{ id: 'txn-1', completed: true }],
    call: (client) => getReviewed(client, ['txn-1']),
  },
  secureFrame: {
    contract: secureFrameResponse,
    body: { url: 'https://cards.example/' },
    call: getSecureFrameUrl,
  },
  surveyHost: { contract: surveyHostResponse, body: { url: 'https://forms.example/' }, call: getSurveyHost },
  signIn: {
    contract: signInResponse,
    body: { session: buildSessionBody(), emailUpdateRequired: false },
    call: (client) => signIn(client, { userName: 'a', password: 'b', rememberMe: false }),
  },
  signOut: {
    contract: signOutResponse,
    body: { isSignedOut: true, identityLogoutUrl: 'https://id.example/out' },
    call: signOut,
  },
};

const respondingWith = (body: unknown): ApiClient => ({
  clock: createServerClock(),
  urlOf: (address) => address,
  call: () => Promise.resolve(body),
  send: () => Promise.resolve(Response.json(body)),
});

const absent = Symbol('absent');
const other = (value: unknown): unknown[] => {
  if (Array.isArray(value)) return [{}, 'x', null, absent];
  if (typeof value === 'object' && value !== null) return [[], {}, 'x', null, absent];
  return [typeof value === 'string' ? 42 : 'x', {}, [], null, absent];
};

function* invalidOf(value: unknown): Generator {
  yield* other(value).filter((one) => one !== absent);
  yield* invalidWithin(value);
}
function* invalidWithin(value: unknown): Generator {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, member] of Object.entries(value)) {
    for (const wrong of [...other(member), ...invalidWithin(member)]) {
      const copy: Record<string, unknown> = Array.isArray(value)
        ? (structuredClone(value) as unknown as Record<string, unknown>)
        : { ...value };
      if (wrong !== absent) copy[name] = wrong;
      else if (!Array.isArray(value)) delete copy[name];
      yield copy;
    }
  }
}

const outcomeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'read',
    (error: unknown) => (error instanceof ApiError ? error.code : `broken by ${String(error)}`),
  );

describe('responses that violate their contract', () => {
  test.each(Object.entries(resources))('%s: is unreadable, whatever is invalid', async (_name, resource) => {
    const { contract, body, call } = resource;
    expect(await outcomeOf(call(respondingWith(body)))).toBe('read');
    let refused = 0;
    for (const wrong of invalidOf(body)) {
      const isOfContract = contract.safeParse(wrong).success;
      if (!isOfContract) refused += 1;
      expect([JSON.stringify(wrong), await outcomeOf(call(respondingWith(wrong)))]).toEqual([
        JSON.stringify(wrong),
        isOfContract ? 'read' : 'unreadable',
      ]);
    }
    expect(refused).toBeGreaterThan(3);
  });

  test('HIS-09.a HIS-04.c activity drops invalid records; without a list it is unreadable', async () => {
    const body = buildStatementCreditsResponse();
    expect(statementCreditsResponse.safeParse(body).success).toBe(true);
    const activity = (response: unknown) =>
      outcomeOf(getActivity(respondingWith(response), { page: 1, hasCredits: true }));
    for (const wrong of invalidOf(body)) expect(await activity(wrong)).toMatch(/^(read|unreadable)$/);
    for (const wrong of [{}, null, [], 'x', { items: {}, totalPages: 1 }])
      expect(await activity(wrong)).toBe('unreadable');
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', '/somewhere', ''])(
    'a URL to link to is http or https: %j is not',
    async (url) => {
      expect(await outcomeOf(getSurveyHost(respondingWith({ url })))).toBe('unreadable');
      expect(await outcomeOf(signOut(respondingWith({ isSignedOut: true, identityLogoutUrl: url })))).toBe(
        'unreadable',
      );
    },
  );
});
