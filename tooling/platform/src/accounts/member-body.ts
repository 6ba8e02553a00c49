import type { memberContract, signInContract } from '@tableside/api-client/contract';
import { and, asc, eq } from 'drizzle-orm';

import { schema, type Database } from '../database/database.ts';
import { bonusVersion } from './bonus-version.ts';
import type { MemberRow } from './find-member.ts';

type MemberResponse = memberContract.MemberResponse;

export async function memberBody(
  { orm }: Pick<Database, 'orm'>,
  member: MemberRow,
  session: signInContract.SessionBody,
): Promise<MemberResponse> {
  const { memberBonuses } = schema;
  const bonuses = await orm
    .select()
    .from(memberBonuses)
    .where(and(eq(memberBonuses.memberId, member.publicId), eq(memberBonuses.partnerId, member.partnerId)))
    .orderBy(asc(memberBonuses.createdAt), asc(memberBonuses.code));
  const { diningProgress: progress } = member;
  return {
    publicId: member.publicId,
    firstName: member.firstName,
    lastName: member.lastName,
    email: member.email,
    emailOptIn: member.emailOptIn,
    address: {
      address1: member.address1,
      address2: member.address2,
      city: member.city,
      state: member.state,
      zipCode: member.zipCode,
    },
    phoneNumber: member.phoneNumber,
    smsOptIn: member.smsOptIn,
    memberNumber: member.memberNumber,
    familyId: member.familyId,
    memberType: member.memberType,
    tierLevel: member.tier,
    diningProgress: progress && {
      status: progress.status,
      remainingDines: progress.remainingDines,
      dinesRequired: progress.dinesRequired,
      remainingDollars: progress.remainingDollars,
      dollarsRequired: progress.dollarsRequired,
      ytdMilesOrDollars: progress.earnedThisYear,
    },
    activeBonuses: bonuses.map((bonus) => ({
      code: bonus.code,
      bonusStatus: bonus.status,
      createDateUtc: bonus.createdAt.toISOString(),
      isNewMemberBonus: bonus.isNewMemberBonus,
      description: bonus.description,
      memberIsEligibleForNMB: bonus.isEligibleForNewMemberBonus,
      ...(bonus.usableUntil !== null && { usableUntil: bonus.usableUntil }),
      ...(bonus.mealsRequired !== null && {
        mealsRequired: bonus.mealsRequired,
        mealsCompleted: bonus.mealsCompleted ?? 0,
      }),
      ...(bonus.terms !== null && { terms: bonus.terms }),
      version: bonusVersion(bonus),
    })),
    enrollmentSource: member.enrollmentSource,
    joinDate: member.joinedOn,
    mustJoin: member.mustJoin,
    emailUpdateRequired: member.mustUpdateEmail,
    ...(member.privacyChoice !== null &&
      member.privacyChosenAt !== null && {
        privacyChoice: { choice: member.privacyChoice, chosenAt: member.privacyChosenAt.toISOString() },
      }),
    session,
  };
}
