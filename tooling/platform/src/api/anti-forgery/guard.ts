import type { Context, MiddlewareHandler } from 'hono';

import { acceptedSecrets, type SigningSecrets } from '../../web/accepted-secrets.ts';
import type { PlatformEnv } from '../../web/platform-context.ts';
import { onlyReads, Problem } from '../../web/problem.ts';
import { readSession } from '../../web/session.ts';
import { isOwnOrigin } from '../../web/site-origin.ts';
import { isTokenOf } from './token.ts';

interface GuardOptions extends SigningSecrets {
  readonly trustsProxy: boolean;
}

/**
 * Calls that need no anti-forgery token; all other checks still apply. Impressions are sent while a page
 * unloads and change nothing for the visitor. Opening an emulation requires a ticket instead, because its
 * frame has no session yet.
 */
const withoutToken = new Set(['/api/Impressions', '/api/Emulation']);

/**
 * Calls whose body is a file. These content types also trigger a CORS preflight, so a page of another origin
 * cannot send them unnoticed.
 */
export const uploads: ReadonlySet<string> = new Set(['/api/Claims/Pictures']);
const FILE = /^(?:image\/|application\/(?:pdf|octet-stream)\b)/i;
const JSON_TEXT = /^application\/json\b/i;

const wrongContentType = (isUpload: boolean) =>
  isUpload
    ? new Problem({
        status: 400,
        code: 'wrongType',
        message: 'Send the file itself as the body, with its type.',
      })
    : new Problem({ status: 400, code: 'contentType', message: 'Send the body as application/json.' });

const refuse = (code: string, message: string) => new Problem({ status: 403, code, message });

export const crossSite = () => refuse('crossSite', 'Only requests from the site’s own pages are accepted.');

/**
 * A browser that has just received a session but sends none rejects cookies, so a new token would not help
 * it.
 */
const refusalOf = (context: Context<PlatformEnv>) =>
  readSession(context) === undefined && !context.get('isCrossOrigin')
    ? refuse(
        'cookieMissing',
        'The session cookie is missing. Request a new anti-forgery token, and allow cookies.',
      )
    : refuse('csrf', 'The anti-forgery token is missing or no longer valid. Request a new one.');

export function hasToken(context: Context<PlatformEnv>, secrets: SigningSecrets): boolean {
  const sessionId = readSession(context);
  if (sessionId === undefined) return false;
  const owner = { partnerId: context.get('partnerId'), sessionId };
  const token = context.req.header('X-XSRF-TOKEN');
  return acceptedSecrets(secrets).some((secret) => isTokenOf(secret, owner, token));
}

/**
 * Protects calls with safe methods that only the site's own pages may make (SES-17). Throws 403 "csrf"
 * without the token, and 403 "cookieMissing" without a session.
 */
export const requireToken =
  (secrets: SigningSecrets): MiddlewareHandler<PlatformEnv> =>
  async (context, next) => {
    if (!hasToken(context, secrets)) throw refusalOf(context);
    await next();
  };

export function isFromOwnPage(context: Context<PlatformEnv>, trustsProxy: boolean): boolean {
  if (context.get('isCrossOrigin')) return true;
  const page = context.req.header('Origin') ?? context.req.header('Referer');
  return page !== undefined && isOwnOrigin(context, page, trustsProxy);
}

export function guardAgainstForgery({
  trustsProxy,
  ...secrets
}: GuardOptions): MiddlewareHandler<PlatformEnv> {
  return async (context, next) => {
    const { req } = context;
    const site = req.header('Sec-Fetch-Site');
    const origin = req.header('Origin');
    const isUnsafe = !onlyReads(context);
    if (!context.get('isCrossOrigin')) {
      if (site !== undefined && site !== 'same-origin' && (isUnsafe || site !== 'none')) throw crossSite();
      if (origin !== undefined && !isOwnOrigin(context, origin, trustsProxy)) throw crossSite();
    }
    if (isUnsafe) {
      const isUpload = uploads.has(req.path);
      if (!(isUpload ? FILE : JSON_TEXT).test(req.header('Content-Type') ?? ''))
        throw wrongContentType(isUpload);
      if (!withoutToken.has(req.path) && !hasToken(context, secrets)) {
        throw refusalOf(context);
      }
    }
    await next();
  };
}
