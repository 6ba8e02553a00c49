import { and, eq } from 'drizzle-orm';

import type { MemberRow } from '../../accounts/find-member.ts';
import { unauthorised } from '../../accounts/require-member.ts';
import { schema, type Database } from '../../database/database.ts';

/** What is done in one transaction. */
export type Transaction = Pick<Database['orm'], 'select' | 'insert' | 'update' | 'delete'>;

/** Makes everybody else who changes this member's cards wait; answers the member as it is now. */
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
  if (!member) throw unauthorised();
  return member;
}
