import { useSession } from '@tableside/kit-session';

/** Signs out and loads the page anew, or goes where the partner's own sign-in ends (AUT-16). */
export function useSignOut(): () => void {
  const session = useSession();
  const signOut = async () => {
    const partnerSignOut = await session.signOut();
    if (partnerSignOut === undefined) window.location.reload();
    else window.location.assign(partnerSignOut);
  };
  return () => void signOut();
}
