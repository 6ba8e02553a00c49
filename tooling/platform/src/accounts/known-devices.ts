import type { BrowserSummary } from '@tableside/core';
import { and, eq } from 'drizzle-orm';
import type { Context } from 'hono';

import { schema, type Database } from '../database/database.ts';
import { readCookie, writeCookie } from '../web/cookies.ts';
import type { PlatformEnv } from '../web/platform-context.ts';
import { hashSessionId, newSessionId } from '../web/session.ts';

/** Recognizes a browser at later sign-ins. It grants no access, and stays after signing out. */
const DEVICE_COOKIE = 'tableside-device';
/** 400 days, the longest that browsers store a cookie. `table-policies.ts` must keep the rows as long. */
const COOKIE_SECONDS = 34_560_000;
const COOKIE_VALUE = /^[A-Za-z0-9_-]{32}$/;

interface NamedDevice {
  readonly deviceId: string;
  /** Sets the cookie by which the browser will be recognized. To be called once the sign-in has succeeded. */
  readonly save: () => void;
}

/**
 * Identifies the device of a request by its cookie. On a site of another origin there are no cookies, so
 * there the kind of browser stands in for the device.
 */
export function nameDevice(context: Context<PlatformEnv>, { browser, device }: BrowserSummary): NamedDevice {
  if (context.get('isCrossOrigin'))
    return { deviceId: `${browser ?? 'browser'} on ${device ?? 'device'}`, save: () => {} };
  const given = readCookie(context, DEVICE_COOKIE);
  const value = given !== undefined && COOKIE_VALUE.test(given) ? given : newSessionId();
  const save = () => writeCookie(context, DEVICE_COOKIE, value, { maxAgeSeconds: COOKIE_SECONDS });
  return { deviceId: hashSessionId(value), save };
}

interface Device {
  readonly partnerId: string;
  readonly memberId: string;
  readonly deviceId: string;
}

/**
 * Stores that a member signed in on a device. Returns true if the device is new, but not the member's first.
 * Requires the caller's transaction to have locked the member.
 */
export async function rememberDevice(
  orm: Pick<Database['orm'], 'insert' | 'select' | 'update'>,
  { partnerId, memberId, deviceId }: Device,
  now: Date,
): Promise<boolean> {
  const { memberDevices } = schema;
  const ofMember = and(eq(memberDevices.partnerId, partnerId), eq(memberDevices.memberId, memberId));
  const known = await orm
    .update(memberDevices)
    .set({ lastUsedAt: now })
    .where(and(ofMember, eq(memberDevices.deviceId, deviceId)))
    .returning({ deviceId: memberDevices.deviceId });
  if (known.length > 0) return false;
  const others = await orm
    .select({ deviceId: memberDevices.deviceId })
    .from(memberDevices)
    .where(ofMember)
    .limit(1);
  await orm.insert(memberDevices).values({ partnerId, memberId, deviceId, lastUsedAt: now });
  return others.length > 0;
}
