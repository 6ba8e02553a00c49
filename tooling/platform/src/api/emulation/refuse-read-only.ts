import type { MiddlewareHandler } from 'hono';

import { readOnly } from '../../accounts/require-member.ts';
import type { PlatformEnv } from '../../platform-context.ts';
import { isFramed } from '../../web/session.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Opening another link ends the session that may only look. */
const allowed = new Set(['/api/Emulation']);

/**
 * Answers 403 "readOnly" to whatever changes something in an emulation (SES-24), also to calls that need no member:
 * signing in, joining, events. What is a member's `requireMember` guards by the session itself, whichever cookie it is in.
 */
export const refuseReadOnly: MiddlewareHandler<PlatformEnv> = async (context, next) => {
  const { method, path } = context.req;
  if (isFramed(context) && !safeMethods.has(method) && !allowed.has(path)) throw readOnly();
  await next();
};
