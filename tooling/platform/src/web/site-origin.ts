import type { Context } from 'hono';

/** The host that the browser asked for; behind a proxy that is trusted, the one that the proxy was asked for. */
export const hostOf = ({ req }: Context, trustsProxy: boolean): string =>
  (trustsProxy ? req.header('X-Forwarded-Host') : undefined) ?? req.header('Host') ?? new URL(req.url).host;

/** The scheme that the browser asked by; behind a proxy that is trusted, by which the proxy was asked. */
export const schemeOf = ({ req }: Context, trustsProxy: boolean): string =>
  trustsProxy && req.header('X-Forwarded-Proto') === 'https'
    ? 'https'
    : new URL(req.url).protocol.replace(':', '');

/** Whether the address of a page, or its origin, is of the host that was asked. */
export function isOwnOrigin(context: Context, page: string, trustsProxy: boolean): boolean {
  return URL.parse(page)?.host === hostOf(context, trustsProxy);
}

/**
 * Where a page finds what is on an origin of its own. A page at `localhost` is on a machine that may not resolve
 * `*.localhost`: there the other port is origin enough.
 */
export function addressBeside({ req }: Context, url: string): string {
  const address = new URL(url);
  if (/^localhost(:|$)/i.test(req.header('Host') ?? '') && address.hostname.endsWith('.localhost'))
    address.hostname = 'localhost';
  return address.href;
}
