import type { DiningProgress, MemberType, Tier } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';

/** What is invented of somebody; the rest follows from the partner. */
export interface Profile {
  readonly name: string;
  readonly firstName: string;
  readonly lastName: string;
  /** What signing in, or coming with the public id, shows. */
  readonly shows: string;
  /** Known by the public id alone: nothing to sign in with. */
  readonly isKnownOnly?: true;
  readonly memberType?: MemberType;
  readonly tier?: Tier;
  readonly isActive?: false;
  readonly mustUpdateEmail?: true;
  readonly hasNewMemberBonus?: true;
  readonly progress?: DiningProgress;
}

const progressOf = (
  status: string,
  [dines, dinesRequired]: readonly [number, number],
  [dollars, dollarsRequired]: readonly [number, number],
  earnedThisYear: number,
): DiningProgress => ({
  status,
  remainingDines: Math.max(0, dinesRequired - dines),
  dinesRequired,
  remainingDollars: Math.max(0, dollarsRequired - dollars),
  dollarsRequired,
  earnedThisYear,
});

const building = progressOf('Building', [5, 12], [430, 750], 1290);

const profiles: readonly Profile[] = [
  {
    name: 'member',
    firstName: 'Morgan',
    lastName: 'Reyes',
    shows: 'a member with a card, on the way to VIP',
    progress: building,
  },
  {
    name: 'vip',
    firstName: 'Vivian',
    lastName: 'Okafor',
    shows: 'a VIP who renews the tier',
    tier: 3,
    progress: progressOf('Renewing', [9, 12], [612, 750], 4870),
  },
  {
    name: 'complete',
    firstName: 'Corin',
    lastName: 'Adeyemi',
    shows: 'a VIP whose tier is safe for another year',
    tier: 3,
    progress: progressOf('Complete', [14, 12], [981, 750], 6240),
  },
  {
    name: 'optedout',
    firstName: 'Oscar',
    lastName: 'Lindqvist',
    shows: 'a member who wants no mail and earns the least',
    tier: 0,
    progress: progressOf('Building', [2, 12], [96, 750], 48),
  },
  {
    name: 'nocard',
    firstName: 'Noor',
    lastName: 'Haddad',
    shows: 'a member without a card',
    memberType: 'NonCardMember',
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
    shows: 'a new member who may have the first bonus',
    hasNewMemberBonus: true,
    progress: progressOf('Building', [0, 12], [0, 750], 0),
  },
  {
    name: 'fixemail',
    firstName: 'Felix',
    lastName: 'Moreau',
    shows: 'a member who must give another e-mail address',
    mustUpdateEmail: true,
    progress: building,
  },
  {
    name: 'active',
    firstName: 'Ada',
    lastName: 'Brandt',
    shows: 'activation: activated already',
    progress: building,
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

/** New addresses are asked for where there are passwords only. */
export const profilesOf = ({ enrollmentType }: PartnerSettings) => {
  if (enrollmentType === 'none') return [];
  return enrollmentType === 'direct' ? profiles : profiles.filter((profile) => !profile.mustUpdateEmail);
};
