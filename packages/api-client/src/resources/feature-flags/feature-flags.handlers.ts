import { fake, type Answer } from '../../testing/answer.ts';
import { merge, type Overrides } from '../../testing/merge.ts';
import { featureFlagsAnswer, type FeatureFlagsAnswer } from './feature-flags.contract.ts';

const nothingOverridden: FeatureFlagsAnswer = {
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

export const buildFeatureFlags = (overrides?: Overrides<FeatureFlagsAnswer>): FeatureFlagsAnswer =>
  merge(nothingOverridden, overrides);

export const featureFlagHandlers = {
  flags: (answer: Answer<FeatureFlagsAnswer> = nothingOverridden) =>
    fake({ method: 'get', path: '/api/feature-flags', contract: featureFlagsAnswer, answer }),
};
