import type { Context } from 'hono';

import type { PlatformEnv } from '../web/platform-context.ts';
import { clientSubject, networkSubject } from '../web/network-key.ts';
import { limitRate, type RateRule } from '../web/rate-limit.ts';
import type { ApiOptions } from './api-options.ts';

export interface ClientLimits {
  readonly client: RateRule;
  readonly network: RateRule;
}

export async function limitClient(
  context: Context<PlatformEnv>,
  { database, secret, now }: Pick<ApiOptions, 'database' | 'secret' | 'now'>,
  { client, network }: ClientLimits,
  item: string,
): Promise<void> {
  const partnerId = context.get('partnerId');
  const address = context.get('clientAddress');
  const userAgent = context.req.header('User-Agent');
  const moment = now();
  // The client is counted first, so that its rejected attempts do not use up the limit of its network.
  const subjects: [RateRule, string][] = [
    [client, clientSubject(secret, { address, userAgent })],
    [network, networkSubject(secret, address)],
  ];
  for (const [rule, subject] of subjects) {
    await limitRate(database, { partnerId, rule, subject, item }, moment);
  }
}
