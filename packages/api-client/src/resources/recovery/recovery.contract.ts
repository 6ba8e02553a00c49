import * as z from 'zod';

import { typedEmail } from '../../client/typed-text.contract.ts';

/** POST /api/Members/Recover: the response is the same whether or not the member exists. */
export const recoverRequest = z
  .strictObject({
    userName: typedEmail().min(1).max(254).meta({ description: 'Email address or member number.' }),
  })
  .meta({ id: 'RecoverRequest' });
export type RecoverRequest = z.infer<typeof recoverRequest>;

export const confirmRecoveryRequest = z
  .strictObject({ code: z.string().regex(/^[0-9]{6}$/) })
  .meta({ id: 'RecoveryCode' });
export type ConfirmRecoveryRequest = z.infer<typeof confirmRecoveryRequest>;

export const updateRecoveryRequest = z
  .strictObject({ password: z.string().min(1).max(1024), passwordConfirm: z.string().min(1).max(1024) })
  .meta({ id: 'RecoveryPassword' });
export type UpdateRecoveryRequest = z.infer<typeof updateRecoveryRequest>;

export const recoveryResponse = z
  .object({
    step: z.enum(['confirm', 'update', 'join', 'success']).meta({
      description: 'The next step; "join" for a membership without a profile, which the join form completes.',
    }),
    email: z.string().optional().meta({ description: 'The verified email address; only with "join".' }),
  })
  .meta({ id: 'RecoveryStep' });
export type RecoveryResponse = z.infer<typeof recoveryResponse>;
