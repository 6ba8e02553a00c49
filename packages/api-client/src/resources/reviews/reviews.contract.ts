import * as z from 'zod';

export const reviewStatusesResponse = z
  .array(
    z.object({
      id: z.string().meta({ description: 'A sourceTransactionId.' }),
      completed: z.boolean(),
    }),
  )
  .meta({ id: 'ReviewStatuses' });
export type ReviewStatusesResponse = z.infer<typeof reviewStatusesResponse>;

export const MOST_REVIEW_IDS = 100;
