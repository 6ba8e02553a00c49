import { and, eq } from 'drizzle-orm';
import type { Context } from 'hono';

import type { MemberRow } from '../../accounts/find-member.ts';
import { prolongMemberSession } from '../../accounts/member-sessions.ts';
import { readOnly, refuseOtherToken, unauthorized } from '../../accounts/require-member.ts';
import { refuseRestricted } from '../../accounts/restrictions.ts';
import { schema } from '../../database/database.ts';
import { isUniqueViolation } from '../../database/unique-violation.ts';
import type { PlatformEnv } from '../../web/platform-context.ts';
import { fault } from '../../web/fault.ts';
import { invalid } from '../../web/problem.ts';
import type { ApiOptions } from '../api-options.ts';
import { giveAutomaticBonus } from './automatic-bonus.ts';
import { tierAfterJoining } from './join-direct.ts';
import { readProfile } from './join-profile.ts';
import { limitEmails, limitNumbers } from './limits.ts';
import { joinOnce, keyReused, type JoinForm } from './repeated-join.ts';
import { accountExists, numberInUse, refuseTaken } from './taken.ts';

async function completeAccount(
  context: Context<PlatformEnv>,
  options: ApiOptions,
  { partner, request, hashes }: JoinForm,
  member: MemberRow,
): Promise<string> {
  const { database, now } = options;
  const { members, prospects } = schema;
  const { publicId, partnerId, email, memberNumber: numberOfPartner, mustJoin, memberType, tier } = member;
  if (!mustJoin || memberType !== 'NonCardMember') throw accountExists();
  await limitEmails(context, options, email);

  const { profile, errors } = readProfile(partner, request, { numberOfPartner, now: now() });
  const hasPassword = request.password !== undefined || request.passwordConfirm !== undefined;
  const aboutPassword = hasPassword
    ? [fault('password', 'invalid', `You sign in with ${partner.name}, so no password is needed`)]
    : [];
  if (errors.length + aboutPassword.length > 0) throw invalid([...errors, ...aboutPassword]);
  await limitNumbers(context, options, profile.memberNumber);
  await refuseTaken(database, { partnerId, email, memberNumber: profile.memberNumber }, publicId);
  try {
    return await database.orm.transaction(async (transaction) => {
      const [joined] = await transaction
        .update(members)
        .set({ ...profile, ...hashes, tier: tierAfterJoining(profile.emailOptIn, tier), mustJoin: false })
        .where(
          and(eq(members.partnerId, partnerId), eq(members.publicId, publicId), eq(members.mustJoin, true)),
        )
        .returning({ publicId: members.publicId, enrollmentSource: members.enrollmentSource });
      if (!joined) throw accountExists();
      await giveAutomaticBonus(transaction, partner, joined, now());
      await transaction
        .delete(prospects)
        .where(and(eq(prospects.partnerId, partnerId), eq(prospects.email, email)));
      return publicId;
    });
  } catch (cause) {
    if (isUniqueViolation(cause, 'members_number')) throw invalid([numberInUse]);
    throw cause;
  }
}

/**
 * Completes the account of a person who signed in by single sign-on (ENR-06). Names and email address come
 * from the partner, never from the form. Returns the public id; the session continues.
 */
export async function joinBySso(
  context: Context<PlatformEnv>,
  options: ApiOptions,
  form: JoinForm,
): Promise<string> {
  refuseOtherToken(context, options);
  const session = await prolongMemberSession(context, options);
  if (!session) throw unauthorized();
  if (session.isReadOnly) throw readOnly();
  const { member } = session;
  await refuseRestricted(context, options, member);
  return joinOnce(options, form, {
    join: () => completeAccount(context, options, form, member),
    async repeat({ memberId }) {
      if (memberId !== member.publicId) throw keyReused();
      return memberId;
    },
  });
}
