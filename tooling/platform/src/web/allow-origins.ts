import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';

import { REQUEST_ID_HEADER, type PlatformEnv } from './platform-context.ts';
import { SESSION_HEADER } from './session.ts';
import { isOwnOrigin } from './site-origin.ts';

interface OriginOptions {
  readonly allowedOrigins: readonly string[];
  readonly trustsProxy: boolean;
}

/**
 * Handles CORS for exactly these origins, without credentials. Requests from other origins pass through,
 * because `guardAgainstForgery` rejects them.
 */
export function allowOrigins({ allowedOrigins, trustsProxy }: OriginOptions): MiddlewareHandler<PlatformEnv> {
  const share = cors({
    origin: [...allowedOrigins],
    allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowHeaders: ['Accept', 'Authorization', 'Content-Type', 'Idempotency-Key', 'X-XSRF-TOKEN'],
    exposeHeaders: ['Date', 'Retry-After', REQUEST_ID_HEADER, SESSION_HEADER],
    maxAge: 600,
  });
  return async (context, next) => {
    const origin = context.req.header('Origin');
    if (
      origin !== undefined &&
      allowedOrigins.includes(origin) &&
      !isOwnOrigin(context, origin, trustsProxy)
    ) {
      context.set('isCrossOrigin', true);
      return share(context, next);
    }
    await next();
    if (allowedOrigins.length > 0) context.res.headers.append('Vary', 'Origin');
  };
}
