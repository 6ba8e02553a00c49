import { randomBytes } from 'node:crypto';

import type { Tier } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';
import { and, eq } from 'drizzle-orm';
import type { Context } from 'hono';

import { passwordErrors } from '../../accounts/field-errors.ts';
import { hasWebProfile, normalizeEmail, type MemberRow } from '../../accounts/find-member.ts';
import { beginMemberSession } from '../../accounts/member-sessions.ts';
import { schema, type Database } from '../../database/database.ts';
import { isUniqueViolation } from '../../database/unique-violation.ts';
import { profileAddedMail } from '../../mail/index.ts';
import type { PlatformEnv } from '../../web/platform-context.ts';
import { fault } from '../../web/fault.ts';
import { invalid } from '../../web/problem.ts';
import type { ApiOptions } from '../api-options.ts';
import { codeOwnerOf } from '../recovery/recovery-code.ts';
import { provenMember, useProof } from '../recovery/recovery-store.ts';
import { giveAutomaticBonus } from './automatic-bonus.ts';
import { readProfile, type JoinProfile } from './join-profile.ts';
import { limitEmails, limitNumbers } from './limits.ts';
import { joinOnce, type JoinForm, type JoinHashes } from './repeated-join.ts';
import { accountExists, numberInUse, refuseTaken } from './taken.ts';

export const tierAfterJoining = (emailOptIn: boolean, before: Tier = 0): Tier => {
  if (before === 3) return before;
  return emailOptIn ? 2 : 0;
};

type NewAccount = JoinProfile &
  JoinHashes &
  Pick<MemberRow, 'partnerId' | 'email' | 'firstName' | 'lastName'> & {
    readonly passwordHash: string;
  };

async function addAccount(
  { orm }: Database,
  partner: PartnerSettings,
  { account, now }: { readonly account: NewAccount; readonly now: Date },
): Promise<string | undefined> {
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
      .returning({ publicId: members.publicId, enrollmentSource: members.enrollmentSource });
    if (!added) return undefined;
    await giveAutomaticBonus(transaction, partner, added, now);
    await transaction
      .delete(prospects)
      .where(and(eq(prospects.partnerId, partnerId), eq(prospects.email, email)));
    return added.publicId;
  });
}

/**
 * Returns the membership without a profile that this request may complete, because this browser has proven
 * its mailbox with a mailed code.
 */
async function provenMembership(
  context: Context<PlatformEnv>,
  { database, now }: ApiOptions,
  email: string,
): Promise<MemberRow | undefined> {
  const member = await provenMember(database, codeOwnerOf(context), now());
  return member && member.email === email && !hasWebProfile(member) ? member : undefined;
}

async function completeMembership(
  context: Context<PlatformEnv>,
  { database: { orm }, now }: ApiOptions,
  {
    partner,
    known,
    account,
  }: { readonly partner: PartnerSettings; readonly known: MemberRow; readonly account: NewAccount },
): Promise<boolean> {
  const { members, prospects } = schema;
  const { publicId, partnerId, tier } = known;
  try {
    return await orm.transaction(async (transaction) => {
      const proof = { memberId: publicId, now: now() };
      if (!(await useProof(transaction, codeOwnerOf(context), proof))) return false;
      const [completed] = await transaction
        .update(members)
        .set({ ...account, tier: tierAfterJoining(account.emailOptIn, tier) })
        .where(and(eq(members.partnerId, partnerId), eq(members.publicId, publicId)))
        .returning({ publicId: members.publicId, enrollmentSource: members.enrollmentSource });
      if (!completed) return false;
      await giveAutomaticBonus(transaction, partner, completed, now());
      await transaction
        .delete(prospects)
        .where(and(eq(prospects.partnerId, partnerId), eq(prospects.email, account.email)));
      return true;
    });
  } catch (cause) {
    if (isUniqueViolation(cause, 'members_number')) throw invalid([numberInUse]);
    throw cause;
  }
}

async function createAccount(
  context: Context<PlatformEnv>,
  options: ApiOptions,
  { partner, request, hashes }: JoinForm,
): Promise<string> {
  const { database, passwords, mailer, now } = options;
  const { firstName = '', lastName = '', password, passwordConfirm } = request;
  const email = normalizeEmail(request.email ?? '');
  const known = await provenMembership(context, options, email);
  const { profile, errors } = readProfile(partner, request, {
    numberOfPartner: known?.memberNumber ?? null,
    now: now(),
  });
  const { memberNumber } = profile;
  const aboutPassword =
    password === undefined
      ? [fault('password', 'required')]
      : passwordErrors({ password, passwordConfirm, memberNumber });
  if (password === undefined || errors.length + aboutPassword.length > 0) {
    throw invalid([...errors, ...aboutPassword]);
  }
  const identity = { partnerId: partner.id, email, memberNumber };
  await limitNumbers(context, options, memberNumber);
  await refuseTaken(database, identity, known?.publicId);
  const passwordHash = await passwords.hash(password);
  const account = { ...profile, ...hashes, partnerId: partner.id, email, firstName, lastName, passwordHash };

  if (known) {
    if (!(await completeMembership(context, options, { partner, known, account }))) throw accountExists();
    mailer.writeMailLater(profileAddedMail(partner, known.email));
  }
  const publicId = known?.publicId ?? (await addAccount(database, partner, { account, now: now() }));
  if (publicId === undefined) {
    await refuseTaken(database, identity);
    throw accountExists();
  }
  return publicId;
}

/**
 * Creates an account with a password and signs its owner in (API-03), or completes a membership without a
 * profile whose mailbox was proven. An address and a number do not suffice for that, because they are not
 * secret. A repeated form signs in as long as the password is unchanged. Returns the public id.
 */
export async function joinDirect(
  context: Context<PlatformEnv>,
  options: ApiOptions,
  form: JoinForm,
): Promise<string> {
  const { email = '', password = '' } = form.request;
  await limitEmails(context, options, normalizeEmail(email));
  const signIn = async (proof: { readonly memberId: string; readonly provenHash?: string }) =>
    (await beginMemberSession(context, options, { ...proof, isRemembered: false })) && proof.memberId;
  return joinOnce(options, form, {
    async join() {
      const memberId = await signIn({ memberId: await createAccount(context, options, form) });
      if (memberId === undefined) throw accountExists();
      return memberId;
    },
    async repeat({ memberId, passwordHash: provenHash }) {
      if (provenHash === null || !(await options.passwords.verify(password, provenHash))) return undefined;
      return signIn({ memberId, provenHash });
    },
  });
}
