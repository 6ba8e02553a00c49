import { randomUUID } from 'node:crypto';

import type { Context } from 'hono';

import type { PlatformEnv } from '../web/platform-context.ts';
import { networkSubject } from '../web/network-key.ts';
import { limitRate, takeBackHit, type RateRule } from '../web/rate-limit.ts';
import type { AccountOptions } from './account-options.ts';

export const signInRule: RateRule = { name: 'sign-in', limit: 50, windowSeconds: 600 };

export async function countSignIn(
  context: Context<PlatformEnv>,
  { database, secret, now }: Pick<AccountOptions, 'database' | 'secret' | 'now'>,
): Promise<() => Promise<void>> {
  const moment = now();
  const hit = {
    partnerId: context.get('partnerId'),
    rule: signInRule,
    subject: networkSubject(secret, context.get('clientAddress')),
    item: randomUUID(),
  };
  await limitRate(database, hit, moment);
  return () => takeBackHit(database, hit, moment);
}
