import { dayOf } from '@tableside/core';
import { HttpResponse } from 'msw/http';
import { expect, test } from 'vitest';

import { createClient } from '../../client/client.ts';
import {
  buildAvailability,
  buildAvailabilityBody,
  buildFreeTimesBody,
  buildReservation,
  buildReservationBody,
  problem,
  reservationHandlers,
} from '../../testing.ts';
import { fakeWire, tokenSource, watched } from '../../testing/wire.test.support.ts';
import { availabilityQuery } from './reservations.queries.ts';
import {
  cancelReservation,
  changeReservation,
  getAvailability,
  getFreeTimes,
  getReservations,
  holdTable,
  releaseTable,
  isReservationChangedError,
  reserveTable,
} from './reservations.resource.ts';

const server = fakeWire();
const client = createClient({ accessToken: () => 'access-1', antiForgery: tokenSource('token-1') });
const search = { merchantId: '1', date: dayOf('2026-06-22'), time: '19:00', partySize: 2 };
const startsAt = '2026-06-22T23:00:00.000Z';
const table = { startsAt, partySize: 2 };

test('RES-01 availability is requested by the restaurant’s local day and time, also without a session', async () => {
  const { calls, response } = watched(buildAvailabilityBody());
  server.use(reservationHandlers.availability(response));
  expect(await getAvailability(client, search)).toEqual(buildAvailability());
  const { searchParams } = new URL(calls[0]?.request.url ?? '');
  expect(Object.fromEntries(searchParams)).toEqual({
    merchantId: '1',
    date: '2026-06-22',
    time: '19:00',
    partySize: '2',
  });
  expect(calls[0]?.request.headers.get('Authorization')).toBeNull();
});

test('RES-11 RES-12.a RES-12.b RES-13.a RES-13.b each state of availability is parsed', async () => {
  for (const state of ['none', 'tooSmall', 'tooBig', 'tooFar', 'tooClose'] as const) {
    server.use(reservationHandlers.availability(buildAvailabilityBody({ state, slots: [] })));
    expect(await getAvailability(client, search)).toMatchObject({ state, slots: [] });
  }
});

test('RES-01 a time zone that this browser does not support is unreadable', async () => {
  server.use(reservationHandlers.availability(buildAvailabilityBody({ timeZone: 'America/Gotham' })));
  await expect(getAvailability(client, search)).rejects.toMatchObject({ code: 'unreadable' });
});

test('SEA-47 API-31.a the free times of several restaurants are one call, also without a session', async () => {
  const { calls, response } = watched(buildFreeTimesBody(['7', '1']));
  server.use(reservationHandlers.freeTimes(response));
  const { merchantId: _one, ...rest } = search;
  const times = await getFreeTimes(client, { ...rest, merchantIds: ['7', '1'] });
  expect(times.map(({ merchantId, slots }) => [merchantId, slots.length])).toEqual([
    ['7', 3],
    ['1', 3],
  ]);
  expect(calls.map(({ request }) => new URL(request.url).search)).toEqual([
    '?merchantId=7&merchantId=1&date=2026-06-22&time=19%3A00&partySize=2',
  ]);
  expect(calls[0]?.request.headers.get('Authorization')).toBeNull();
});

test('a different search is another query, and none is served from the cache', () => {
  const { queryKey, staleTime } = availabilityQuery(client, search);
  expect(availabilityQuery(client, { ...search, partySize: 4 }).queryKey).not.toEqual(queryKey);
  expect(staleTime).toBe(0);
});

test.each([
  ['POST /api/Reservations/Holds', () => holdTable(client, { merchantId: '1', startsAt, partySize: 2 })],
  ['DELETE /api/Reservations/Holds/hold%2F1', () => releaseTable(client, 'hold/1')],
  ['GET /api/Reservations', () => getReservations(client)],
  ['POST /api/Reservations', () => reserveTable(client, { holdId: 'hold-1' })],
  ['PUT /api/Reservations/r%2F1', () => changeReservation(client, { id: 'r/1', ...table, seen: table })],
  ['DELETE /api/Reservations/r%2F1', () => cancelReservation(client, { id: 'r/1', ...table })],
])('SES-18.a %s sends the session’s token', async (name, call) => {
  const sent: Request[] = [];
  server.events.on('request:start', ({ request }) => void sent.push(request));
  await call();
  server.events.removeAllListeners();
  expect(sent.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([name]);
  expect(sent[0]?.headers.get('Authorization')).toBe('Bearer access-1');
});

test('a hold becomes a reservation, which is listed', async () => {
  const { calls, response } = watched(buildReservationBody());
  server.use(reservationHandlers.reserve(response), reservationHandlers.list([buildReservationBody()]));
  const reservation = await reserveTable(client, { holdId: 'hold-1', cardToken: 'pm_1' });
  expect(calls[0]?.body).toEqual({ holdId: 'hold-1', cardToken: 'pm_1' });
  expect(reservation).toEqual(buildReservation());
  expect(await getReservations(client)).toEqual([reservation]);
});

test('RES-15 RES-16 RES-17 RES-18 a refusal has its status and its code', async () => {
  const refusals = [
    [400, 'overlap'],
    [403, 'fraud'],
    [403, 'deactivated'],
    [424, 'bookingUnavailable'],
    [500, 'unexpected'],
  ] as const;
  for (const [status, code] of refusals) {
    server.use(reservationHandlers.reserve(problem(status, { code })));
    await expect(reserveTable(client, { holdId: 'hold-1' })).rejects.toMatchObject({ status, code });
  }
});

test('RES-27.a a reservation that is gone, or could not be cancelled, is not reported as cancelled', async () => {
  const cancel = () => cancelReservation(client, { id: 'r-1', ...table });
  server.use(reservationHandlers.cancel(problem(404)));
  await expect(cancel()).rejects.toMatchObject({ status: 404 });
  server.use(reservationHandlers.cancel(new HttpResponse('', { status: 200 })));
  await expect(cancel()).resolves.toBeUndefined();
  server.use(reservationHandlers.cancel(problem(424)));
  await expect(cancel()).rejects.toMatchObject({ status: 424 });
});

test('RES-26.a changing and cancelling name the time and party that were seen, and a refusal is told apart', async () => {
  const canceled = watched(true as const);
  const changed = watched(buildReservationBody());
  server.use(reservationHandlers.cancel(canceled.response), reservationHandlers.change(changed.response));
  const seen = { startsAt, partySize: 3 };
  await cancelReservation(client, { id: 'r-1', ...seen });
  expect(Object.fromEntries(new URL(canceled.calls[0]?.request.url ?? '').searchParams)).toEqual({
    startsAt,
    partySize: '3',
  });
  await changeReservation(client, { id: 'r-1', ...table, seen });
  expect(changed.calls[0]?.body).toEqual({ ...table, seen });
  for (const [code, isChanged] of [
    ['reservationChanged', true],
    ['slotTaken', false],
  ] as const) {
    server.use(
      reservationHandlers.cancel(problem(400, { code })),
      reservationHandlers.change(problem(400, { code })),
    );
    for (const call of [
      cancelReservation(client, { id: 'r-1', ...seen }),
      changeReservation(client, { id: 'r-1', ...table, seen }),
    ])
      expect(await call.catch(isReservationChangedError)).toBe(isChanged);
  }
});
