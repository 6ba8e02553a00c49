import { flexOffersContract } from '@tableside/api-client/contract';
import { and, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import * as z from 'zod';

import { partnerOf, settingsToday } from '../../accounts/partner-of.ts';
import { memberSessionOf, requireMember } from '../../accounts/require-member.ts';
import { schema } from '../../database/database.ts';
import type { PlatformEnv } from '../../web/platform-context.ts';
import { describeCall } from '../../web/describe.ts';
import { notFound } from '../../web/problem.ts';
import { validate } from '../../web/validate.ts';
import type { ApiOptions } from '../api-options.ts';

const flexOfferPath = z.object({
  merchantId: z.coerce.number().int().min(1).max(2_147_483_647),
  publicId: z.string().min(1).max(64),
});

export const createFlexOffers = (options: ApiOptions) =>
  new Hono<PlatformEnv>().get(
    '/merchants/:merchantId/flex-offers/members/:publicId',
    describeCall({
      operationId: 'getFlexOffer',
      summary:
        'The member’s offer at a merchant, or null if there is none, as for partners without flex ' +
        'offers. 404 for another member.',
      tag: 'merchants',
      status: 200,
      response: flexOffersContract.flexOfferResponse,
      problems: [400, 401, 404],
      needsAccessToken: true,
    }),
    requireMember(options, { needsAccessToken: true }),
    validate('param', flexOfferPath),
    async (context) => {
      const { database } = options;
      const { merchantId, publicId } = context.req.valid('param');
      const { member } = memberSessionOf(context);
      if (publicId !== member.publicId) throw notFound('Member not found.');
      const { hasFlexOffers } = await settingsToday(database, partnerOf(context, options));
      const { flexOffers } = schema;
      const [offer] = hasFlexOffers
        ? await database.orm
            .select()
            .from(flexOffers)
            .where(
              and(
                eq(flexOffers.memberId, publicId),
                eq(flexOffers.partnerId, member.partnerId),
                eq(flexOffers.merchantId, merchantId),
              ),
            )
        : [];
      return context.json(
        offer ? { id: offer.offerId, webMessageOfferAmount: offer.amountHundredths / 100 } : null,
      );
    },
  );
