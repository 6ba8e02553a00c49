import { prospectsContract, type memberContract } from '@tableside/api-client/contract';
import { joinsDirectly, type Tier } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';
import { and, eq, sql } from 'drizzle-orm';
import type { Context } from 'hono';

import { changePassword } from '../../accounts/change-password.ts';
import { endRecoveriesOf } from '../../accounts/end-recoveries.ts';
import { passwordErrors } from '../../accounts/field-errors.ts';
import { normalizeEmail, type MemberRow } from '../../accounts/find-member.ts';
import { partnerOf, settingsToday } from '../../accounts/partner-of.ts';
import { proveCurrentPassword } from '../../accounts/prove-current-password.ts';
import { unauthorized } from '../../accounts/require-member.ts';
import { schema } from '../../database/database.ts';
import { isUniqueViolation } from '../../database/unique-violation.ts';
import { assignMails, passwordChangedMail } from '../../mail/index.ts';
import type { PlatformEnv } from '../../web/platform-context.ts';
import { fault, type FieldError } from '../../web/fault.ts';
import { invalid } from '../../web/problem.ts';
import type { ApiOptions } from '../api-options.ts';
import { limitEmails } from '../prospects/limits.ts';
import { readProfileChanges } from './profile-changes.ts';

type Update = memberContract.MemberUpdateRequest;

const complainAboutNewPassword = (member: MemberRow, update: Update): FieldError[] => {
  const { password, passwordConfirm, currentPassword } = update;
  if (password === undefined) {
    const lonely = (['passwordConfirm', 'currentPassword'] as const).some(
      (name) => update[name] !== undefined,
    );
    return lonely ? [fault('password', 'required')] : [];
  }
  if (member.passwordHash === null) {
    return [fault('password', 'invalid', 'This account has no password')];
  }
  return [
    ...passwordErrors({ password, passwordConfirm, memberNumber: member.memberNumber }),
    ...(currentPassword === undefined ? [fault('currentPassword', 'required')] : []),
  ];
};

const notChangedHere = fault('email', 'invalid', 'The email address cannot be changed here');

/** The present address is no change: the answer to its request was lost, and so it is sent again. */
const complainAboutEmail = (
  partner: PartnerSettings,
  member: MemberRow,
  { email, emailConfirm }: Update,
): FieldError[] => {
  if (email === undefined) {
    return emailConfirm === undefined ? [] : [fault('email', 'required')];
  }
  const mayReplace = member.mustUpdateEmail && joinsDirectly(partner);
  const isPresent = normalizeEmail(email) === member.email;
  if (!mayReplace && !isPresent) {
    return [notChangedHere];
  }
  const errors: FieldError[] = [];
  if (!prospectsContract.joinRequest.shape.email.safeParse(email).success) {
    errors.push(fault('email', 'invalidEmail'));
  } else if (mayReplace && isPresent) {
    errors.push(fault('email', 'sameEmail'));
  }
  if (emailConfirm === undefined) errors.push(fault('emailConfirm', 'required'));
  else if (normalizeEmail(emailConfirm) !== normalizeEmail(email)) {
    errors.push(fault('emailConfirm', 'mismatch'));
  }
  return errors;
};

function readChanges(partner: PartnerSettings, member: MemberRow, update: Update): Partial<MemberRow> {
  const profile = readProfileChanges(partner, member, update);
  const errors = [
    ...complainAboutNewPassword(member, update),
    ...complainAboutEmail(partner, member, update),
    ...profile.errors,
  ];
  if (errors.length > 0) throw invalid(errors);
  const email = update.email === undefined ? member.email : normalizeEmail(update.email);
  return { ...profile.changes, ...(email !== member.email && { email, mustUpdateEmail: false }) };
}

/**
 * Members who opted in to email earn the full rate, others the basic one (SES-06). VIPs keep their tier, and
 * members who are not activated opt in by activation. SQL decides from the current tier, because a parallel
 * request may change it.
 */
const tierAfter = (emailOptIn: boolean) => {
  const { tier } = schema.members;
  return sql<Tier>`case when ${tier} in (0, 2) then ${emailOptIn ? 2 : 0} else ${tier} end`;
};

export async function updateMember(
  context: Context<PlatformEnv>,
  options: ApiOptions,
  { member, update }: { readonly member: MemberRow; readonly update: Update },
): Promise<MemberRow> {
  const { orm } = options.database;
  const { members } = schema;
  const partner = await settingsToday(options.database, partnerOf(context, options));
  const read = readChanges(partner, member, update);
  const { emailOptIn } = read;
  const changes = { ...read, ...(emailOptIn !== undefined && { tier: tierAfter(emailOptIn) }) };
  if (read.email !== undefined) await limitEmails(context, options, read.email);
  if (update.password !== undefined) {
    await proveCurrentPassword(options, member, update.currentPassword ?? '');
  }
  const { partnerId, publicId: memberId, passwordHash: provenHash } = member;
  if (read.email !== undefined) await assignMails(orm, { partnerId, memberId, email: member.email });
  try {
    if (update.password !== undefined) {
      const { password } = update;
      const change = { partnerId, memberId, password, provenHash, changes };
      const changed = await changePassword(options.database, options.passwords, change);
      if (!changed) throw unauthorized();
      options.mailer.writeMailLater(passwordChangedMail(partner, changed.email));
      return changed;
    }
    if (Object.keys(changes).length === 0) return member;
    return await orm.transaction(async (transaction) => {
      const [changed] = await transaction
        .update(members)
        .set(changes)
        .where(
          and(
            eq(members.partnerId, partnerId),
            eq(members.publicId, memberId),
            // Another tab may have replaced it meanwhile.
            read.email === undefined ? undefined : eq(members.email, member.email),
          ),
        )
        .returning();
      if (!changed) throw read.email === undefined ? unauthorized() : invalid([notChangedHere]);
      if (read.email !== undefined) await endRecoveriesOf({ orm: transaction }, { partnerId, memberId });
      return changed;
    });
  } catch (cause) {
    if (!isUniqueViolation(cause, 'members_email')) throw cause;
    throw invalid([fault('email', 'emailInUse')]);
  }
}
