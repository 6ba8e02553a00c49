import { and, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm';

import { endRecoveriesOf } from '../../accounts/end-recoveries.ts';
import type { MemberRow } from '../../accounts/find-member.ts';
import { revokeSessionsOf } from '../../accounts/member-sessions.ts';
import { schema, type Database } from '../../database/database.ts';
import { lockMember, type Transaction } from '../cards/lock-member.ts';
import type { CodeOwner } from './recovery-code.ts';

/**
 * How long a code is valid, and how long a confirmed code allows setting the new password. See
 * docs/decisions/0020-proof-of-the-mailbox.md.
 */
export const RECOVERY_MS = 15 * 60_000;
export const RECOVERY_TRIES = 5;

const { members, recoveries, signInTries } = schema;

const ofBrowser = ({ partnerId, sessionHash }: CodeOwner) =>
  and(eq(recoveries.partnerId, partnerId), eq(recoveries.sessionHash, sessionHash));

const expiryAfter = (now: Date) => new Date(now.getTime() + RECOVERY_MS);

interface Beginning {
  /** Undefined if the name cannot recover an account. The code is stored all the same, but never matches. */
  readonly member: Pick<MemberRow, 'publicId' | 'email'> | undefined;
  readonly codeHash: string;
}

/**
 * Returns whether a member can use the code. A member whose address was replaced meanwhile cannot, because
 * the code goes to the address that was read, and replacing it ends only the recoveries that have begun.
 */
export async function beginRecovery(
  { orm }: Database,
  owner: CodeOwner,
  { member, codeHash }: Beginning,
  now: Date,
): Promise<boolean> {
  const { publicId = '', email = '' } = member ?? {};
  const present = orm
    .select({ publicId: members.publicId })
    .from(members)
    .where(
      and(eq(members.partnerId, owner.partnerId), eq(members.publicId, publicId), eq(members.email, email)),
    )
    .for('share');
  const fresh = { codeHash, triesLeft: RECOVERY_TRIES, expiresAt: expiryAfter(now), confirmedAt: null };
  const [begun] = await orm
    .insert(recoveries)
    .values({ ...owner, ...fresh, memberId: sql`${present}` })
    .onConflictDoUpdate({
      target: [recoveries.partnerId, recoveries.sessionHash],
      set: { ...fresh, memberId: sql`excluded.member_id` },
    })
    .returning({ memberId: recoveries.memberId });
  return begun !== undefined && begun.memberId !== null;
}

interface Try {
  readonly memberId: string | null;
  readonly codeHash: string;
  readonly triesLeft: number;
}

/** Uses up one try before the code is compared. Undefined if no tries are left or there is no recovery. */
export async function takeTry({ orm }: Database, owner: CodeOwner, now: Date): Promise<Try | undefined> {
  const [taken] = await orm
    .update(recoveries)
    .set({ triesLeft: sql`${recoveries.triesLeft} - 1` })
    .where(
      and(
        ofBrowser(owner),
        isNull(recoveries.confirmedAt),
        gt(recoveries.triesLeft, 0),
        gt(recoveries.expiresAt, now),
      ),
    )
    .returning({
      memberId: recoveries.memberId,
      codeHash: recoveries.codeHash,
      triesLeft: recoveries.triesLeft,
    });
  return taken;
}

const isConfirmed = (owner: CodeOwner, now: Date) =>
  and(
    ofBrowser(owner),
    isNotNull(recoveries.confirmedAt),
    isNotNull(recoveries.memberId),
    gt(recoveries.expiresAt, now),
  );

export async function confirmRecovery(
  { orm }: Database,
  owner: CodeOwner,
  codeHash: string,
  now: Date,
): Promise<boolean> {
  const confirmed = await orm
    .update(recoveries)
    .set({ confirmedAt: now, expiresAt: expiryAfter(now) })
    .where(and(ofBrowser(owner), eq(recoveries.codeHash, codeHash), isNull(recoveries.confirmedAt)))
    .returning({ memberId: recoveries.memberId });
  return confirmed.length > 0;
}

/**
 * Whether this browser has already confirmed one of these codes, so that a request whose response was lost
 * can be repeated.
 */
export async function wasConfirmedWith(
  { orm }: Database,
  owner: CodeOwner,
  codeHashes: readonly string[],
  now: Date,
): Promise<boolean> {
  const found = await orm
    .select({ memberId: recoveries.memberId })
    .from(recoveries)
    .where(and(isConfirmed(owner, now), inArray(recoveries.codeHash, [...codeHashes])));
  return found.length > 0;
}

export async function provenMember(
  { orm }: Database,
  owner: CodeOwner,
  now: Date,
): Promise<MemberRow | undefined> {
  const [found] = await orm
    .select({ member: members })
    .from(recoveries)
    .innerJoin(
      members,
      and(eq(members.publicId, recoveries.memberId), eq(members.partnerId, recoveries.partnerId)),
    )
    .where(isConfirmed(owner, now));
  return found?.member;
}

/**
 * Uses up the proof. Must run in the transaction of what the proof authorizes. Also ends every session of the
 * member and the recoveries in other browsers, and lifts a lock after wrong passwords. Returns false if the
 * proof was used or expired in the meantime.
 */
export async function useProof(
  transaction: Transaction,
  owner: CodeOwner,
  { memberId, now }: { readonly memberId: string; readonly now: Date },
): Promise<boolean> {
  const { partnerId } = owner;
  // Signing in and a new password lock the member before the sessions. In another order they could deadlock.
  await lockMember(transaction, { partnerId, publicId: memberId });
  const used = await transaction
    .delete(recoveries)
    .where(and(isConfirmed(owner, now), eq(recoveries.memberId, memberId)))
    .returning({ memberId: recoveries.memberId });
  if (used.length === 0) return false;
  await revokeSessionsOf({ orm: transaction }, { memberId, partnerId });
  await endRecoveriesOf({ orm: transaction }, { memberId, partnerId });
  await transaction
    .delete(signInTries)
    .where(and(eq(signInTries.partnerId, partnerId), eq(signInTries.subject, memberId)));
  return true;
}

export async function finishRecovery(
  { orm }: Database,
  owner: CodeOwner,
  { memberId, passwordHash, now }: { memberId: string; passwordHash: string; now: Date },
): Promise<boolean> {
  return orm.transaction(async (transaction) => {
    if (!(await useProof(transaction, owner, { memberId, now }))) return false;
    await transaction
      .update(members)
      .set({ passwordHash })
      .where(and(eq(members.partnerId, owner.partnerId), eq(members.publicId, memberId)));
    return true;
  });
}
