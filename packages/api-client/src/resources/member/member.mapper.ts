import { omitUndefined, type KnownMember, type Member } from '@tableside/core';

import type { KnownMemberAnswer, MemberAnswer } from './member.contract.ts';

/** The wire's member as the product's. The session that travels with it is not part of it. */
export const toMember = (body: MemberAnswer): Member =>
  omitUndefined({
    publicId: body.publicId,
    firstName: body.firstName,
    lastName: body.lastName,
    email: body.email,
    hasEmailOptIn: body.emailOptIn,
    address: body.address,
    phoneNumber: body.phoneNumber,
    hasSmsOptIn: body.smsOptIn,
    memberNumber: body.memberNumber ?? undefined,
    familyId: body.familyId ?? undefined,
    memberType: body.memberType,
    tier: body.tierLevel,
    diningProgress: body.diningProgress
      ? {
          status: body.diningProgress.status,
          remainingDines: body.diningProgress.remainingDines,
          dinesRequired: body.diningProgress.dinesRequired,
          remainingDollars: body.diningProgress.remainingDollars,
          dollarsRequired: body.diningProgress.dollarsRequired,
          earnedThisYear: body.diningProgress.ytdMilesOrDollars,
        }
      : undefined,
    activeBonuses: body.activeBonuses.map((bonus) => ({
      code: bonus.code,
      status: bonus.bonusStatus,
      createdAt: bonus.createDateUtc,
      isNewMemberBonus: bonus.isNewMemberBonus,
      description: bonus.description,
      isEligibleForNewMemberBonus: bonus.memberIsEligibleForNMB,
    })),
    enrollmentSource: body.enrollmentSource,
    joinDate: body.joinDate,
    mustJoin: body.mustJoin,
    mustUpdateEmail: body.emailUpdateRequired,
  });

export const toKnownMember = (body: KnownMemberAnswer): KnownMember => ({
  publicId: body.publicId,
  interfaceType: body.interfaceType,
  isActive: body.active,
  hasWebProfile: body.hasWebProfile,
  tier: body.tierLevel,
});
