import type { Context, MiddlewareHandler } from 'hono';

import type { PlatformEnv } from '../../platform-context.ts';
import { Problem } from '../../web/problem.ts';
import { readSession } from '../../web/session.ts';
import { isOwnOrigin } from '../../web/site-origin.ts';
import { isTokenOf } from './token.ts';

interface GuardOptions {
  readonly secret: string;
  readonly trustsProxy: boolean;
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
/**
 * No token, all other checks: events are sent while a page goes away and change nothing a visitor has; and who opens an
 * emulation shows a ticket, in a frame that has no session yet.
 */
const withoutToken = new Set(['/api/Impressions', '/api/Emulation']);

const refuse = (code: string, message: string) => new Problem({ status: 403, code, message });

/** The answer to requests that another site made the browser send. */
export const crossSite = () => refuse('crossSite', 'This call is answered to the site’s own pages only.');

const staleToken = () => refuse('csrf', 'The anti-forgery token is missing or stale: ask for a new one.');

/** Whether the request carries a token that was given to its own session. */
export function hasToken(context: Context<PlatformEnv>, secret: string): boolean {
  const sessionId = readSession(context);
  if (sessionId === undefined) return false;
  const owner = { partnerId: context.get('partnerId'), sessionId };
  return isTokenOf(secret, owner, context.req.header('X-XSRF-TOKEN'));
}

/** For calls that change nothing and yet are for the site's own pages only (SES-17): 403 "csrf" without the token. */
export const requireToken =
  ({ secret }: Pick<GuardOptions, 'secret'>): MiddlewareHandler<PlatformEnv> =>
  async (context, next) => {
    if (!hasToken(context, secret)) throw staleToken();
    await next();
  };

/** Whether Origin, or Referer without one, names the site itself, or one of the other origins that it may be on. */
export function isFromOwnPage(context: Context<PlatformEnv>, trustsProxy: boolean): boolean {
  if (context.get('isCrossOrigin')) return true;
  const page = context.req.header('Origin') ?? context.req.header('Referer');
  return page !== undefined && isOwnOrigin(context, page, trustsProxy);
}

/** Refuses requests that another site made the browser send. */
export function guardAgainstForgery({ secret, trustsProxy }: GuardOptions): MiddlewareHandler<PlatformEnv> {
  return async (context, next) => {
    const { req } = context;
    const site = req.header('Sec-Fetch-Site');
    const origin = req.header('Origin');
    const isUnsafe = !safeMethods.has(req.method);
    if (!context.get('isCrossOrigin')) {
      if (site !== undefined && site !== 'same-origin' && (isUnsafe || site !== 'none')) throw crossSite();
      if (origin !== undefined && !isOwnOrigin(context, origin, trustsProxy)) throw crossSite();
    }
    if (isUnsafe) {
      if (!/^application\/json\b/i.test(req.header('Content-Type') ?? '')) {
        throw new Problem({
          status: 400,
          code: 'contentType',
          message: 'Send the body as application/json.',
        });
      }
      if (!withoutToken.has(req.path) && !hasToken(context, secret)) {
        throw staleToken();
      }
    }
    await next();
  };
}
