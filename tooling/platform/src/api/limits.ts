import type { Context } from 'hono';

import { networkOf } from '../accounts/sign-in-limit.ts';
import type { PlatformEnv } from '../platform-context.ts';
import { keyedHash, limitRate, type RateRule } from '../web/rate-limit.ts';
import { ensureSession } from '../web/session.ts';
import type { ApiOptions } from './api-options.ts';

/** How often one browser, and one network address, may do something. */
export interface BrowserLimits {
  readonly browser: RateRule;
  readonly address: RateRule;
}

/** Counts a try of this browser and of its network address; refuses it with 429 when either had its share. */
export async function limitBrowser(
  context: Context<PlatformEnv>,
  { database, secret, now }: Pick<ApiOptions, 'database' | 'secret' | 'now'>,
  { browser, address }: BrowserLimits,
  item: string,
): Promise<void> {
  const partnerId = context.get('partnerId');
  const moment = now();
  const subjects: [RateRule, string][] = [
    [address, `address ${networkOf(context.get('clientAddress'))}`],
    [browser, `session ${ensureSession(context)}`],
  ];
  for (const [rule, subject] of subjects) {
    await limitRate(database, { partnerId, rule, subject: keyedHash(secret, subject), item }, moment);
  }
}
