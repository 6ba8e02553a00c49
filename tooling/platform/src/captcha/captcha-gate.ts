import { and, eq } from 'drizzle-orm';
import type { Context } from 'hono';

import type { ApiOptions } from '../api/api-options.ts';
import { schema, type Database } from '../database/database.ts';
import type { PlatformEnv } from '../platform-context.ts';
import { Problem } from '../web/problem.ts';
import { addHit, hitsOf, keyedHash, type RateRule } from '../web/rate-limit.ts';
import { ensureSession } from '../web/session.ts';

const TEN_MINUTES = 600;

async function isSwitchedOn({ orm }: Database, partnerId: string): Promise<boolean> {
  const { featureFlagOverrides: flags } = schema;
  const [row] = await orm
    .select({ value: flags.value })
    .from(flags)
    .where(and(eq(flags.partnerId, partnerId), eq(flags.name, 'captcha')));
  return row?.value ?? false;
}

interface Guarded<T> {
  /** What is sent, such as "join": each is counted on its own. */
  readonly action: string;
  readonly token: string | undefined;
  readonly work: () => Promise<T>;
  /** Whether what the work answered counts as refused, as a Problem that it throws does. */
  readonly isRefused?: (result: T) => boolean;
}

/**
 * Does the work of a form's call; while the captcha is switched on, a browser whose last try was refused needs a token
 * (VAL-23, OP-120), whatever the page thinks. Throws 403 "captcha" without a good one.
 */
export async function withCaptcha<T>(
  context: Context<PlatformEnv>,
  options: ApiOptions,
  { action, token, work, isRefused }: Guarded<T>,
): Promise<T> {
  const { database, secret, now, verifyCaptcha } = options;
  const partnerId = context.get('partnerId');
  if (!verifyCaptcha || !(await isSwitchedOn(database, partnerId))) return work();
  const rule: RateRule = { name: `captcha-${action}`, limit: 0, windowSeconds: TEN_MINUTES };
  const subject = keyedHash(secret, `session ${ensureSession(context)}`);
  const hit = { partnerId, rule, subject, item: context.get('requestId') };
  const wasRefused = (await hitsOf(database, hit, now())) > 0;
  if (wasRefused && !(token !== undefined && (await verifyCaptcha(token, { partnerId })))) {
    throw new Problem({
      status: 403,
      code: 'captcha',
      message: 'You must complete the reCAPTCHA to continue',
    });
  }
  try {
    const result = await work();
    if (isRefused?.(result)) await addHit(database, hit, now());
    return result;
  } catch (cause) {
    if (cause instanceof Problem) await addHit(database, hit, now());
    throw cause;
  }
}
