import type { MiddlewareHandler } from 'hono';

import type { PlatformEnv } from './platform-context.ts';
import { Problem } from './problem.ts';

/**
 * Converts field errors for endpoints whose specification requires a bare list of `{ field, message }`
 * (API-05). The request id is in X-Request-Id, as in every response. A problem without fields is left
 * unchanged.
 */
export const listFieldErrors: MiddlewareHandler<PlatformEnv> = async (context, next) => {
  await next();
  const errors = context.error instanceof Problem ? context.error.details.errors : undefined;
  // Assigning `res` keeps the headers that were already set.
  if (errors) context.res = context.json(errors, 400);
};
