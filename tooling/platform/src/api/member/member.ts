import { dineSummaryContract, fieldErrors, memberContract } from '@tableside/api-client/contract';
import { Hono } from 'hono';

import { memberBody } from '../../accounts/member-body.ts';
import { beginMemberSession, sessionBodyOf } from '../../accounts/member-sessions.ts';
import { memberSessionOf, requireMember, unauthorized } from '../../accounts/require-member.ts';
import { yearSummary } from '../../dining/year-summary.ts';
import type { PlatformEnv } from '../../web/platform-context.ts';
import { describeCall } from '../../web/describe.ts';
import { listFieldErrors } from '../../web/list-field-errors.ts';
import { validate } from '../../web/validate.ts';
import type { ApiOptions } from '../api-options.ts';
import { updateError } from './update-error.ts';
import { updateMember } from './update-member.ts';

export const createMember = (options: ApiOptions) =>
  new Hono<PlatformEnv>()
    .get(
      '/Member',
      describeCall({
        operationId: 'getMember',
        summary: 'The signed-in member. Each successful request extends the session.',
        tag: 'member',
        status: 200,
        response: memberContract.memberResponse,
        problems: [401],
        needsMember: true,
      }),
      requireMember(options),
      async (context) => {
        const session = memberSessionOf(context);
        return context.json(
          await memberBody(options.database, session.member, sessionBodyOf(session, options)),
        );
      },
    )
    .put(
      '/Member',
      describeCall({
        operationId: 'updateMember',
        summary:
          'Updates only the given fields, including those within the address. A name provided by the ' +
          'partner, and an email preference that the partner does not offer, may be sent unchanged ' +
          'but not changed. Opting in to or out of email changes the tier between 2 and 0. A new ' +
          'password ends all of the member’s sessions and gives this browser a new one. Code ' +
          '"locked" after too many incorrect current passwords, "readOnly" for a read-only session.',
        tag: 'member',
        status: 200,
        response: memberContract.memberResponse,
        problems: [400, 401, 429],
        problemBodies: { 400: fieldErrors },
        needsMember: true,
        needsToken: true,
      }),
      listFieldErrors,
      requireMember(options),
      validate('json', memberContract.memberUpdateRequest, updateError),
      async (context) => {
        const session = memberSessionOf(context);
        const update = context.req.valid('json');
        const member = await updateMember(context, options, { member: session.member, update });
        const { publicId: memberId, passwordHash } = member;
        const { isRemembered } = session;
        const body =
          update.password === undefined || passwordHash === null
            ? sessionBodyOf(session, options)
            : await beginMemberSession(context, options, {
                memberId,
                isRemembered,
                provenHash: passwordHash,
              });
        if (!body) throw unauthorized();
        return context.json(await memberBody(options.database, member, body));
      },
    )
    .get(
      '/Member/DineSummary',
      describeCall({
        operationId: 'getDineSummary',
        summary:
          'Rewards that the member earned this year (UTC), in the partner’s currency, and the number ' +
          'of dines.',
        tag: 'member',
        status: 200,
        response: dineSummaryContract.dineSummaryResponse,
        problems: [401],
        needsAccessToken: true,
      }),
      requireMember(options, { needsAccessToken: true }),
      async (context) => {
        const { member } = memberSessionOf(context);
        const { rewardHundredths, dines } = await yearSummary(options.database, member, options.now());
        return context.json({
          currentYearBenefits: Math.max(0, rewardHundredths) / 100,
          currentYearDines: dines,
        });
      },
    );
