import type { Availability, FreeTimes, Reservation, TableHold, TableSearch } from '@tableside/core';

import { acknowledged } from '../../client/acknowledged.ts';
import { ApiError } from '../../client/api-error.ts';
import type { ApiClient } from '../../client/client.ts';
import type { ChangeRequest, HoldRequest, ReserveRequest } from './reservations.contract.ts';
import {
  readAvailability,
  readFreeTimes,
  readHold,
  readReservation,
  readReservations,
} from './reservations.mapper.ts';

export interface AvailabilityRequest extends TableSearch {
  readonly merchantId: string;
  /** The reservation that the member is changing, whose own table counts as free. */
  readonly reservationId?: string | undefined;
}

const tableQuery = ({ date, time, partySize }: TableSearch) =>
  [
    ['date', date],
    ['time', time],
    ['partySize', String(partySize)],
  ] as const;

/**
 * GET /api/Reservations/Availability: the slots nearest to a time, or why there are none (RES-11 to RES-14).
 * Rejects with 404 for a merchant without reservations, with 401 if a reservation is given but there is no
 * session, and with 424 if the booking provider fails.
 */
export const getAvailability = async (
  client: ApiClient,
  { merchantId, reservationId, ...search }: AvailabilityRequest,
  signal?: AbortSignal,
): Promise<Availability> =>
  readAvailability(
    await client.call({
      path: '/api/Reservations/Availability',
      query: [
        ['merchantId', merchantId],
        ...tableQuery(search),
        ...(reservationId === undefined ? [] : [['reservationId', reservationId] as const]),
      ],
      signal,
      isMemberSpecific: reservationId !== undefined,
    }),
  );

export interface FreeTimesRequest extends TableSearch {
  readonly merchantIds: readonly string[];
}

/**
 * GET /api/Reservations/FreeTimes: the slots nearest to a time at each restaurant (SEA-47). Leaves out
 * restaurants without reservations, and those whose booking provider fails (API-31).
 */
export const getFreeTimes = async (
  client: ApiClient,
  { merchantIds, ...search }: FreeTimesRequest,
  signal?: AbortSignal,
): Promise<readonly FreeTimes[]> =>
  readFreeTimes(
    await client.call({
      path: '/api/Reservations/FreeTimes',
      query: [...merchantIds.map((id) => ['merchantId', id] as const), ...tableQuery(search)],
      signal,
    }),
  );

/**
 * POST /api/Reservations/Holds: holds a table for a few minutes and ends an earlier hold. Rejects with 401 if
 * there is no session, with 400 "slotTaken", with 403 "deactivated" or "fraud" (RES-16, RES-17), and with 424
 * if the booking provider fails.
 */
export const holdTable = async (client: ApiClient, body: HoldRequest): Promise<TableHold> =>
  readHold(
    await client.call({ method: 'POST', path: '/api/Reservations/Holds', body, isMemberSpecific: true }),
  );

/** DELETE /api/Reservations/Holds/{holdId}: releases a table. Succeeds if it is no longer held. */
export const releaseTable = (client: ApiClient, holdId: string): Promise<void> =>
  acknowledged(
    client.call({
      method: 'DELETE',
      path: `/api/Reservations/Holds/${encodeURIComponent(holdId)}`,
      isMemberSpecific: true,
      // The table is also released when the visitor leaves the page.
      keepalive: true,
    }),
  );

/**
 * POST /api/Reservations: turns a hold into a reservation. Idempotent. Rejects with 400 "holdExpired",
 * "overlap" (RES-15) or "cardRequired" (RES-19), otherwise as `holdTable` does.
 */
export const reserveTable = async (client: ApiClient, body: ReserveRequest): Promise<Reservation> =>
  readReservation(
    await client.call({ method: 'POST', path: '/api/Reservations', body, isMemberSpecific: true }),
  );

/** GET /api/Reservations: the member's current and future reservations, the next one first. */
export const getReservations = async (
  client: ApiClient,
  signal?: AbortSignal,
): Promise<readonly Reservation[]> =>
  readReservations(await client.call({ path: '/api/Reservations', signal, isMemberSpecific: true }));

export type SeenReservation = Pick<Reservation, 'id' | 'startsAt' | 'partySize'>;

export const isReservationChangedError = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'reservationChanged';

export interface ReservationChange extends ChangeRequest {
  readonly id: string;
}

/**
 * PUT /api/Reservations/{reservationId}: changes a reservation, which stays as it was if that is rejected.
 * Rejects with 404 if it no longer exists, with 400 "reservationChanged" if it is not what the member saw,
 * with 400 "slotChanged" if the slot's bonus is not `hasBonus`, otherwise as `holdTable` and `reserveTable`
 * do.
 */
export const changeReservation = async (
  client: ApiClient,
  { id, ...body }: ReservationChange,
): Promise<Reservation> =>
  readReservation(
    await client.call({
      method: 'PUT',
      path: `/api/Reservations/${encodeURIComponent(id)}`,
      body,
      isMemberSpecific: true,
    }),
  );

/**
 * DELETE /api/Reservations/{reservationId}: cancels a reservation. Succeeds if it is already canceled.
 * Rejects with 404 if it has begun or does not exist, and with 400 "reservationChanged" if it is not what the
 * member saw.
 */
export const cancelReservation = (
  client: ApiClient,
  { id, startsAt, partySize }: SeenReservation,
): Promise<void> =>
  acknowledged(
    client.call({
      method: 'DELETE',
      path: `/api/Reservations/${encodeURIComponent(id)}`,
      query: [
        ['startsAt', startsAt],
        ['partySize', String(partySize)],
      ],
      isMemberSpecific: true,
    }),
  );
