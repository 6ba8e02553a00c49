import type { MiddlewareHandler } from 'hono';

import type { PlatformEnv } from '../platform-context.ts';
import { Problem } from './problem.ts';

/**
 * For calls whose field errors the specification defines as a bare list of `{ field, message }` (API-05). The
 * request id is in X-Request-Id, as in every response; a problem that names no field is unchanged.
 */
export const listFieldErrors: MiddlewareHandler<PlatformEnv> = async (context, next) => {
  await next();
  const errors = context.error instanceof Problem ? context.error.details.errors : undefined;
  // Keeps the headers of the original response.
  if (errors) context.res = context.json(errors, 400);
};
