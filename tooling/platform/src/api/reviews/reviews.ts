import { reviewsContract } from '@tableside/api-client/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { Hono } from 'hono';
import * as z from 'zod';

import { memberSessionOf, requireMember } from '../../accounts/require-member.ts';
import { schema } from '../../database/database.ts';
import type { PlatformEnv } from '../../web/platform-context.ts';
import { describeCall } from '../../web/describe.ts';
import { validate } from '../../web/validate.ts';
import type { ApiOptions } from '../api-options.ts';

const transactionId = z.string().min(1).max(64);

const statusQuery = z.object({
  txnId: z
    .union([transactionId, z.array(transactionId).max(reviewsContract.MOST_REVIEW_IDS)])
    .transform((ids) => [ids].flat()),
});

export const createReviews = (options: ApiOptions) =>
  new Hono<PlatformEnv>().get(
    '/reviews/status',
    describeCall({
      operationId: 'getReviewStatuses',
      summary:
        'Reports, in request order, whether the member has reviewed each transaction; false for ' +
        'another member’s transactions.',
      tag: 'activity',
      status: 200,
      response: reviewsContract.reviewStatusesResponse,
      problems: [400, 401],
      needsAccessToken: true,
    }),
    requireMember(options, { needsAccessToken: true }),
    validate('query', statusQuery),
    async (context) => {
      const { reviews } = schema;
      const { txnId: ids } = context.req.valid('query');
      const { partnerId, publicId } = memberSessionOf(context).member;
      const rows = await options.database.orm
        .select({ id: reviews.transactionId })
        .from(reviews)
        .where(
          and(
            eq(reviews.memberId, publicId),
            eq(reviews.partnerId, partnerId),
            inArray(reviews.transactionId, ids),
          ),
        );
      const completed = new Set(rows.map(({ id }) => id));
      return context.json(ids.map((id) => ({ id, completed: completed.has(id) })));
    },
  );
