import { bonusesContract } from '@tableside/api-client/contract';
import { and, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import * as z from 'zod';

import { memberSessionOf, requireMember } from '../../accounts/require-member.ts';
import { schema, type Database } from '../../database/database.ts';
import type { PlatformEnv } from '../../platform-context.ts';
import { describeCall } from '../../web/describe.ts';
import { notFound } from '../../web/problem.ts';
import { validate } from '../../web/validate.ts';
import type { ApiOptions } from '../api-options.ts';

const bonusPath = z.object({ code: z.string().min(1).max(64) });

/**
 * Enrolls an eligible member; leaves enrolled and qualified ones unchanged. Returns false if the member does
 * not have the bonus.
 */
async function enrol({ orm }: Database, memberId: string, code: string): Promise<boolean> {
  const { memberBonuses } = schema;
  const isThis = and(eq(memberBonuses.memberId, memberId), eq(memberBonuses.code, code));
  const enrolled = await orm
    .update(memberBonuses)
    .set({ status: 'Enrolled' })
    .where(and(isThis, eq(memberBonuses.status, 'Eligible')))
    .returning({ code: memberBonuses.code });
  if (enrolled.length > 0) return true;
  const [known] = await orm.select({ code: memberBonuses.code }).from(memberBonuses).where(isThis);
  return known !== undefined;
}

/** Registers the signed-in member for a bonus; GET /Member lists the bonuses. */
export const createBonuses = (options: ApiOptions) =>
  new Hono<PlatformEnv>().post(
    '/Member/Bonus/:code',
    describeCall({
      operationId: 'registerBonus',
      summary: 'Registers the member for a bonus. Idempotent. 404 if the member does not have the bonus.',
      tag: 'member',
      status: 200,
      answer: bonusesContract.registerBonusAnswer,
      problems: [400, 401, 404],
      needsToken: true,
      needsAccessToken: true,
    }),
    requireMember(options, { needsAccessToken: true }),
    validate('param', bonusPath),
    async (context) => {
      const { member } = memberSessionOf(context);
      const { code } = context.req.valid('param');
      if (!(await enrol(options.database, member.publicId, code)))
        throw notFound('The member does not have this bonus.');
      return context.json({});
    },
  );
