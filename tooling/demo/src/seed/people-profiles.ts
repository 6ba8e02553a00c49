import { type DiningProgress, hasMembers, joinsDirectly, type MemberType, type Tier } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';

import { YEARLY_GOAL } from '@tableside/platform/dining';

export interface Profile {
  readonly name: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Describes what signing in as this member, or visiting with the public id, demonstrates. */
  readonly shows: string;
  readonly isKnownOnly?: true;
  readonly memberType?: MemberType;
  readonly tier?: Tier;
  readonly isActive?: false;
  readonly mustUpdateEmail?: true;
  readonly hasNewMemberBonus?: true;
  readonly year?: ProfileYear;
  readonly hasLongHistory?: true;
  readonly hasBonuses?: true;
  readonly hasPersonalOffers?: true;
  readonly hasSavedMerchants?: true;
  readonly hasAutomaticBonus?: true;
  readonly hasAllCards?: true;
  readonly bookingRefusal?: 'deactivated' | 'fraud';
  readonly isVip?: true;
  readonly hasClaims?: true;
  readonly joinedOn?: string;
}

export interface ProfileYear {
  readonly status: string;
  readonly dines: number;
  readonly dollars: number;
  /** Units of the currency. If members earn money, the earnings are a share of the dollars instead. */
  readonly earned: number;
}

export const progressOf = ({ status, dines, dollars, earned }: ProfileYear): DiningProgress => ({
  status,
  remainingDines: Math.max(0, YEARLY_GOAL.dines - dines),
  dinesRequired: YEARLY_GOAL.dines,
  remainingDollars: Math.max(0, YEARLY_GOAL.dollars * 100 - Math.round(dollars * 100)) / 100,
  dollarsRequired: YEARLY_GOAL.dollars,
  earnedThisYear: earned,
});

const yearOf = (status: string, dines: number, dollars: number, earned: number): ProfileYear => ({
  status,
  dines,
  dollars,
  earned,
});

const building = yearOf('Building', 5, 430, 1290);
const nothingYet = yearOf('Building', 0, 0, 0);

const profiles: readonly Profile[] = [
  {
    name: 'member',
    firstName: 'Morgan',
    lastName: 'Reyes',
    shows: 'a member with a card, on the way to VIP',
    hasPersonalOffers: true,
    hasSavedMerchants: true,
    year: building,
  },
  {
    name: 'vip',
    firstName: 'Vivian',
    lastName: 'Okafor',
    shows: 'a VIP who renews the tier',
    tier: 3,
    isVip: true,
    hasPersonalOffers: true,
    year: yearOf('Renewing', 9, 612, 4870),
  },
  {
    name: 'complete',
    firstName: 'Corin',
    lastName: 'Adeyemi',
    shows: 'a VIP whose tier is safe for another year',
    tier: 3,
    isVip: true,
    year: yearOf('Complete', 14, 981, 6240),
  },
  {
    name: 'optedout',
    firstName: 'Oscar',
    lastName: 'Lindqvist',
    shows: 'a member who has opted out of mail and earns the least',
    tier: 0,
    year: yearOf('Building', 2, 96, 48),
  },
  {
    name: 'nocard',
    firstName: 'Noor',
    lastName: 'Haddad',
    shows: 'a member without a card',
    memberType: 'NonCardMember',
  },
  {
    name: 'allcards',
    firstName: 'Alba',
    lastName: 'Keita',
    shows: 'a member with as many cards as the program allows',
    hasAllCards: true,
    year: nothingYet,
  },
  {
    name: 'closed',
    firstName: 'Clara',
    lastName: 'Benedetti',
    shows: 'a member whose account is closed',
    memberType: 'ClosedAccountMember',
  },
  {
    name: 'newmember',
    firstName: 'Nico',
    lastName: 'Tanaka',
    shows: 'a new member who is eligible for the first bonus',
    hasNewMemberBonus: true,
    year: nothingYet,
  },
  {
    name: 'fixemail',
    firstName: 'Felix',
    lastName: 'Moreau',
    shows: 'a member who must update the email address',
    mustUpdateEmail: true,
    year: building,
  },
  {
    name: 'history',
    firstName: 'Hana',
    lastName: 'Whitlock',
    shows: 'a member with years of visits and a reward in every state',
    hasLongHistory: true,
    joinedOn: '2020-09-18',
  },
  {
    name: 'bonuses',
    firstName: 'Bela',
    lastName: 'Ferreira',
    shows: 'a member with a bonus of each kind, both open and registered',
    hasBonuses: true,
    year: nothingYet,
  },
  {
    name: 'autobonus',
    firstName: 'Aurel',
    lastName: 'Novak',
    shows: 'a new member who gets a bonus automatically',
    hasAutomaticBonus: true,
    year: nothingYet,
  },
  {
    name: 'claims',
    firstName: 'Carmen',
    lastName: 'Osei',
    shows: 'a member with a reported visit in every state, whose second card was linked five days ago',
    hasClaims: true,
    year: building,
  },
  {
    name: 'deactivated',
    firstName: 'Dario',
    lastName: 'Engel',
    shows: 'a member whose account with the booking provider is deactivated, and who has qualified for VIP',
    bookingRefusal: 'deactivated',
    year: yearOf('Qualified', 12, 905, 2710),
  },
  {
    name: 'blocked',
    firstName: 'Bianca',
    lastName: 'Stone',
    shows: 'a member whose reservations the booking provider rejects, and who qualifies for VIP again',
    bookingRefusal: 'fraud',
    year: yearOf('QualifiedAndBuilding', 7, 540, 1620),
  },
  {
    name: 'active',
    firstName: 'Ada',
    lastName: 'Brandt',
    shows: 'activation: activated already',
    year: building,
  },
  {
    name: 'lapsed',
    firstName: 'Levi',
    lastName: 'Castellano',
    shows: 'activation: lapsed, signing in makes the membership active',
    isActive: false,
  },
  {
    name: 'unprofiled',
    firstName: 'Uma',
    lastName: 'Farrow',
    shows: 'activation: activated, has yet to join the site',
    isKnownOnly: true,
  },
  {
    name: 'activate',
    firstName: 'Anouk',
    lastName: 'Silva',
    shows: 'activation: can be activated',
    isKnownOnly: true,
    tier: 1,
  },
  {
    name: 'activate2',
    firstName: 'Anders',
    lastName: 'Holm',
    shows: 'activation: can be activated',
    isKnownOnly: true,
    tier: 1,
  },
  {
    name: 'activate3',
    firstName: 'Asha',
    lastName: 'Pillai',
    shows: 'activation: can be activated',
    isKnownOnly: true,
    tier: 1,
  },
];

export const profilesOf = (
  partner: Pick<PartnerSettings, 'enrollmentType' | 'hasVIP' | 'hasVisitClaims' | 'autoBonus'>,
): readonly Profile[] =>
  hasMembers(partner)
    ? profiles.filter(
        ({ mustUpdateEmail, isVip, hasAutomaticBonus, hasClaims }) =>
          !(mustUpdateEmail && !joinsDirectly(partner)) &&
          !(isVip && !partner.hasVIP) &&
          !(hasClaims && !partner.hasVisitClaims) &&
          !(hasAutomaticBonus && !partner.autoBonus),
      )
    : [];
