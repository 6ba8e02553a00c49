import * as z from 'zod';

export const creditBalanceResponse = z
  .object({ memberBalance: z.number().meta({ description: 'Dollars, with at most two decimal places.' }) })
  .meta({ id: 'StatementCreditBalance' });
export type CreditBalanceResponse = z.infer<typeof creditBalanceResponse>;
