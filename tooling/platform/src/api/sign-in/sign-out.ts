import { signInContract } from '@tableside/api-client/contract';
import { Hono, type MiddlewareHandler } from 'hono';

import { endMemberSession } from '../../accounts/member-sessions.ts';
import type { PlatformEnv } from '../../web/platform-context.ts';
import { describeCall } from '../../web/describe.ts';
import type { ApiOptions } from '../api-options.ts';
import { crossSite, hasToken, isFromOwnPage } from '../anti-forgery/guard.ts';

/**
 * Signing out is a GET with a side effect, so it requires more than other reads: it must come from a fetch by
 * a page of the site. Without Sec-Fetch headers, Origin, Referer or the token must prove that.
 */
const guardSignOut =
  ({ trustsProxy, ...secrets }: ApiOptions): MiddlewareHandler<PlatformEnv> =>
  async (context, next) => {
    const { req } = context;
    const isFetched = (req.header('Sec-Fetch-Dest') ?? 'empty') === 'empty';
    const isAhead = /prefetch|prerender/.test(req.header('Sec-Purpose') ?? req.header('Purpose') ?? '');
    const isOwn =
      req.header('Sec-Fetch-Site') === 'same-origin' ||
      isFromOwnPage(context, trustsProxy) ||
      hasToken(context, secrets);
    if (!isFetched || isAhead || !isOwn) throw crossSite();
    await next();
  };

export const createSignOut = (options: ApiOptions) =>
  new Hono<PlatformEnv>().get(
    '/SignOut',
    describeCall({
      operationId: 'signOut',
      summary:
        'Ends this browser’s session, if any. Accepts requests from scripts on the site’s own ' +
        'pages only.',
      tag: 'sign-in',
      status: 200,
      response: signInContract.signOutResponse,
      problems: [],
    }),
    guardSignOut(options),
    async (context) => {
      const ended = await endMemberSession(context, options);
      if (ended?.isReadOnly) context.get('log').info('emulation ended');
      // Ending an emulation must not sign out at the partner, because there the support agent is not signed
      // in as that member.
      const identityLogoutUrl =
        !ended || ended.isReadOnly ? null : ((await options.identityLogoutUrl?.(context)) ?? null);
      return context.json({ isSignedOut: true as const, identityLogoutUrl }, 200, {
        'Cache-Control': 'no-store',
        // Leaves out "storage", which holds only the device's display preferences. Browsers ignore the header
        // on cross-origin responses.
        ...(ended && !context.get('isCrossOrigin') && { 'Clear-Site-Data': '"cache"' }),
      });
    },
  );
