import type { PartnerSettings } from '@tableside/partner-config';
import type { Context } from 'hono';

import type { PlatformEnv } from './platform-context.ts';

export const hostOf = ({ req }: Context, trustsProxy: boolean): string =>
  (trustsProxy ? req.header('X-Forwarded-Host') : undefined) ?? req.header('Host') ?? new URL(req.url).host;

export const schemeOf = ({ req }: Context, trustsProxy: boolean): string =>
  trustsProxy && req.header('X-Forwarded-Proto') === 'https'
    ? 'https'
    : new URL(req.url).protocol.replace(':', '');

export function isOwnOrigin(context: Context, page: string, trustsProxy: boolean): boolean {
  return URL.parse(page)?.host === hostOf(context, trustsProxy);
}

/**
 * Returns the URL of a service on another origin, as the page must request it. A page at `localhost` may be
 * on a machine that cannot resolve `*.localhost`, so there only the port distinguishes the origins.
 */
export function addressBeside({ req }: Context, url: string): string {
  const address = new URL(url);
  if (/^localhost(:|$)/i.test(req.header('Host') ?? '') && address.hostname.endsWith('.localhost'))
    address.hostname = 'localhost';
  return address.href;
}

interface OriginRules {
  readonly isProduction: boolean;
  readonly trustsProxy: boolean;
}

/**
 * Returns the origin of the partner's site. In production, that is the partner's public URL, whatever the
 * request says. In development, it is the requested host, so that a dev server in front receives the
 * redirect.
 */
export function siteOrigin(
  context: Context<PlatformEnv>,
  { siteUrl }: Pick<PartnerSettings, 'siteUrl'>,
  { isProduction, trustsProxy }: OriginRules,
): string {
  if (isProduction) return new URL(siteUrl).origin;
  return new URL(`${schemeOf(context, trustsProxy)}://${hostOf(context, trustsProxy)}`).origin;
}
