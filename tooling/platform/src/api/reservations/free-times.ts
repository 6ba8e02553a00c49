import { reservationsContract } from '@tableside/api-client/contract';
import { dayOf, FREE_TIMES_SHOWN } from '@tableside/core';
import { Hono } from 'hono';

import type { PlatformEnv } from '../../web/platform-context.ts';
import { describeCall } from '../../web/describe.ts';
import { Problem } from '../../web/problem.ts';
import { validate } from '../../web/validate.ts';
import type { ApiOptions } from '../api-options.ts';
import { limitClient } from '../limits.ts';
import { bookableMerchants } from './bookable-merchants.ts';
import { callProvider } from './call-provider.ts';
import { findAvailability } from './find-availability.ts';
import { freeTimesLimits } from './limit-reservations.ts';

/** A slow restaurant must not hold up the whole page of results. */
const LONGEST_MS = 3_000;

/**
 * Finds the free times of all restaurants on a page of results. See
 * docs/decisions/0038-reservation-holds.md.
 */
export const createFreeTimes = (options: ApiOptions) =>
  new Hono<PlatformEnv>().get(
    '/Reservations/FreeTimes',
    describeCall({
      operationId: 'getFreeTimes',
      summary:
        'Lists, for up to 20 merchants, up to three available slots nearest to the requested date and ' +
        'time, in each restaurant’s local time. Leaves out merchants that do not take reservations, and ' +
        'those for which the booking provider fails or takes longer than three seconds.',
      tag: 'reservations',
      status: 200,
      response: reservationsContract.freeTimesResponse,
      problems: [400, 429],
    }),
    validate('query', reservationsContract.freeTimesRequest),
    async (context) => {
      const request = context.req.valid('query');
      await limitClient(context, options, freeTimesLimits, JSON.stringify(request));
      const { merchantId: requested, time, partySize } = request;
      const search = { date: dayOf(request.date), time, partySize, count: FREE_TIMES_SHOWN };
      const timesOf = async (merchantId: number) => {
        try {
          const found = findAvailability(options, { ...search, merchantId });
          const availability = await callProvider(context, found, LONGEST_MS);
          if (!availability) return [];
          const { timeZone, slots } = availability;
          return [{ merchantId: String(merchantId), timeZone, slots }];
        } catch (cause) {
          if (cause instanceof Problem) return [];
          throw cause;
        }
      };
      const ids = await bookableMerchants(context, options, requested);
      const times = await Promise.all(ids.map(timesOf));
      return context.json(times.flat(), 200, { 'Cache-Control': 'no-store' });
    },
  );
