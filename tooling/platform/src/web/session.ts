import { createHash, randomBytes } from 'node:crypto';

import type { Context } from 'hono';

import type { PlatformEnv } from '../platform-context.ts';
import { cookieName, readCookie, writeCookie, type CookieOptions } from './cookies.ts';

const SESSION_COOKIE = 'tableside-session';
/**
 * The session of an emulation in the admin's frame; separate from the same browser's own session on the site.
 */
const EMULATION_COOKIE = 'tableside-emulation';
/** Tells the site's scripts that fetching the session is worthwhile. It grants no access. */
const HINT_COOKIE = 'tableside-signed-in';
/** Delivers the session to a site on another origin, which keeps it in memory. */
export const SESSION_HEADER = 'X-Tableside-Session';
const SESSION_ID = /^[A-Za-z0-9_-]{32}$/;

/**
 * The session id of the request; undefined if there is none or its format is invalid. A site on another
 * origin sends it as a bearer token, and its cookies are ignored.
 */
export function readSession(context: Context<PlatformEnv>): string | undefined {
  const id = context.get('isCrossOrigin')
    ? /^Bearer (.*)$/i.exec(context.req.header('Authorization') ?? '')?.[1]
    : (readCookie(context, EMULATION_COOKIE) ?? readCookie(context, SESSION_COOKIE));
  return id !== undefined && SESSION_ID.test(id) ? id : undefined;
}

/**
 * Sends the session to the browser as a cookie; to a site on another origin in a header, and only if it is
 * new.
 */
function writeSession(context: Context<PlatformEnv>, id: string, options: CookieOptions = {}): void {
  const name = options.isFramed ? EMULATION_COOKIE : SESSION_COOKIE;
  if (!context.get('isCrossOrigin')) writeCookie(context, name, id, options);
  else if (id !== readSession(context)) context.header(SESSION_HEADER, id);
}

/** Sets the sign-in hint for the site's scripts; a site on another origin has its session instead. */
function writeHint(
  context: Context<PlatformEnv>,
  value: '1' | '',
  options: Pick<CookieOptions, 'maxAgeSeconds' | 'isFramed'>,
): void {
  if (!context.get('isCrossOrigin'))
    writeCookie(context, HINT_COOKIE, value, { ...options, isReadable: true });
}

/** Whether the request belongs to an emulation, whose cookies are partitioned to the admin's frame. */
export const isFramed = (context: Context<PlatformEnv>) =>
  readCookie(context, EMULATION_COOKIE) !== undefined;

/** Whether the request has the sign-in hint. It proves nothing. */
export const hasSessionHint = (context: Context<PlatformEnv>): boolean =>
  readCookie(context, HINT_COOKIE) === '1';

/** A random id of 192 bits. */
export const newSessionId = (): string => randomBytes(24).toString('base64url');

/** The database stores only this hash, so that reading its tables opens no session. */
export const hashSessionId = (id: string): string => createHash('sha256').update(id).digest('base64url');

/** The browser's session id, created if there is none. It does not identify the visitor. */
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
 * Sets the cookies of a signed-in member. A remembered session's cookies persist when the browser is closed.
 * Those of an emulation expire with its session, so that no leftover cookie hides a later session.
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

/** Whether this response already sets or deletes the session. */
export const changesSession = (context: Context<PlatformEnv>): boolean =>
  context.res.headers.has(SESSION_HEADER) ||
  context.res.headers
    .getSetCookie()
    .some((cookie) =>
      [SESSION_COOKIE, EMULATION_COOKIE].some((name) => cookie.startsWith(`${cookieName(context, name)}=`)),
    );

/** Deletes the sign-in hint. */
export function clearHintCookie(context: Context<PlatformEnv>): void {
  if (readCookie(context, HINT_COOKIE) !== undefined) {
    writeHint(context, '', { maxAgeSeconds: 0, isFramed: isFramed(context) });
  }
}

/** Deletes both cookies; the browser's next visitor gets a new session. */
export function clearMemberCookies(context: Context<PlatformEnv>): void {
  const options = { maxAgeSeconds: 0, isFramed: isFramed(context) };
  writeSession(context, '', options);
  writeHint(context, '', options);
}
