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

/** After the last request: 15 minutes (AUT-04), or 90 days if the member is remembered (AUT-03). */
export const SESSION_MS = 900_000;
export const REMEMBERED_SESSION_MS = 7_776_000_000;

/** However often a session is used, it ends after 30 days, or 180 if remembered. */
const LONGEST_SESSION_MS = 2_592_000_000;
const LONGEST_REMEMBERED_SESSION_MS = 15_552_000_000;
const LONGEST_EMULATION_MS = 3_600_000;

type SessionOptions = Pick<AccountOptions, 'database' | 'secret' | 'now'>;

const lengthOf = (isRemembered: boolean) => (isRemembered ? REMEMBERED_SESSION_MS : SESSION_MS);

type SessionKind = Pick<MemberSession, 'isReadOnly' | 'isRemembered'>;

function longestOf({ isReadOnly, isRemembered }: SessionKind): number {
  if (isReadOnly) return LONGEST_EMULATION_MS;
  return isRemembered ? LONGEST_REMEMBERED_SESSION_MS : LONGEST_SESSION_MS;
}

const UPDATE_LAST_USED_AFTER_MS = 3_600_000;

const LONGEST_MARGIN_MS = 60_000;
const marginOf = (lengthMs: number) => Math.min(LONGEST_MARGIN_MS, lengthMs / 100);

export const sessionBodyOf = (
  { id, remainingMs, isReadOnly }: Pick<MemberSession, 'id' | 'remainingMs' | 'isReadOnly'>,
  { secret }: Pick<SessionOptions, 'secret'>,
): signInContract.SessionBody => ({
  accessToken: accessTokenOf(secret, id),
  remainingMs,
  ...(isReadOnly && { isReadOnly }),
});

/** A sign-in on a device that is new to the member, but not the member's first (SES-32). */
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
   * The hash against which the password was verified. If it has been replaced since, no session begins,
   * because changing a password also ends sessions that are just beginning.
   */
  readonly provenHash?: string;
  /** Called with the address if this sign-in cancels the erasure that the member had requested. */
  readonly onRetained?: (email: string) => void;
  readonly onNewDevice?: (news: NewDevice) => void;
}

/**
 * Signs in a member of the request's partner, always with a new session id. Ends the browser's previous
 * session and reactivates a lapsed membership. Returns undefined if there is no such member, or if the time
 * to cancel an erasure has passed (PRV-04).
 */
export async function beginMemberSession(
  context: Context<PlatformEnv>,
  options: SessionOptions,
  { memberId, isReadOnly = false, provenHash, onRetained, onNewDevice, ...chosen }: Beginning,
): Promise<signInContract.SessionBody | undefined> {
  // A site of another origin loses its session when the page reloads, so a longer lifetime would be useless.
  const isRemembered = chosen.isRemembered && !context.get('isCrossOrigin');
  const { memberSessions, members } = schema;
  const partnerId = context.get('partnerId');
  const former = readSession(context);
  const id = newSessionId();
  const createdAt = options.now();
  const remainingMs = lengthOf(isRemembered);
  const expiresAt = new Date(createdAt.getTime() + remainingMs);
  const summary = summarizeBrowser(context.req.header('User-Agent'));
  // A support agent's browser is not a device of the member.
  const device = isReadOnly ? undefined : nameDevice(context, summary);
  let retainedEmail: string | undefined;
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
      // A support agent must not cancel an erasure on the member's behalf.
      member = isReadOnly ? undefined : await signInIf(gt(members.eraseAfter, createdAt));
      if (!member) return false;
      retainedEmail = member.email;
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
  if (retainedEmail !== undefined) onRetained?.(retainedEmail);
  if (newDevice) onNewDevice?.(newDevice);
  const lasts = isRemembered || isReadOnly;
  writeMemberCookies(context, {
    id,
    remainingMs,
    isReadOnly,
    longestMs: lasts ? longestOf({ isReadOnly, isRemembered }) : undefined,
  });
  device?.save();
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

type SessionRow = typeof schema.memberSessions.$inferSelect;
type Owner = Pick<SessionRow, 'memberId' | 'partnerId'>;

export async function revokeSessionsOf(
  { orm }: { readonly orm: Pick<Database['orm'], 'delete'> },
  { memberId, partnerId }: Owner,
): Promise<void> {
  const { memberSessions } = schema;
  await orm
    .delete(memberSessions)
    .where(and(eq(memberSessions.memberId, memberId), eq(memberSessions.partnerId, partnerId)));
}

const endOf = (session: SessionRow): number =>
  Math.min(session.expiresAt.getTime(), session.createdAt.getTime() + longestOf(session));

const ownSessions = ({ memberId, partnerId }: Owner) => {
  const { memberSessions } = schema;
  return and(
    eq(memberSessions.memberId, memberId),
    eq(memberSessions.partnerId, partnerId),
    // Emulations are sessions of support agents, not of the member.
    eq(memberSessions.isReadOnly, false),
  );
};

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

/** Ends the sessions in `only`, or all of the member's if unset, but never the one with the hash `except`. */
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
 * The statement is prepared once, because building it takes longer than all other work of a call with its
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
 * Like `readMemberSession`, but also extends the session up to its absolute end, without waiting for the
 * write. The stored end lies a margin beyond the reported one, so only calls after that margin write again.
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
  const reportedEnd = Math.min(moment + lengthMs, endsAt);
  // Once the end cannot move any further, a write serves only the list of sessions, for which an hour is
  // exact enough.
  const isLongUnused = moment - (lastUsedAt ?? createdAt).getTime() > UPDATE_LAST_USED_AFTER_MS;
  if (expiresAt.getTime() < reportedEnd || isLongUnused) {
    const storedEnd = new Date(Math.min(reportedEnd + marginOf(lengthMs), endsAt));
    const used = { idHash, expiresAt: storedEnd, usedAt: new Date(moment) };
    prolongLater(options.database, used, context.get('log'));
  }
  return { member, id, isRemembered, isReadOnly, remainingMs: reportedEnd - moment };
}
