import { expect, test, vi } from 'vitest';

import { createClient } from '../../client/client.ts';
import { buildFeatureFlags, featureFlagHandlers, problem } from '../../testing.ts';
import { fakeWire } from '../../testing/wire.test.support.ts';
import { getFeatureFlags } from './feature-flags.resource.ts';

const server = fakeWire();

test('API-08 the flags have three members', async () => {
  const sent = {
    authFlags: { outage: false, captcha: true },
    filters: ['isNew', 'acclaimed'],
    partnerFeatureFlags: { hasVIP: true, hasFlexOffers: false },
  };
  server.use(featureFlagHandlers.flags(buildFeatureFlags(sent)));
  expect(await getFeatureFlags(createClient())).toEqual(sent);
});

test('API-08 a 401 does not sign out', async () => {
  server.use(featureFlagHandlers.flags(problem(401)));
  const onUnauthorized = vi.fn();
  await expect(getFeatureFlags(createClient({ onUnauthorized }))).rejects.toMatchObject({ status: 401 });
  expect(onUnauthorized).not.toHaveBeenCalled();
});
