import * as z from 'zod';

/** POST /api/Member/Bonus/{code} has neither a request nor a response body (API-19). */
export const registerBonusAnswer = z.object({}).meta({ id: 'BonusRegistered' });
export type RegisterBonusAnswer = z.infer<typeof registerBonusAnswer>;
