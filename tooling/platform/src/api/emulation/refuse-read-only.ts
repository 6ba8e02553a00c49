import type { MiddlewareHandler } from 'hono';

import { readOnly } from '../../accounts/require-member.ts';
import type { PlatformEnv } from '../../web/platform-context.ts';
import { onlyReads } from '../../web/problem.ts';
import { isFramed } from '../../web/session.ts';

/** Opening another emulation link replaces the read-only session. */
const allowed = new Set(['/api/Emulation']);

/**
 * Responds with 403 "readOnly" to every unsafe request in an emulation (SES-24), even to calls that need no
 * member, such as signing in or joining. For calls that need one, `requireMember` checks the session itself,
 * because it may be in either cookie.
 */
export const refuseReadOnly: MiddlewareHandler<PlatformEnv> = async (context, next) => {
  if (isFramed(context) && !onlyReads(context) && !allowed.has(context.req.path)) throw readOnly();
  await next();
};
