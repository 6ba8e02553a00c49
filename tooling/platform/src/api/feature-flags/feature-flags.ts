import { featureFlagsContract } from '@tableside/api-client/contract';
import { filterKeys, type FilterKey } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';

import { schema, type Database } from '../../database/database.ts';
import type { PlatformEnv } from '../../platform-context.ts';
import { describeCall } from '../../web/describe.ts';
import { notFound } from '../../web/problem.ts';
import type { ApiOptions } from '../api-options.ts';

type Answer = featureFlagsContract.FeatureFlagsAnswer;

/** An override of this name and a filter's key takes the filter away, or offers it. */
const FILTER_PREFIX = 'filter.';

function isOffered(partner: PartnerSettings, key: FilterKey): boolean {
  if (key === 'acclaimed') return partner.acclaimedEnabled || partner.acclaimed2Enabled;
  return key !== 'reservations' || partner.openTableReservationsEnabled;
}

async function readFlags({ orm }: Database, partner: PartnerSettings): Promise<Answer> {
  const { featureFlagOverrides: table } = schema;
  const rows = await orm.select().from(table).where(eq(table.partnerId, partner.id));
  const overrides = new Map(rows.map(({ name, value }) => [name, value]));
  const authFlags = { outage: overrides.get('outage') ?? false, captcha: overrides.get('captcha') ?? false };
  const isSwitch = (name: string) => !(name in authFlags) && !name.startsWith(FILTER_PREFIX);
  return {
    authFlags,
    filters: filterKeys.filter((key) => overrides.get(FILTER_PREFIX + key) ?? isOffered(partner, key)),
    partnerFeatureFlags: Object.fromEntries([...overrides].filter(([name]) => isSwitch(name))),
  };
}

export const createFeatureFlags = ({ database, partners }: ApiOptions) =>
  new Hono<PlatformEnv>().get(
    '/feature-flags',
    describeCall({
      operationId: 'getFeatureFlags',
      summary: 'What is switched otherwise than the partner’s settings say, and the filters on offer.',
      tag: 'feature-flags',
      status: 200,
      answer: featureFlagsContract.featureFlagsAnswer,
      problems: [404],
    }),
    async (context) => {
      const partner = partners.find(({ id }) => id === context.get('partnerId'));
      if (!partner) throw notFound('There is no such partner.');
      return context.json(await readFlags(database, partner), 200, { 'Cache-Control': 'no-store' });
    },
  );
