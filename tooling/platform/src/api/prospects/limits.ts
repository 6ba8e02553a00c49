import type { Context } from 'hono';

import type { PlatformEnv } from '../../web/platform-context.ts';
import { Problem } from '../../web/problem.ts';
import { keyedHash } from '../../web/rate-limit.ts';
import type { ApiOptions } from '../api-options.ts';
import { limitClient, type ClientLimits } from '../limits.ts';

const TEN_MINUTES = 600;
const emailLimits: ClientLimits = {
  client: { name: 'email-client', limit: 10, windowSeconds: TEN_MINUTES },
  network: { name: 'email-network', limit: 100, windowSeconds: TEN_MINUTES },
};
const numberLimits: ClientLimits = {
  client: { name: 'number-client', limit: 10, windowSeconds: TEN_MINUTES },
  network: { name: 'number-network', limit: 100, windowSeconds: TEN_MINUTES },
};

export async function limitNumbers(
  context: Context<PlatformEnv>,
  options: ApiOptions,
  memberNumber: string | null,
): Promise<void> {
  if (memberNumber === null) return;
  await limitClient(context, options, numberLimits, keyedHash(options.secret, `number ${memberNumber}`));
}

/** Limits how many email addresses can be probed, because the response reveals whether a member has one. */
export async function limitEmails(
  context: Context<PlatformEnv>,
  options: ApiOptions,
  email: string,
): Promise<void> {
  const emailHash = keyedHash(options.secret, `email ${email}`);
  try {
    await limitClient(context, options, emailLimits, emailHash);
  } catch (cause) {
    if (cause instanceof Problem) context.get('log').warn({ emailHash }, 'email limit reached');
    throw cause;
  }
}
