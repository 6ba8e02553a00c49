import { randomBytes } from 'node:crypto';

import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

import type { PlatformEnv } from '../platform-context.ts';

// __Host- keeps the cookie to this one host: no sibling site can plant it. Browsers take localhost for secure.
const COOKIE = 'tableside-session';
const SESSION_ID = /^[A-Za-z0-9_-]{32}$/;

/** The session that the browser carries; undefined for none or for one we never gave. */
export function readSession(context: Context<PlatformEnv>): string | undefined {
  const id = getCookie(context, COOKIE, 'host');
  return id !== undefined && SESSION_ID.test(id) ? id : undefined;
}

/** The browser's session, begun now when there is none. It says nothing of who the visitor is. */
export function ensureSession(context: Context<PlatformEnv>): string {
  const known = readSession(context);
  if (known !== undefined) return known;
  const id = randomBytes(24).toString('base64url');
  setCookie(context, COOKIE, id, {
    prefix: 'host',
    path: '/',
    secure: true,
    httpOnly: true,
    sameSite: 'Lax',
  });
  return id;
}
