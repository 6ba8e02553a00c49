import { and, eq } from 'drizzle-orm';

import type { MemberRow } from '../../accounts/find-member.ts';
import { schema } from '../../database/database.ts';
import { notFound } from '../../web/problem.ts';
import type { ApiOptions } from '../api-options.ts';
import { areLinkedTo } from './linked-cards.ts';
import { lockMember } from './lock-member.ts';

/**
 * Unlinks a card. The last one closes the account, which the result reports. Throws 404 if the card is not
 * the member's.
 */
export async function unlinkCard(
  { database: { orm }, now }: ApiOptions,
  { member, id }: { readonly member: MemberRow; readonly id: string },
): Promise<'open' | 'closed'> {
  const { cards, members } = schema;
  return orm.transaction(async (transaction) => {
    await lockMember(transaction, member);
    const deleted = await transaction
      .update(cards)
      .set({ deletedAt: now() })
      .where(and(areLinkedTo(member), eq(cards.id, id)))
      .returning({ id: cards.id });
    if (deleted.length === 0) throw notFound('Card not found.');
    const [another] = await transaction
      .select({ id: cards.id })
      .from(cards)
      .where(areLinkedTo(member))
      .limit(1);
    if (another) return 'open';
    await transaction
      .update(members)
      .set({ memberType: 'ClosedAccountMember' })
      .where(eq(members.publicId, member.publicId));
    return 'closed';
  });
}
