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

export const unauthorized = () =>
  new Problem({ status: 401, code: 'unauthorised', message: 'Not signed in.' });

export const readOnly = () =>
  new Problem({ status: 403, code: 'readOnly', message: 'This session is read-only.' });

export function memberSessionOf(context: Context<PlatformEnv>): MemberSession {
  const session = context.get('memberSession');
  if (!session) throw unauthorized();
  return session;
}

interface Requirement {
  readonly needsAccessToken?: boolean;
}

/**
 * Throws 401 for the token of another session, and without one where it is required. A given token is checked
 * even where none is required, because the page may still belong to another member (SES-25).
 */
export function refuseOtherToken(
  context: Context<PlatformEnv>,
  options: AccountOptions,
  { needsAccessToken = false }: Requirement = {},
): void {
  const id = readSession(context);
  const given = context.req.header('Authorization');
  // A session sent as a bearer token needs no second token.
  if (id === undefined || context.get('isCrossOrigin') || !(needsAccessToken || given !== undefined)) return;
  if (!acceptedSecrets(options).some((secret) => isAccessTokenOf(secret, id, given))) throw unauthorized();
}

/**
 * Requires a signed-in member, available through `memberSessionOf(context)`, and extends the session. Throws
 * 401 without a session or, where required, its access token; 403 "readOnly" if a read-only session would
 * change something; and 403 if the member's restriction forbids this call.
 */
export function requireMember(
  options: AccountOptions,
  requirement: Requirement = {},
): MiddlewareHandler<PlatformEnv> {
  return async (context, next) => {
    refuseOtherToken(context, options, requirement);
    const session = await prolongMemberSession(context, options);
    // Leaves the sign-in hint cookie, because it may already belong to a newer session. The page compares it
    // and clears it.
    if (!session) throw unauthorized();
    if (session.isReadOnly && !onlyReads(context)) throw readOnly();
    await refuseRestricted(context, options, session.member);
    context.set('memberSession', session);
    context.header('Cache-Control', 'no-store');
    await next();
    if (!changesHint(context)) writeHintCookie(context, session);
  };
}
