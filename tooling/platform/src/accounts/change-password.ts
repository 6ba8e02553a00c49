import { and, eq } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';

import { schema, type Database } from '../database/database.ts';
import { endRecoveriesOf } from './end-recoveries.ts';
import type { MemberRow } from './find-member.ts';
import { revokeSessionsOf } from './member-sessions.ts';
import type { Passwords } from './passwords.ts';

interface PasswordChange {
  readonly partnerId: string;
  readonly memberId: string;
  readonly password: string;
  /**
   * The hash against which the current password was verified. If it has been replaced since, nothing changes.
   */
  readonly provenHash?: string | null;
  readonly changes?: PgUpdateSetSource<typeof schema.members>;
}

/**
 * Also ends every session and recovery of the member, and lifts a lock after wrong passwords. To keep the
 * member signed in, the caller must begin a new session. Returns the updated member.
 */
export async function changePassword(
  { orm }: Database,
  passwords: Passwords,
  { partnerId, memberId, password, provenHash, changes }: PasswordChange,
): Promise<MemberRow | undefined> {
  const { members, signInTries } = schema;
  const passwordHash = await passwords.hash(password);
  return orm.transaction(async (transaction) => {
    const [member] = await transaction
      .update(members)
      .set({ ...changes, passwordHash })
      .where(
        and(
          eq(members.partnerId, partnerId),
          eq(members.publicId, memberId),
          provenHash ? eq(members.passwordHash, provenHash) : undefined,
        ),
      )
      .returning();
    if (!member) return undefined;
    await revokeSessionsOf({ orm: transaction }, { memberId, partnerId });
    await endRecoveriesOf({ orm: transaction }, { memberId, partnerId });
    await transaction
      .delete(signInTries)
      .where(and(eq(signInTries.partnerId, partnerId), eq(signInTries.subject, memberId)));
    return member;
  });
}
