import { randomBytes } from 'node:crypto';

import type { PartnerSettings } from '@tableside/partner-config';
import { and, eq, isNull, ne, type SQL } from 'drizzle-orm';

import { schema, type Database } from '../../database/database.ts';
import { isUniqueViolation } from '../../database/unique-violation.ts';
import { assignMails } from '../../mail/index.ts';
import type { Person } from './claims.ts';

export type Refusal = 'emailMissing' | 'emailTaken';

type Member = Pick<typeof schema.members.$inferSelect, 'publicId' | 'email'>;

const { members } = schema;

async function find(
  { orm }: Database,
  partnerId: string,
  condition: SQL | undefined,
): Promise<Member | undefined> {
  const [found] = await orm
    .select({ publicId: members.publicId, email: members.email })
    .from(members)
    .where(and(eq(members.partnerId, partnerId), condition));
  return found;
}

/** Only the partner can change these members' name and email address (PRO-02, PRO-04). */
async function updateFromProvider(
  database: Database,
  partnerId: string,
  member: Member,
  person: Person,
): Promise<void> {
  const { firstName, lastName, email = member.email } = person;
  const isNewEmail = email !== member.email;
  const owner = isNewEmail ? await find(database, partnerId, eq(members.email, email)) : undefined;
  const changes = {
    ...(firstName !== '' && { firstName }),
    ...(lastName !== '' && { lastName }),
    ...(isNewEmail && !owner && { email, mustUpdateEmail: false }),
  };
  if (Object.keys(changes).length === 0) return;
  if (changes.email !== undefined)
    await assignMails(database.orm, { partnerId, memberId: member.publicId, email: member.email });
  try {
    await database.orm
      .update(members)
      .set(changes)
      .where(and(eq(members.partnerId, partnerId), eq(members.publicId, member.publicId)));
  } catch (cause) {
    if (!isUniqueViolation(cause, 'members_email')) throw cause;
    // Another member got the address in the meantime, and is found now.
    await updateFromProvider(database, partnerId, member, person);
  }
}

/**
 * Connects the person to a membership that the partner imported and that nobody has signed in to yet. As when
 * joining by password, both the email address and the member number must match; here the provider must have
 * confirmed both.
 */
async function completeKnown(
  database: Database,
  partnerId: string,
  person: Person,
): Promise<Member | undefined> {
  const { subject, email, isEmailVerified, memberNumber, firstName, lastName } = person;
  if (email === undefined || !isEmailVerified || memberNumber === undefined) return undefined;
  const [completed] = await database.orm
    .update(members)
    .set({
      ssoSubject: subject,
      mustJoin: true,
      enrollmentSource: 'sso',
      ...(firstName !== '' && { firstName }),
      ...(lastName !== '' && { lastName }),
    })
    .where(
      and(
        eq(members.partnerId, partnerId),
        eq(members.email, email),
        eq(members.memberNumber, memberNumber),
        eq(members.memberType, 'NonCardMember'),
        isNull(members.ssoSubject),
        isNull(members.passwordHash),
      ),
    )
    .returning({ publicId: members.publicId, email: members.email });
  return completed;
}

async function add(
  database: Database,
  partnerId: string,
  person: Person & { email: string },
): Promise<string> {
  const { subject, email, firstName, lastName, memberNumber } = person;
  const isTaken =
    memberNumber !== undefined &&
    (await find(database, partnerId, and(eq(members.memberNumber, memberNumber), ne(members.email, email))));
  const publicId = randomBytes(18).toString('base64url');
  await database.orm
    .insert(members)
    .values({
      publicId,
      partnerId,
      email,
      ssoSubject: subject,
      firstName,
      lastName,
      memberNumber: isTaken ? null : (memberNumber ?? null),
      memberType: 'NonCardMember',
      mustJoin: true,
      enrollmentSource: 'sso',
    })
    .onConflictDoNothing();
  return publicId;
}

/**
 * Finds the member by the provider's subject, never by an email address alone, because the address may have
 * belonged to someone else. A new person becomes a member without a card who has yet to join (ENR-06).
 */
export async function memberOfPerson(
  database: Database,
  { id: partnerId, hasPPN }: Pick<PartnerSettings, 'id' | 'hasPPN'>,
  reported: Person,
): Promise<{ readonly memberId: string; readonly isNew: boolean } | { readonly refusal: Refusal }> {
  const person = hasPPN ? reported : { ...reported, memberNumber: undefined };
  const { subject, email } = person;
  const isPerson = eq(members.ssoSubject, subject);
  const known = await find(database, partnerId, isPerson);
  if (known) {
    await updateFromProvider(database, partnerId, known, person);
    return { memberId: known.publicId, isNew: false };
  }
  if (email === undefined) return { refusal: 'emailMissing' };
  const completed = await completeKnown(database, partnerId, person);
  if (completed) return { memberId: completed.publicId, isNew: false };
  const publicId = await add(database, partnerId, { ...person, email });
  // A parallel request for the same person may have added the row first. No row was added if the address
  // belongs to another member.
  const stored = await find(database, partnerId, isPerson);
  return stored
    ? { memberId: stored.publicId, isNew: stored.publicId === publicId }
    : { refusal: 'emailTaken' };
}
