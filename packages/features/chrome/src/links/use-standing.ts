import { useSessionState } from '@tableside/kit-session';

/**
 * How somebody stands to the program: not known yet, a visitor, signed in without a card, a member with one, or a member
 * whose account was closed.
 */
export type Standing = 'unknown' | 'visitor' | 'joining' | 'member' | 'closed';

const standings = {
  NonCardMember: 'joining',
  EnrolledCardMember: 'member',
  ClosedAccountMember: 'closed',
} as const;

export function useStanding(): Standing {
  const { status, visitor } = useSessionState();
  if (status === 'resolving') return 'unknown';
  return visitor.kind === 'member' ? standings[visitor.memberType] : 'visitor';
}
