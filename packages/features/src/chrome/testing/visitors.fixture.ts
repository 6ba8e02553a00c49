import type { Session, SessionState } from '@tableside/kits/session';
import { vi } from 'vitest';

type MemberType = 'EnrolledCardMember' | 'NonCardMember' | 'ClosedAccountMember';

export const signedIn = (memberType: MemberType, firstName = 'Robin'): SessionState => ({
  status: 'settled',
  visitor: {
    kind: 'member',
    publicId: 'P1',
    memberType,
    tier: 2,
    firstName,
    email: 'robin@sample.example',
    hasEmailOptIn: true,
    hasEligibleNewMemberBonus: false,
  },
});

export const resolving: SessionState = { status: 'resolving', visitor: { kind: 'anonymous' } };

const unexpected = () => Promise.reject(new Error('The frame does not do this.'));

/** The frame only signs out. That never resolves, because the page is then replaced. */
export const session: Session = {
  refresh: unexpected,
  accept: () => undefined,
  signOut: vi.fn(() => new Promise<undefined>(() => undefined)),
  takeRedirect: unexpected,
  recognize: unexpected,
  moved: () => undefined,
};
