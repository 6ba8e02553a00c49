import * as z from 'zod';

const merchantId = z.string().max(64);

/**
 * Properties of every event. Besides the public id, the user agent and the URL are the
 * only data about a person.
 */
const common = {
  eventId: z.string().min(1).max(64).meta({ description: 'Tells a repeated event from a second one.' }),
  channel: z.literal('web'),
  dateTime: z.iso.datetime(),
  userAgent: z.string().max(512),
  url: z.string().max(2048).meta({ description: 'The page, with campaign parameters alone.' }),
  memberId: z
    .string()
    .max(128)
    .optional()
    .meta({ description: 'Not kept: whose event it is, the session says.' }),
};

/**
 * One event of POST /api/Impressions; the union lists all of them (API-25, API-29, TRK-09, TRK-10, TRK-16).
 */
export const impressionEvent = z
  .discriminatedUnion('eventName', [
    z
      .object({
        ...common,
        eventName: z.literal('pageView'),
        merchantId: merchantId.optional().meta({ description: 'On the page of a restaurant.' }),
      })
      .meta({ description: 'A page was looked at for half a second, or left before.' }),
    z
      .object({ ...common, eventName: z.literal('locationPrediction') })
      .meta({ description: 'Suggestions were requested for what was typed as a place.' }),
    z
      .object({
        ...common,
        eventName: z.enum(['search', 'carousel']),
        merchantIds: z.array(merchantId).max(50),
      })
      .meta({ description: 'The restaurants that a search found, or that came into view in a carousel.' }),
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
          'The card of a restaurant was followed, or something happened while a table was reserved there: a search with ' +
          'the default or the visitor’s own choice, and what it did not find; a time that was chosen; what was asked ' +
          'for first; the request, and how it ended (FailedDependency: the booking provider failed).',
      }),
  ])
  .meta({ id: 'ImpressionEvent' });
export type ImpressionEventBody = z.infer<typeof impressionEvent>;

export const impressionsRequest = z.array(impressionEvent).max(200);
export const impressionsAnswer = z.object({ accepted: z.number().int() }).meta({ id: 'Impressions' });
