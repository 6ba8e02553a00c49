import { anonymous, type Visitor } from '@tableside/core';
import { memberOfTier } from '@tableside/kits/testing/providers';

interface VisitorChoice {
  readonly title: string;
  readonly visitor: Visitor;
}

export const visitors: ReadonlyMap<string, VisitorChoice> = new Map(
  Object.entries({
    anonymous: { title: 'Not signed in', visitor: anonymous },
    known: {
      title: 'Known, not activated',
      visitor: { kind: 'known', publicId: 'member-1', tier: 1 },
    },
    optedOut: { title: 'Member, opted out', visitor: memberOfTier(0) },
    optedIn: { title: 'Member', visitor: memberOfTier(2) },
    vip: { title: 'Member, VIP', visitor: memberOfTier(3) },
    noCard: { title: 'Member without a card', visitor: memberOfTier(2, 'NonCardMember') },
    closed: { title: 'Member, account closed', visitor: memberOfTier(2, 'ClosedAccountMember') },
  } satisfies Record<string, VisitorChoice>),
);
