import { anonymous, type MemberType, type Tier, type Visitor } from '@tableside/core';

const member = (tier: Tier, memberType: MemberType): Visitor => ({
  kind: 'member',
  publicId: 'member-1',
  memberType,
  tier,
  firstName: 'Robin',
  email: 'robin@example.com',
  hasEmailOptIn: tier >= 2,
  hasEligibleNewMemberBonus: false,
});

interface VisitorChoice {
  readonly title: string;
  readonly visitor: Visitor;
}

/** The kinds of visitor that the toolbar offers (SES-01), by what it calls them in the address. */
export const visitors: ReadonlyMap<string, VisitorChoice> = new Map(
  Object.entries({
    anonymous: { title: 'Not signed in', visitor: anonymous },
    known: {
      title: 'Known, not activated',
      visitor: { kind: 'known', publicId: 'member-1', tier: 1 },
    },
    optedOut: { title: 'Member, opted out', visitor: member(0, 'EnrolledCardMember') },
    optedIn: { title: 'Member', visitor: member(2, 'EnrolledCardMember') },
    vip: { title: 'Member, VIP', visitor: member(3, 'EnrolledCardMember') },
    noCard: { title: 'Member without a card', visitor: member(2, 'NonCardMember') },
    closed: { title: 'Member, account closed', visitor: member(2, 'ClosedAccountMember') },
  } satisfies Record<string, VisitorChoice>),
);
