import { plainEmail, plainText } from '@tableside/core';
import { and, eq } from 'drizzle-orm';

import { schema, type Database } from '../database/database.ts';

export type MemberRow = typeof schema.members.$inferSelect;

export const normaliseEmail = (email: string): string => plainEmail(email).toLowerCase();
export const normaliseMemberNumber = (memberNumber: string): string => plainText(memberNumber).toUpperCase();

export const normaliseUserName = (userName: string): string =>
  userName.includes('@') ? normaliseEmail(userName) : normaliseMemberNumber(userName);

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

export const hasWebProfile = ({ passwordHash, ssoSubject }: MemberRow): boolean =>
  passwordHash !== null || ssoSubject !== null;
