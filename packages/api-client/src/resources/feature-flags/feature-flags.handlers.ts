import { fake, type FakeResponse } from '../../testing/fake-response.ts';
import { merge, type Overrides } from '../../testing/merge.ts';
import { featureFlagsResponse, type FeatureFlagsResponse } from './feature-flags.contract.ts';

const nothingOverridden: FeatureFlagsResponse = {
  authFlags: { outage: false, captcha: false },
  filters: [
    'acclaimed',
    'benefitsFor',
    'features',
    'isNew',
    'isSaved',
    'mealsServed',
    'priceRange',
    'reservations',
    'sortBy',
  ],
  partnerFeatureFlags: {},
};

export const buildFeatureFlags = (overrides?: Overrides<FeatureFlagsResponse>): FeatureFlagsResponse =>
  merge(nothingOverridden, overrides);

export const featureFlagHandlers = {
  flags: (response: FakeResponse<FeatureFlagsResponse> = nothingOverridden) =>
    fake({ method: 'get', path: '/api/feature-flags', contract: featureFlagsResponse, response }),
};
