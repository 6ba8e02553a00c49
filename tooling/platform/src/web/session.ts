import { createHash, randomBytes } from 'node:crypto';

import type { Context } from 'hono';

import type { PlatformEnv } from './platform-context.ts';
import { cookieName, readCookie, writeCookie, type CookieOptions } from './cookies.ts';

const SESSION_COOKIE = 'tableside-session';
/**
 * The session of an emulation in the admin's frame. It is separate from the same browser's own session on the
 * site. See docs/decisions/0023-emulation.md.
 */
const EMULATION_COOKIE = 'tableside-emulation';
/**
 * The session of a visitor, which starts when a form gets its token. It has its own cookie, so that no late
 * response can replace a member's session.
 */
const VISITOR_COOKIE = 'tableside-visitor';
/** Tells the site's scripts that there is a session to fetch, and which one. It grants no access. */
const HINT_COOKIE = 'tableside-signed-in';
/**
 * Delivers the session to a site on another origin, which holds it in memory. See
 * docs/decisions/0022-bearer-session-across-origins.md.
 */
export const SESSION_HEADER = 'X-Tableside-Session';
const SESSION_COOKIES = [EMULATION_COOKIE, SESSION_COOKIE, VISITOR_COOKIE];
const SESSION_ID = /^[A-Za-z0-9_-]{32}$/;

export function readSession(context: Context<PlatformEnv>): string | undefined {
  const id = context.get('isCrossOrigin')
    ? /^Bearer (.*)$/i.exec(context.req.header('Authorization') ?? '')?.[1]
    : SESSION_COOKIES.map((name) => readCookie(context, name)).find((value) => value !== undefined);
  return id !== undefined && SESSION_ID.test(id) ? id : undefined;
}

function writeSession(
  context: Context<PlatformEnv>,
  id: string,
  { name, ...options }: CookieOptions & { readonly name: string },
): void {
  if (context.get('isCrossOrigin')) context.header(SESSION_HEADER, id);
  else writeCookie(context, name, id, options);
}

function writeHint(
  context: Context<PlatformEnv>,
  value: string,
  options: Pick<CookieOptions, 'maxAgeSeconds' | 'isFramed'>,
): void {
  if (!context.get('isCrossOrigin'))
    writeCookie(context, HINT_COOKIE, value, { ...options, isReadable: true });
}

export const isFramed = (context: Context<PlatformEnv>) =>
  readCookie(context, EMULATION_COOKIE) !== undefined;

export const hasSessionHint = (context: Context<PlatformEnv>): boolean =>
  Boolean(readCookie(context, HINT_COOKIE));

export const newSessionId = (): string => randomBytes(24).toString('base64url');

/** Only this hash is stored, so that somebody who reads the database cannot use a session. */
export const hashSessionId = (id: string): string => createHash('sha256').update(id).digest('base64url');

const hintOf = (id: string) => hashSessionId(id).slice(0, 8);

export function ensureSession(context: Context<PlatformEnv>): string {
  const known = readSession(context);
  if (known !== undefined) return known;
  const id = newSessionId();
  writeSession(context, id, { name: VISITOR_COOKIE });
  return id;
}

interface MemberCookies {
  readonly id: string;
  readonly remainingMs: number;
  readonly isReadOnly: boolean;
}

/**
 * Sets the cookies of a member who signs in, or those of an emulation's frame. Nothing else may set the
 * session's cookie, because a late response to a call in an earlier session would replace the new one
 * (SES-25).
 * @param longestMs - the maximum lifetime of the session in milliseconds, no matter how often it is used. If
 * undefined, the cookie ends when the browser closes.
 */
export function writeMemberCookies(
  context: Context<PlatformEnv>,
  { longestMs, ...session }: MemberCookies & { readonly longestMs?: number | undefined },
): void {
  const lasting = longestMs === undefined ? {} : { maxAgeSeconds: longestMs / 1000 };
  writeSession(context, session.id, {
    ...(session.isReadOnly ? { name: EMULATION_COOKIE, isFramed: true } : { name: SESSION_COOKIE }),
    ...lasting,
  });
  writeHintCookie(context, session);
}

export const writeHintCookie = (
  context: Context<PlatformEnv>,
  { id, remainingMs, isReadOnly }: MemberCookies,
): void =>
  writeHint(context, hintOf(id), {
    isFramed: isReadOnly,
    maxAgeSeconds: Math.max(1, Math.floor(remainingMs / 1000)),
  });

export const changesHint = (context: Context<PlatformEnv>): boolean =>
  context.res.headers
    .getSetCookie()
    .some((cookie) => cookie.startsWith(`${cookieName(context, HINT_COOKIE)}=`));

export function clearMemberCookies(context: Context<PlatformEnv>): void {
  const options = { maxAgeSeconds: 0, isFramed: isFramed(context) };
  const names = options.isFramed ? [EMULATION_COOKIE] : [SESSION_COOKIE, VISITOR_COOKIE];
  for (const name of names) writeSession(context, '', { ...options, name });
  writeHint(context, '', options);
}
