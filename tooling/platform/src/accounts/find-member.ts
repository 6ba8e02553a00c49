import { plainEmail, plainText } from '@tableside/core';
import { and, eq } from 'drizzle-orm';

import { schema, type Database } from '../database/database.ts';

export type MemberRow = typeof schema.members.$inferSelect;

/** E-mail addresses as they are stored and compared. */
export const normaliseEmail = (email: string): string => plainEmail(email).toLowerCase();
/** Member numbers as they are stored and compared. */
export const normaliseMemberNumber = (memberNumber: string): string => plainText(memberNumber).toUpperCase();

/** Normalizes a typed user name: with an @ it is an e-mail address, otherwise a member number. */
export const normaliseUserName = (userName: string): string =>
  userName.includes('@') ? normaliseEmail(userName) : normaliseMemberNumber(userName);

/** The member of this partner with that e-mail address or member number. */
export async function findMemberByName(
  { orm }: Pick<Database, 'orm'>,
  partnerId: string,
  userName: string,
): Promise<MemberRow | undefined> {
  const { members } = schema;
  const name = normaliseUserName(userName);
  const column = name.includes('@') ? members.email : members.memberNumber;
  const [found] = await orm
    .select()
    .from(members)
    .where(and(eq(members.partnerId, partnerId), eq(column, name)));
  return found;
}

/** The member of this partner with that public id. */
export async function findMember(
  { orm }: Pick<Database, 'orm'>,
  partnerId: string,
  publicId: string,
): Promise<MemberRow | undefined> {
  const { members } = schema;
  const [found] = await orm
    .select()
    .from(members)
    .where(and(eq(members.partnerId, partnerId), eq(members.publicId, publicId)));
  return found;
}

/** Whether a member can sign in: with a password, or through the partner. */
export const hasWebProfile = ({ passwordHash, ssoSubject }: MemberRow): boolean =>
  passwordHash !== null || ssoSubject !== null;
