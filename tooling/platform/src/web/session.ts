import { createHash, randomBytes } from 'node:crypto';

import type { Context } from 'hono';

import type { PlatformEnv } from '../platform-context.ts';
import { cookieName, readCookie, writeCookie, type CookieOptions } from './cookies.ts';

const SESSION_COOKIE = 'tableside-session';
/** Tells the site's own scripts that asking who is signed in is worth a call. It opens nothing. */
const HINT_COOKIE = 'tableside-signed-in';
/** Carries the session to a site on another origin, which keeps it in memory. */
export const SESSION_HEADER = 'X-Tableside-Session';
const SESSION_ID = /^[A-Za-z0-9_-]{32}$/;

/**
 * The session that the browser carries; undefined for none or for one we never gave. A site on another origin sends it
 * as a bearer, and its cookies do not count.
 */
export function readSession(context: Context<PlatformEnv>): string | undefined {
  const id = context.get('isCrossOrigin')
    ? /^Bearer (.*)$/i.exec(context.req.header('Authorization') ?? '')?.[1]
    : readCookie(context, SESSION_COOKIE);
  return id !== undefined && SESSION_ID.test(id) ? id : undefined;
}

/** Gives the browser a session, in a cookie; a site on another origin is told in a header, if it is news. */
function writeSession(context: Context<PlatformEnv>, id: string, options: CookieOptions = {}): void {
  if (!context.get('isCrossOrigin')) writeCookie(context, SESSION_COOKIE, id, options);
  else if (id !== readSession(context)) context.header(SESSION_HEADER, id);
}

/** Says whether somebody is signed in, to the site's own scripts; a site on another origin knows by its session. */
function writeHint(context: Context<PlatformEnv>, value: '1' | '', maxAgeSeconds: number): void {
  if (!context.get('isCrossOrigin'))
    writeCookie(context, HINT_COOKIE, value, { maxAgeSeconds, isReadable: true });
}

/** Whether the browser carries the sign that somebody is signed in. It proves nothing. */
export const hasSessionHint = (context: Context<PlatformEnv>): boolean =>
  readCookie(context, HINT_COOKIE) === '1';

/** An id that nobody can guess: 192 bits. */
export const newSessionId = (): string => randomBytes(24).toString('base64url');

/** What the database keeps of a session's id: who reads the tables can open no session. */
export const hashSessionId = (id: string): string => createHash('sha256').update(id).digest('base64url');

/** The browser's session, begun now when there is none. It says nothing of who the visitor is. */
export function ensureSession(context: Context<PlatformEnv>): string {
  const known = readSession(context);
  if (known !== undefined) return known;
  const id = newSessionId();
  writeSession(context, id);
  return id;
}

/** The cookies of somebody who is signed in. Who wants to stay so keeps them when the browser is closed. */
export function writeMemberCookies(
  context: Context<PlatformEnv>,
  { id, remainingMs, isRemembered }: { id: string; remainingMs: number; isRemembered: boolean },
): void {
  const maxAgeSeconds = Math.max(1, Math.floor(remainingMs / 1000));
  writeSession(context, id, isRemembered ? { maxAgeSeconds } : {});
  writeHint(context, '1', maxAgeSeconds);
}

/** Whether this answer already gives the browser a session, or takes it away. */
export const changesSession = (context: Context<PlatformEnv>): boolean =>
  context.res.headers.has(SESSION_HEADER) ||
  context.res.headers
    .getSetCookie()
    .some((cookie) => cookie.startsWith(`${cookieName(context, SESSION_COOKIE)}=`));

/** Takes away what says that somebody is signed in. */
export function clearHintCookie(context: Context<PlatformEnv>): void {
  if (readCookie(context, HINT_COOKIE) !== undefined) {
    writeHint(context, '', 0);
  }
}

/** Takes both cookies away; the next visitor of this browser begins with a new session. */
export function clearMemberCookies(context: Context<PlatformEnv>): void {
  writeSession(context, '', { maxAgeSeconds: 0 });
  writeHint(context, '', 0);
}
