import { createHash, randomBytes } from 'node:crypto';

import type { Context } from 'hono';

import type { PlatformEnv } from '../platform-context.ts';
import { cookieName, readCookie, writeCookie, type CookieOptions } from './cookies.ts';

const SESSION_COOKIE = 'tableside-session';
/** The session of an emulation, in the admin's frame; never the one that the same browser has on the site itself. */
const EMULATION_COOKIE = 'tableside-emulation';
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
    : (readCookie(context, EMULATION_COOKIE) ?? readCookie(context, SESSION_COOKIE));
  return id !== undefined && SESSION_ID.test(id) ? id : undefined;
}

/** Gives the browser a session, in a cookie; a site on another origin is told in a header, if it is news. */
function writeSession(context: Context<PlatformEnv>, id: string, options: CookieOptions = {}): void {
  const name = options.isFramed ? EMULATION_COOKIE : SESSION_COOKIE;
  if (!context.get('isCrossOrigin')) writeCookie(context, name, id, options);
  else if (id !== readSession(context)) context.header(SESSION_HEADER, id);
}

/** Says whether somebody is signed in, to the site's own scripts; a site on another origin knows by its session. */
function writeHint(
  context: Context<PlatformEnv>,
  value: '1' | '',
  options: Pick<CookieOptions, 'maxAgeSeconds' | 'isFramed'>,
): void {
  if (!context.get('isCrossOrigin'))
    writeCookie(context, HINT_COOKIE, value, { ...options, isReadable: true });
}

/** Whether the browser shows an emulation: its cookies are those of the admin's frame. */
export const isFramed = (context: Context<PlatformEnv>) =>
  readCookie(context, EMULATION_COOKIE) !== undefined;

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

interface MemberCookies {
  readonly id: string;
  readonly remainingMs: number;
  readonly isRemembered: boolean;
  readonly isReadOnly: boolean;
}

/**
 * The cookies of somebody who is signed in. Who wants to stay so keeps them when the browser is closed; those of an
 * emulation go with its session, so that none is left over which hides a session begun later.
 */
export function writeMemberCookies(
  context: Context<PlatformEnv>,
  { id, remainingMs, isRemembered, isReadOnly }: MemberCookies,
): void {
  const maxAgeSeconds = Math.max(1, Math.floor(remainingMs / 1000));
  const framed = isReadOnly ? { isFramed: true } : {};
  writeSession(context, id, { ...framed, ...((isRemembered || isReadOnly) && { maxAgeSeconds }) });
  writeHint(context, '1', { ...framed, maxAgeSeconds });
}

/** Whether this answer already gives the browser a session, or takes it away. */
export const changesSession = (context: Context<PlatformEnv>): boolean =>
  context.res.headers.has(SESSION_HEADER) ||
  context.res.headers
    .getSetCookie()
    .some((cookie) =>
      [SESSION_COOKIE, EMULATION_COOKIE].some((name) => cookie.startsWith(`${cookieName(context, name)}=`)),
    );

/** Takes away what says that somebody is signed in. */
export function clearHintCookie(context: Context<PlatformEnv>): void {
  if (readCookie(context, HINT_COOKIE) !== undefined) {
    writeHint(context, '', { maxAgeSeconds: 0, isFramed: isFramed(context) });
  }
}

/** Takes both cookies away; the next visitor of this browser begins with a new session. */
export function clearMemberCookies(context: Context<PlatformEnv>): void {
  const options = { maxAgeSeconds: 0, isFramed: isFramed(context) };
  writeSession(context, '', options);
  writeHint(context, '', options);
}
