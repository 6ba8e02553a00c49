import { mutationOptions, queryOptions } from '@tanstack/react-query';

import type { ApiClient } from '../../client/client.ts';
import type { HoldRequest, ReserveRequest } from './reservations.contract.ts';
import {
  cancelReservation,
  changeReservation,
  getAvailability,
  getFreeTimes,
  getReservations,
  holdTable,
  releaseTable,
  reserveTable,
  type AvailabilityRequest,
  type FreeTimesRequest,
  type ReservationChange,
  type SeenReservation,
} from './reservations.resource.ts';

/** Availability changes constantly, so it is fetched each time it is shown. */
export const availabilityQuery = (client: ApiClient, request: AvailabilityRequest) =>
  queryOptions({
    queryKey: ['availability', request],
    queryFn: ({ signal }) => getAvailability(client, request, signal),
    staleTime: 0,
  });

/** As long as the list of restaurants that it belongs to. The dialog of a slot requests its table anyway. */
const FREE_TIMES_FRESH_FOR_MS = 60_000;

/** Not retried, because cards work without free times (SEA-48). */
export const freeTimesQuery = (client: ApiClient, request: FreeTimesRequest) =>
  queryOptions({
    queryKey: ['free-times', request],
    queryFn: ({ signal }) => getFreeTimes(client, request, signal),
    staleTime: FREE_TIMES_FRESH_FOR_MS,
    retry: false,
  });

export const reservationsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['member', 'reservations'],
    queryFn: ({ signal }) => getReservations(client, signal),
  });

export const holdTableMutation = (client: ApiClient) =>
  mutationOptions({ mutationFn: (request: HoldRequest) => holdTable(client, request) });

export const releaseTableMutation = (client: ApiClient) =>
  mutationOptions({ mutationFn: (holdId: string) => releaseTable(client, holdId) });

export const reserveTableMutation = (client: ApiClient) =>
  mutationOptions({ mutationFn: (request: ReserveRequest) => reserveTable(client, request) });

export const changeReservationMutation = (client: ApiClient) =>
  mutationOptions({ mutationFn: (change: ReservationChange) => changeReservation(client, change) });

export const cancelReservationMutation = (client: ApiClient) =>
  mutationOptions({ mutationFn: (seen: SeenReservation) => cancelReservation(client, seen) });
