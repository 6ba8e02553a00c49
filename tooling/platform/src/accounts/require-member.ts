import type { Context, MiddlewareHandler } from 'hono';

import type { PlatformEnv } from '../platform-context.ts';
import { Problem } from '../web/problem.ts';
import { changesSession, clearHintCookie, readSession, writeMemberCookies } from '../web/session.ts';
import type { AccountOptions } from './account-options.ts';
import { isAccessTokenOf } from './access-token.ts';
import type { MemberSession } from './member-session.ts';
import { prolongMemberSession } from './member-sessions.ts';
import { refuseRestricted } from './restrictions.ts';

export const unauthorised = () =>
  new Problem({ status: 401, code: 'unauthorised', message: 'Nobody is signed in here.' });

export const readOnly = () =>
  new Problem({ status: 403, code: 'readOnly', message: 'This session may look and change nothing.' });

/** Who is signed in, in a call behind `requireMember`. */
export function memberSessionOf(context: Context<PlatformEnv>): MemberSession {
  const session = context.get('memberSession');
  if (!session) throw unauthorised();
  return session;
}

interface Requirement {
  /** Member-specific calls need `Authorization: Bearer` too (SES-18). */
  readonly needsAccessToken?: boolean;
}

const safeMethods = new Set(['GET', 'HEAD']);

/**
 * Lets only members through, found by `memberSessionOf(context)`, and prolongs their session. Answers 401 without a session
 * (or without its access token, where that is needed), 403 "readOnly" to a session that may only look, and 403 to members
 * who are held back from this call.
 */
export function requireMember(
  options: AccountOptions,
  { needsAccessToken = false }: Requirement = {},
): MiddlewareHandler<PlatformEnv> {
  return async (context, next) => {
    const id = readSession(context);
    // A session that came as a bearer needs no second one.
    if (needsAccessToken && id !== undefined && !context.get('isCrossOrigin')) {
      if (!isAccessTokenOf(options.secret, id, context.req.header('Authorization'))) throw unauthorised();
    }
    const session = await prolongMemberSession(context, options);
    if (!session) {
      clearHintCookie(context);
      throw unauthorised();
    }
    if (session.isReadOnly && !safeMethods.has(context.req.method)) throw readOnly();
    await refuseRestricted(context, options, session.member);
    context.set('memberSession', session);
    context.header('Cache-Control', 'no-store');
    await next();
    if (!changesSession(context)) {
      writeMemberCookies(context, session);
    }
  };
}
