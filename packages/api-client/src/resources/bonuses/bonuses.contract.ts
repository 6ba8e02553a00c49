import * as z from 'zod';

/** POST /api/Member/Bonus/{code} has neither a request nor a response body (API-19). */
export const registerBonusRequest = z.object({
  version: z.string().max(64).optional().meta({
    description: 'The version of the bonus that was shown to the member.',
  }),
});
export const registerBonusResponse = z.object({}).meta({ id: 'BonusRegistered' });
export type RegisterBonusResponse = z.infer<typeof registerBonusResponse>;
