import type { ApiClient } from '../../client/client.ts';
import { flag, listOf, object, recordOf, text } from '../../client/reader.ts';
import type { FeatureFlagsResponse } from './feature-flags.contract.ts';

export type FeatureFlags = FeatureFlagsResponse;

const readFeatureFlags = object<FeatureFlagsResponse>({
  authFlags: object<FeatureFlagsResponse['authFlags']>({ outage: flag, captcha: flag }),
  filters: listOf(text),
  partnerFeatureFlags: recordOf(flag),
});

/** GET /api/feature-flags: overrides of the partner's settings (API-08). A 401 does not end the session. */
export const getFeatureFlags = async (client: ApiClient, signal?: AbortSignal): Promise<FeatureFlags> =>
  readFeatureFlags(await client.call({ path: '/api/feature-flags', signal, handlesUnauthorized: true }));
