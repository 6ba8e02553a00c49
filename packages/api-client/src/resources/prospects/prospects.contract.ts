import * as z from 'zod';

/** GET /api/Members/Validate/Email (API-09). */
export const validateEmailRequest = z.object({
  email: z.string().max(254),
  usePpn: z.enum(['true', 'false']).optional(),
});
export const validateEmailAnswer = z
  .object({ isValid: z.boolean().meta({ description: 'Well formed and not yet a member.' }) })
  .meta({ id: 'EmailValidation' });
export type ValidateEmailAnswer = z.infer<typeof validateEmailAnswer>;

/** POST /api/Members/Prospects with an e-mail address alone (API-27). */
export const prospectRequest = z
  .strictObject({ email: z.string().trim().max(50).pipe(z.email()) })
  .meta({ id: 'ProspectEmail' });
export type ProspectRequest = z.infer<typeof prospectRequest>;
export const prospectAnswer = z.object({ publicId: z.string() }).meta({ id: 'Prospect' });
export type ProspectAnswer = z.infer<typeof prospectAnswer>;
