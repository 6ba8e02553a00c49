import { and, eq } from 'drizzle-orm';

import type { MemberRow } from '../../accounts/find-member.ts';
import { unauthorized } from '../../accounts/require-member.ts';
import { schema, type Database } from '../../database/database.ts';

export type Transaction = Pick<Database['orm'], 'select' | 'insert' | 'update' | 'delete' | 'execute'>;

export async function lockMember(
  transaction: Transaction,
  { partnerId, publicId }: Pick<MemberRow, 'partnerId' | 'publicId'>,
): Promise<MemberRow> {
  const { members } = schema;
  const [member] = await transaction
    .select()
    .from(members)
    .where(and(eq(members.partnerId, partnerId), eq(members.publicId, publicId)))
    .for('update');
  if (!member) throw unauthorized();
  return member;
}
