import { usePartner } from '@tableside/kit-partner';
import { useSessionState } from '@tableside/kit-session';
import { useState } from 'react';

import { JoinPage } from './join-page.tsx';
import { JoinedBefore } from './joined-before.tsx';
import { SignInFirst } from './sign-in-first.tsx';

/** Step 1 of enrolment (ROU-07): the form, or the way to the partner's own sign-in, where joining begins (ENR-06). */
export function JoinScreen() {
  const { enrollmentType } = usePartner();
  const { member } = useSessionState();
  const [joining, setJoining] = useState(member);
  // A session that ends meanwhile does not take the form away: what was typed stays.
  if (member && member.publicId !== joining?.publicId) setJoining(member);

  if (enrollmentType === 'sso' && !joining) return <SignInFirst />;
  if (member && !member.mustJoin) return <JoinedBefore member={member} />;
  return <JoinPage key={joining?.publicId} member={joining} />;
}
