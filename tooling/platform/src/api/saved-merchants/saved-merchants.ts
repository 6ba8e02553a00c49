import { savedMerchantsContract } from '@tableside/api-client/contract';
import { MOST_SAVED } from '@tableside/core';
import { and, asc, count, desc, eq } from 'drizzle-orm';
import { Hono, type MiddlewareHandler } from 'hono';
import * as z from 'zod';

import type { MemberRow } from '../../accounts/find-member.ts';
import { partnerOf, settingsToday } from '../../accounts/partner-of.ts';
import { memberSessionOf, requireMember } from '../../accounts/require-member.ts';
import { schema, type Database } from '../../database/database.ts';
import { LARGEST_MERCHANT_ID } from '../../database/merchant-id.ts';
import { describeCall } from '../../web/describe.ts';
import type { PlatformEnv } from '../../web/platform-context.ts';
import { notFound, Problem } from '../../web/problem.ts';
import { validate } from '../../web/validate.ts';
import type { ApiOptions } from '../api-options.ts';
import { lockMember } from '../cards/lock-member.ts';

const { merchantBenefits, merchants, savedMerchants } = schema;

const merchantPath = z.object({ merchantId: z.coerce.number().int().min(1).max(LARGEST_MERCHANT_ID) });

const tooManySaved = () =>
  new Problem({
    status: 400,
    code: 'tooManySaved',
    message: `At most ${MOST_SAVED} restaurants can be saved. Please remove one first.`,
  });

const savedBy = ({ partnerId, publicId }: MemberRow) =>
  and(eq(savedMerchants.partnerId, partnerId), eq(savedMerchants.memberId, publicId));

const save = ({ orm }: Database, member: MemberRow, merchantId: number): Promise<void> =>
  orm.transaction(async (transaction) => {
    const { partnerId, publicId: memberId } = member;
    await lockMember(transaction, member);
    const [existing] = await transaction
      .select({ merchantId: savedMerchants.merchantId })
      .from(savedMerchants)
      .where(and(savedBy(member), eq(savedMerchants.merchantId, merchantId)));
    if (existing) return;
    const [offered] = await transaction
      .select({ merchantId: merchantBenefits.merchantId })
      .from(merchantBenefits)
      .where(and(eq(merchantBenefits.partnerId, partnerId), eq(merchantBenefits.merchantId, merchantId)));
    if (!offered) throw notFound('This program has no such merchant.');
    const [saved] = await transaction.select({ count: count() }).from(savedMerchants).where(savedBy(member));
    if ((saved?.count ?? 0) >= MOST_SAVED) throw tooManySaved();
    await transaction.insert(savedMerchants).values({ memberId, partnerId, merchantId });
  });

export function createSavedMerchants(options: ApiOptions) {
  const { database } = options;
  const offered: MiddlewareHandler<PlatformEnv> = async (context, next) => {
    const { hasSavedPlaces } = await settingsToday(database, partnerOf(context, options));
    if (!hasSavedPlaces) throw notFound('This program does not save restaurants.');
    await next();
  };
  const asMember = requireMember(options, { needsAccessToken: true });
  const changes = {
    tag: 'member',
    status: 200,
    response: savedMerchantsContract.savedResponse,
    problems: [400, 401, 404],
    needsToken: true,
    needsAccessToken: true,
  } as const;
  return new Hono<PlatformEnv>()
    .get(
      '/Member/SavedMerchants',
      describeCall({
        operationId: 'getSavedMerchants',
        summary:
          'The merchants that the member saved, the last first, including those that have left the ' +
          'program since. 404 in a program without saved merchants.',
        tag: 'member',
        status: 200,
        response: savedMerchantsContract.savedMerchantsResponse,
        problems: [401, 404],
        needsAccessToken: true,
      }),
      asMember,
      offered,
      async (context) => {
        const rows = await database.orm
          .select({ id: merchants.id, name: merchants.name })
          .from(savedMerchants)
          .innerJoin(merchants, eq(merchants.id, savedMerchants.merchantId))
          .where(savedBy(memberSessionOf(context).member))
          .orderBy(desc(savedMerchants.savedAt), asc(merchants.id));
        return context.json(rows.map(({ id, name }) => ({ id: String(id), name })));
      },
    )
    .put(
      '/Member/SavedMerchants/:merchantId',
      describeCall({
        ...changes,
        operationId: 'saveMerchant',
        summary:
          `Saves a merchant for the member. Idempotent. 400 "tooManySaved" for more than ${MOST_SAVED}, ` +
          '404 for a merchant that is not in the program.',
      }),
      asMember,
      offered,
      validate('param', merchantPath),
      async (context) => {
        await save(database, memberSessionOf(context).member, context.req.valid('param').merchantId);
        return context.json(true as const);
      },
    )
    .delete(
      '/Member/SavedMerchants/:merchantId',
      describeCall({
        ...changes,
        operationId: 'forgetMerchant',
        summary: 'Removes a merchant from what the member saved. Succeeds for one that is not saved.',
      }),
      asMember,
      offered,
      validate('param', merchantPath),
      async (context) => {
        const { merchantId } = context.req.valid('param');
        await database.orm
          .delete(savedMerchants)
          .where(and(savedBy(memberSessionOf(context).member), eq(savedMerchants.merchantId, merchantId)));
        return context.json(true as const);
      },
    );
}
