import * as z from 'zod';

/** One event of POST /api/Impressions (API-25, API-29). */
export const impressionEvent = z
  .object({
    eventId: z.string().min(1).max(64).meta({ description: 'Tells a repeated event from a second one.' }),
    eventName: z.string().min(1).max(64),
    channel: z.literal('web'),
    dateTime: z.iso.datetime(),
    userAgent: z.string().max(512),
    url: z.string().max(2048),
    memberId: z
      .string()
      .max(128)
      .optional()
      .meta({ description: 'Not kept: whose event it is, the session says.' }),
    merchantId: z.string().max(64).optional(),
    merchantIds: z.array(z.string().max(64)).max(50).optional(),
  })
  .meta({ id: 'ImpressionEvent' });
export type ImpressionEventBody = z.infer<typeof impressionEvent>;

export const impressionsRequest = z.array(impressionEvent).max(200);
export const impressionsAnswer = z.object({ accepted: z.number().int() }).meta({ id: 'Impressions' });
