import { CLAIM_WINDOW_DAYS, MISSING_REWARD_DAYS } from '@tableside/core';
import * as z from 'zod';

export const claimsSchema = z
  .strictObject({
    windowDays: z
      .number()
      .int()
      .min(MISSING_REWARD_DAYS)
      .max(365)
      .default(CLAIM_WINDOW_DAYS)
      .describe('How many days after a visit its reward can be reported as missing.'),
  })
  .prefault({});
