import { and, eq } from 'drizzle-orm';

import type { MemberRow } from '../../accounts/find-member.ts';
import { schema } from '../../database/database.ts';
import { notFound, Problem } from '../../web/problem.ts';
import type { ApiOptions } from '../api-options.ts';
import { areLinkedTo } from './linked-cards.ts';
import { lockMember } from './lock-member.ts';

const lastCard = () =>
  new Problem({
    status: 400,
    code: 'lastCard',
    message: 'This is the last card: deleting it closes the account.',
  });

export interface Unlinking {
  readonly member: MemberRow;
  readonly id: string;
  readonly closesAccount: boolean;
}

/**
 * Throws 404 if the card is not the member's, and 400 "lastCard" if it is the last one but the member did not
 * agree to close the account. That happens when another tab or device has unlinked the other cards in the
 * meantime.
 */
export async function unlinkCard(
  { database: { orm }, now }: ApiOptions,
  { member, id, closesAccount }: Unlinking,
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
    if (!closesAccount) throw lastCard();
    await transaction
      .update(members)
      .set({ memberType: 'ClosedAccountMember' })
      .where(and(eq(members.partnerId, member.partnerId), eq(members.publicId, member.publicId)));
    return 'closed';
  });
}
