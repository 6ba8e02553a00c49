import type { Context } from 'hono';

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
 * Returns the URL of a service on another origin, as seen by the page. A page at `localhost` may be on a
 * machine that cannot resolve `*.localhost`, so there only the service's port makes another origin.
 */
export function addressBeside({ req }: Context, url: string): string {
  const address = new URL(url);
  if (/^localhost(:|$)/i.test(req.header('Host') ?? '') && address.hostname.endsWith('.localhost'))
    address.hostname = 'localhost';
  return address.href;
}
