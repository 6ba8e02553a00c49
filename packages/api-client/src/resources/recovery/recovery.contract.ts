import * as z from 'zod';

/** POST /api/Members/Recover: answered alike whether or not there is such a member. */
export const recoverRequest = z
  .strictObject({
    userName: z.string().trim().min(1).max(254).meta({ description: 'E-mail address or member number.' }),
  })
  .meta({ id: 'RecoverRequest' });
export type RecoverRequest = z.infer<typeof recoverRequest>;

/** POST /api/Members/Recover/Confirm: the mailed code, in the browser that requested it. */
export const confirmRecoveryRequest = z
  .strictObject({ code: z.string().regex(/^[0-9]{6}$/) })
  .meta({ id: 'RecoveryCode' });
export type ConfirmRecoveryRequest = z.infer<typeof confirmRecoveryRequest>;

/** POST /api/Members/Recover/Update: the new password, in the browser that gave the code. */
export const updateRecoveryRequest = z
  .strictObject({ password: z.string().min(1).max(1024), passwordConfirm: z.string().min(1).max(1024) })
  .meta({ id: 'RecoveryPassword' });
export type UpdateRecoveryRequest = z.infer<typeof updateRecoveryRequest>;

/** What each step answers. */
export const recoveryAnswer = z
  .object({
    step: z.enum(['confirm', 'update', 'join', 'success']).meta({
      description:
        'The step that comes next; "join" for a membership without a profile, which the join form completes.',
    }),
    email: z.string().optional().meta({ description: 'With "join": the address that the code has proven.' }),
  })
  .meta({ id: 'RecoveryStep' });
export type RecoveryAnswer = z.infer<typeof recoveryAnswer>;
