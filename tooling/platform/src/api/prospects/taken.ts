import { and, eq, ne, or } from 'drizzle-orm';

import { schema, type Database } from '../../database/database.ts';
import { fault } from '../../web/fault.ts';
import { invalid, Problem } from '../../web/problem.ts';

export const accountExists = () =>
  new Problem({
    status: 400,
    code: 'accountExists',
    message: 'You already have an account.',
    errors: [fault('email', 'emailInUse', 'You already have an account.')],
  });

export const numberInUse = fault('memberNumber', 'memberNumberInUse');
export const emailInUse = fault('email', 'emailInUse');

interface Identity {
  readonly partnerId: string;
  readonly email: string;
  readonly memberNumber: string | null;
}

/**
 * Throws if another member has the address or the number (VAL-13). The message does not reveal whether that
 * member has a profile on the site.
 *
 * @param ownId - the member who may have them.
 */
export async function refuseTaken(
  { orm }: Database,
  { partnerId, email, memberNumber }: Identity,
  ownId = '',
): Promise<void> {
  const { members } = schema;
  const others = await orm
    .select({ email: members.email, memberNumber: members.memberNumber })
    .from(members)
    .where(
      and(
        eq(members.partnerId, partnerId),
        ne(members.publicId, ownId),
        or(
          eq(members.email, email),
          memberNumber === null ? undefined : eq(members.memberNumber, memberNumber),
        ),
      ),
    );
  if (others.length === 0) return;
  const hasEmail = (member: (typeof others)[number]) => member.email === email;
  const hasNumber = (member: (typeof others)[number]) =>
    memberNumber !== null && member.memberNumber === memberNumber;
  if (others.some((member) => hasEmail(member) && hasNumber(member))) throw accountExists();
  const isNumberTaken = others.some(hasNumber);
  if (!others.some(hasEmail)) throw invalid([numberInUse]);
  throw new Problem({
    status: 400,
    code: 'emailInUse',
    message: emailInUse.message,
    errors: [emailInUse, ...(isNumberTaken ? [numberInUse] : [])],
  });
}
