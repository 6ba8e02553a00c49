import * as z from 'zod';

/** GET /api/Member/StatementCreditBalance: the balance toward the next statement credit (API-20). */
export const creditBalanceAnswer = z
  .object({ memberBalance: z.number().meta({ description: 'Dollars, with at most two decimal places.' }) })
  .meta({ id: 'StatementCreditBalance' });
export type CreditBalanceAnswer = z.infer<typeof creditBalanceAnswer>;
