import type { PlainDate } from './calendar.ts';
import type { ChosenPrivacy } from './privacy-choice.ts';
import type { MemberType, Tier, Visitor } from './visitor.ts';

/**
 * An address. Missing parts are empty, so that a form can show them directly. `state` has two letters, and
 * `zipCode` five digits.
 */
export interface Address {
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
}

export const bonusStatuses = ['Eligible', 'Enrolled', 'Qualified'] as const;
export type BonusStatus = (typeof bonusStatuses)[number];

export interface Bonus {
  readonly code: string;
  readonly status: BonusStatus;
  /** ISO timestamp. */
  readonly createdAt: string;
  readonly isNewMemberBonus: boolean;
  readonly description: string;
  readonly isEligibleForNewMemberBonus: boolean;
  /**
   * The last day on which the bonus can be used. Undefined if there is none, or if the program does not
   * report it.
   */
  readonly usableUntil?: PlainDate;
  /**
   * The number of meals that count so far, and the required number. Undefined for a bonus that does not count
   * meals.
   */
  readonly meals?: { readonly completed: number; readonly required: number };
  /** Version of the bonus, which changes when its offer changes. A registration contains it (ACC-23). */
  readonly version?: string | undefined;
  readonly terms?: string;
}

export interface DiningProgress {
  /** "Renewing", "Complete", or another value of the program. */
  readonly status: string;
  readonly remainingDines: number;
  readonly dinesRequired: number;
  readonly remainingDollars: number;
  readonly dollarsRequired: number;
  /** Amount earned this year, in the partner's currency. */
  readonly earnedThisYear: number;
}

export interface Member {
  readonly publicId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly hasEmailOptIn: boolean;
  readonly address: Address;
  readonly phoneNumber: string;
  readonly hasSmsOptIn: boolean;
  readonly memberNumber?: string;
  readonly familyId?: string;
  readonly memberType: MemberType;
  readonly tier: Tier;
  readonly diningProgress?: DiningProgress;
  readonly activeBonuses: readonly Bonus[];
  readonly enrollmentSource: string;
  /** A calendar day, YYYY-MM-DD. */
  readonly joinDate: string;
  /** Whether the member signed in through the partner but has not filled in the join form yet (ENR-06). */
  readonly mustJoin: boolean;
  /** Whether the member must change the email address before doing anything else in the account (AUT-12). */
  readonly mustUpdateEmail: boolean;
  readonly privacyChoice?: ChosenPrivacy;
}

export type InterfaceType = 'known' | 'sso' | 'direct';

export interface KnownMember {
  readonly publicId: string;
  readonly interfaceType: InterfaceType;
  readonly isActive: boolean;
  readonly hasWebProfile: boolean;
  readonly tier: Tier;
}

export const visitorOf = (member: Member): Extract<Visitor, { kind: 'member' }> => ({
  kind: 'member',
  publicId: member.publicId,
  memberType: member.memberType,
  tier: member.tier,
  firstName: member.firstName,
  email: member.email,
  hasEmailOptIn: member.hasEmailOptIn,
  hasEligibleNewMemberBonus: member.activeBonuses.some(
    (bonus) => bonus.isNewMemberBonus && bonus.isEligibleForNewMemberBonus,
  ),
});
