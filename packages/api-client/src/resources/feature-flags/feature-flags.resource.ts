import type { ApiClient } from '../../client/client.ts';
import { flag, listOf, object, recordOf, text } from '../../client/reader.ts';
import type { FeatureFlagsAnswer } from './feature-flags.contract.ts';

export type FeatureFlags = FeatureFlagsAnswer;

const readFeatureFlags = object<FeatureFlagsAnswer>({
  authFlags: object<FeatureFlagsAnswer['authFlags']>({ outage: flag, captcha: flag }),
  filters: listOf(text),
  partnerFeatureFlags: recordOf(flag),
});

/** GET /api/feature-flags: what is switched otherwise than the partner's settings say (API-08). A 401 ends no session. */
export const getFeatureFlags = async (client: ApiClient, signal?: AbortSignal): Promise<FeatureFlags> =>
  readFeatureFlags(await client.call({ path: '/api/feature-flags', signal, keepsUnauthorised: true }));
