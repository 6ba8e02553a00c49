import { memberSessionsContract } from '@tableside/api-client/contract';
import { Hono, type Context, type MiddlewareHandler } from 'hono';

import { endSessionsOf, liveSessionsOf } from '../../accounts/member-sessions.ts';
import { memberSessionOf, readOnly, requireMember } from '../../accounts/require-member.ts';
import { acceptedSecrets } from '../../web/accepted-secrets.ts';
import { describeCall } from '../../web/describe.ts';
import type { PlatformEnv } from '../../web/platform-context.ts';
import { keyedHash, limitRate, type RateRule } from '../../web/rate-limit.ts';
import { hashSessionId } from '../../web/session.ts';
import type { ApiOptions } from '../api-options.ts';

const endsRule: RateRule = { name: 'session-ends', limit: 30, windowSeconds: 3600 };

/**
 * Derives the public name of a session. It is a keyed hash, so it reveals neither the id nor the stored hash.
 */
const nameSession = (secret: string, idHash: string) => keyedHash(secret, `session ${idHash}`);

export function createMemberSessions(options: ApiOptions) {
  const { database, now, secret } = options;
  const asMember = requireMember(options, { needsAccessToken: true });
  /** Support agents may see what a member earned, but not where the member is signed in. */
  const exceptSupport: MiddlewareHandler<PlatformEnv> = async (context, next) => {
    if (memberSessionOf(context).isReadOnly) throw readOnly();
    await next();
  };
  const ownerOf = (context: Context<PlatformEnv>) => {
    const { member, id } = memberSessionOf(context);
    const { partnerId, publicId: memberId } = member;
    return { owner: { partnerId, memberId }, except: hashSessionId(id) };
  };
  async function limitEnds(context: Context<PlatformEnv>): Promise<void> {
    const { partnerId, memberId: subject } = ownerOf(context).owner;
    const item = context.get('requestId');
    await limitRate(database, { partnerId, rule: endsRule, subject, item }, now());
  }
  async function sessionsResponse(
    context: Context<PlatformEnv>,
  ): Promise<memberSessionsContract.SessionsResponse> {
    const { owner, except } = ownerOf(context);
    const sessions = (await liveSessionsOf(options, owner)).map(
      ({ idHash, browser, device, createdAt, lastUsedAt }) => ({
        id: nameSession(secret, idHash),
        browser,
        device,
        begunAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
        isThis: idHash === except,
      }),
    );
    return { sessions: sessions.toSorted((one, other) => Number(other.isThis) - Number(one.isThis)) };
  }
  const call = {
    tag: 'member',
    status: 200,
    response: memberSessionsContract.sessionsResponse,
    needsAccessToken: true,
  } as const;
  const ends = { ...call, problems: [400, 401, 429], needsToken: true } as const;
  return new Hono<PlatformEnv>()
    .get(
      '/Member/Sessions',
      describeCall({
        ...call,
        operationId: 'getMemberSessions',
        summary:
          'The sessions in which the member is signed in, this one first, then the last used. Code "readOnly" ' +
          'for a read-only session.',
        problems: [401],
      }),
      asMember,
      exceptSupport,
      async (context) => context.json(await sessionsResponse(context)),
    )
    .delete(
      '/Member/Sessions',
      describeCall({
        ...ends,
        operationId: 'endOtherSessions',
        summary: 'Ends all of the member’s sessions but this one.',
      }),
      asMember,
      async (context) => {
        await limitEnds(context);
        const { owner, except } = ownerOf(context);
        await endSessionsOf(database, owner, { except });
        return context.json(await sessionsResponse(context));
      },
    )
    .delete(
      '/Member/Sessions/:id',
      describeCall({
        ...ends,
        operationId: 'endMemberSession',
        summary:
          'Ends another session of the member, and succeeds for one that is over. /SignOut ends this one.',
      }),
      asMember,
      async (context) => {
        await limitEnds(context);
        const { owner, except } = ownerOf(context);
        const id = context.req.param('id');
        const only = (await liveSessionsOf(options, owner))
          .map(({ idHash }) => idHash)
          .filter((idHash) => acceptedSecrets(options).some((one) => nameSession(one, idHash) === id));
        await endSessionsOf(database, owner, { except, only });
        return context.json(await sessionsResponse(context));
      },
    );
}
