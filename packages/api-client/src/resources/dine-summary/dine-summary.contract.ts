import * as z from 'zod';

/** GET /api/Member/DineSummary (API-18). */
export const dineSummaryAnswer = z
  .object({
    currentYearBenefits: z
      .number()
      .nonnegative()
      .meta({ description: 'Rewards earned this year, in the partner’s currency.' }),
    currentYearDines: z.int().nonnegative(),
  })
  .meta({ id: 'DineSummary' });
export type DineSummaryAnswer = z.infer<typeof dineSummaryAnswer>;
