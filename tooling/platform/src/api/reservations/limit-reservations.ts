import type { Context } from 'hono';

import type { MemberRow } from '../../accounts/find-member.ts';
import type { PlatformEnv } from '../../web/platform-context.ts';
import { networkSubject } from '../../web/network-key.ts';
import { limitRate, type RateRule } from '../../web/rate-limit.ts';
import type { ApiOptions } from '../api-options.ts';
import type { ClientLimits } from '../limits.ts';

const TEN_MINUTES = 600;

export const availabilityLimits: ClientLimits = {
  client: { name: 'availability-client', limit: 120, windowSeconds: TEN_MINUTES },
  network: { name: 'availability-network', limit: 1200, windowSeconds: TEN_MINUTES },
};

/** A page of results counts once, although it queries each of its restaurants. */
export const freeTimesLimits: ClientLimits = {
  client: { name: 'free-times-client', limit: 120, windowSeconds: TEN_MINUTES },
  network: { name: 'free-times-network', limit: 1200, windowSeconds: TEN_MINUTES },
};

const memberRule: RateRule = { name: 'tables-member', limit: 30, windowSeconds: TEN_MINUTES };
const networkRule: RateRule = { name: 'tables-network', limit: 300, windowSeconds: TEN_MINUTES };

export async function limitTables(
  context: Context<PlatformEnv>,
  { database, secret, now }: ApiOptions,
  { partnerId, publicId }: MemberRow,
  item: string,
): Promise<void> {
  const moment = now();
  const subjects: [RateRule, string][] = [
    [memberRule, publicId],
    [networkRule, networkSubject(secret, context.get('clientAddress'))],
  ];
  for (const [rule, subject] of subjects) {
    await limitRate(database, { partnerId, rule, subject, item }, moment);
  }
}
