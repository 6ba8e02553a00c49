import type { Session, SessionState } from '@tableside/kit-session';
import { vi } from 'vitest';

type MemberType = 'EnrolledCardMember' | 'NonCardMember' | 'ClosedAccountMember';

/** Somebody who is signed in. */
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

/** The browser carries a sign of a session, and nobody knows yet whose it is. */
export const resolving: SessionState = { status: 'resolving', visitor: { kind: 'anonymous' } };

const unexpected = () => Promise.reject(new Error('The frame does not do this.'));

/** The frame only ever signs out, and the page that comes after it is another. */
export const session: Session = {
  refresh: unexpected,
  accept: () => undefined,
  signOut: vi.fn(() => new Promise<undefined>(() => undefined)),
  takeRedirect: unexpected,
  recognise: unexpected,
  moved: () => undefined,
};
