import type { Availability, Reservation } from '@tableside/core';

import { fake, type Answer } from '../../testing/answer.ts';
import { merge, type Overrides } from '../../testing/merge.ts';
import {
  availabilityAnswer,
  changeRequest,
  freeTimesAnswer,
  holdAnswer,
  holdRequest,
  removedAnswer,
  reservationBody,
  reservationsAnswer,
  reserveRequest,
  type AvailabilityAnswer,
  type FreeTimesAnswer,
  type HoldAnswer,
  type ReservationBody,
  type ReservationsAnswer,
} from './reservations.contract.ts';
import { readAvailability, readReservation } from './reservations.mapper.ts';

type SlotBody = AvailabilityAnswer['slots'][number];

/** A slot at 19:00 in New York on June 22, 2026. */
export const buildSlotBody = (overrides?: Overrides<SlotBody>): SlotBody =>
  merge<SlotBody>({ startsAt: '2026-06-22T23:00:00.000Z', hasBonus: true, requiresCard: false }, overrides);

/** Four slots around 19:00 in New York on June 22, 2026, each with the bonus. */
export const buildAvailabilityBody = (overrides?: Overrides<AvailabilityAnswer>): AvailabilityAnswer =>
  merge<AvailabilityAnswer>(
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
export const buildAvailability = (overrides?: Overrides<AvailabilityAnswer>): Availability =>
  readAvailability(buildAvailabilityBody(overrides));

export const buildFreeTimesBody = (merchantIds: readonly string[]): FreeTimesAnswer => {
  const { timeZone, slots } = buildAvailabilityBody();
  return merchantIds.map((merchantId) => ({ merchantId, timeZone, slots: slots.slice(1) }));
};

export const buildHoldBody = (overrides?: Overrides<HoldAnswer>): HoldAnswer =>
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
  availability: (answer: Answer<AvailabilityAnswer> = buildAvailabilityBody()) =>
    fake({ method: 'get', path: '/api/Reservations/Availability', contract: availabilityAnswer, answer }),

  freeTimes: (
    answer: Answer<FreeTimesAnswer> = ({ query }) => buildFreeTimesBody(query.getAll('merchantId')),
  ) => fake({ method: 'get', path: '/api/Reservations/FreeTimes', contract: freeTimesAnswer, answer }),

  hold: (
    answer: Answer<HoldAnswer> = ({ body }) =>
      buildHoldBody({ startsAt: (body as { startsAt: string }).startsAt }),
  ) =>
    fake({
      method: 'post',
      path: '/api/Reservations/Holds',
      contract: holdAnswer,
      requestContract: holdRequest,
      status: 201,
      answer,
    }),

  release: (answer: Answer<true> = true) =>
    fake({ method: 'delete', path: '/api/Reservations/Holds/:holdId', contract: removedAnswer, answer }),

  list: (answer: Answer<ReservationsAnswer> = []) =>
    fake({ method: 'get', path: '/api/Reservations', contract: reservationsAnswer, answer }),

  reserve: (answer: Answer<ReservationBody> = buildReservationBody()) =>
    fake({
      method: 'post',
      path: '/api/Reservations',
      contract: reservationBody,
      requestContract: reserveRequest,
      status: 201,
      answer,
    }),

  change: (
    answer: Answer<ReservationBody> = ({ body, params }) => {
      const { startsAt, partySize } = body as { startsAt: string; partySize: number };
      return buildReservationBody({ id: params['reservationId'], startsAt, partySize });
    },
  ) =>
    fake({
      method: 'put',
      path: RESERVATION,
      contract: reservationBody,
      requestContract: changeRequest,
      answer,
    }),

  cancel: (answer: Answer<true> = true) =>
    fake({ method: 'delete', path: RESERVATION, contract: removedAnswer, answer }),
};
