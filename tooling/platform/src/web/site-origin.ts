import type { Context } from 'hono';

/** The host that the browser asked for; behind a proxy that is trusted, the one that the proxy was asked for. */
const hostOf = ({ req }: Context, trustsProxy: boolean): string =>
  (trustsProxy ? req.header('X-Forwarded-Host') : undefined) ?? req.header('Host') ?? new URL(req.url).host;

/** Whether the address of a page, or its origin, is of the host that was asked. */
export function isOwnOrigin(context: Context, page: string, trustsProxy: boolean): boolean {
  return URL.parse(page)?.host === hostOf(context, trustsProxy);
}
