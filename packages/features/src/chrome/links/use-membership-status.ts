import { useSessionState } from '@tableside/kits/session';

export type MembershipStatus = 'unknown' | 'visitor' | 'joining' | 'member' | 'closed';

const standings = {
  NonCardMember: 'joining',
  EnrolledCardMember: 'member',
  ClosedAccountMember: 'closed',
} as const;

export function useMembershipStatus(): MembershipStatus {
  const { status, visitor } = useSessionState();
  if (status === 'resolving') return 'unknown';
  return visitor.kind === 'member' ? standings[visitor.memberType] : 'visitor';
}
