import type { signInContract } from '@tableside/api-client/contract';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Context } from 'hono';

import { schema, type Database } from '../database/database.ts';
import type { PlatformEnv } from '../platform-context.ts';
import {
  clearMemberCookies,
  hashSessionId,
  newSessionId,
  readSession,
  writeMemberCookies,
} from '../web/session.ts';
import type { AccountOptions } from './account-options.ts';
import { accessTokenOf } from './access-token.ts';
import type { MemberSession } from './member-session.ts';

/** How long a session lasts after each call that uses it (AUT-04). */
export const SESSION_MS = 900_000;
/** The same for those who chose to stay signed in: ninety days (AUT-03). */
export const REMEMBERED_SESSION_MS = 7_776_000_000;

/** How long a session lasts at the most, however often it is used: thirty days, remembered 180. */
const LONGEST_SESSION_MS = 2_592_000_000;
const LONGEST_REMEMBERED_SESSION_MS = 15_552_000_000;
/** An emulation lasts an hour at the most. */
const LONGEST_EMULATION_MS = 3_600_000;

type SessionOptions = Pick<AccountOptions, 'database' | 'secret' | 'now'>;

const lengthOf = (isRemembered: boolean) => (isRemembered ? REMEMBERED_SESSION_MS : SESSION_MS);

/** What the browser may know of a session. */
export const sessionBodyOf = (
  { id, remainingMs, isReadOnly }: Pick<MemberSession, 'id' | 'remainingMs' | 'isReadOnly'>,
  { secret }: Pick<SessionOptions, 'secret'>,
): signInContract.SessionBody => ({
  accessToken: accessTokenOf(secret, id),
  remainingMs,
  ...(isReadOnly && { isReadOnly }),
});

interface Beginning {
  readonly memberId: string;
  readonly isRemembered: boolean;
  /** Opened by support to look: it changes nothing. */
  readonly isReadOnly?: boolean;
  /**
   * The hash that the typed password was compared with. Was it replaced meanwhile, no session begins: whoever changes
   * a password ends all sessions, also those on their way.
   */
  readonly provenHash?: string;
}

/**
 * Signs a member of the context's partner in: always with a new id, the browser's former session ends, and a
 * membership that lapsed is active again. undefined when there is no such member (any more).
 */
export async function beginMemberSession(
  context: Context<PlatformEnv>,
  options: SessionOptions,
  { memberId, isReadOnly = false, provenHash, ...chosen }: Beginning,
): Promise<signInContract.SessionBody | undefined> {
  // A site on another origin forgets the session at a reload: nobody could use the rest of the ninety days.
  const isRemembered = chosen.isRemembered && !context.get('isCrossOrigin');
  const { memberSessions, members } = schema;
  const partnerId = context.get('partnerId');
  const former = readSession(context);
  const id = newSessionId();
  const createdAt = options.now();
  const remainingMs = lengthOf(isRemembered);
  const expiresAt = new Date(createdAt.getTime() + remainingMs);
  const hasBegun = await options.database.orm.transaction(async (transaction) => {
    const [member] = await transaction
      .update(members)
      .set({ isActive: isReadOnly ? sql`${members.isActive}` : true })
      .where(
        and(
          eq(members.partnerId, partnerId),
          eq(members.publicId, memberId),
          provenHash === undefined ? undefined : eq(members.passwordHash, provenHash),
        ),
      )
      .returning({ publicId: members.publicId });
    if (!member) return false;
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
    });
    return true;
  });
  if (!hasBegun) return undefined;
  writeMemberCookies(context, { id, remainingMs, isRemembered, isReadOnly });
  return sessionBodyOf({ id, remainingMs, isReadOnly }, options);
}

/** Ends the browser's session and takes its cookies away. Answers which it was, if there was one. */
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

/** Ends every session of a member, in whatever browser. Takes a transaction as well: `{ orm: transaction }`. */
export async function revokeSessionsOf(
  { orm }: { readonly orm: Pick<Database['orm'], 'delete'> },
  memberId: string,
): Promise<void> {
  await orm.delete(schema.memberSessions).where(eq(schema.memberSessions.memberId, memberId));
}

/** When a session is over however often it is used. */
const absoluteEnd = sql<Date>`${schema.memberSessions.createdAt} + interval '1 second' *
  case when ${schema.memberSessions.isReadOnly} then ${LONGEST_EMULATION_MS / 1000}::int
    when ${schema.memberSessions.isRemembered} then ${LONGEST_REMEMBERED_SESSION_MS / 1000}::int else ${LONGEST_SESSION_MS / 1000}::int end`;

const liveSession = (context: Context<PlatformEnv>, id: string, moment: Date) =>
  and(
    eq(schema.memberSessions.idHash, hashSessionId(id)),
    eq(schema.memberSessions.partnerId, context.get('partnerId')),
    gt(schema.memberSessions.expiresAt, moment),
    sql`${absoluteEnd} > ${moment.toISOString()}::timestamptz`,
    eq(schema.members.publicId, schema.memberSessions.memberId),
    eq(schema.members.partnerId, schema.memberSessions.partnerId),
  );

/** Who is signed in, without prolonging; undefined for nobody and for a session that is over. */
export async function readMemberSession(
  context: Context<PlatformEnv>,
  { database, now }: Pick<SessionOptions, 'database' | 'now'>,
): Promise<MemberSession | undefined> {
  const { memberSessions, members } = schema;
  const id = readSession(context);
  if (id === undefined) return undefined;
  const moment = now();
  const [row] = await database.orm
    .select()
    .from(memberSessions)
    .innerJoin(members, liveSession(context, id, moment));
  if (!row) return undefined;
  const { isRemembered, isReadOnly, expiresAt } = row.member_sessions;
  const remainingMs = expiresAt.getTime() - moment.getTime();
  return { member: row.members, id, isRemembered, isReadOnly, remainingMs };
}

/**
 * The same, and the session's time begins anew, up to its absolute end. One statement: what is over or ended meanwhile
 * is never revived.
 */
export async function prolongMemberSession(
  context: Context<PlatformEnv>,
  { database, now }: Pick<SessionOptions, 'database' | 'now'>,
): Promise<MemberSession | undefined> {
  const { memberSessions, members } = schema;
  const id = readSession(context);
  if (id === undefined) return undefined;
  const moment = now();
  const after = (isRemembered: boolean) => new Date(moment.getTime() + lengthOf(isRemembered)).toISOString();
  const [row] = await database.orm
    .update(memberSessions)
    .set({
      expiresAt: sql`least(${absoluteEnd}, case when ${memberSessions.isRemembered} then ${after(true)}::timestamptz else ${after(false)}::timestamptz end)`,
    })
    .from(members)
    .where(liveSession(context, id, moment))
    .returning();
  if (!row) return undefined;
  const { members: member, isRemembered, isReadOnly, expiresAt } = row;
  return { member, id, isRemembered, isReadOnly, remainingMs: expiresAt.getTime() - moment.getTime() };
}
