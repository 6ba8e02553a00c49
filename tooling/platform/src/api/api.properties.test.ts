import {
  antiForgeryContract,
  claimsContract,
  featureFlagsContract,
  flexOffersContract,
  impressionsContract,
  locationsContract,
  menusContract,
  merchantsContract,
  placesContract,
  problemBody,
  prospectsContract,
  signInContract,
} from '@tableside/api-client/contract';
import { publicIdOf } from '@tableside/demo/seed';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';

import { apiPaths } from '../testing/api-paths.ts';
import {
  encoded,
  jsonBody,
  nasty,
  orHostile,
  usuallyOneOf,
  type CallTable,
  type GeneratedCall,
} from '../testing/arbitraries.ts';
import { accountCalls } from '../testing/account-calls.ts';
import { activityCalls } from '../testing/activity-calls.ts';
import { claimCalls } from '../testing/claim-calls.ts';
import { cardCalls } from '../testing/card-calls.ts';
import { reminderKinds } from '../database/reminder-kinds.ts';
import { demoData } from '../testing/demo-data.ts';
import { joiningCalls } from '../testing/joining-calls.ts';
import { reservationCalls } from '../testing/reservation-calls.ts';
import { beginTestSession } from '../testing/member-session.ts';
import {
  createTestApi,
  signedDecision,
  signedForm,
  readTestPartners,
  TEST_DAY,
  type TestApi,
  type TestSession,
} from '../testing/test-api.ts';
import { databaseKinds, openTestDatabase, type TestDatabase } from '../testing/test-database.ts';

const searchKeys: Record<string, fc.Arbitrary<string>> = {
  location: usuallyOneOf(
    'Chicago, IL',
    '60601',
    '41.88,-87.63',
    'Texas',
    '89.99,179.99',
    '-90,-180',
    '0,0',
    'Guam',
    'Current Location',
    '',
  ),
  bounds: usuallyOneOf('41.8,-87.7,41.9,-87.6', '-90,-180,90,180', '1,1,1,1', '41.9,-87.7,41.8,-87.6', ''),
  restaurantOrCuisine: usuallyOneOf(
    'pizza',
    'suhsi',
    'the',
    "joe's & sons",
    'a b c d e f g',
    '&|!():*<->',
    '',
  ),
  campaignCode: usuallyOneOf('AA-TABLE', 'none', ''),
  merchantIds: usuallyOneOf('100001,100002', '4294967296', '1,', ''),
  acclaimed: usuallyOneOf('true', 'false'),
  isNew: usuallyOneOf('true'),
  reservations: usuallyOneOf('true'),
  benefitsFor: usuallyOneOf('Sun', 'Sat'),
  features: usuallyOneOf('delivery', 'dineIn'),
  mealsServed: usuallyOneOf('brunch', 'lateNight'),
  priceRange: usuallyOneOf('1', '4', '5'),
  sortBy: usuallyOneOf('distance', 'rating', 'name', 'newest'),
  pageNo: usuallyOneOf('1', '2', '1000', '1001', '-1', '1.5'),
  pageSize: usuallyOneOf('1', '50', '51', '0'),
};
const pair = fc
  .constantFrom(...Object.keys(searchKeys))
  .chain((key) => (searchKeys[key] ?? nasty).map((value) => [key, value] as const));
const toQuery = (pairs: readonly (readonly [string, string])[]) =>
  pairs.map(([key, value]) => `${key}=${encodeURIComponent(value.toWellFormed())}`).join('&');

const unsubscribeQuery = fc
  .record({
    member: nasty,
    kind: usuallyOneOf(...reminderKinds),
    signature: usuallyOneOf('A'.repeat(43), ''),
  })
  .map((query) => toQuery(Object.entries(query)));

const email = usuallyOneOf(
  'a@example.com',
  'member@example.com',
  'A@B.C',
  'not one',
  `${'a'.repeat(60)}@example.com`,
);
const event = fc.record(
  {
    eventId: usuallyOneOf('1', '2', '3'),
    eventName: usuallyOneOf('pageView', 'carousel'),
    channel: usuallyOneOf('web'),
    dateTime: usuallyOneOf(
      '2026-06-15T12:00:00Z',
      '0001-01-01T00:00:00Z',
      '9999-12-31T23:59:59Z',
      '2026-02-30T00:00:00Z',
    ),
    userAgent: nasty,
    url: usuallyOneOf(
      'https://example.com/?utm_source=a&email=b',
      '/search',
      'javascript:alert(1)',
      'https://[',
    ),
    memberId: nasty,
    merchantIds: fc.array(nasty, { maxLength: 3 }),
  },
  { requiredKeys: ['eventId', 'eventName', 'channel', 'dateTime', 'userAgent', 'url'] },
);

const strictly = (contract: z.ZodType): z.ZodType =>
  contract instanceof z.ZodObject ? contract.strict() : contract;

const nameInPath = (usual: string) => usuallyOneOf(usual).filter((text) => !['', '.', '..'].includes(text));

const calls: CallTable = {
  'get /api/CSRF': {
    response: antiForgeryContract.antiForgeryResponse,
    arbitrary: fc.constant({ path: '/api/CSRF' }),
  },
  'get /api/feature-flags': {
    response: featureFlagsContract.featureFlagsResponse,
    arbitrary: fc.constant({ path: '/api/feature-flags' }),
  },
  'get /api/DefaultUserLocation': {
    response: locationsContract.defaultUserLocationResponse,
    arbitrary: fc.constant({ path: '/api/DefaultUserLocation' }),
  },
  'get /api/v2/Locations/Predictions': {
    response: locationsContract.locationPredictionsResponse,
    arbitrary: usuallyOneOf('chi', 'san fr', '606', 'new', 'ch').map((text) => ({
      path: `/api/v2/Locations/Predictions?text=${encoded(text)}`,
    })),
  },
  'get /api/Members/Validate/Zip': {
    response: locationsContract.validateZipResponse,
    arbitrary: usuallyOneOf('60601', '00000', '1').map((zip) => ({
      path: `/api/Members/Validate/Zip?zip=${encoded(zip)}`,
    })),
  },
  'get /api/v2/Merchants/Search': {
    response: merchantsContract.merchantSearchResponse,
    arbitrary: fc
      .array(pair, { maxLength: 7 })
      .map((pairs) => ({ path: `/api/v2/Merchants/Search?${toQuery(pairs)}` })),
  },
  'get /api/v2/Merchants/Search/Positions': {
    response: merchantsContract.merchantPositionsResponse,
    arbitrary: fc
      .array(pair, { maxLength: 7 })
      .map((pairs) => ({ path: `/api/v2/Merchants/Search/Positions?${toQuery(pairs)}` })),
  },
  'get /api/v2/Places': {
    response: placesContract.placesResponse,
    arbitrary: fc.constant({ path: '/api/v2/Places' }),
  },
  'get /api/v2/Places/{place}': {
    response: placesContract.placeResponse,
    arbitrary: nameInPath('chicago-il').map((place) => ({ path: `/api/v2/Places/${encoded(place)}` })),
  },
  'get /api/v2/Places/{place}/{cuisine}': {
    response: placesContract.placeResponse,
    arbitrary: fc
      .tuple(nameInPath('chicago-il'), nameInPath('italian'))
      .map(([place, cuisine]) => ({ path: `/api/v2/Places/${encoded(place)}/${encoded(cuisine)}` })),
  },
  'get /api/merchants/{merchantId}': {
    response: merchantsContract.merchantDetailBody,
    arbitrary: fc
      .oneof(
        fc.integer({ min: 100_001, max: 100_300 }).map(String),
        nasty.filter((text) => !['', '.', '..'].includes(text)),
      )
      .map((id) => ({ path: `/api/merchants/${encoded(id)}` })),
  },
  'get /api/merchants/{merchantId}/Menu': {
    response: menusContract.menuResponse,
    arbitrary: fc
      .oneof(
        fc.integer({ min: 100_001, max: 100_300 }).map(String),
        nasty.filter((text) => !['', '.', '..'].includes(text)),
      )
      .map((id) => ({ path: `/api/merchants/${encoded(id)}/Menu` })),
  },
  'get /api/merchants/{merchantId}/flex-offers/members/{publicId}': {
    response: flexOffersContract.flexOfferResponse,
    arbitrary: fc
      .tuple(fc.integer({ min: 100_001, max: 100_300 }), usuallyOneOf(publicIdOf('hilton', 'vip')))
      .filter(([, id]) => !['', '.', '..'].includes(id))
      .map(([merchant, id]) => ({
        path: `/api/merchants/${merchant}/flex-offers/members/${encoded(id)}`,
      })),
    partner: 'hilton',
    member: 'vip',
  },
  'get /api/Members/Validate/Email': {
    response: prospectsContract.validateEmailResponse,
    arbitrary: fc.tuple(email, usuallyOneOf('true', 'false')).map(([text, usePpn]) => ({
      path: `/api/Members/Validate/Email?email=${encoded(text)}&usePpn=${encoded(usePpn)}`,
    })),
  },
  // No generated signature is valid, so every response is a problem.
  'get /api/Mail/Unsubscribe': {
    response: problemBody,
    arbitrary: unsubscribeQuery.map((query) => ({ path: `/api/Mail/Unsubscribe?${query}` })),
  },
  'post /api/Mail/Unsubscribe': {
    response: problemBody,
    arbitrary: fc
      .tuple(
        unsubscribeQuery,
        usuallyOneOf('List-Unsubscribe=One-Click', '--x--'),
        fc.constantFrom('application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain'),
      )
      .map(([query, body, contentType]) => ({
        path: `/api/Mail/Unsubscribe?${query}`,
        method: 'POST',
        body,
        contentType,
      })),
  },
  'post /api/Violations': {
    response: z.object({ accepted: z.int() }),
    arbitrary: fc
      .tuple(
        fc.oneof(
          jsonBody,
          fc.array(
            fc.record({
              type: usuallyOneOf('csp-violation', 'integrity-violation'),
              body: fc.record({ documentURL: fc.webUrl(), blockedURL: fc.string() }),
            }),
            { maxLength: 3 },
          ),
        ),
        fc.constantFrom('application/reports+json', 'application/csp-report', 'text/plain'),
      )
      .map(([body, contentType]) => ({ path: '/api/Violations', method: 'POST', body, contentType })),
  },
  'post /api/Emulation': {
    response: signInContract.emulationResponse,
    arbitrary: fc
      .oneof(fc.record({ ticket: fc.string() }), jsonBody)
      .map((body) => ({ path: '/api/Emulation', method: 'POST', body })),
    partner: 'american',
  },
  'post /api/Claims/Pictures': {
    response: claimsContract.addPictureResponse,
    refusal: claimsContract.pictureRefusal,
    arbitrary: fc
      .tuple(fc.string({ unit: 'binary' }), usuallyOneOf('image/jpeg', 'application/pdf', 'text/plain'))
      .map(([body, contentType]) => ({
        path: '/api/Claims/Pictures',
        method: 'POST' as const,
        body,
        contentType: encoded(contentType).replace('%2F', '/'),
      })),
    partner: 'hilton',
    member: 'member',
  },
  'post /api/Impressions': {
    response: impressionsContract.impressionsResponse,
    arbitrary: fc
      .oneof(fc.array(event, { maxLength: 5 }), jsonBody)
      .map((body) => ({ path: '/api/Impressions', method: 'POST', body })),
  },
  ...accountCalls,
  ...joiningCalls,
  ...cardCalls,
  ...activityCalls,
  ...claimCalls,
  ...reservationCalls,
};

const RUNS = Number(process.env['REQUESTS_PER_CALL'] ?? 6);

describe.each(databaseKinds)('generated requests on %s', (kind) => {
  let opened: TestDatabase;
  let api: TestApi;
  const sessions = new Map<string | undefined, TestSession>();
  let documented: Record<string, Record<string, { responses: object }>>;
  let calledAt = TEST_DAY.getTime();
  beforeAll(async () => {
    opened = await openTestDatabase(kind, demoData({ merchants: 300 }));
    const partners = await readTestPartners();
    // With half a minute between requests, some of them reach a rate limit, but not all.
    api = createTestApi({ database: opened.database, partners, now: () => new Date((calledAt += 30_000)) });
    for (const partner of [undefined, 'hilton']) sessions.set(partner, await api.openSession(partner));
    documented = await apiPaths<{ responses: object }>();
  });
  afterAll(() => opened.stop());

  test('API-30.b the table of calls in this test matches the OpenAPI document', () => {
    const all = Object.entries(documented).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    );
    expect(all.toSorted()).toEqual(Object.keys(calls).toSorted());
  });

  const begin = (partnerId = '', name = '') =>
    beginTestSession(opened.database, {
      partnerId,
      memberId: publicIdOf(partnerId, name),
      expiresAt: new Date(calledAt + 900_000),
    });

  test.each(Object.keys(calls))(
    'API-30.b %s responds as documented to every request',
    async (name) => {
      const {
        response: responseBody,
        refusal,
        arbitrary,
        partner,
        member,
      } = calls[name] ?? {
        response: problemBody,
        arbitrary: fc.constant({ path: '/' }),
      };
      const anonymous = sessions.get(partner);
      const [method = '', path = ''] = name.split(' ');
      const statuses = Object.keys(documented[path]?.[method]?.responses ?? {});
      await fc.assert(
        fc.asyncProperty(orHostile(arbitrary), async (call: GeneratedCall) => {
          const session = member === undefined ? anonymous : await begin(partner, call.member ?? member);
          const response = await api.call(call.path, {
            method: call.method ?? 'GET',
            ...(partner !== undefined && { partner }),
            ...(session && {
              session,
              headers: {
                Authorization: `Bearer ${session.accessToken ?? ''}`,
                ...(call.body !== undefined && {
                  ...signedForm(call.body),
                  ...signedDecision(call.body, new Date(calledAt)),
                }),
                ...(call.contentType !== undefined && { 'Content-Type': call.contentType }),
              },
            }),
            body: call.body,
          });
          expect(response.status).toBeLessThan(500);
          expect(statuses).toContain(String(response.status));
          expect(response.headers.get('Content-Type')).toMatch(/^application\/json/);
          expect(response.headers.get('Cache-Control')).toBeTruthy();
          const body: unknown = await response.json();
          const contracts =
            response.status < 300 ? [responseBody] : [problemBody, ...(refusal ? [refusal] : [])];
          const faults = contracts.map((contract) => strictly(contract).safeParse(body).error?.issues);
          expect(faults).toContain(undefined);
        }),
        { numRuns: RUNS },
      );
    },
    60_000 + RUNS * 1000,
  );
});
