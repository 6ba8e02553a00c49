import { isMember, type MemberType } from '@tableside/core';
import { useShownSession } from '@tableside/kits/session';

export type MembershipStatus = 'unknown' | 'visitor' | 'joining' | 'member' | 'closed';

const standings = {
  NonCardMember: 'joining',
  EnrolledCardMember: 'member',
  ClosedAccountMember: 'closed',
} as const satisfies Readonly<Record<MemberType, MembershipStatus>>;

export function useMembershipStatus(): MembershipStatus {
  const { status, visitor } = useShownSession();
  if (status === 'resolving') return 'unknown';
  return isMember(visitor) ? standings[visitor.memberType] : 'visitor';
}
