import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';

import { REQUEST_ID_HEADER, type PlatformEnv } from '../platform-context.ts';
import { SESSION_HEADER } from './session.ts';
import { isOwnOrigin } from './site-origin.ts';

interface OriginOptions {
  /** Sites whose API this is although they are on another origin: each as a browser writes it. */
  readonly allowedOrigins: readonly string[];
  readonly trustsProxy: boolean;
}

/**
 * Answers calls of sites on other origins, these and no others, without credentials (CORS). What other pages ask for is
 * left as it is, for `guardAgainstForgery` to refuse.
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
    // A cache must not give this answer to one of those sites.
    if (allowedOrigins.length > 0) context.header('Vary', 'Origin', { append: true });
  };
}
