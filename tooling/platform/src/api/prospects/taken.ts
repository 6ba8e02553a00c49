import { and, eq, ne, or } from 'drizzle-orm';

import type { Complaint } from '../../accounts/field-complaints.ts';
import { hasWebProfile, type MemberRow } from '../../accounts/find-member.ts';
import { schema, type Database } from '../../database/database.ts';
import { invalid, Problem } from '../../web/problem.ts';

/** Somebody who wants to join has an account with that address and that number: the form offers to sign in. */
export const accountExists = () =>
  new Problem({
    status: 400,
    code: 'accountExists',
    message: 'You already have an account.',
    errors: [{ field: 'email', message: 'You already have an account.' }],
  });

export const numberInUse: Complaint = {
  field: 'memberNumber',
  message: 'This member number is already in use',
};
export const emailInUse: Complaint = { field: 'email', message: 'This email address is already in use' };

interface Identity {
  readonly partnerId: string;
  readonly email: string;
  readonly memberNumber: string | null;
}

/**
 * Refuses an address or a number that another member has (VAL-13). Answers the one member who has both and has no profile
 * on the site yet, if there is such a one: that membership is completed by joining.
 */
export async function refuseTaken(
  { orm }: Database,
  { partnerId, email, memberNumber }: Identity,
  ownId = '',
): Promise<MemberRow | undefined> {
  const { members } = schema;
  const others = await orm
    .select()
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
  const both = others.find(
    (member) => memberNumber !== null && member.email === email && member.memberNumber === memberNumber,
  );
  if (both && hasWebProfile(both)) throw accountExists();
  if (both) return both;
  if (others.length === 0) return undefined;
  throw invalid([
    ...(others.some((member) => member.email === email) ? [emailInUse] : []),
    ...(others.some((member) => memberNumber !== null && member.memberNumber === memberNumber)
      ? [numberInUse]
      : []),
  ]);
}
