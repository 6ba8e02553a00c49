import { reservationsContract } from '@tableside/api-client/contract';
import { dayOf } from '@tableside/core';
import { Hono } from 'hono';
import * as z from 'zod';

import { partnerOf } from '../../accounts/partner-of.ts';
import { memberSessionOf, requireMember } from '../../accounts/require-member.ts';
import type { MemberRow } from '../../accounts/find-member.ts';
import type { BookedTable } from '../../booking/index.ts';
import { reservationCanceledMail, reservationMail } from '../../mail/index.ts';
import type { PlatformEnv } from '../../web/platform-context.ts';
import { describeCall } from '../../web/describe.ts';
import { notFound } from '../../web/problem.ts';
import { validate } from '../../web/validate.ts';
import type { ApiOptions } from '../api-options.ts';
import { limitClient } from '../limits.ts';
import { callProvider } from './call-provider.ts';
import { bookableMerchant, toReservationBodies } from './bookable-merchants.ts';
import { findAvailability } from './find-availability.ts';
import { availabilityLimits, limitTables } from './limit-reservations.ts';

const pathId = z.string().min(1).max(64);
const reservationPath = z.object({ reservationId: pathId });
const holdPath = z.object({ holdId: pathId });

const toSeen = ({ startsAt, partySize }: { readonly startsAt: string; readonly partySize: number }) => ({
  startsAt: new Date(startsAt),
  partySize,
});

const REFUSALS =
  '403 "deactivated" or "fraud" if the booking provider blocks this member. 424 ' +
  '"bookingUnavailable" if the provider fails or times out.';

const forMembers = { tag: 'reservations', needsToken: true, needsAccessToken: true } as const;

export function createReservations(options: ApiOptions) {
  const { booking, database, mailer } = options;
  const asMember = requireMember(options, { needsAccessToken: true });

  const noReservation = () => notFound('Reservation not found.');

  async function toBody(booked: BookedTable | undefined) {
    const [body] = booked ? await toReservationBodies(database, [booked]) : [];
    if (!booked || !body) throw noReservation();
    return { body, booked };
  }

  async function confirm(
    partner: Parameters<typeof reservationMail>[0],
    { email }: MemberRow,
    found: BookedTable | undefined,
  ) {
    const { body, booked } = await toBody(found);
    const key = `reservation ${booked.id} ${booked.changedAt.toISOString()}`;
    await mailer.writeMail({ ...reservationMail(partner, email, body), key });
    return body;
  }

  return new Hono<PlatformEnv>()
    .get(
      '/Reservations/Availability',
      describeCall({
        operationId: 'getAvailability',
        summary:
          'Lists available slots nearest to the requested date and time, in the restaurant’s local ' +
          'time. 404 for a merchant that does not take reservations. 424 "bookingUnavailable" if the ' +
          'booking provider fails or times out. Requests that name a reservation require its member ' +
          'to be signed in: otherwise 401.',
        tag: 'reservations',
        status: 200,
        response: reservationsContract.availabilityResponse,
        problems: [400, 401, 404, 424, 429],
      }),
      validate('query', reservationsContract.availabilityRequest),
      (context, next) =>
        context.req.valid('query').reservationId === undefined ? next() : asMember(context, next),
      async (context) => {
        const request = context.req.valid('query');
        const { time, partySize, reservationId: id } = request;
        await limitClient(context, options, availabilityLimits, JSON.stringify(request));
        const merchantId = await bookableMerchant(context, options, request.merchantId);
        const changed =
          id === undefined ? undefined : { memberId: memberSessionOf(context).member.publicId, id };
        const search = { merchantId, date: dayOf(request.date), time, partySize, changed };
        const availability = await callProvider(context, findAvailability(options, search));
        if (!availability) throw notFound('The booking provider does not recognize this restaurant.');
        return context.json(availability, 200, { 'Cache-Control': 'no-store' });
      },
    )
    .post(
      '/Reservations/Holds',
      describeCall({
        ...forMembers,
        operationId: 'holdTable',
        summary:
          'Holds a table for the member for five minutes and releases any earlier hold. 400 ' +
          '"slotTaken" if no table is available at that time, "tooClose" if that has passed. ' +
          REFUSALS,
        status: 201,
        response: reservationsContract.holdResponse,
        problems: [400, 401, 404, 424, 429],
      }),
      asMember,
      validate('json', reservationsContract.holdRequest),
      async (context) => {
        const { merchantId, startsAt, partySize } = context.req.valid('json');
        const { member } = memberSessionOf(context);
        await limitTables(context, options, member, `${merchantId} ${startsAt} ${partySize}`);
        const id = await bookableMerchant(context, options, merchantId);
        const hold = booking.hold({
          memberId: member.publicId,
          merchantId: id,
          startsAt: new Date(startsAt),
          partySize,
        });
        const held = await callProvider(context, hold);
        // If the page was closed, nobody receives the response and the table would stay blocked.
        if (context.req.raw.signal.aborted)
          await callProvider(context, booking.release({ memberId: member.publicId, holdId: held.id }));
        return context.json(held, 201);
      },
    )
    .delete(
      '/Reservations/Holds/:holdId',
      describeCall({
        ...forMembers,
        operationId: 'releaseTable',
        summary: 'Releases a hold early. Succeeds for a hold that has already expired.',
        status: 200,
        response: reservationsContract.removedResponse,
        problems: [400, 401, 424],
      }),
      asMember,
      validate('param', holdPath),
      async (context) => {
        const { publicId: memberId } = memberSessionOf(context).member;
        await callProvider(context, booking.release({ memberId, ...context.req.valid('param') }));
        return context.json(true as const);
      },
    )
    .get(
      '/Reservations',
      describeCall({
        operationId: 'getReservations',
        summary: 'Lists the member’s upcoming and current reservations, soonest first.',
        tag: 'reservations',
        status: 200,
        response: reservationsContract.reservationsResponse,
        problems: [401, 424],
        needsAccessToken: true,
      }),
      asMember,
      async (context) => {
        const { publicId: memberId } = memberSessionOf(context).member;
        const booked = await callProvider(context, booking.list({ memberId }));
        return context.json(await toReservationBodies(database, booked));
      },
    )
    .post(
      '/Reservations',
      describeCall({
        ...forMembers,
        operationId: 'reserveTable',
        summary:
          'Turns a hold into a reservation and sends a confirmation email. Idempotent: a repeated ' +
          'request gets the same response. 400 "holdExpired" if the hold has expired, "tooClose" if ' +
          'its time has passed, "overlap" if ' +
          'the member has another reservation within two hours, "cardRequired" if the slot requires ' +
          `a card. ${REFUSALS}`,
        status: 201,
        response: reservationsContract.reservationBody,
        problems: [400, 401, 404, 424],
      }),
      asMember,
      validate('json', reservationsContract.reserveRequest),
      async (context) => {
        const { member } = memberSessionOf(context);
        const request = { memberId: member.publicId, ...context.req.valid('json') };
        const booked = await callProvider(context, booking.reserve(request));
        return context.json(await confirm(partnerOf(context, options), member, booked), 201);
      },
    )
    .put(
      '/Reservations/:reservationId',
      describeCall({
        ...forMembers,
        operationId: 'changeReservation',
        summary:
          'Changes the time or party size of a reservation and sends an email; on failure the ' +
          'reservation is unchanged. 400 "slotTaken", "overlap" and "cardRequired" as for holds and ' +
          'reservations, "reservationChanged" if it is not what the member saw, "slotChanged" if the ' +
          'bonus of the slot is not. 404 if the ' +
          'reservation does not exist, was canceled, or has begun. ' +
          REFUSALS,
        status: 200,
        response: reservationsContract.reservationBody,
        problems: [400, 401, 404, 424, 429],
      }),
      asMember,
      validate('param', reservationPath),
      validate('json', reservationsContract.changeRequest),
      async (context) => {
        const { member } = memberSessionOf(context);
        const { reservationId: id } = context.req.valid('param');
        const { startsAt, seen, ...wanted } = context.req.valid('json');
        await limitTables(context, options, member, `${id} ${startsAt} ${wanted.partySize}`);
        const request = {
          memberId: member.publicId,
          id,
          startsAt: new Date(startsAt),
          seen: toSeen(seen),
          ...wanted,
        };
        const booked = await callProvider(context, booking.change(request));
        return context.json(await confirm(partnerOf(context, options), member, booked));
      },
    )
    .delete(
      '/Reservations/:reservationId',
      describeCall({
        ...forMembers,
        operationId: 'cancelReservation',
        summary:
          'Cancels a reservation and sends an email. Idempotent. 400 "reservationChanged" if it is not ' +
          'what the member saw. 404 if the reservation does not exist or has begun.',
        status: 200,
        response: reservationsContract.removedResponse,
        problems: [400, 401, 404, 424],
      }),
      asMember,
      validate('param', reservationPath),
      validate('query', reservationsContract.cancelRequest),
      async (context) => {
        const { publicId: memberId, email } = memberSessionOf(context).member;
        const { reservationId: id } = context.req.valid('param');
        const seen = toSeen(context.req.valid('query'));
        const { body } = await toBody(await callProvider(context, booking.cancel({ memberId, id, seen })));
        const mail = reservationCanceledMail(partnerOf(context, options), email, body);
        await mailer.writeMail({ ...mail, key: `reservation ${id} cancelled` });
        return context.json(true as const);
      },
    );
}
