import type { Context } from 'hono';

import type { MemberRow } from '../../accounts/find-member.ts';
import type { PlatformEnv } from '../../web/platform-context.ts';
import { networkSubject } from '../../web/network-key.ts';
import { limitRate, type RateRule } from '../../web/rate-limit.ts';
import type { ApiOptions } from '../api-options.ts';

const TEN_MINUTES = 600;
const memberRule: RateRule = { name: 'claims-member', limit: 30, windowSeconds: TEN_MINUTES };
const networkRule: RateRule = { name: 'claims-network', limit: 300, windowSeconds: TEN_MINUTES };

/** The same visit counts once, so that a form can be sent again. */
export async function limitClaims(
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
    await limitRate(database, { partnerId, rule, subject, item: `${publicId} ${item}` }, moment);
  }
}
