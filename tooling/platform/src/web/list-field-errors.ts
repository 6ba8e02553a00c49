import type { MiddlewareHandler } from 'hono';

import type { PlatformEnv } from '../platform-context.ts';
import { Problem } from './problem.ts';

/**
 * For calls whose field errors the specification has as a bare list of `{ field, message }` (API-05). The reference of
 * the request is in X-Request-Id, as with every answer; a problem that names no field stays what it is.
 */
export const listFieldErrors: MiddlewareHandler<PlatformEnv> = async (context, next) => {
  await next();
  const errors = context.error instanceof Problem ? context.error.details.errors : undefined;
  // The headers of the problem stay.
  if (errors) context.res = context.json(errors, 400);
};
