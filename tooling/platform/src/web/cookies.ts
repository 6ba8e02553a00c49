import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

import type { PlatformEnv } from './platform-context.ts';

export interface CookieOptions {
  readonly isReadable?: boolean;
  /** Undefined makes a session cookie, which ends when the browser closes. 0 deletes the cookie. */
  readonly maxAgeSeconds?: number;
  /**
   * Whether another site frames the page. Such a cookie must be partitioned, and is sent only in that site's
   * frames.
   */
  readonly isFramed?: boolean;
}

/**
 * Returns the cookie's full name for this request. `__Host-` ties a cookie to one host and requires `Secure`,
 * which Safari rejects over http. In development over http, the name has no prefix but includes the partner,
 * because all partners may share the host `localhost`.
 */
export const cookieName = (context: Context<PlatformEnv>, name: string): string =>
  context.get('isPlainHttp') ? `${name}-${context.get('partnerId')}` : `__Host-${name}`;

export const readCookie = (context: Context<PlatformEnv>, name: string): string | undefined =>
  getCookie(context, cookieName(context, name));

/**
 * Writes a cookie with SameSite=Lax. The redirect after a sign-in at a provider is a navigation from another
 * site, which must include it.
 */
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
