import type { Context } from 'hono';

import type { PlatformEnv } from '../../platform-context.ts';
import { keyedHash, limitRate, type RateRule } from '../../web/rate-limit.ts';
import { readSession } from '../../web/session.ts';
import { hasToken } from '../anti-forgery/guard.ts';
import type { ApiOptions } from '../api-options.ts';
import { limitBrowser, type BrowserLimits } from '../limits.ts';

const TEN_MINUTES = 600;
export const clientRule: RateRule = { name: 'email-client', limit: 10, windowSeconds: TEN_MINUTES };
export const addressRule: RateRule = { name: 'email-address', limit: 100, windowSeconds: TEN_MINUTES };

const numberLimits: BrowserLimits = {
  browser: { name: 'number-browser', limit: 10, windowSeconds: TEN_MINUTES },
  address: { name: 'number-address', limit: 100, windowSeconds: TEN_MINUTES },
};

/** Bounds how many member numbers one visitor can ask about by trying to join with them. */
export async function limitNumbers(
  context: Context<PlatformEnv>,
  options: ApiOptions,
  memberNumber: string | null,
): Promise<void> {
  if (memberNumber === null) return;
  await limitBrowser(context, options, numberLimits, keyedHash(options.secret, `number ${memberNumber}`));
}

/**
 * Bounds how many e-mail addresses one visitor can ask about: ten in ten minutes for a session that has its token,
 * a hundred for one network address. Those without a token share the ten of their network address.
 */
export async function limitEmails(
  context: Context<PlatformEnv>,
  options: ApiOptions,
  email: string,
): Promise<void> {
  const { database, secret, now } = options;
  const partnerId = context.get('partnerId');
  const address = keyedHash(secret, `address ${context.get('clientAddress')}`);
  const session = hasToken(context, secret) ? readSession(context) : undefined;
  const client = session === undefined ? address : keyedHash(secret, `session ${session}`);
  const item = keyedHash(secret, `email ${email}`);
  const moment = now();
  try {
    await limitRate(database, { partnerId, rule: addressRule, subject: address, item }, moment);
    await limitRate(database, { partnerId, rule: clientRule, subject: client, item }, moment);
  } catch (cause) {
    context.get('log').warn({ client, address, emailHash: item }, 'e-mail limit reached');
    throw cause;
  }
}
