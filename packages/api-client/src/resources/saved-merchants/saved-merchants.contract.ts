import { MOST_SAVED } from '@tableside/core';
import * as z from 'zod';

/** GET /api/Member/SavedMerchants: what the member saved, newest first (SAV-04). */
export const savedMerchantsResponse = z
  .array(
    z
      .object({ id: z.string(), name: z.string() })
      .meta({ description: 'A saved merchant, which may have left the program.' }),
  )
  .max(MOST_SAVED)
  .meta({ id: 'SavedMerchants' });
export type SavedMerchantsResponse = z.infer<typeof savedMerchantsResponse>;

/** PUT and DELETE /api/Member/SavedMerchants/{merchantId} have no request body. */
export const savedResponse = z.literal(true);
