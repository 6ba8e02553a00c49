import { useSession } from '@tableside/kit-session';
import { useEffect, useRef, useState } from 'react';

/** Ends the session, once for each time the page is opened; answers whether that is done. */
export function useSignsOut(): boolean {
  const session = useSession();
  const [isDone, setIsDone] = useState(false);
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    const signOut = async () => {
      const partnerSignOut = await session.signOut();
      if (partnerSignOut === undefined) setIsDone(true);
      // The partner's own sign-in ends at its own address, which then leads back.
      else window.location.assign(partnerSignOut);
    };
    void signOut();
  }, [session]);
  return isDone;
}
