import * as z from 'zod';

import { typedEmail } from '../../client/typed-text.contract.ts';
import { confirmRecoveryRequest } from '../recovery/recovery.contract.ts';

export const startEmailChangeRequest = z
  .strictObject({ email: typedEmail().max(254), currentPassword: z.string().min(1).max(1024) })
  .meta({ id: 'EmailChangeStart' });
export type StartEmailChangeRequest = z.infer<typeof startEmailChangeRequest>;

export const confirmEmailChangeRequest = z
  .strictObject({
    oldCode: confirmRecoveryRequest.shape.code,
    newCode: confirmRecoveryRequest.shape.code,
  })
  .meta({ id: 'EmailChangeCodes' });
export type ConfirmEmailChangeRequest = z.infer<typeof confirmEmailChangeRequest>;

export const emailChangeResponse = z
  .object({
    pending: z
      .object({ email: z.string().meta({ description: 'The address to change to.' }) })
      .nullable()
      .meta({ description: 'null if no change is pending in this browser.' }),
  })
  .meta({ id: 'EmailChange' });
export type EmailChangeResponse = z.infer<typeof emailChangeResponse>;
