import { MOST_SAVED } from '@tableside/core';
import * as z from 'zod';

export const savedMerchantsResponse = z
  .array(
    z
      .object({ id: z.string(), name: z.string() })
      .meta({ description: 'A saved merchant, which may have left the program.' }),
  )
  .max(MOST_SAVED)
  .meta({ id: 'SavedMerchants' });
export type SavedMerchantsResponse = z.infer<typeof savedMerchantsResponse>;

export const savedResponse = z.literal(true);
