import { and, eq } from 'drizzle-orm';
import type { Context } from 'hono';

import { schema, type Database } from '../database/database.ts';
import type { PlatformEnv } from '../web/platform-context.ts';
import { clientSubject, networkSubject } from '../web/network-key.ts';
import { Problem, unavailable } from '../web/problem.ts';
import { countHit, keyedHash, takeBackHit, type RateRule } from '../web/rate-limit.ts';
import type { VerifyCaptcha } from './verify-captcha.ts';

export interface CaptchaGateOptions {
  readonly database: Database;
  readonly secret: string;
  readonly now: () => Date;
  readonly verifyCaptcha?: VerifyCaptcha | undefined;
  readonly isCaptchaOn?: boolean | undefined;
}

const TEN_MINUTES = 600;

async function isSwitchedOn(
  { database, isCaptchaOn = false }: CaptchaGateOptions,
  partnerId: string,
): Promise<boolean> {
  const { featureFlagOverrides: flags } = schema;
  const [row] = await database.orm
    .select({ value: flags.value })
    .from(flags)
    .where(and(eq(flags.partnerId, partnerId), eq(flags.name, 'captcha')));
  return row?.value ?? isCaptchaOn;
}

interface Guarded<T> {
  readonly action: string;
  readonly account: string | undefined;
  readonly token: string | undefined;
  /** Identifies a request that may be repeated, so that it counts once. */
  readonly item?: string | undefined;
  readonly work: () => Promise<T>;
  readonly isRefused?: (result: T) => boolean;
}

const FREE_TRIES = { account: 1, client: 1, network: 10 };

const captchaNeeded = () =>
  new Problem({ status: 403, code: 'captcha', message: 'You must complete the reCAPTCHA to continue' });

/** Counts every try as a failure in advance, so that only one of several parallel tries is the first. */
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
    // A try beyond one limit does not count toward the others, so that the first of several parallel tries is
    // the first for all of them.
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
 * Runs the work of a form's request. While the captcha is on, a token is required after a failure (VAL-23).
 * Failures are counted by account, client and network, never by session, which a visitor could discard.
 * Throws 403 "captcha" without a valid token, and 503 while the verifier does not answer.
 */
export async function withCaptcha<T>(
  context: Context<PlatformEnv>,
  options: CaptchaGateOptions,
  guarded: Guarded<T>,
): Promise<T> {
  const { verifyCaptcha } = options;
  const { token, work, isRefused } = guarded;
  const partnerId = context.get('partnerId');
  if (!verifyCaptcha || !(await isSwitchedOn(options, partnerId))) return work();
  const { isFree, takeBack } = await countTry(context, options, guarded);
  if (!isFree) {
    const isSolved =
      token !== undefined &&
      (await verifyCaptcha(token, { partnerId }).catch(async (cause: unknown) => {
        context.get('log').error({ err: cause }, 'captcha verifier unavailable');
        await takeBack();
        throw new Problem(unavailable);
      }));
    if (!isSolved) throw captchaNeeded();
  }
  const result = await work().catch(async (cause: unknown) => {
    if (!(cause instanceof Problem)) await takeBack();
    throw cause;
  });
  if (!isRefused?.(result)) await takeBack();
  return result;
}
