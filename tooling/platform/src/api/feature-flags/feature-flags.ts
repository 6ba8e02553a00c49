import { featureFlagsContract } from '@tableside/api-client/contract';
import { filterKeys, type FilterKey } from '@tableside/core';
import { withOverrides, type PartnerSettings } from '@tableside/partner-config';
import { Hono } from 'hono';

import { partnerOf, readOverrides, type Overrides } from '../../accounts/partner-of.ts';
import type { PlatformEnv } from '../../web/platform-context.ts';
import { describeCall } from '../../web/describe.ts';
import { createResponseCache, jsonHeaders, sendCached } from '../../web/cached-response.ts';
import type { ApiOptions } from '../api-options.ts';
import { acclaimedLevels } from '../merchants/acclaimed-levels.ts';

type FeatureFlagsResponse = featureFlagsContract.FeatureFlagsResponse;

const FILTER_PREFIX = 'filter.';

function isOffered(partner: PartnerSettings, key: FilterKey): boolean {
  if (key === 'acclaimed') return acclaimedLevels(partner).length > 0;
  if (key === 'isSaved') return partner.hasSavedPlaces;
  return key !== 'reservations' || partner.openTableReservationsEnabled;
}

function flagsOf(partner: PartnerSettings, overrides: Overrides, isCaptchaOn: boolean): FeatureFlagsResponse {
  const { outage = false, captcha = isCaptchaOn, ...others } = overrides;
  const today = withOverrides(partner, others);
  return {
    authFlags: { outage, captcha },
    filters: filterKeys.filter((key) => others[FILTER_PREFIX + key] ?? isOffered(today, key)),
    partnerFeatureFlags: Object.fromEntries(
      Object.entries(others).filter(([name]) => !name.startsWith(FILTER_PREFIX)),
    ),
  };
}

const MAX_CACHED_BYTES = 2 ** 20;

export function createFeatureFlags(options: ApiOptions) {
  const { database, cachedOverrides, isCaptchaOn = false } = options;
  const cachedResponse = createResponseCache(MAX_CACHED_BYTES);
  return new Hono<PlatformEnv>().get(
    '/feature-flags',
    describeCall({
      operationId: 'getFeatureFlags',
      summary: 'Feature flags that override the partner’s settings, and the available search filters.',
      tag: 'feature-flags',
      status: 200,
      response: featureFlagsContract.featureFlagsResponse,
      problems: [404],
    }),
    async (context) => {
      const partner = partnerOf(context, options);
      const overrides = await (cachedOverrides?.read(partner.id) ?? readOverrides(database, partner.id));
      const response = await cachedResponse(partner.id, {
        isCurrent: () => cachedOverrides?.isCurrent(partner.id, overrides) ?? false,
        write: () => JSON.stringify(flagsOf(partner, overrides, isCaptchaOn)),
      });
      return sendCached(context, response, 200, jsonHeaders('no-store'));
    },
  );
}
