import type { ApiClient } from '../../client/client.ts';
import type { FeatureFlagsAnswer } from './feature-flags.contract.ts';

export type FeatureFlags = FeatureFlagsAnswer;

/** GET /api/feature-flags: what is switched otherwise than the partner's settings say (API-08). */
export const getFeatureFlags = async (client: ApiClient, signal?: AbortSignal): Promise<FeatureFlags> =>
  (await client.call({ path: '/api/feature-flags', signal })) as FeatureFlagsAnswer;
