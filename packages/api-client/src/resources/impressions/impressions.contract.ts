import * as z from 'zod';

import { moment } from '../../client/moment.contract.ts';

const merchantId = z.string().max(64);

/** Properties of every event. The public id, the user agent and the URL are the only data about a person. */
const common = {
  eventId: z
    .string()
    .min(1)
    .max(64)
    .meta({ description: 'Unique per event. Of events with the same id and time one is kept.' }),
  channel: z.literal('web'),
  dateTime: moment,
  userAgent: z.string().max(512),
  url: z
    .string()
    .max(2048)
    .meta({ description: 'URL of the page, without query parameters other than campaign parameters.' }),
  memberId: z
    .string()
    .max(128)
    .optional()
    .meta({ description: 'Not stored; the member is taken from the session.' }),
};

export const impressionEvent = z
  .discriminatedUnion('eventName', [
    z
      .object({
        ...common,
        eventName: z.literal('pageView'),
        merchantId: merchantId.optional().meta({ description: 'Set on restaurant pages.' }),
      })
      .meta({ description: 'A page was viewed for half a second, or left earlier.' }),
    z
      .object({ ...common, eventName: z.literal('locationPrediction') })
      .meta({ description: 'Suggestions were requested for a typed location.' }),
    z
      .object({
        ...common,
        eventName: z.enum(['search', 'carousel']),
        merchantIds: z.array(merchantId).max(50),
      })
      .meta({ description: 'Restaurants returned by a search, or scrolled into view in a carousel.' }),
    z
      .object({
        ...common,
        eventName: z.enum([
          'merchantCardClick',
          'reservationDefaultSearch',
          'reservationDefaultSearchNoAvailability',
          'reservationUserSearch',
          'reservationUserSearchNoAvailability',
          'reservationSlotSelected',
          'reservationLoginPrompt',
          'reservationCardRequired',
          'reservationUserSubmit',
          'reservationBookingSuccess',
          'reservationBookingFailure',
          'reservationFailedDependency',
        ]),
        merchantId,
      })
      .meta({
        description:
          'A restaurant card was clicked, or a step of the reservation flow was taken: a search with ' +
          'default or custom criteria and why it found nothing, a selected time, a required step ' +
          'before booking, and the booking request with its outcome (FailedDependency: the booking ' +
          'provider failed).',
      }),
  ])
  .meta({ id: 'ImpressionEvent' });
export type ImpressionEventBody = z.infer<typeof impressionEvent>;

export const impressionsRequest = z.array(impressionEvent).max(200);
export const impressionsResponse = z.object({ accepted: z.number().int() }).meta({ id: 'Impressions' });
