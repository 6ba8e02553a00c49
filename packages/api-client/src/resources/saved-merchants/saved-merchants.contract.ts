import { MOST_SAVED } from '@tableside/core';
import * as z from 'zod';

/** GET /api/Member/SavedMerchants: what the member saved, newest first (SAV-04). */
export const savedMerchantsAnswer = z
  .array(
    z
      .object({ id: z.string(), name: z.string() })
      .meta({ description: 'A saved merchant, which may have left the program.' }),
  )
  .max(MOST_SAVED)
  .meta({ id: 'SavedMerchants' });
export type SavedMerchantsAnswer = z.infer<typeof savedMerchantsAnswer>;

/** PUT and DELETE /api/Member/SavedMerchants/{merchantId} have no request body. */
export const savedAnswer = z.literal(true);
