import { memberContract } from '@tableside/api-client/contract';
import { and, eq } from 'drizzle-orm';
import { Hono, type Context } from 'hono';

import { findMember, hasWebProfile, type MemberRow } from '../../accounts/find-member.ts';
import { schema } from '../../database/database.ts';
import type { PlatformEnv } from '../../web/platform-context.ts';
import { describeCall } from '../../web/describe.ts';
import { fault } from '../../web/fault.ts';
import { invalid, notFound } from '../../web/problem.ts';
import { keyedHash } from '../../web/rate-limit.ts';
import { validate } from '../../web/validate.ts';
import { requireToken } from '../anti-forgery/guard.ts';
import type { ApiOptions } from '../api-options.ts';
import { limitClient, type ClientLimits } from '../limits.ts';

const NO_STORE = { 'Cache-Control': 'no-store' };
const TEN_MINUTES = 600;
const limits: ClientLimits = {
  client: { name: 'known-client', limit: 20, windowSeconds: TEN_MINUTES },
  network: { name: 'known-network', limit: 200, windowSeconds: TEN_MINUTES },
};
const PUBLIC_ID = /^[\w-]{1,64}$/;

/**
 * Used alike for an unknown id, a malformed id and the id of another program's member, so that callers cannot
 * tell which ids exist (P23).
 */
const unknownMember = () => notFound('Member not found in this program.');

const interfaceTypeOf = ({ ssoSubject, passwordHash }: MemberRow) => {
  if (ssoSubject !== null) return 'sso';
  return passwordHash === null ? 'known' : 'direct';
};

async function findKnown(
  context: Context<PlatformEnv>,
  options: ApiOptions,
  publicId: string,
): Promise<MemberRow> {
  await limitClient(context, options, limits, keyedHash(options.secret, `public id ${publicId}`));
  // A malformed id is looked up too, so that the response time reveals nothing.
  const requestedId = PUBLIC_ID.test(publicId) ? publicId : '';
  const member = await findMember(options.database, context.get('partnerId'), requestedId);
  if (!member) throw unknownMember();
  return member;
}

async function activate(
  { database: { orm } }: ApiOptions,
  { partnerId, publicId }: MemberRow,
): Promise<boolean> {
  const { members } = schema;
  const activated = await orm
    .update(members)
    .set({ tier: 2, emailOptIn: true })
    .where(and(eq(members.partnerId, partnerId), eq(members.publicId, publicId), eq(members.tier, 1)))
    .returning({ publicId: members.publicId });
  return activated.length > 0;
}

export const createActivation = (options: ApiOptions) =>
  new Hono<PlatformEnv>()
    .post(
      '/Member/Activate',
      describeCall({
        operationId: 'activateMember',
        summary: 'Activates a non-activated member, who then earns rewards. Idempotent.',
        tag: 'member',
        status: 200,
        response: memberContract.activateResponse,
        problems: [400, 404, 429],
        needsToken: true,
      }),
      validate('json', memberContract.activateRequest),
      async (context) => {
        const member = await findKnown(context, options, context.req.valid('json').publicId);
        if (await activate(options, member)) {
          return context.json({ publicId: member.publicId, tierLevel: 2 as const }, 200, NO_STORE);
        }
        const { publicId, tier } =
          (await findMember(options.database, member.partnerId, member.publicId)) ?? member;
        if (tier === 0) throw invalid([fault('publicId', 'invalid', 'This membership cannot be activated.')]);
        return context.json({ publicId, tierLevel: tier }, 200, NO_STORE);
      },
    )
    .get(
      '/Member/:publicId',
      describeCall({
        operationId: 'getKnownMember',
        summary: 'Minimal data for the activation page, by public id.',
        tag: 'member',
        status: 200,
        response: memberContract.knownMemberResponse,
        problems: [404, 429],
        needsToken: true,
      }),
      requireToken(options),
      async (context) => {
        const member = await findKnown(context, options, context.req.param('publicId'));
        const { publicId, isActive, tier } = member;
        return context.json(
          {
            publicId,
            interfaceType: interfaceTypeOf(member),
            active: isActive,
            hasWebProfile: hasWebProfile(member),
            tierLevel: tier,
          } satisfies memberContract.KnownMemberResponse,
          200,
          NO_STORE,
        );
      },
    );
