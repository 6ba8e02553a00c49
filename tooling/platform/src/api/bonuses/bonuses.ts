import { bonusesContract } from '@tableside/api-client/contract';
import { mayRegister } from '@tableside/core';
import { and, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import * as z from 'zod';

import { bonusVersion } from '../../accounts/bonus-version.ts';
import type { MemberRow } from '../../accounts/find-member.ts';
import { memberSessionOf, requireMember } from '../../accounts/require-member.ts';
import { schema, type Database } from '../../database/database.ts';
import type { PlatformEnv } from '../../web/platform-context.ts';
import { describeCall } from '../../web/describe.ts';
import { notFound, Problem } from '../../web/problem.ts';
import { validate } from '../../web/validate.ts';
import type { ApiOptions } from '../api-options.ts';

const bonusChanged = () =>
  new Problem({
    status: 400,
    code: 'bonusChanged',
    message: 'This bonus has changed. Please look at it again.',
  });

const bonusPath = z.object({ code: z.string().min(1).max(64) });

interface Enrolling {
  readonly member: MemberRow;
  readonly code: string;
  readonly version: string | undefined;
}

const enroll = ({ orm }: Database, { member, code, version }: Enrolling): Promise<void> =>
  orm.transaction(async (transaction) => {
    const { memberBonuses } = schema;
    const isThis = and(
      eq(memberBonuses.memberId, member.publicId),
      eq(memberBonuses.partnerId, member.partnerId),
      eq(memberBonuses.code, code),
    );
    const [bonus] = await transaction.select().from(memberBonuses).where(isThis).for('update');
    if (!bonus) throw notFound('The member does not have this bonus.');
    if (!mayRegister(bonus)) return;
    if (version !== bonusVersion(bonus)) throw bonusChanged();
    await transaction.update(memberBonuses).set({ status: 'Enrolled' }).where(isThis);
  });

export const createBonuses = (options: ApiOptions) =>
  new Hono<PlatformEnv>().post(
    '/Member/Bonus/:code',
    describeCall({
      operationId: 'registerBonus',
      summary:
        'Registers the member for a bonus. Idempotent. 404 if the member does not have the bonus, 400 ' +
        '"bonusChanged" if `version` is not that of the bonus.',
      tag: 'member',
      status: 200,
      response: bonusesContract.registerBonusResponse,
      problems: [400, 401, 404],
      needsToken: true,
      needsAccessToken: true,
    }),
    requireMember(options, { needsAccessToken: true }),
    validate('param', bonusPath),
    validate('query', bonusesContract.registerBonusRequest),
    async (context) => {
      const { member } = memberSessionOf(context);
      const { code } = context.req.valid('param');
      const { version } = context.req.valid('query');
      await enroll(options.database, { member, code, version });
      return context.json({});
    },
  );
