import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

import type { PlatformEnv } from '../platform-context.ts';

export interface CookieOptions {
  /** Whether the site's own scripts may read it. */
  readonly isReadable?: boolean;
  /** Absent: until the browser is closed. 0 takes the cookie away. */
  readonly maxAgeSeconds?: number;
  /** For a page in a frame of another site: kept and sent in that site's frames alone. */
  readonly isFramed?: boolean;
}

/**
 * The cookie's name in this browser. `__Host-` keeps a cookie to one host and needs `Secure`, which Safari refuses over
 * http. Development over http has neither; all partners may share the host `localhost` there, so the partner is named.
 */
export const cookieName = (context: Context<PlatformEnv>, name: string): string =>
  context.get('isPlainHttp') ? `${name}-${context.get('partnerId')}` : `__Host-${name}`;

export const readCookie = (context: Context<PlatformEnv>, name: string): string | undefined =>
  getCookie(context, cookieName(context, name));

/** Sent along with a navigation from another site: a provider's answer to a sign-in is one. */
export function writeCookie(
  context: Context<PlatformEnv>,
  name: string,
  value: string,
  { isReadable = false, isFramed = false, maxAgeSeconds }: CookieOptions = {},
): void {
  setCookie(context, cookieName(context, name), value, {
    path: '/',
    secure: isFramed || !context.get('isPlainHttp'),
    httpOnly: !isReadable,
    ...(isFramed ? { sameSite: 'None', partitioned: true } : { sameSite: 'Lax' }),
    ...(maxAgeSeconds !== undefined && { maxAge: maxAgeSeconds }),
  });
}

export const clearCookie = (context: Context<PlatformEnv>, name: string, options: CookieOptions = {}): void =>
  writeCookie(context, name, '', { ...options, maxAgeSeconds: 0 });
