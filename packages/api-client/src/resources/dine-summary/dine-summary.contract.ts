import * as z from 'zod';

export const dineSummaryResponse = z
  .object({
    currentYearBenefits: z
      .number()
      .nonnegative()
      .meta({ description: 'Rewards earned this year, in the partner’s currency.' }),
    currentYearDines: z.int().nonnegative(),
  })
  .meta({ id: 'DineSummary' });
export type DineSummaryResponse = z.infer<typeof dineSummaryResponse>;
