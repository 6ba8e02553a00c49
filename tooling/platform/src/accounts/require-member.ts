import type { Context, MiddlewareHandler } from 'hono';

import { acceptedSecrets } from '../web/accepted-secrets.ts';
import type { PlatformEnv } from '../web/platform-context.ts';
import { onlyReads, Problem } from '../web/problem.ts';
import { changesHint, readSession, writeHintCookie } from '../web/session.ts';
import type { AccountOptions } from './account-options.ts';
import { isAccessTokenOf } from './access-token.ts';
import type { MemberSession } from './member-session.ts';
import { prolongMemberSession } from './member-sessions.ts';
import { refuseRestricted } from './restrictions.ts';

export const unauthorised = () =>
  new Problem({ status: 401, code: 'unauthorised', message: 'Not signed in.' });

export const readOnly = () =>
  new Problem({ status: 403, code: 'readOnly', message: 'This session is read-only.' });

export function memberSessionOf(context: Context<PlatformEnv>): MemberSession {
  const session = context.get('memberSession');
  if (!session) throw unauthorised();
  return session;
}

interface Requirement {
  readonly needsAccessToken?: boolean;
}

/**
 * Requires a signed-in member, available through `memberSessionOf(context)`, and prolongs the session.
 * Responds with 401 without a session (or without its access token, where required), with 403 "readOnly" if a
 * read-only session would change something, and with 403 if the member's restriction does not allow this
 * call.
 */
export function requireMember(
  options: AccountOptions,
  { needsAccessToken = false }: Requirement = {},
): MiddlewareHandler<PlatformEnv> {
  return async (context, next) => {
    const id = readSession(context);
    const given = context.req.header('Authorization');
    // A session sent as a bearer token needs no second token. A token that is given is checked even where none is
    // required: the page may still be another member's (SES-25).
    if ((needsAccessToken || given !== undefined) && id !== undefined && !context.get('isCrossOrigin')) {
      if (!acceptedSecrets(options).some((secret) => isAccessTokenOf(secret, id, given)))
        throw unauthorised();
    }
    const session = await prolongMemberSession(context, options);
    // The sign-in hint cookie stays, because it may already belong to a newer session. The page compares it
    // and clears it.
    if (!session) throw unauthorised();
    if (session.isReadOnly && !onlyReads(context)) throw readOnly();
    await refuseRestricted(context, options, session.member);
    context.set('memberSession', session);
    context.header('Cache-Control', 'no-store');
    await next();
    if (!changesHint(context)) writeHintCookie(context, session);
  };
}
