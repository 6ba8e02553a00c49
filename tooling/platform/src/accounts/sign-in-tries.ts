import { and, eq, lt, or } from 'drizzle-orm';

import { schema, type Database } from '../database/database.ts';
import { Problem } from '../web/problem.ts';
import type { Passwords } from './passwords.ts';

export const TRIES_BEFORE_LOCK = 5;
export const LOCK_MS = 1_800_000;
const FORGOTTEN_AFTER_MS = 86_400_000;

export interface TryOptions {
  readonly database: Database;
  readonly passwords: Passwords;
  readonly now: () => Date;
}

interface Tried {
  readonly partnerId: string;
  readonly subject: string;
  readonly password: string;
  readonly hash: string | null;
}

interface Locked {
  readonly outcome: 'locked';
  readonly retryAfterSeconds: number;
}
export type TryOutcome = { readonly outcome: 'right' | 'wrong' } | Locked;

export const locked = ({ retryAfterSeconds }: Locked) =>
  new Problem({
    status: 403,
    code: 'locked',
    message: 'Your account has been locked for 30 minutes',
    retryAfterSeconds,
  });

/**
 * Counts the try as a failure before verifying it, in a single statement, so that parallel tries cannot
 * exceed the limit. Returns the number of consecutive failures including this one, or undefined while the
 * subject is locked.
 */
async function reserve(
  { database, now }: TryOptions,
  { partnerId, subject }: Tried,
): Promise<number | undefined> {
  const moment = now();
  const [row] = await database.run<{ failures: number }>({
    name: 'reserve-sign-in-try',
    text: `
      insert into sign_in_tries as tries (partner_id, subject, failures, last_failure_at)
      values ($1, $2, 1, $3::timestamptz)
      on conflict (partner_id, subject) do update set
        failures = case when tries.locked_until is null then tries.failures + 1 else 1 end,
        last_failure_at = excluded.last_failure_at,
        locked_until = case
          when tries.locked_until is null and tries.failures + 1 >= $4::int then $5::timestamptz
        end
      where tries.locked_until is null or tries.locked_until <= excluded.last_failure_at
      returning failures`,
    values: [
      partnerId,
      subject,
      moment.toISOString(),
      TRIES_BEFORE_LOCK,
      new Date(moment.getTime() + LOCK_MS).toISOString(),
    ],
  });
  return row?.failures;
}

const { signInTries } = schema;
const triesOf = ({ partnerId, subject }: Pick<Tried, 'partnerId' | 'subject'>) =>
  and(eq(signInTries.partnerId, partnerId), eq(signInTries.subject, subject));

async function forgetTries({ orm }: Database, tried: Tried): Promise<void> {
  await orm.delete(signInTries).where(triesOf(tried));
}

async function giveBack({ database: { orm } }: TryOptions, tried: Tried, failures: number): Promise<void> {
  await orm
    .update(signInTries)
    .set({ failures: failures - 1, lockedUntil: null })
    .where(and(triesOf(tried), eq(signInTries.failures, failures)));
}

async function lockOf({ database: { orm }, now }: TryOptions, tried: Tried): Promise<Locked> {
  const [row] = await orm.select().from(signInTries).where(triesOf(tried));
  const leftMs = (row?.lockedUntil?.getTime() ?? 0) - now().getTime();
  // At least one second: the lock may end between the two statements, and the next try then succeeds.
  return { outcome: 'locked', retryAfterSeconds: Math.max(1, Math.ceil(leftMs / 1000)) };
}

export async function tryPassword(options: TryOptions, tried: Tried): Promise<TryOutcome> {
  const failures = await reserve(options, tried);
  if (failures === undefined) return lockOf(options, tried);
  const isRight = await options.passwords.verify(tried.password, tried.hash).catch(async (cause: unknown) => {
    await giveBack(options, tried, failures);
    throw cause;
  });
  if (!isRight) return failures >= TRIES_BEFORE_LOCK ? lockOf(options, tried) : { outcome: 'wrong' };
  await forgetTries(options.database, tried);
  return { outcome: 'right' };
}

export async function purgeExpiredTries({ orm }: Database, now: Date): Promise<void> {
  const longAgo = new Date(now.getTime() - FORGOTTEN_AFTER_MS);
  await orm
    .delete(signInTries)
    .where(or(lt(signInTries.lockedUntil, now), lt(signInTries.lastFailureAt, longAgo)));
}
