import { plainEmail, plainText } from '@tableside/core';
import { and, eq } from 'drizzle-orm';

import { schema, type Database } from '../database/database.ts';

export type MemberRow = typeof schema.members.$inferSelect;

export const normalizeEmail = (email: string): string => plainEmail(email).toLowerCase();
export const normalizeMemberNumber = (memberNumber: string): string => plainText(memberNumber).toUpperCase();

export const normalizeUserName = (userName: string): string =>
  userName.includes('@') ? normalizeEmail(userName) : normalizeMemberNumber(userName);

export async function findMemberByName(
  { orm }: Pick<Database, 'orm'>,
  partnerId: string,
  userName: string,
): Promise<MemberRow | undefined> {
  const { members } = schema;
  const name = normalizeUserName(userName);
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
