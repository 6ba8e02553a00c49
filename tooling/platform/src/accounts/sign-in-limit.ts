import { randomUUID } from 'node:crypto';
import { isIPv6 } from 'node:net';

import type { Context } from 'hono';

import type { ApiOptions } from '../api/api-options.ts';
import type { PlatformEnv } from '../platform-context.ts';
import { keyedHash, limitRate, takeBackHit, type RateRule } from '../web/rate-limit.ts';

/** Wrong names and passwords from one network address, whatever the accounts. */
export const signInRule: RateRule = { name: 'sign-in', limit: 50, windowSeconds: 600 };

/** One household has one IPv4 address, or a whole /64 of IPv6. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - groups.length - last.length;
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...last];
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** Counts a try of this network address, refused with 429 when it had its share. Answers how to take it back. */
export async function countSignIn(
  context: Context<PlatformEnv>,
  { database, secret, now }: Pick<ApiOptions, 'database' | 'secret' | 'now'>,
): Promise<() => Promise<void>> {
  const moment = now();
  const hit = {
    partnerId: context.get('partnerId'),
    rule: signInRule,
    subject: keyedHash(secret, `address ${networkOf(context.get('clientAddress'))}`),
    item: randomUUID(),
  };
  await limitRate(database, hit, moment);
  return () => takeBackHit(database, hit, moment);
}
