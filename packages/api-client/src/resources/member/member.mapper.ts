import {
  bonusStatuses,
  memberTypes,
  omitUndefined,
  type Bonus,
  type KnownMember,
  type Member,
  type PlainDate,
  type Tier,
} from '@tableside/core';

import {
  count,
  filledText,
  flag,
  lenient,
  listOf,
  moment,
  nullable,
  numberBetween,
  object,
  oneOf,
  plainDate,
  text,
  type Reader,
} from '../../client/reader.ts';
import { readChosenPrivacy } from '../privacy-choices/privacy-choices.resource.ts';
import { readSession } from '../sign-in/session.mapper.ts';
import type { SessionBody } from '../sign-in/sign-in.contract.ts';
import type { ActivateResponse, KnownMemberResponse, MemberResponse } from './member.contract.ts';

const tierLevel: Reader<Tier> = oneOf([0, 1, 2, 3]);
const amount = numberBetween(0, Infinity);

export const readMember = object<MemberResponse>({
  publicId: text,
  firstName: text,
  lastName: text,
  email: text,
  emailOptIn: flag,
  address: object<MemberResponse['address']>({
    address1: text,
    address2: text,
    city: text,
    state: text,
    zipCode: text,
  }),
  phoneNumber: text,
  smsOptIn: flag,
  memberNumber: nullable(text),
  familyId: nullable(text),
  memberType: oneOf(memberTypes),
  tierLevel,
  diningProgress: nullable(
    object<NonNullable<MemberResponse['diningProgress']>>({
      status: text,
      remainingDines: count,
      dinesRequired: count,
      remainingDollars: amount,
      dollarsRequired: amount,
      ytdMilesOrDollars: amount,
    }),
  ),
  activeBonuses: listOf(
    object<MemberResponse['activeBonuses'][number]>({
      code: text,
      bonusStatus: oneOf(bonusStatuses),
      createDateUtc: moment,
      isNewMemberBonus: flag,
      description: text,
      memberIsEligibleForNMB: flag,
      usableUntil: lenient(plainDate),
      mealsRequired: lenient(count),
      mealsCompleted: lenient(count),
      terms: lenient(filledText),
      version: lenient(filledText),
    }),
  ),
  enrollmentSource: text,
  joinDate: moment,
  mustJoin: flag,
  emailUpdateRequired: flag,
  privacyChoice: lenient(readChosenPrivacy),
  session: readSession,
});

export const readKnownMember = object<KnownMemberResponse>({
  publicId: text,
  interfaceType: oneOf(['known', 'sso', 'direct']),
  active: flag,
  hasWebProfile: flag,
  tierLevel,
});

export const readActivated = object<ActivateResponse>({ publicId: text, tierLevel });

function toBonus(body: MemberResponse['activeBonuses'][number]): Bonus {
  const { mealsRequired: required = 0, mealsCompleted: completed } = body;
  return omitUndefined({
    code: body.code,
    status: body.bonusStatus,
    createdAt: body.createDateUtc,
    isNewMemberBonus: body.isNewMemberBonus,
    description: body.description,
    isEligibleForNewMemberBonus: body.memberIsEligibleForNMB,
    usableUntil: body.usableUntil as PlainDate | undefined,
    meals:
      required > 0 && completed !== undefined
        ? { completed: Math.min(completed, required), required }
        : undefined,
    terms: body.terms,
    version: body.version,
  });
}

export const toMember = (body: MemberResponse): Member =>
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
    activeBonuses: body.activeBonuses.map(toBonus),
    enrollmentSource: body.enrollmentSource,
    joinDate: body.joinDate,
    mustJoin: body.mustJoin,
    mustUpdateEmail: body.emailUpdateRequired,
    privacyChoice: body.privacyChoice,
  });

export interface SignedInMember {
  readonly member: Member;
  readonly session: SessionBody;
}

export function readSignedIn(body: unknown): SignedInMember {
  const response = readMember(body);
  return { member: toMember(response), session: response.session };
}

export const toKnownMember = (body: KnownMemberResponse): KnownMember => ({
  publicId: body.publicId,
  interfaceType: body.interfaceType,
  isActive: body.active,
  hasWebProfile: body.hasWebProfile,
  tier: body.tierLevel,
});
