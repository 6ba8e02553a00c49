import { FREE_TIMES_SHOWN, LARGEST_PARTY, searchRefusals } from '@tableside/core';
import * as z from 'zod';

import { repeated } from '../../client/repeated.contract.ts';

const id = z.string().min(1).max(64);
const moment = z.iso.datetime().meta({ description: 'In UTC.' });
const partySize = z.int().min(1).max(LARGEST_PARTY);
const cardToken = z
  .string()
  .regex(/^\w{1,255}$/)
  .optional()
  .meta({ description: 'Card token from the payment library; required for slots that require a card.' });

const slot = {
  startsAt: moment,
  hasBonus: z
    .boolean()
    .meta({ description: 'Whether the slot earns the reservation bonus, if the program has one.' }),
  requiresCard: z.boolean().meta({ description: 'Whether a payment card is required to reserve the slot.' }),
};
const timeZone = z
  .string()
  .meta({ description: 'The restaurant’s IANA time zone, such as America/Chicago.' });

const tableSearch = {
  date: z.iso.date(),
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  partySize: z.coerce.number().int().min(0).max(99),
};

export const availabilityRequest = z.object({
  merchantId: id,
  ...tableSearch,
  reservationId: id
    .optional()
    .meta({ description: 'The member’s reservation to be changed; its table counts as available.' }),
});

export const availabilityResponse = z
  .object({
    state: z.enum([...searchRefusals, 'none', 'available']).meta({
      description:
        '"available", or why there are no slots: invalid party size, date or time, or no table ' +
        'available.',
    }),
    timeZone,
    partySizes: z.object({ smallest: z.int(), largest: z.int() }),
    slots: z
      .array(z.object(slot))
      .meta({ description: 'Slots nearest to the requested time, in chronological order.' }),
  })
  .meta({ id: 'Availability' });
export type AvailabilityResponse = z.infer<typeof availabilityResponse>;

/** How many restaurants one call may name. No page of results has more. */
export const MOST_RESTAURANTS = 20;

export const freeTimesRequest = z.object({
  merchantId: repeated(z.array(id).min(1).max(MOST_RESTAURANTS)),
  ...tableSearch,
});

export const freeTimesResponse = z
  .array(
    z.object({
      merchantId: z.string(),
      timeZone,
      slots: z.array(z.object(slot)).max(FREE_TIMES_SHOWN).meta({
        description: 'Slots nearest to the requested time, in chronological order; empty if there are none.',
      }),
    }),
  )
  .meta({ id: 'FreeTimes' });
export type FreeTimesResponse = z.infer<typeof freeTimesResponse>;

export const holdRequest = z
  .strictObject({ merchantId: id, startsAt: moment, partySize })
  .meta({ id: 'TableHoldRequest' });
export type HoldRequest = z.infer<typeof holdRequest>;

export const holdResponse = z.object({ id, ...slot, expiresAt: moment }).meta({ id: 'TableHold' });
export type HoldResponse = z.infer<typeof holdResponse>;

export const reserveRequest = z.strictObject({ holdId: id, cardToken }).meta({ id: 'ReservationRequest' });
export type ReserveRequest = z.infer<typeof reserveRequest>;

/**
 * PUT /api/Reservations/{reservationId}: changes its time or party size, but not its restaurant. The request
 * contains what the member saw, because another tab or device may have changed the reservation.
 */
export const changeRequest = z
  .strictObject({
    startsAt: moment,
    partySize,
    cardToken,
    hasBonus: z.boolean().optional().meta({
      description: 'Whether the slot was shown with the reservation bonus; absent where no bonus is shown.',
    }),
    seen: z
      .strictObject({ startsAt: moment, partySize: z.int() })
      .meta({ description: 'The reservation that the member decided to change.' }),
  })
  .meta({ id: 'ReservationChange' });
export type ChangeRequest = z.infer<typeof changeRequest>;

export const reservationBody = z
  .object({ id, merchantId: z.string(), merchantName: z.string(), timeZone, ...slot, partySize: z.int() })
  .meta({ id: 'Reservation' });
export type ReservationBody = z.infer<typeof reservationBody>;

export const reservationsResponse = z.array(reservationBody);
export type ReservationsResponse = z.infer<typeof reservationsResponse>;

export const cancelRequest = z.object({ startsAt: moment, partySize: z.coerce.number().int() });

export const removedResponse = z.literal(true);
