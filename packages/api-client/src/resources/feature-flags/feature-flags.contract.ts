import * as z from 'zod';

/** GET /api/feature-flags (API-08, CFG-33). */
export const featureFlagsAnswer = z
  .object({
    authFlags: z.object({ outage: z.boolean(), captcha: z.boolean() }),
    filters: z.array(z.string()).meta({ description: 'The search filters on offer.' }),
    partnerFeatureFlags: z
      .record(z.string(), z.boolean())
      .meta({ description: 'Switches of the partner that are overridden for now.' }),
  })
  .meta({ id: 'FeatureFlags' });
export type FeatureFlagsAnswer = z.infer<typeof featureFlagsAnswer>;
