import { memberDataContract } from '@tableside/api-client/contract';
import { Hono } from 'hono';

import { endMemberSession } from '../../accounts/member-sessions.ts';
import { partnerOf, settingsToday } from '../../accounts/partner-of.ts';
import { memberSessionOf, requireMember } from '../../accounts/require-member.ts';
import { exportMember } from '../../member-data/index.ts';
import { describeCall } from '../../web/describe.ts';
import type { PlatformEnv } from '../../web/platform-context.ts';
import { keyedHash, limitRate, type RateRule } from '../../web/rate-limit.ts';
import { validate } from '../../web/validate.ts';
import type { ApiOptions } from '../api-options.ts';
import { mailCode, proveMember } from './prove-member.ts';
import { requestErasure } from './request-erasure.ts';

const HOUR_SECONDS = 3600;
/** The limit is low because a download reads every table. */
const downloadsRule: RateRule = { name: 'data-downloads', limit: 5, windowSeconds: HOUR_SECONDS };

const PROOF =
  'Requires the password, or for members without one the mailed code; code "locked" after too many wrong ' +
  'passwords, "codeOver" for a code that is used up or expired, "readOnly" for a read-only session.';

export function createMemberData(options: ApiOptions) {
  const { database, now, erasureDays, secret } = options;
  const asMember = requireMember(options, { needsAccessToken: true });
  const secured = { tag: 'member', needsToken: true, needsAccessToken: true } as const;
  return new Hono<PlatformEnv>()
    .post(
      '/Member/Data/Code',
      describeCall({
        ...secured,
        operationId: 'mailDataCode',
        summary:
          'Mails a code that proves a member without a password, for /Member/Data or /Member/Erasure. It works ' +
          'once, for 15 minutes, in this browser.',
        status: 202,
        response: memberDataContract.codeResponse,
        problems: [400, 401, 429],
      }),
      asMember,
      async (context) => {
        const partner = await settingsToday(database, partnerOf(context, options));
        await mailCode(context, options, { partner, member: memberSessionOf(context).member });
        return context.json({ isMailed: true as const }, 202);
      },
    )
    .post(
      '/Member/Data',
      describeCall({
        ...secured,
        operationId: 'getMemberData',
        summary: `All that is kept about the member, by table; at most five times an hour. ${PROOF}`,
        status: 200,
        response: memberDataContract.memberDataResponse,
        problems: [400, 401, 429],
      }),
      asMember,
      validate('json', memberDataContract.proof),
      async (context) => {
        const { member } = memberSessionOf(context);
        const { partnerId, publicId: subject } = member;
        const item = context.get('requestId');
        await proveMember(context, options, { member, proof: context.req.valid('json') });
        await limitRate(database, { partnerId, rule: downloadsRule, subject, item }, now());
        const { programName } = partnerOf(context, options);
        context.get('log').info({ who: keyedHash(secret, subject) }, 'member data downloaded');
        return context.json({
          program: programName,
          createdAt: now().toISOString(),
          about:
            'Everything that this program keeps about you, by table. Times are UTC, amounts in hundredths or cents, ' +
            'files in base64. "notGiven" names what is kept too, but is secret because it protects your account.',
          ...(await exportMember(database, member)),
        });
      },
    )
    .get(
      '/Member/Erasure',
      describeCall({
        operationId: 'getErasureTerms',
        summary: 'For how many days signing in keeps an account that is to be erased.',
        tag: 'member',
        status: 200,
        response: memberDataContract.erasureTermsResponse,
        problems: [401],
        needsAccessToken: true,
      }),
      asMember,
      (context) => context.json({ days: erasureDays }),
    )
    .post(
      '/Member/Erasure',
      describeCall({
        ...secured,
        operationId: 'eraseMember',
        summary:
          'Cancels the member’s tables, ends all sessions, and erases the account after some days unless the ' +
          `member signs in before. ${PROOF}`,
        status: 200,
        response: memberDataContract.erasureResponse,
        problems: [400, 401, 424, 429],
      }),
      asMember,
      validate('json', memberDataContract.proof),
      async (context) => {
        const { member } = memberSessionOf(context);
        await proveMember(context, options, { member, proof: context.req.valid('json') });
        const eraseAfter = await requestErasure(context, options, member);
        await endMemberSession(context, options);
        context.get('log').info({ who: keyedHash(secret, member.publicId) }, 'erasure requested');
        return context.json({ eraseAfter: eraseAfter.toISOString() }, 200, { 'Cache-Control': 'no-store' });
      },
    );
}
