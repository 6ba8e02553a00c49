import { randomUUID } from 'node:crypto';

import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Logger } from 'pino';

import { PARTNER_HEADER, REQUEST_ID_HEADER, type PlatformEnv } from './platform-context.ts';
import { clientAddressOf } from './client-address.ts';
import { schemeOf } from './site-origin.ts';

export interface RequestContextOptions {
  readonly log: Logger;
  readonly partnerOfHost: (host: string | undefined) => string | undefined;
  readonly partnerIds: readonly string[];
  readonly isProduction: boolean;
  readonly trustsProxy: boolean;
}

/** A public id is enough to activate a membership, so it must not be logged. */
const PUBLIC_ID_PATH = /^(\/api\/Member\/)[^/]{16,}$/;

export const routeOf = (context: Context<PlatformEnv>): string | undefined =>
  matchedRoutes(context).find(({ path }) => !path.endsWith('*'))?.path;

export const requestIdOf = (given: string | undefined): string =>
  given !== undefined && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();

export function requestContext(options: RequestContextOptions): MiddlewareHandler<PlatformEnv> {
  const { log, partnerOfHost, partnerIds, isProduction, trustsProxy } = options;
  return async (context, next) => {
    const { req } = context;
    const startedAt = performance.now();
    const trustedHeader = (name: string) => (trustsProxy ? req.header(name) : undefined);
    const requestId = requestIdOf(trustedHeader(REQUEST_ID_HEADER));
    const trustedPartner = partnerIds.find((id) => id === trustedHeader(PARTNER_HEADER));
    const partnerId = trustedPartner ?? partnerOfHost(req.header('Host') ?? new URL(req.url).host);
    context.header(REQUEST_ID_HEADER, requestId);
    if (partnerId === undefined) return context.text('No partner’s site is served at this host.', 404);
    const traceId = context.get('traceId');
    const requestLog = log.child({
      requestId,
      partner: partnerId,
      ...(traceId !== undefined && { traceId }),
    });
    context.set('partnerId', partnerId);
    context.set('requestId', requestId);
    context.set('log', requestLog);
    context.set('isPlainHttp', !isProduction && schemeOf(context, trustsProxy) === 'http');
    context.set('clientAddress', clientAddressOf(context, trustsProxy));
    await next();
    context.res.headers.set(REQUEST_ID_HEADER, requestId);
    const ms = Math.round(performance.now() - startedAt);
    // The route is preferred to the path, which may contain text that the visitor typed. The query is never
    // logged.
    const path = routeOf(context) ?? req.path.replace(PUBLIC_ID_PATH, '$1{publicId}');
    requestLog.info({ method: req.method, path, status: context.res.status, ms }, 'answered');
    return undefined;
  };
}
