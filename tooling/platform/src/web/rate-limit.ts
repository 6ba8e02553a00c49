import { createHmac } from 'node:crypto';

import { and, eq, lt, sql } from 'drizzle-orm';

import { schema, type Database } from '../database/database.ts';
import { Problem, type ProblemDetails } from './problem.ts';

export interface RateRule {
  readonly name: string;
  readonly limit: number;
  readonly windowSeconds: number;
}

interface Hit {
  readonly partnerId: string;
  readonly rule: RateRule;
  /** The party to which the limit applies. It is stored as it is, so personal data must be hashed. */
  readonly subject: string;
  readonly item: string | readonly string[];
  readonly weight?: number;
}

interface Counted {
  readonly count: number;
  readonly isNew: boolean;
}

/** Hashes with a key, so that counters and logs can distinguish addresses without storing them. */
export const keyedHash = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(`hash\n${text}`).digest('base64url').slice(0, 22);

const SLOT_SECONDS = 600;

/**
 * Identifies a window by its last ten-minute slot since 1970, so that a single clean-up can delete windows of
 * any length once they have ended.
 */
const windowOf = (moment: Date, { windowSeconds }: RateRule): number => {
  const window = Math.floor(moment.getTime() / 1000 / windowSeconds);
  return ((window + 1) * windowSeconds) / SLOT_SECONDS - 1;
};

/**
 * Counts a try and returns the total in a single statement, so that parallel requests cannot exceed a limit
 * together. It only counts; the caller decides whether to reject the request.
 */
export async function countHit(
  database: Database,
  { partnerId, rule, subject, item, weight = 1 }: Hit,
  now: Date,
): Promise<Counted> {
  const [row] = await database.run<{ count: number; added: number }>({
    name: 'rate-limit',
    text: `
      with fresh as (
        insert into rate_limit_items (partner_id, rule, subject, "window", item)
        select $1, $2, $3, $4::int, unnest($5::text[]) on conflict do nothing returning 1
      )
      insert into rate_limits as counter (partner_id, rule, subject, "window", count)
      values ($1, $2, $3, $4::int, (select count(*) from fresh) * $6::int)
      on conflict (partner_id, rule, subject, "window") do update set count = counter.count + excluded.count
      returning count, (select count(*)::int from fresh) as added`,
    values: [partnerId, rule.name, subject, windowOf(now, rule), [item].flat(), weight],
  });
  return { count: row?.count ?? 0, isNew: (row?.added ?? 0) > 0 };
}

export const isWithinLimit = async (database: Database, hit: Hit, now: Date): Promise<boolean> =>
  (await countHit(database, hit, now)).count <= hit.rule.limit;

type Refusal = Pick<ProblemDetails, 'code' | 'message'>;

const tooManyTries: Refusal = {
  code: 'tooManyTries',
  message: 'Too many attempts. Please wait a moment.',
};

export async function limitRate(
  database: Database,
  hit: Hit,
  now: Date,
  refusal: Refusal = tooManyTries,
): Promise<void> {
  if (await isWithinLimit(database, hit, now)) return;
  const endsAt = (windowOf(now, hit.rule) + 1) * SLOT_SECONDS;
  throw new Problem({
    status: 429,
    ...refusal,
    retryAfterSeconds: Math.max(1, Math.ceil(endsAt - now.getTime() / 1000)),
  });
}

export async function takeBackHit(
  { orm }: Database,
  { partnerId, rule, subject }: Hit,
  countedAt: Date,
): Promise<void> {
  const { rateLimits: table } = schema;
  await orm
    .update(table)
    .set({ count: sql`${table.count} - 1` })
    .where(
      and(
        eq(table.partnerId, partnerId),
        eq(table.rule, rule.name),
        eq(table.subject, subject),
        eq(table.window, windowOf(countedAt, rule)),
      ),
    );
}

export async function purgeExpiredHits({ orm }: Database, now: Date): Promise<void> {
  const current = Math.floor(now.getTime() / 1000 / SLOT_SECONDS);
  await orm.delete(schema.rateLimits).where(lt(schema.rateLimits.window, current));
  await orm.delete(schema.rateLimitItems).where(lt(schema.rateLimitItems.window, current));
}
