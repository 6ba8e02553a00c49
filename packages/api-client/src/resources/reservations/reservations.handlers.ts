import type { Availability, Reservation } from '@tableside/core';

import { fake, type FakeResponse } from '../../testing/fake-response.ts';
import { merge, type Overrides } from '../../testing/merge.ts';
import {
  availabilityResponse,
  changeRequest,
  freeTimesResponse,
  holdResponse,
  holdRequest,
  removedResponse,
  reservationBody,
  reservationsResponse,
  reserveRequest,
  type AvailabilityResponse,
  type FreeTimesResponse,
  type HoldResponse,
  type ReservationBody,
  type ReservationsResponse,
} from './reservations.contract.ts';
import { readAvailability, readReservation } from './reservations.mapper.ts';

type SlotBody = AvailabilityResponse['slots'][number];

/** A slot at 19:00 in New York on June 22, 2026. */
export const buildSlotBody = (overrides?: Overrides<SlotBody>): SlotBody =>
  merge<SlotBody>({ startsAt: '2026-06-22T23:00:00.000Z', hasBonus: true, requiresCard: false }, overrides);

export const buildAvailabilityBody = (overrides?: Overrides<AvailabilityResponse>): AvailabilityResponse =>
  merge<AvailabilityResponse>(
    {
      state: 'available',
      timeZone: 'America/New_York',
      partySizes: { smallest: 1, largest: 8 },
      slots: ['22:00', '22:30', '23:00', '23:30'].map((time) =>
        buildSlotBody({ startsAt: `2026-06-22T${time}:00.000Z` }),
      ),
    },
    overrides,
  );
export const buildAvailability = (overrides?: Overrides<AvailabilityResponse>): Availability =>
  readAvailability(buildAvailabilityBody(overrides));

export const buildFreeTimesBody = (merchantIds: readonly string[]): FreeTimesResponse => {
  const { timeZone, slots } = buildAvailabilityBody();
  return merchantIds.map((merchantId) => ({ merchantId, timeZone, slots: slots.slice(1) }));
};

export const buildHoldBody = (overrides?: Overrides<HoldResponse>): HoldResponse =>
  merge({ ...buildSlotBody(), id: 'hold-1', expiresAt: '2026-06-15T12:05:00.000Z' }, overrides);

export const buildReservationBody = (overrides?: Overrides<ReservationBody>): ReservationBody =>
  merge(
    {
      ...buildSlotBody(),
      id: 'reservation-1',
      merchantId: '1',
      merchantName: 'Juniper & Rye',
      timeZone: 'America/New_York',
      partySize: 2,
    },
    overrides,
  );
export const buildReservation = (overrides?: Overrides<ReservationBody>): Reservation =>
  readReservation(buildReservationBody(overrides));

const RESERVATION = '/api/Reservations/:reservationId';

export const reservationHandlers = {
  availability: (response: FakeResponse<AvailabilityResponse> = buildAvailabilityBody()) =>
    fake({ method: 'get', path: '/api/Reservations/Availability', contract: availabilityResponse, response }),

  freeTimes: (
    response: FakeResponse<FreeTimesResponse> = ({ query }) => buildFreeTimesBody(query.getAll('merchantId')),
  ) => fake({ method: 'get', path: '/api/Reservations/FreeTimes', contract: freeTimesResponse, response }),

  hold: (
    response: FakeResponse<HoldResponse> = ({ body }) =>
      buildHoldBody({ startsAt: (body as { startsAt: string }).startsAt }),
  ) =>
    fake({
      method: 'post',
      path: '/api/Reservations/Holds',
      contract: holdResponse,
      requestContract: holdRequest,
      status: 201,
      response,
    }),

  release: (response: FakeResponse<true> = true) =>
    fake({ method: 'delete', path: '/api/Reservations/Holds/:holdId', contract: removedResponse, response }),

  list: (response: FakeResponse<ReservationsResponse> = []) =>
    fake({ method: 'get', path: '/api/Reservations', contract: reservationsResponse, response }),

  reserve: (response: FakeResponse<ReservationBody> = buildReservationBody()) =>
    fake({
      method: 'post',
      path: '/api/Reservations',
      contract: reservationBody,
      requestContract: reserveRequest,
      status: 201,
      response,
    }),

  change: (
    response: FakeResponse<ReservationBody> = ({ body, params }) => {
      const { startsAt, partySize } = body as { startsAt: string; partySize: number };
      return buildReservationBody({ id: params['reservationId'], startsAt, partySize });
    },
  ) =>
    fake({
      method: 'put',
      path: RESERVATION,
      contract: reservationBody,
      requestContract: changeRequest,
      response,
    }),

  cancel: (response: FakeResponse<true> = true) =>
    fake({ method: 'delete', path: RESERVATION, contract: removedResponse, response }),
};
