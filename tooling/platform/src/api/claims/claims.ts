import { claimsContract } from '@tableside/api-client/contract';
import { dayOf, type ClaimedVisit } from '@tableside/core';
import { Hono, type Context } from 'hono';
import * as z from 'zod';

import type { MemberRow } from '../../accounts/find-member.ts';
import { partnerOf, settingsToday } from '../../accounts/partner-of.ts';
import { memberSessionOf, requireMember } from '../../accounts/require-member.ts';
import type { PlatformEnv } from '../../web/platform-context.ts';
import { describeCall } from '../../web/describe.ts';
import { notFound } from '../../web/problem.ts';
import { validate } from '../../web/validate.ts';
import type { ApiOptions } from '../api-options.ts';
import { claimBodies } from './claim-bodies.ts';
import { findingBodies, refuseWrongTime } from './claim-refusals.ts';
import { completeClaim } from './complete-claim.ts';
import { findVisit } from './find-visit.ts';
import { limitClaims } from './limit-claims.ts';
import { sendClaim } from './send-claim.ts';

const claimPath = z.object({ reference: claimsContract.claimReference });

const WITHOUT_CLAIMS = '404 also in a program without claims.';
const forMembers = { tag: 'claims', needsToken: true, needsAccessToken: true } as const;

const itemOf = ({ merchantId, visitDate, billCents }: claimsContract.CheckClaimRequest) =>
  `${merchantId} ${visitDate} ${billCents}`;

const toVisit = <T extends claimsContract.CheckClaimRequest>(
  request: T,
): Omit<T, 'visitDate'> & Pick<ClaimedVisit, 'visitDate'> => ({
  ...request,
  visitDate: dayOf(request.visitDate),
});

export function createClaims(options: ApiOptions) {
  const { database, now } = options;
  const asMember = requireMember(options, { needsAccessToken: true });

  async function partnerWithClaims(context: Context<PlatformEnv>) {
    const partner = await settingsToday(database, partnerOf(context, options));
    if (!partner.hasVisitClaims) throw notFound('This program takes no claims.');
    return partner;
  }

  async function bodyOf(member: MemberRow, reference: string) {
    const [body] = await claimBodies(database.orm, member, reference);
    if (!body) throw notFound('Claim not found.');
    return body;
  }

  return new Hono<PlatformEnv>()
    .post(
      '/Claims/Check',
      describeCall({
        ...forMembers,
        operationId: 'checkClaim',
        summary:
          'Looks for a visit before it is reported: its record within two days, and what would explain ' +
          'that there is none. 400 "tooEarly" or "tooLate" with the day from or until which it can be ' +
          `reported, by the restaurant’s calendar. 404 for an unknown restaurant or card. ${WITHOUT_CLAIMS}`,
        status: 200,
        response: claimsContract.checkClaimResponse,
        problems: [400, 401, 404, 429],
        problemBodies: { 400: claimsContract.claimRefusal },
      }),
      asMember,
      validate('json', claimsContract.checkClaimRequest),
      async (context) => {
        const partner = await partnerWithClaims(context);
        const { member } = memberSessionOf(context);
        const visit = toVisit(context.req.valid('json'));
        await limitClaims(context, options, member, itemOf(visit));
        const { merchant, findings } = await findVisit(database, member, visit);
        refuseWrongTime(visit.visitDate, partner, { timeZone: merchant.timeZone, now: now() });
        return context.json({ findings: findingBodies(findings) });
      },
    )
    .get(
      '/Claims',
      describeCall({
        operationId: 'getClaims',
        summary: `Lists the member’s claims, newest first. ${WITHOUT_CLAIMS}`,
        tag: 'claims',
        status: 200,
        response: claimsContract.claimsResponse,
        problems: [401, 404],
        needsAccessToken: true,
      }),
      asMember,
      async (context) => {
        await partnerWithClaims(context);
        return context.json(await claimBodies(database.orm, memberSessionOf(context).member));
      },
    )
    .post(
      '/Claims',
      describeCall({
        ...forMembers,
        operationId: 'sendClaim',
        summary:
          'Reports a visit and mails its reference: 201. The same restaurant, day and bill again is the ' +
          'claim that is there: 200. 400 "findingsChanged" if something is found that the member has not ' +
          'seen, "tooManyOpen" with ten open claims, "pictureUnknown", and as for the look before. ' +
          WITHOUT_CLAIMS,
        status: [200, 201],
        response: claimsContract.sendClaimResponse,
        problems: [400, 401, 404, 429],
        problemBodies: { 400: claimsContract.claimRefusal },
      }),
      asMember,
      validate('json', claimsContract.sendClaimRequest),
      async (context) => {
        const partner = await partnerWithClaims(context);
        const { member } = memberSessionOf(context);
        const claim = toVisit(context.req.valid('json'));
        await limitClaims(context, options, member, itemOf(claim));
        const { reference, isNew } = await sendClaim(options, partner, member, claim);
        return context.json({ claim: await bodyOf(member, reference), isNew }, isNew ? 201 : 200);
      },
    )
    .put(
      '/Claims/:reference',
      describeCall({
        ...forMembers,
        operationId: 'completeClaim',
        summary:
          'Adds pictures to a claim that needs more, which is then received again. 400 "pictureUnknown". ' +
          `404 for a claim that needs nothing. ${WITHOUT_CLAIMS}`,
        status: 200,
        response: claimsContract.claimBody,
        problems: [400, 401, 404, 429],
        problemBodies: { 400: claimsContract.claimRefusal },
      }),
      asMember,
      validate('param', claimPath),
      validate('json', claimsContract.completeClaimRequest),
      async (context) => {
        await partnerWithClaims(context);
        const { member } = memberSessionOf(context);
        const { reference } = context.req.valid('param');
        const { pictureIds } = context.req.valid('json');
        await limitClaims(context, options, member, `${reference} ${pictureIds.join(' ')}`);
        await completeClaim(options, member, { reference, pictureIds });
        return context.json(await bodyOf(member, reference));
      },
    );
}
