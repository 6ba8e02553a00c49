import { isTimeZone } from '@tableside/core';
import * as z from 'zod';

import {
  BookingRefusal,
  bookingRefusalReasons,
  type BookedTable,
  type BookingProvider,
} from './booking-provider.ts';

const WITHIN_MS = 10_000;

const timeZone = z.string().refine(isTimeZone);
const id = z.string().min(1).max(64);
const slot = {
  startsAt: z.iso.datetime().transform((moment) => new Date(moment).toISOString()),
  hasBonus: z.boolean(),
  requiresCard: z.boolean(),
};
const restaurant = z.object({
  timeZone,
  partySizes: z.object({ smallest: z.int().min(1), largest: z.int().min(1) }),
});
const slots = z.array(z.object(slot));
const hold = z.object({ id, ...slot, expiresAt: z.iso.datetime() });
const booked = z.object({
  id,
  merchantId: z.int(),
  timeZone,
  partySize: z.int().min(1),
  ...slot,
  changedAt: z.iso.datetime().transform((moment) => new Date(moment)),
}) satisfies z.ZodType<BookedTable>;
const refusal = z.object({ code: z.enum(bookingRefusalReasons) });
const notFound = z.object({ code: z.literal('notFound') });

interface RemoteBookingOptions {
  readonly url: string;
  readonly secret: string;
}

interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly body?: object;
}

export function createRemoteBooking({ url, secret }: RemoteBookingOptions): BookingProvider {
  const base = url.endsWith('/') ? url : `${url}/`;

  async function find(path: string, { method = 'GET', body }: Call = {}): Promise<unknown> {
    const response = await fetch(new URL(path, base), {
      method,
      headers: {
        Authorization: `Bearer ${secret}`,
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      // A redirect could send the secret to another server.
      redirect: 'error',
      signal: AbortSignal.timeout(WITHIN_MS),
    });
    const responseBody: unknown = await response.json().catch(() => undefined);
    const refused = response.status === 409 ? refusal.safeParse(responseBody) : undefined;
    if (refused?.success) throw new BookingRefusal(refused.data.code);
    // A server behind a wrong URL also responds with 404, so only the provider's own body counts.
    if (response.status === 404 && notFound.safeParse(responseBody).success) return undefined;
    if (!response.ok) throw new Error(`The booking provider responded with ${response.status}.`);
    // A body that is not JSON must fail validation, because undefined means "not found".
    return responseBody ?? null;
  }

  const ofMember = (memberId: string, ...path: string[]) =>
    ['members', memberId, ...path].map(encodeURIComponent).join('/');

  return {
    findRestaurant: async (merchantId) =>
      restaurant.optional().parse(await find(`restaurants/${merchantId}`)),

    async findSlots({ merchantId, date, partySize, changed }) {
      const query = new URLSearchParams({
        date,
        partySize: String(partySize),
        ...(changed && { memberId: changed.memberId, reservationId: changed.id }),
      });
      return slots.optional().parse(await find(`restaurants/${merchantId}/slots?${query.toString()}`)) ?? [];
    },

    hold: async ({ memberId, ...body }) =>
      hold.parse(await find(ofMember(memberId, 'holds'), { method: 'POST', body })),

    async release({ memberId, holdId }) {
      await find(ofMember(memberId, 'holds', holdId), { method: 'DELETE' });
    },

    reserve: async ({ memberId, ...body }) =>
      booked.parse(await find(ofMember(memberId, 'reservations'), { method: 'POST', body })),

    change: async ({ memberId, id: reservationId, ...body }) =>
      booked
        .optional()
        .parse(await find(ofMember(memberId, 'reservations', reservationId), { method: 'PUT', body })),

    async cancel({ memberId, id: reservationId, seen }) {
      const query = new URLSearchParams({
        startsAt: seen.startsAt.toISOString(),
        partySize: String(seen.partySize),
      });
      const path = `${ofMember(memberId, 'reservations', reservationId)}?${query.toString()}`;
      return booked.optional().parse(await find(path, { method: 'DELETE' }));
    },

    list: async ({ memberId }) => z.array(booked).parse(await find(ofMember(memberId, 'reservations'))),
  };
}
