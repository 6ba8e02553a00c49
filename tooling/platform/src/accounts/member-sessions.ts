import type { signInContract } from '@tableside/api-client/contract';
import type { BrowserSummary } from '@tableside/core';
import { and, eq, gt, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm';
import type { Context } from 'hono';

import { schema, type Database } from '../database/database.ts';
import type { PlatformEnv } from '../web/platform-context.ts';
import {
  clearMemberCookies,
  hashSessionId,
  newSessionId,
  readSession,
  writeMemberCookies,
} from '../web/session.ts';
import type { AccountOptions } from './account-options.ts';
import { accessTokenOf } from './access-token.ts';
import { nameDevice, rememberDevice } from './known-devices.ts';
import type { MemberSession } from './member-session.ts';
import { prolongLater } from './prolong-sessions.ts';
import { summarizeBrowser } from './summarize-browser.ts';

/** Lifetime of a session after its last request: 15 minutes (AUT-04). */
export const SESSION_MS = 900_000;
/** Lifetime of a remembered session after its last request: 90 days (AUT-03). */
export const REMEMBERED_SESSION_MS = 7_776_000_000;

/** Absolute limit of a session, however often it is used: 30 days, or 180 if remembered. */
const LONGEST_SESSION_MS = 2_592_000_000;
const LONGEST_REMEMBERED_SESSION_MS = 15_552_000_000;
/** Absolute limit of an emulation: one hour. */
const LONGEST_EMULATION_MS = 3_600_000;

type SessionOptions = Pick<AccountOptions, 'database' | 'secret' | 'now'>;

const lengthOf = (isRemembered: boolean) => (isRemembered ? REMEMBERED_SESSION_MS : SESSION_MS);

type SessionKind = Pick<MemberSession, 'isReadOnly' | 'isRemembered'>;

function longestOf({ isReadOnly, isRemembered }: SessionKind): number {
  if (isReadOnly) return LONGEST_EMULATION_MS;
  return isRemembered ? LONGEST_REMEMBERED_SESSION_MS : LONGEST_SESSION_MS;
}

/** How old the stored time of the last use may get while the session is used: an hour. */
const LAST_USED_MS = 3_600_000;

const LONGEST_MARGIN_MS = 60_000;
/**
 * Returns how much longer than the reported lifetime the server accepts a session: at most a hundredth of its
 * length.
 */
const marginOf = (lengthMs: number) => Math.min(LONGEST_MARGIN_MS, lengthMs / 100);

export const sessionBodyOf = (
  { id, remainingMs, isReadOnly }: Pick<MemberSession, 'id' | 'remainingMs' | 'isReadOnly'>,
  { secret }: Pick<SessionOptions, 'secret'>,
): signInContract.SessionBody => ({
  accessToken: accessTokenOf(secret, id),
  remainingMs,
  ...(isReadOnly && { isReadOnly }),
});

/** A sign-in on a device on which the member has never signed in, though on others (SES-32). */
export interface NewDevice {
  readonly email: string;
  readonly at: Date;
  readonly summary: BrowserSummary;
}

interface Beginning {
  readonly memberId: string;
  readonly isRemembered: boolean;
  readonly isReadOnly?: boolean;
  /**
   * The hash that the password was verified against. If it has been replaced since, no session begins,
   * because a change of password also ends sessions that are just beginning.
   */
  readonly provenHash?: string;
  /** Called with the address if the member had asked to be erased, which signing in before that takes back. */
  readonly onKept?: (email: string) => void;
  /** Called if the device is new to the member; a session that replaces another on its own device needs none. */
  readonly onNewDevice?: (news: NewDevice) => void;
}

/**
 * Signs in a member of the request's partner: always with a new session id; the browser's previous session
 * ends, and a lapsed membership becomes active again. Returns undefined if there is no such member, or if the
 * member is about to be erased (PRV-04).
 */
export async function beginMemberSession(
  context: Context<PlatformEnv>,
  options: SessionOptions,
  { memberId, isReadOnly = false, provenHash, onKept, onNewDevice, ...chosen }: Beginning,
): Promise<signInContract.SessionBody | undefined> {
  // A site on another origin loses its session at a reload, so a longer lifetime would be useless.
  const isRemembered = chosen.isRemembered && !context.get('isCrossOrigin');
  const { memberSessions, members } = schema;
  const partnerId = context.get('partnerId');
  const former = readSession(context);
  const id = newSessionId();
  const createdAt = options.now();
  const remainingMs = lengthOf(isRemembered);
  const expiresAt = new Date(createdAt.getTime() + remainingMs);
  const summary = summarizeBrowser(context.req.header('User-Agent'));
  // Support is no device of the member.
  const device = isReadOnly ? undefined : nameDevice(context, summary);
  let keptEmail: string | undefined;
  let newDevice: NewDevice | undefined;
  const hasBegun = await options.database.orm.transaction(async (transaction) => {
    const signInIf = async (isWaiting: SQL) => {
      const [member] = await transaction
        .update(members)
        .set(isReadOnly ? { isActive: sql`${members.isActive}` } : { isActive: true, eraseAfter: null })
        .where(
          and(
            eq(members.partnerId, partnerId),
            eq(members.publicId, memberId),
            provenHash === undefined ? undefined : eq(members.passwordHash, provenHash),
            isWaiting,
          ),
        )
        .returning({ email: members.email });
      return member;
    };
    let member = await signInIf(isNull(members.eraseAfter));
    if (!member) {
      // Support does not decide for the member.
      member = isReadOnly ? undefined : await signInIf(gt(members.eraseAfter, createdAt));
      if (!member) return false;
      keptEmail = member.email;
    }
    if (device) {
      const { deviceId } = device;
      const isNew = await rememberDevice(transaction, { partnerId, memberId, deviceId }, createdAt);
      if (isNew) newDevice = { email: member.email, at: createdAt, summary };
    }
    if (former !== undefined) {
      await transaction
        .delete(memberSessions)
        .where(
          and(eq(memberSessions.idHash, hashSessionId(former)), eq(memberSessions.partnerId, partnerId)),
        );
    }
    await transaction.insert(memberSessions).values({
      idHash: hashSessionId(id),
      partnerId,
      memberId,
      isRemembered,
      isReadOnly,
      createdAt,
      expiresAt,
      lastUsedAt: createdAt,
      ...(!isReadOnly && summary),
    });
    return true;
  });
  if (!hasBegun) return undefined;
  if (keptEmail !== undefined) onKept?.(keptEmail);
  if (newDevice) onNewDevice?.(newDevice);
  const lasts = isRemembered || isReadOnly;
  writeMemberCookies(context, {
    id,
    remainingMs,
    isReadOnly,
    longestMs: lasts ? longestOf({ isReadOnly, isRemembered }) : undefined,
  });
  device?.keep();
  return sessionBodyOf({ id, remainingMs, isReadOnly }, options);
}

export async function endMemberSession(
  context: Context<PlatformEnv>,
  { database }: Pick<SessionOptions, 'database'>,
): Promise<Pick<MemberSession, 'isReadOnly'> | undefined> {
  const { memberSessions } = schema;
  const id = readSession(context);
  clearMemberCookies(context);
  if (id === undefined) return undefined;
  const [ended] = await database.orm
    .delete(memberSessions)
    .where(
      and(
        eq(memberSessions.idHash, hashSessionId(id)),
        eq(memberSessions.partnerId, context.get('partnerId')),
      ),
    )
    .returning({ isReadOnly: memberSessions.isReadOnly });
  return ended;
}

/** Ends every session of a member, in all browsers. Also accepts a transaction: `{ orm: transaction }`. */
export async function revokeSessionsOf(
  { orm }: { readonly orm: Pick<Database['orm'], 'delete'> },
  memberId: string,
): Promise<void> {
  await orm.delete(schema.memberSessions).where(eq(schema.memberSessions.memberId, memberId));
}

type SessionRow = typeof schema.memberSessions.$inferSelect;

const endOf = (session: SessionRow): number =>
  Math.min(session.expiresAt.getTime(), session.createdAt.getTime() + longestOf(session));

type Owner = Pick<SessionRow, 'memberId' | 'partnerId'>;

const ownSessions = ({ memberId, partnerId }: Owner) => {
  const { memberSessions } = schema;
  return and(
    eq(memberSessions.memberId, memberId),
    eq(memberSessions.partnerId, partnerId),
    // Support's are not the member's.
    eq(memberSessions.isReadOnly, false),
  );
};

/** The sessions in which a member is signed in, the last used first. */
export async function liveSessionsOf(
  { database, now }: Pick<SessionOptions, 'database' | 'now'>,
  owner: Owner,
): Promise<readonly (SessionRow & { readonly lastUsedAt: Date })[]> {
  const rows = await database.orm.select().from(schema.memberSessions).where(ownSessions(owner));
  return rows
    .filter((row) => endOf(row) > now().getTime())
    .map((row) => ({ ...row, lastUsedAt: row.lastUsedAt ?? row.createdAt }))
    .toSorted((one, other) => other.lastUsedAt.getTime() - one.lastUsedAt.getTime());
}

/** Ends a member's sessions but the one with the hash `except`: those of `only`, or all of them. */
export async function endSessionsOf(
  { orm }: Database,
  owner: Owner,
  { except, only }: { readonly except: string; readonly only?: readonly string[] },
): Promise<void> {
  const { idHash } = schema.memberSessions;
  await orm
    .delete(schema.memberSessions)
    .where(and(ownSessions(owner), ne(idHash, except), only && inArray(idHash, [...only])));
}

/**
 * Prepares the statement once, because building it takes longer than all other work of a call with its
 * session.
 */
const prepareFind = ({ orm }: Pick<Database, 'orm'>) => {
  const { memberSessions, members } = schema;
  return orm
    .select({ member: members, session: memberSessions })
    .from(memberSessions)
    .innerJoin(
      members,
      and(
        eq(memberSessions.idHash, sql.placeholder('idHash')),
        eq(memberSessions.partnerId, sql.placeholder('partnerId')),
        eq(members.publicId, memberSessions.memberId),
        eq(members.partnerId, memberSessions.partnerId),
      ),
    )
    .prepare('member session');
};
const prepared = new WeakMap<Database, ReturnType<typeof prepareFind>>();

async function findLiveSession(
  context: Context<PlatformEnv>,
  { database, now }: Pick<SessionOptions, 'database' | 'now'>,
) {
  const id = readSession(context);
  if (id === undefined) return undefined;
  const find = prepared.get(database) ?? prepareFind(database);
  prepared.set(database, find);
  const moment = now().getTime();
  const [row] = await find.execute({ idHash: hashSessionId(id), partnerId: context.get('partnerId') });
  if (!row) return undefined;
  if (endOf(row.session) <= moment) return undefined;
  return { ...row, id, moment, endsAt: row.session.createdAt.getTime() + longestOf(row.session) };
}

/**
 * Returns the session of the signed-in member without prolonging it. Undefined if there is none or it has
 * expired.
 */
export async function readMemberSession(
  context: Context<PlatformEnv>,
  options: Pick<SessionOptions, 'database' | 'now'>,
): Promise<MemberSession | undefined> {
  const found = await findLiveSession(context, options);
  if (!found) return undefined;
  const { member, session, id, moment } = found;
  const { isRemembered, isReadOnly, expiresAt } = session;
  const remainingMs = Math.min(lengthOf(isRemembered), expiresAt.getTime() - moment);
  return { member, id, isRemembered, isReadOnly, remainingMs };
}

/**
 * Like `readMemberSession`, but also prolongs the session up to its absolute end, without waiting for the
 * write. The stored expiry is later than the reported one by a margin, so only a call after that margin
 * writes again.
 */
export async function prolongMemberSession(
  context: Context<PlatformEnv>,
  options: Pick<SessionOptions, 'database' | 'now'>,
): Promise<MemberSession | undefined> {
  const found = await findLiveSession(context, options);
  if (!found) return undefined;
  const { member, session, id, moment, endsAt } = found;
  const { idHash, isRemembered, isReadOnly, expiresAt, lastUsedAt, createdAt } = session;
  const lengthMs = lengthOf(isRemembered);
  const toldEnd = Math.min(moment + lengthMs, endsAt);
  // Once the end cannot move any more, only the list of sessions needs a write, and an hour is exact enough there.
  const isLongUnused = moment - (lastUsedAt ?? createdAt).getTime() > LAST_USED_MS;
  if (expiresAt.getTime() < toldEnd || isLongUnused) {
    const storedEnd = new Date(Math.min(toldEnd + marginOf(lengthMs), endsAt));
    const used = { idHash, expiresAt: storedEnd, usedAt: new Date(moment) };
    prolongLater(options.database, used, context.get('log'));
  }
  return { member, id, isRemembered, isReadOnly, remainingMs: toldEnd - moment };
}
