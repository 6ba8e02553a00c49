import * as z from 'zod';

export const featureFlagsResponse = z
  .object({
    authFlags: z.object({ outage: z.boolean(), captcha: z.boolean() }),
    filters: z.array(z.string()).meta({ description: 'Available search filters.' }),
    partnerFeatureFlags: z
      .record(z.string(), z.boolean())
      .meta({ description: 'The partner’s feature flags that are currently overridden.' }),
  })
  .meta({ id: 'FeatureFlags' });
export type FeatureFlagsResponse = z.infer<typeof featureFlagsResponse>;
