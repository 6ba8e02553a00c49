import { randomBytes } from 'node:crypto';

import type { Tier } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';
import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from 'hono';

import { complainAboutPassword, REQUIRED } from '../../accounts/field-complaints.ts';
import { normaliseEmail, type MemberRow } from '../../accounts/find-member.ts';
import { beginMemberSession } from '../../accounts/member-sessions.ts';
import { schema, type Database } from '../../database/database.ts';
import { profileAddedMail } from '../../mail/index.ts';
import type { PlatformEnv } from '../../platform-context.ts';
import { invalid } from '../../web/problem.ts';
import type { ApiOptions } from '../api-options.ts';
import { readProfile, type JoinProfile } from './join-profile.ts';
import { limitEmails, limitNumbers } from './limits.ts';
import type { JoinBody } from './read-prospect.ts';
import { accountExists, refuseTaken } from './taken.ts';

/** The tier after joining: a VIP stays one, for everybody else the choice about e-mail decides. */
export const tierAfterJoining = (emailOptIn: boolean, before: Tier = 0): Tier => {
  if (before === 3) return before;
  return emailOptIn ? 2 : 0;
};

type NewAccount = JoinProfile &
  Pick<MemberRow, 'partnerId' | 'email' | 'firstName' | 'lastName'> & { readonly passwordHash: string };

/** Adds the account and forgets the prospect of that address. undefined when the address or the number was just taken. */
async function addAccount({ orm }: Database, account: NewAccount, now: Date): Promise<string | undefined> {
  const { members, prospects } = schema;
  const { partnerId, email } = account;
  return orm.transaction(async (transaction) => {
    const [added] = await transaction
      .insert(members)
      .values({
        ...account,
        publicId: randomBytes(18).toString('base64url'),
        tier: tierAfterJoining(account.emailOptIn),
        joinedOn: now.toISOString().slice(0, 10),
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning({ publicId: members.publicId });
    if (!added) return undefined;
    await transaction
      .delete(prospects)
      .where(and(eq(prospects.partnerId, partnerId), eq(prospects.email, email)));
    return added.publicId;
  });
}

/** Gives a membership without a profile the one of the join form. False when it has got one meanwhile. */
async function completeAccount({ orm }: Database, known: MemberRow, account: NewAccount): Promise<boolean> {
  const { members, prospects } = schema;
  const { publicId, partnerId, tier } = known;
  return orm.transaction(async (transaction) => {
    const completed = await transaction
      .update(members)
      .set({ ...account, tier: tierAfterJoining(account.emailOptIn, tier) })
      .where(
        and(
          eq(members.partnerId, partnerId),
          eq(members.publicId, publicId),
          isNull(members.passwordHash),
          isNull(members.ssoSubject),
        ),
      )
      .returning({ publicId: members.publicId });
    await transaction
      .delete(prospects)
      .where(and(eq(prospects.partnerId, partnerId), eq(prospects.email, account.email)));
    return completed.length > 0;
  });
}

/** Creates an account with a password and signs its owner in (API-03). Answers the public id. */
export async function joinDirect(
  context: Context<PlatformEnv>,
  options: ApiOptions,
  { partner, request }: { readonly partner: PartnerSettings; readonly request: JoinBody },
): Promise<string> {
  const { database, passwords, mailer, now } = options;
  const { firstName = '', lastName = '', password, passwordConfirm } = request;
  const email = normaliseEmail(request.email ?? '');
  await limitEmails(context, options, email);

  const { profile, complaints } = readProfile(partner, request, null);
  const { memberNumber } = profile;
  const aboutPassword =
    password === undefined
      ? [{ field: 'password', message: REQUIRED }]
      : complainAboutPassword({ password, passwordConfirm, memberNumber });
  if (password === undefined || complaints.length + aboutPassword.length > 0) {
    throw invalid([...complaints, ...aboutPassword]);
  }
  const identity = { partnerId: partner.id, email, memberNumber };
  await limitNumbers(context, options, memberNumber);
  const known = await refuseTaken(database, identity);
  const passwordHash = await passwords.hash(password);
  const account = { ...profile, partnerId: partner.id, email, firstName, lastName, passwordHash };

  if (known) {
    if (!(await completeAccount(database, known, account))) throw accountExists();
    mailer.writeMailLater(profileAddedMail(partner, known.email));
  }
  const publicId = known?.publicId ?? (await addAccount(database, account, now()));
  if (publicId === undefined) {
    await refuseTaken(database, identity);
    throw accountExists();
  }
  await beginMemberSession(context, options, { memberId: publicId, isRemembered: false });
  return publicId;
}
