import { randomUUID } from 'node:crypto';

import { privacyChoicesContract } from '@tableside/api-client/contract';
import { and, eq } from 'drizzle-orm';
import { Hono } from 'hono';

import { memberSessionOf, requireMember } from '../../accounts/require-member.ts';
import { schema } from '../../database/database.ts';
import { describeCall } from '../../web/describe.ts';
import type { PlatformEnv } from '../../web/platform-context.ts';
import { limitRate, type RateRule } from '../../web/rate-limit.ts';
import { validate } from '../../web/validate.ts';
import type { ApiOptions } from '../api-options.ts';

const memberRule: RateRule = { name: 'privacy-choices', limit: 60, windowSeconds: 3_600 };

const { members, recordedPrivacyChoices } = schema;

export const createPrivacyChoices = (options: ApiOptions) =>
  new Hono<PlatformEnv>().post(
    '/Member/PrivacyChoices',
    describeCall({
      operationId: 'recordPrivacyChoice',
      summary:
        'Records whether the member may be tracked, with the time and the words that were shown, and applies it. ' +
        'Every choice is kept; the last one is in GET /api/Member.',
      tag: 'member',
      status: 200,
      response: privacyChoicesContract.chosenPrivacy,
      problems: [400, 401, 429],
      needsToken: true,
      needsAccessToken: true,
    }),
    requireMember(options, { needsAccessToken: true }),
    validate('json', privacyChoicesContract.privacyChoiceRequest),
    async (context) => {
      const { partnerId, publicId: memberId } = memberSessionOf(context).member;
      const { choice, source, words = null } = context.req.valid('json');
      const chosenAt = options.now();
      const hit = { partnerId, rule: memberRule, subject: memberId, item: randomUUID() };
      await limitRate(options.database, hit, chosenAt);
      await options.database.orm.transaction(async (transaction) => {
        // The member's row is locked first, so that parallel choices are recorded in the order in which they
        // apply.
        await transaction
          .update(members)
          .set({ privacyChoice: choice, privacyChosenAt: chosenAt })
          .where(and(eq(members.publicId, memberId), eq(members.partnerId, partnerId)));
        await transaction
          .insert(recordedPrivacyChoices)
          .values({ memberId, partnerId, choice, source, words, chosenAt });
      });
      return context.json({ choice, chosenAt: chosenAt.toISOString() });
    },
  );
