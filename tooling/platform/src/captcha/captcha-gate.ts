import { and, eq } from 'drizzle-orm';
import type { Context } from 'hono';

import { schema, type Database } from '../database/database.ts';
import type { PlatformEnv } from '../platform-context.ts';
import { clientSubject, networkSubject } from '../web/network-key.ts';
import { Problem } from '../web/problem.ts';
import { countHit, keyedHash, takeBackHit, type RateRule } from '../web/rate-limit.ts';
import type { VerifyCaptcha } from './verify-captcha.ts';

export interface CaptchaGateOptions {
  readonly database: Database;
  /** Hides addresses in counters. */
  readonly secret: string;
  readonly now: () => Date;
  /** Asks the captcha service about a token; without it no form is guarded by a captcha. */
  readonly verifyCaptcha?: VerifyCaptcha | undefined;
}

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
  /** Whose account it is about: a member's public id, or the e-mail address that somebody joins with. */
  readonly account: string | undefined;
  readonly token: string | undefined;
  /** What is sent, if it may be sent again: it then counts once. */
  readonly item?: string | undefined;
  readonly work: () => Promise<T>;
  /** Whether what the work answered counts as refused, as a Problem that it throws does. */
  readonly isRefused?: (result: T) => boolean;
}

/**
 * Refused tries after which the next one needs a token: one of an account or a client; more of a network, where several
 * visitors may each have had their first.
 */
const FREE_TRIES = { account: 1, client: 1, network: 10 };

const captchaNeeded = () =>
  new Problem({ status: 403, code: 'captcha', message: 'You must complete the reCAPTCHA to continue' });

/** Every try counts as refused before it is made: of many at once one is the first. */
async function countTry(
  context: Context<PlatformEnv>,
  { database, secret, now }: CaptchaGateOptions,
  { action, account, item = context.get('requestId') }: Omit<Guarded<unknown>, 'work' | 'isRefused'>,
) {
  const partnerId = context.get('partnerId');
  const address = context.get('clientAddress');
  const userAgent = context.req.header('User-Agent');
  const subjects = {
    account: account === undefined ? undefined : keyedHash(secret, `account ${account}`),
    client: clientSubject(secret, { address, userAgent }),
    network: networkSubject(secret, address),
  };
  const moment = now();
  const takeBacks: (() => Promise<void>)[] = [];
  let isFree = true;
  for (const kind of ['account', 'client', 'network'] as const) {
    const subject = subjects[kind];
    if (subject === undefined) continue;
    const limit = FREE_TRIES[kind];
    const rule: RateRule = { name: `captcha-${action}-${kind}`, limit, windowSeconds: TEN_MINUTES };
    const hit = { partnerId, rule, subject, item: keyedHash(secret, item) };
    const { count, isNew } = await countHit(database, hit, moment);
    isFree &&= count <= limit;
    if (isNew) takeBacks.push(() => takeBackHit(database, hit, moment));
    // Of many at once the one that was first here goes on alone, and is first everywhere.
    if (!isFree) break;
  }
  return {
    isFree,
    takeBack: async () => {
      for (const takeBack of takeBacks) await takeBack();
    },
  };
}

/**
 * Does the work of a form's call; while the captcha is switched on, whoever was refused before needs a token (VAL-23),
 * whatever the page thinks. Account, client and network are counted, never a session. Throws 403 "captcha" without a
 * good one.
 */
export async function withCaptcha<T>(
  context: Context<PlatformEnv>,
  options: CaptchaGateOptions,
  guarded: Guarded<T>,
): Promise<T> {
  const { database, verifyCaptcha } = options;
  const { token, work, isRefused } = guarded;
  const partnerId = context.get('partnerId');
  if (!verifyCaptcha || !(await isSwitchedOn(database, partnerId))) return work();
  const { isFree, takeBack } = await countTry(context, options, guarded);
  if (!isFree && !(token !== undefined && (await verifyCaptcha(token, { partnerId })))) {
    throw captchaNeeded();
  }
  const result = await work().catch(async (cause: unknown) => {
    if (!(cause instanceof Problem)) await takeBack();
    throw cause;
  });
  if (!isRefused?.(result)) await takeBack();
  return result;
}
