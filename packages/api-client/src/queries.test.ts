import type { QueryKey } from '@tanstack/react-query';
import { expect, test } from 'vitest';

import { ApiError } from './client/api-error.ts';
import type { ApiClient } from './client/client.ts';
import * as queries from './queries.ts';
import { recordingClient } from './testing/recording-client.test.support.ts';

interface Query {
  readonly queryKey: QueryKey;
  readonly queryFn?: unknown;
}
const once = { staleTime: Infinity };
const onceWithoutRetry = { staleTime: Infinity, retry: false };
const fresh = { staleTime: 60_000 };
const search = { location: 'Chicago', pageNo: 2, pageSize: 20, sortBy: 'distance' } as const;
const page = { page: 2, hasCredits: false };
const table = { merchantId: 'm1', date: '2026-05-01', time: '19:00', partySize: 2 } as never;
const times = { merchantIds: ['m1'], date: '2026-05-01', time: '19:00', partySize: 2 } as never;

const reads: readonly [
  name: string,
  query: (client: ApiClient) => Query,
  path: string,
  key: QueryKey,
  settings?: object,
][] = [
  [
    'API-22.a a page of activity',
    (client) => queries.activityQuery(client, 'p1', page),
    '/api/Member/Transactions',
    ['activity', 'p1', page],
  ],
  [
    'API-14.a the linked cards',
    queries.memberCardsQuery,
    '/api/Member/Cards',
    ['member', 'cards'],
    { staleTime: 5_000 },
  ],
  [
    'API-15.a the partner-loaded cards',
    queries.partnerCardsQuery,
    '/api/Cards/AllPartnerCards',
    ['member', 'partner-cards'],
    {
      ...onceWithoutRetry,
      gcTime: Infinity,
      retryOnMount: false,
      refetchOnMount: false,
      refetchOnReconnect: false,
      refetchOnWindowFocus: false,
    },
  ],
  ['SES-30.a the sessions', queries.memberSessionsQuery, '/api/Member/Sessions', ['member', 'sessions']],
  [
    'API-20 the credit balance',
    (client) => queries.creditBalanceQuery(client, 'p1'),
    '/api/Member/StatementCreditBalance',
    ['credit-balance', 'p1'],
  ],
  [
    'API-18.a what was earned this year',
    (client) => queries.dineSummaryQuery(client, 'p1'),
    '/api/Member/DineSummary',
    ['dine-summary', 'p1'],
  ],
  ['API-08 the feature flags', queries.featureFlagsQuery, '/api/feature-flags', ['feature-flags'], once],
  [
    'API-13.a a personal offer',
    (client) => queries.flexOfferQuery(client, { merchantId: 'm1', publicId: 'p1' }),
    '/api/merchants/m1/flex-offers/members/p1',
    ['flex-offer', 'p1', 'm1'],
  ],
  [
    'API-12 the estimated position',
    queries.defaultUserLocationQuery,
    '/api/DefaultUserLocation',
    ['locations', 'default'],
    onceWithoutRetry,
  ],
  [
    'SEA-33.a suggested locations',
    (client) => queries.locationPredictionsQuery(client, ' Chi '),
    '/api/v2/Locations/Predictions',
    ['locations', 'predictions', 'chi'],
    { ...onceWithoutRetry, enabled: true },
  ],
  [
    'API-10 whether a ZIP code is valid',
    (client) => queries.validateZipQuery(client, '60601'),
    '/api/Members/Validate/Zip',
    ['locations', 'zip', '60601'],
    onceWithoutRetry,
  ],
  [
    'API-06.a a known member',
    (client) => queries.knownMemberQuery(client, 'p1'),
    '/api/Member/p1',
    ['known-member', 'p1'],
    once,
  ],
  [
    'the dots of a map',
    (client) => queries.merchantPositionsQuery(client, search),
    '/api/v2/Merchants/Search/Positions',
    ['merchants', 'positions', { location: 'Chicago' }],
    { ...fresh, retry: false },
  ],
  [
    'API-11.a a search',
    (client) => queries.merchantSearchQuery(client, search),
    '/api/v2/Merchants/Search',
    ['merchants', 'search', search],
    { ...fresh, refetchOnReconnect: 'always' },
  ],
  [
    'MER-33.a a carousel',
    (client) => queries.merchantCarouselQuery(client, search),
    '/api/v2/Merchants/Search',
    ['merchants', 'carousel', search],
    { ...fresh, retry: false },
  ],
  [
    'MER-27.a a merchant',
    (client) => queries.merchantQuery(client, 'm1'),
    '/api/merchants/m1',
    ['merchants', 'detail', 'm1'],
    fresh,
  ],
  [
    'availability of tables',
    (client) => queries.availabilityQuery(client, table),
    '/api/Reservations/Availability',
    ['availability', table],
    { staleTime: 0 },
  ],
  [
    'SEA-47 free times of a page',
    (client) => queries.freeTimesQuery(client, times),
    '/api/Reservations/FreeTimes',
    ['free-times', times],
    { ...fresh, retry: false },
  ],
  [
    'MER-38.a a menu',
    (client) => queries.menuQuery(client, '7'),
    '/api/merchants/7/Menu',
    ['menus', '7'],
    fresh,
  ],
  [
    'FND-05.a FND-05.b a place',
    (client) => queries.placeQuery(client, 'chicago-il/italian'),
    '/api/v2/Places/chicago-il/italian',
    ['places', 'chicago-il/italian'],
    fresh,
  ],
  [
    'PRO-19.h the pending change of the email address',
    queries.emailChangeQuery,
    '/api/Member/EmailChange',
    ['member', 'email-change'],
    { refetchOnReconnect: false, refetchOnWindowFocus: false },
  ],
  ['FND-09.a places', queries.placesQuery, '/api/v2/Places', ['places'], fresh],
  ['CLM-06.c claims', queries.claimsQuery, '/api/Claims', ['member', 'claims']],
  [
    'PRV-04.a until when an account can be kept',
    queries.erasureTermsQuery,
    '/api/Member/Erasure',
    ['member', 'erasure'],
    once,
  ],
  ['reservations', queries.reservationsQuery, '/api/Reservations', ['member', 'reservations']],
  [
    'API-23 what is reviewed',
    (client) => queries.reviewedQuery(client, 'p1', ['t1']),
    '/api/reviews/status',
    ['reviewed', 'p1', ['t1']],
    { enabled: true },
  ],
  ['the secure frame', queries.secureFrameUrlQuery, '/api/SecureFrame', ['secure-frame'], once],
  ['the host of surveys', queries.surveyHostQuery, '/api/SurveyHost', ['survey-host'], once],
];

const functionsOf = (options: object) =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => typeof value === 'function'));

test.each(reads)(
  'API-01.c %s is read by its call, with the token, under its own key',
  async (_name, query, path, key, settings = {}) => {
    const { client, calls } = recordingClient();
    const { queryFn, ...options } = query(client);
    expect(options).toEqual({ queryKey: key, ...settings, ...functionsOf(options) });
    const { signal } = new AbortController();
    await expect((queryFn as (context: object) => Promise<unknown>)({ signal })).rejects.toMatchObject({
      status: 500,
    });
    expect(calls).toEqual([expect.objectContaining({ path, signal })]);
    expect(calls[0]).not.toHaveProperty('isAnonymous');
  },
);

test('SES-18.a of all reads, those about a member carry the session’s token', async () => {
  const carrying = await Promise.all(
    reads.map(async ([, query, path]) => {
      const { client, calls } = recordingClient();
      const { queryFn } = query(client);
      await (queryFn as (context: object) => Promise<unknown>)({}).catch(() => undefined);
      return calls[0]?.isMemberSpecific ? [path] : [];
    }),
  );
  expect(carrying.flat().toSorted()).toEqual([
    '/api/Cards/AllPartnerCards',
    '/api/Claims',
    '/api/Member/Cards',
    '/api/Member/DineSummary',
    '/api/Member/EmailChange',
    '/api/Member/Erasure',
    '/api/Member/Sessions',
    '/api/Member/StatementCreditBalance',
    '/api/Member/Transactions',
    '/api/Reservations',
    '/api/merchants/m1/flex-offers/members/p1',
    '/api/reviews/status',
  ]);
});

test('MER-27.b a merchant that is known to be missing is not asked for again', () => {
  const { retryOnMount } = queries.merchantQuery(recordingClient().client, 'm1');
  const retries = (error: unknown) =>
    (retryOnMount as (query: { state: { error: unknown } }) => boolean)({ state: { error } });
  expect(retries(new ApiError({ status: 404 }))).toBe(false);
  expect(retries(new ApiError({ status: 500 }))).toBe(true);
  expect(retries(null)).toBe(true);
});

test('API-23 SEA-33.a without transactions, or with a text too short to suggest for, nothing is asked', () => {
  const { client } = recordingClient();
  expect(queries.reviewedQuery(client, 'p1', []).enabled).toBe(false);
  expect(queries.locationPredictionsQuery(client, 'ch').enabled).toBe(false);
});

test('the previous page stays while the next one loads', () => {
  const { client } = recordingClient();
  for (const { placeholderData } of [
    queries.activityQuery(client, 'p1', page),
    queries.merchantSearchQuery(client, search),
  ])
    expect((placeholderData as (previous: unknown) => unknown)('previous')).toBe('previous');
});

test('every query is in the table', () => {
  expect(reads).toHaveLength(Object.keys(queries).filter((name) => name.endsWith('Query')).length);
});
