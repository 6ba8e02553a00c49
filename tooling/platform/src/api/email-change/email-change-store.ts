import { and, eq, gt, lt, sql } from 'drizzle-orm';

import { endRecoveriesOf } from '../../accounts/end-recoveries.ts';
import type { MemberRow } from '../../accounts/find-member.ts';
import { revokeSessionsOf } from '../../accounts/member-sessions.ts';
import { schema, type Database } from '../../database/database.ts';
import { assignMails, emailChangedMail, type Mailer } from '../../mail/index.ts';
import type { PartnerSettings } from '@tableside/partner-config';
import { lockMember } from '../cards/lock-member.ts';

export const EMAIL_CHANGE_MS = 15 * 60_000;
export const EMAIL_CHANGE_TRIES = 5;

const { emailChanges, members, memberSessions } = schema;

export interface ChangeOwner {
  readonly partnerId: string;
  readonly memberId: string;
  readonly sessionHash: string;
}

export type EmailChange = typeof emailChanges.$inferSelect;

const ofOwner = ({ partnerId, memberId, sessionHash }: ChangeOwner) =>
  and(
    eq(emailChanges.partnerId, partnerId),
    eq(emailChanges.memberId, memberId),
    eq(emailChanges.sessionHash, sessionHash),
  );

export async function pendingChange(
  { orm }: Pick<Database, 'orm'>,
  owner: ChangeOwner,
  now: Date,
): Promise<EmailChange | undefined> {
  const [found] = await orm
    .select()
    .from(emailChanges)
    .where(and(ofOwner(owner), gt(emailChanges.triesLeft, 0), gt(emailChanges.expiresAt, now)));
  return found;
}

type Addresses = Pick<EmailChange, 'oldEmail' | 'newEmail'>;
type CodeHashes = Pick<EmailChange, 'oldCodeHash' | 'newCodeHash'>;

export async function beginChange(
  transaction: Pick<Database['orm'], 'insert'>,
  owner: ChangeOwner,
  change: Addresses & CodeHashes,
  now: Date,
): Promise<void> {
  const fresh = {
    ...change,
    sessionHash: owner.sessionHash,
    triesLeft: EMAIL_CHANGE_TRIES,
    expiresAt: new Date(now.getTime() + EMAIL_CHANGE_MS),
  };
  await transaction
    .insert(emailChanges)
    .values({ ...owner, ...fresh })
    .onConflictDoUpdate({ target: [emailChanges.memberId, emailChanges.partnerId], set: fresh });
}

/** Uses up one try before the codes are compared. Undefined if no tries are left or no change is pending. */
export async function takeTry(
  { orm }: Database,
  owner: ChangeOwner,
  now: Date,
): Promise<EmailChange | undefined> {
  const [taken] = await orm
    .update(emailChanges)
    .set({ triesLeft: sql`${emailChanges.triesLeft} - 1` })
    .where(and(ofOwner(owner), gt(emailChanges.triesLeft, 0), gt(emailChanges.expiresAt, now)))
    .returning();
  return taken;
}

export async function dropChange({ orm }: Database, owner: ChangeOwner): Promise<void> {
  await orm.delete(emailChanges).where(ofOwner(owner));
}

/**
 * Changes the address, ends the member's sessions and recoveries, and mails the old address, all in one
 * transaction. Returns undefined if the change was used or replaced in the meantime, or if the member's
 * address is no longer the old one. Throws the database's error if another member has the new address.
 */
export const finishChange = (
  { orm }: Database,
  mailer: Mailer,
  { owner, change, partner }: { owner: ChangeOwner; change: EmailChange; partner: PartnerSettings },
): Promise<MemberRow | undefined> =>
  orm.transaction(async (transaction) => {
    const { oldEmail, newEmail, oldCodeHash, newCodeHash } = change;
    const { partnerId, memberId } = owner;
    // Whatever ends a session then ends its change, and locks the member, if at all, first. In another order
    // they could deadlock.
    await lockMember(transaction, { partnerId, publicId: memberId });
    await transaction
      .select({ idHash: memberSessions.idHash })
      .from(memberSessions)
      .where(and(eq(memberSessions.partnerId, partnerId), eq(memberSessions.idHash, owner.sessionHash)))
      .for('update');
    const [used] = await transaction
      .delete(emailChanges)
      .where(
        and(
          ofOwner(owner),
          eq(emailChanges.oldCodeHash, oldCodeHash),
          eq(emailChanges.newCodeHash, newCodeHash),
        ),
      )
      .returning({ memberId: emailChanges.memberId });
    if (!used) return undefined;
    const [member] = await transaction
      .update(members)
      .set({ email: newEmail })
      .where(
        and(eq(members.partnerId, partnerId), eq(members.publicId, memberId), eq(members.email, oldEmail)),
      )
      .returning();
    if (!member) return undefined;
    await revokeSessionsOf({ orm: transaction }, { memberId, partnerId });
    await endRecoveriesOf({ orm: transaction }, { memberId, partnerId });
    await mailer.writeMail(emailChangedMail(partner, oldEmail), transaction);
    await assignMails(transaction, { partnerId, memberId, email: oldEmail });
    return member;
  });

export async function purgeExpiredEmailChanges({ orm }: Database, now: Date): Promise<void> {
  await orm.delete(emailChanges).where(lt(emailChanges.expiresAt, now));
}
